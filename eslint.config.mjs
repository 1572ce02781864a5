import { defineConfig, globalIgnores } from 'eslint/config';
import astro from 'eslint-plugin-astro';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** The scripts inside .astro files, which ESLint sees as files of their own without types. */
const astroScripts = ['**/*.astro/*.ts', '**/*.astro/*.js'];

export default defineConfig(
  globalIgnores(['dist/', '.astro/', '.cache/', 'test-results/', 'playwright-report/']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx}'],
    ignores: astroScripts,
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // We only spread our own texts by letter, and they hold no joined emojis.
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    },
  },
  {
    files: ['**/*.tsx'],
    extends: [jsxA11y.configs.strict, reactHooks.configs.flat['recommended-latest']],
  },
  // "astro check" checks the types in .astro files.
  { files: ['**/*.astro', ...astroScripts], extends: [tseslint.configs.strict] },
  astro.configs.recommended,
  astro.configs['jsx-a11y-strict'].map((config) =>
    config.rules && !config.files ? { ...config, files: ['**/*.astro'] } : config,
  ),
  {
    files: ['**/*.{ts,tsx,astro}', ...astroScripts],
    rules: {
      eqeqeq: 'error',
      'no-var': 'error',
      'prefer-const': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      // A directive for the type checker must give its reason.
      '@typescript-eslint/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
    },
  },
);
