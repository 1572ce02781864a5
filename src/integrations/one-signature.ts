import type { Plugin } from 'vite';

/**
 * Tailwind signs each style that asks for its tokens. A page carries its styles in the document, so only the files that
 * have Tailwind's own rules keep the signature: its license asks for one.
 */
export const oneSignature = (): Plugin => ({
  name: 'one-signature',
  enforce: 'pre',
  transform: (code, id) =>
    code.startsWith('/*! tailwindcss') && !/\/(?:global|admin)\.css/.test(id)
      ? { code: code.replace(/^\/\*![^*]*\*\/\s*/, ''), map: null }
      : null,
});
