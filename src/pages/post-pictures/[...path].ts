import { fileURLToPath } from 'node:url';
import { cacheDir, root } from 'astro:config/server';
import type { APIRoute, GetStaticPaths } from 'astro';
import { getShownPictures } from '#src/data/posts.ts';
import { pictureFiles, type ServedFile } from '#src/integrations/picture-files.ts';

/** Pictures of posts, each as its file and in several sizes. */
export const getStaticPaths = (async () => {
  const files = await pictureFiles(await getShownPictures(), {
    root: fileURLToPath(root),
    cache: fileURLToPath(new URL('post-pictures/', cacheDir)),
  });
  return files.map(({ address, read }) => ({
    params: { path: address.replace('/post-pictures/', '') },
    props: { read },
  }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<Pick<ServedFile, 'read'>> = async ({ props }) =>
  new Response(new Uint8Array(await props.read()));
