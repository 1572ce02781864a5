import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { startPreviewHost } from '#scripts/preview-host.ts';
import { builtFolder } from '#scripts/built-site.ts';
import type { BareRepository } from '#tests/support/github/bare-repository.ts';
import { linkPackages, runIn } from '#tests/support/project-copy.ts';

/**
 * A website whose host builds it from a repository: a clone of that, at an address that stays. Until the first build it
 * serves what this project has built.
 */
export async function websiteOf(repository: BareRepository) {
  const folder = await mkdtemp(join(tmpdir(), 'bodega-cats-website-'));
  const clone = join(folder, 'clone');
  const built = join(clone, 'dist');
  await repository.clone(clone);
  await linkPackages(clone, true);
  let host = await startPreviewHost(builtFolder);
  const { url } = host;
  return {
    url,
    /** The host's clone of the repository. */
    clone,
    /** The folder that the last build wrote. */
    built,
    /** Everything that the last build wrote in which these words stand, or in whose path. */
    async filesWith(words: string): Promise<string[]> {
      const names = await readdir(built, { recursive: true, withFileTypes: true });
      const files = names
        .filter((entry) => entry.isFile())
        .map((entry) => relative(built, join(entry.parentPath, entry.name)));
      const found = await Promise.all(
        files.map(async (file) => {
          if (file.includes(words)) return [file];
          return (await readFile(join(built, file))).includes(words) ? [file] : [];
        }),
      );
      return found
        .flat()
        .map((file) => file.replaceAll(sep, '/'))
        .toSorted();
    },
    /**
     * What the host does after each commit.
     * @throws what the build says when it fails
     */
    async deploy(): Promise<void> {
      await repository.inClone(clone, 'pull', '--quiet', '--ff-only');
      const { code, output } = await runIn(clone, 'astro', ['build']);
      if (code !== 0) throw new Error(output);
      await host.close();
      host = await startPreviewHost(built, Number(new URL(url).port));
    },
    async stop(): Promise<void> {
      await host.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type Website = Awaited<ReturnType<typeof websiteOf>>;
