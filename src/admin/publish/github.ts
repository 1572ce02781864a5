import { gitHubLimits } from '#src/admin/publish/limits.ts';
import { chunk } from '#src/lib/chunk.ts';
import { answered, problem, readAnswer } from '#src/admin/publish/github-answers.ts';
import type { Answer } from '#src/admin/publish/github-answers.ts';
import {
  branchMutation,
  checkQuery,
  commitRequest,
  filesQuery,
  folderQuery,
  headQuery,
  idQuery,
  lastChangesQuery,
  pathVariables,
  pullRequestMutation,
  pullRequestQuery,
  pullRequestsQuery,
  question,
} from '#src/admin/publish/github-questions.ts';
import type {
  CheckData,
  CommitChanges,
  CommitData,
  FileData,
  FolderData,
  HeadData,
  IdData,
  LastChangeData,
  OfEachData,
  PullRequest,
  PullRequestData,
  PullRequestState,
  PullRequestStateData,
  PullRequestsData,
  RemoteCommit,
} from '#src/admin/publish/github-questions.ts';

/** Whose repository, and the token that opens it. */
export interface GitHubAccess {
  readonly owner: string;
  readonly repository: string;
  readonly branch: string;
  readonly token: string;
}

/** A file at a commit. */
export interface RemoteFile {
  /** Git's id of its content. */
  readonly oid: string;
  /** Null for pictures, other binary files, texts that GitHub cuts off, and where no text was asked for. */
  readonly text: string | null;
}

/** A repository that a token may write to. */
export interface Checked {
  /** As GitHub spells them. */
  readonly owner: string;
  readonly repository: string;
  /** Where GitHub shows it. */
  readonly url: string;
  /** The account whose token it is. */
  readonly login: string;
  /** Its branch takes pull requests only. GitHub may say so only when a commit is made. */
  readonly isProtected: boolean;
}

/** What a client of GitHub needs from the browser. */
interface GitHubParts {
  /** Address of the GraphQL API. */
  readonly api: URL;
  readonly fetch: (address: URL, options: RequestInit) => Promise<Response>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** How long an answer may take, in milliseconds. */
  readonly patience?: number;
}

/** A head that no branch has. A commit on it is refused, but only to those who could have made one. */
const noHead = 'f'.repeat(40);
const branchPrefix = 'refs/heads/';

/** Asks GitHub for one repository with one token, which goes nowhere else. */
export function gitHubClient(access: GitHubAccess, parts: GitHubParts) {
  const { owner, repository, branch: base } = access;
  const place = { owner, name: repository };

  /** @param body as `question` writes it */
  async function send<Data>(body: string): Promise<Answer<Data>> {
    const { patience = gitHubLimits.patience } = parts;
    const upload = Math.ceil(body.length / gitHubLimits.slowestUpload);
    const signal = AbortSignal.timeout(patience + upload);
    try {
      const response = await parts.fetch(parts.api, {
        method: 'POST',
        headers: { Authorization: `Bearer ${access.token}`, 'Content-Type': 'application/json' },
        body,
        signal,
        cache: 'no-store',
        credentials: 'omit',
        redirect: 'error',
        referrerPolicy: 'no-referrer',
      });
      return readAnswer<Data>(response, await response.text(), parts.now());
    } catch {
      return problem(signal.aborted ? 'silent' : 'unreachable');
    }
  }

  const ask = <Data>(query: string, variables: Readonly<Record<string, unknown>> = {}) =>
    send<Data>(question(query, { ...place, ...variables }));

  /** Asks something of many paths, in questions of bearable size. */
  async function askEach<Item>(
    query: (count: number) => string,
    commit: string,
    paths: readonly string[],
  ): Promise<Answer<Map<string, Item | null>>> {
    const found = new Map<string, Item | null>();
    for (const some of chunk(paths, gitHubLimits.pathsPerQuestion)) {
      const variables = { commit, ...pathVariables(some) };
      const asked = await ask<OfEachData<Item>>(query(some.length), variables);
      if (!asked.ok) return asked;
      const { object } = asked.value.repository;
      if (!object) return problem('broken');
      for (const [number, path] of some.entries()) found.set(path, object[`item${number}`] ?? null);
    }
    return answered(found);
  }

  /** The commit at the head of a branch; 'no-branch' if there is none of that name. */
  async function headOf(branch: string): Promise<Answer<RemoteCommit>> {
    const asked = await ask<HeadData>(headQuery, { branch: branchPrefix + branch });
    if (!asked.ok) return asked;
    const { ref } = asked.value.repository;
    return ref ? answered(ref.target) : problem('no-branch');
  }

  /** The files at a commit, null for one that isn't there. */
  async function filesAt(
    commit: string,
    paths: readonly string[],
    withTexts: boolean,
  ): Promise<Answer<Map<string, RemoteFile | null>>> {
    const query = (count: number) => filesQuery(count, withTexts);
    const files = await askEach<FileData>(query, commit, paths);
    if (!files.ok) return files;
    return answered(new Map([...files.value].map(([path, file]) => [path, remoteFile(file)])));
  }

  /** Adds a commit to a branch whose head is as expected; 'stale' if it isn't. */
  async function commit(
    branch: string,
    expectedHead: string,
    changes: CommitChanges,
  ): Promise<Answer<RemoteCommit>> {
    const body = commitRequest(`${owner}/${repository}`, branch, expectedHead, changes);
    const made = await send<CommitData>(body);
    return made.ok ? answered(made.value.createCommitOnBranch.commit) : made;
  }

  /** Something new in the repository. */
  async function create<Data>(
    mutation: string,
    input: Readonly<Record<string, unknown>>,
  ): Promise<Answer<Data>> {
    const asked = await ask<IdData>(idQuery);
    if (!asked.ok) return asked;
    const repositoryId = asked.value.repository.id;
    return send<Data>(question(mutation, { input: { repositoryId, ...input } }));
  }

  return {
    /** The branch that the website is built from. */
    base,
    headOf,
    filesAt,
    commit,

    /** Whether this token may write to the repository, tried with a commit that can't happen, and whose it is. */
    async check(): Promise<Answer<Checked>> {
      const asked = await ask<CheckData>(checkQuery, { branch: branchPrefix + base });
      if (!asked.ok) return asked;
      const { viewer, repository: seen } = asked.value;
      if (!seen.ref) return problem('no-branch');
      if (!['ADMIN', 'MAINTAIN', 'WRITE'].includes(seen.viewerPermission ?? ''))
        return problem('role');
      const message = { headline: 'Check the rights of a token' };
      const tried = await commit(base, noHead, { additions: [], deletions: [], message });
      const isProtected = !tried.ok && tried.code === 'protected';
      if (!tried.ok && tried.code !== 'stale' && !isProtected) return tried;
      return answered({
        owner: seen.owner.login,
        repository: seen.name,
        url: seen.url,
        login: viewer.login,
        isProtected,
      });
    },

    /** The files of a folder at the head of the website's branch by their paths; with their texts if `isRead`. */
    async readFolder(
      folder: string,
      isRead: (path: string) => boolean,
    ): Promise<Answer<Map<string, RemoteFile>>> {
      const head = await headOf(base);
      if (!head.ok) return head;
      const commit = head.value.oid;
      const listed = await ask<FolderData>(folderQuery, { commit, path: folder });
      if (!listed.ok) return listed;
      const { object } = listed.value.repository;
      if (!object) return problem('broken');
      const files = new Map(
        (object.file?.object?.entries ?? [])
          .filter(({ type }) => type === 'blob')
          .map(({ name, oid }): [string, RemoteFile] => [`${folder}/${name}`, { oid, text: null }]),
      );
      const read = await filesAt(commit, [...files.keys()].filter(isRead), true);
      if (!read.ok) return read;
      for (const [path, file] of read.value) if (file) files.set(path, file);
      return answered(files);
    },

    /** The commit that last changed each path, seen from a commit; null if none ever did. */
    async lastChanges(
      from: string,
      paths: readonly string[],
    ): Promise<Answer<Map<string, RemoteCommit | null>>> {
      const asked = await askEach<LastChangeData>(lastChangesQuery, from, paths);
      if (!asked.ok) return asked;
      const changes = [...asked.value].map(
        ([path, change]) => [path, change?.nodes[0] ?? null] as const,
      );
      return answered(new Map(changes));
    },

    /** Begins a branch at a commit. */
    createBranch: (branch: string, from: string) =>
      create(branchMutation, { name: branchPrefix + branch, oid: from }),

    /** The pull requests that were made from a branch. Only a token with a right to them may ask. */
    async pullRequestsOf(branch: string): Promise<Answer<readonly PullRequest[]>> {
      const variables = { branch: branchPrefix + branch };
      const asked = await ask<PullRequestsData>(pullRequestsQuery, variables);
      if (!asked.ok) return asked;
      return answered(asked.value.repository.ref?.associatedPullRequests.nodes ?? []);
    },

    /** What has become of the pull request of this page; null where it is another repository's, or gone. */
    async pullRequestAt(page: string): Promise<Answer<PullRequestState | null>> {
      const [, where, number] = /^https:\/\/[^/]+\/(.+)\/pull\/(\d+)$/.exec(page) ?? [];
      if (where?.toLowerCase() !== `${owner}/${repository}`.toLowerCase()) return answered(null);
      const asked = await ask<PullRequestStateData>(pullRequestQuery, { number: Number(number) });
      return asked.ok ? answered(asked.value.repository.pullRequest) : asked;
    },

    /** Opens a pull request from a branch to the website's. */
    async openPullRequest(
      branch: string,
      { headline, body = '' }: CommitChanges['message'],
    ): Promise<Answer<PullRequest>> {
      const names = { baseRefName: base, headRefName: branch };
      const made = await create<PullRequestData>(pullRequestMutation, {
        ...names,
        title: headline,
        body,
      });
      return made.ok ? answered(made.value.createPullRequest.pullRequest) : made;
    },
  };
}

export type GitHub = ReturnType<typeof gitHubClient>;

/**
 * Where GitHub makes tokens, on the site that belongs to an API: of github.com, of a company's own subdomain, or of a
 * server of its own.
 */
export const newTokenPage = ({ host }: URL): string =>
  `https://${host.replace(/^api\./, '')}/settings/personal-access-tokens/new`;

/** A folder of that name is no file. */
function remoteFile(file: FileData | null): RemoteFile | null {
  if (file?.type !== 'blob') return null;
  const { oid, object } = file;
  const isWhole = object && object.isBinary !== true && !object.isTruncated;
  return { oid, text: isWhole ? object.text : null };
}
