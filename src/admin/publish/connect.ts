import { gitHubApi } from '#src/config/environment.ts';
import { connectionIn, keep, opened } from '#src/admin/publish/connection.ts';
import type { Connection, connectionStore, Repository } from '#src/admin/publish/connection.ts';
import { gitHubClient } from '#src/admin/publish/github.ts';
import type { GitHub, GitHubAccess } from '#src/admin/publish/github.ts';
import { answered, problem } from '#src/admin/publish/github-answers.ts';
import type { Answer } from '#src/admin/publish/github-answers.ts';
import { updateStorage } from '#src/admin/storage/storage-writer.ts';
import type { UpdateStorage } from '#src/admin/storage/storage-writer.ts';
import { storageKeys } from '#src/config/storage-keys.ts';
import { success } from '#src/lib/result.ts';

/**
 * Whether a text can be a token of GitHub's, none of which is shorter: the kinds of today by how they begin, and those of
 * 40 digits before them.
 */
export const isLikeToken = (text: string): boolean =>
  /^(?=.{40})(?:(?:github_pat|gh[a-z])_[\x21-\x7e]+|[0-9a-f]{40})$/.test(text);

/**
 * What asks GitHub: by itself, because every screen follows the connection, and only those that publish ask.
 * @param store keeps the connection
 */
export function gitHubConnection(
  store: Pick<ReturnType<typeof connectionStore>, 'opened' | 'keep'>,
  client: (access: GitHubAccess) => GitHub,
  update: UpdateStorage,
) {
  /** A client for the connection; null without one. */
  function gitHub(): GitHub | null {
    const connection = store.opened();
    return connection && client(connection);
  }

  /**
   * Asks GitHub whether a token may write to a repository, and connects if it may.
   * @param isKept whether this browser is to keep the token
   * @param isWanted whether somebody still waits for it when GitHub has answered; otherwise nothing is connected
   * @returns the connection; `isKept` is false if the browser could not keep it
   */
  async function connect(
    access: GitHubAccess,
    isKept: boolean,
    isWanted = () => true,
  ): Promise<Answer<Connection | null>> {
    // Anything else may not even stand in a header.
    if (!isLikeToken(access.token)) return problem('unauthorized');
    const checked = await client(access).check();
    if (!checked.ok) return checked;
    if (!isWanted()) return answered(null);
    const { branch, token } = access;
    return answered(await store.keep({ ...checked.value, branch, token }, isKept));
  }

  /** Keeps a repository as it is typed, for whoever leaves to fetch a token. A connection stays as it is. */
  async function noteRepository({ owner, repository, branch }: Repository): Promise<void> {
    const { connection: key } = storageKeys;
    // A token that was pasted into the wrong field is a secret there too.
    const isSaid =
      (owner || repository) &&
      ![owner, repository, branch].some((text) => isLikeToken(text.trim()));
    const text = isSaid ? JSON.stringify({ owner, repository, branch }) : null;
    await update((read) => {
      const stored = read(key);
      const isLeft = store.opened() !== null || connectionIn(stored) !== null || stored === text;
      return success(new Map(isLeft ? [] : [[key, text]]));
    });
  }

  return { gitHub, connect, noteRepository };
}

/** GitHub, as this browser is connected to it. */
export const { gitHub, connect, noteRepository } = gitHubConnection(
  { opened, keep },
  (access) =>
    gitHubClient(access, {
      api: gitHubApi(),
      fetch: (address, options) => fetch(address, options),
      now: () => Date.now(),
    }),
  updateStorage,
);
