import type { BareRepository, GitEntry } from '#tests/support/github/bare-repository.ts';

/** What a token may do, and the role of its owner in the repository. */
export interface Rights {
  readonly login: string;
  readonly contents: 'write' | 'read' | 'none';
  readonly pullRequests: 'write' | 'none';
  readonly role: 'ADMIN' | 'WRITE' | 'READ';
}

interface PullRequest {
  readonly number: number;
  readonly url: string;
  readonly title: string;
  readonly body: string;
  readonly headRefName: string;
  readonly baseRefName: string;
  state: 'OPEN' | 'CLOSED' | 'MERGED';
  /** Of its merge. */
  mergeOid: string | null;
}

/** What the stand-in knows besides the repository itself. */
export interface GitHubState {
  readonly owner: string;
  readonly name: string;
  readonly repository: BareRepository;
  /** Branches that take changes by pull request only, by the older kind of protection or a ruleset. */
  readonly protections: Map<string, 'rule' | 'ruleset'>;
  readonly pulls: PullRequest[];
}

/** An error in GitHub's shape: its type stands beside the message. */
export class GitHubError extends Error {
  readonly type: string;
  constructor(type: string, message: string) {
    super(message);
    this.type = type;
  }
}

/** Text of a file is cut off after so many bytes. */
const textLimit = 512_000;
/** GitHub documents no number; others report refusals above this one. */
const filesLimit = 100;
const notForToken = 'Resource not accessible by personal access token';

interface CommitInput {
  readonly branch: { readonly repositoryNameWithOwner: string; readonly branchName: string };
  readonly expectedHeadOid: string;
  readonly message: { readonly headline: string; readonly body?: string };
  readonly fileChanges?: {
    readonly additions?: readonly { readonly path: string; readonly contents: string }[];
    readonly deletions?: readonly { readonly path: string }[];
  };
}

interface PullRequestInput {
  readonly repositoryId: string;
  readonly baseRefName: string;
  readonly headRefName: string;
  readonly title: string;
  readonly body?: string;
}

/**
 * The roots of queries and mutations. What they hold are the fields of the schema that the admin asks for; any other
 * one makes the stand-in fail, so that no test passes on a field that is always null.
 */
export function gitHubRoot(state: GitHubState, rights: Rights) {
  const { owner, name, repository, protections, pulls } = state;
  const address = `https://github.com/${owner}/${name}`;
  const id = `R_${owner}_${name}`;

  function mustBeOurs(nameWithOwner: string): void {
    if (nameWithOwner.toLowerCase() === `${owner}/${name}`.toLowerCase()) return;
    throw new GitHubError(
      'NOT_FOUND',
      `Could not resolve to a Repository with the name '${nameWithOwner}'.`,
    );
  }

  function mustBeAllowed(right: 'contents' | 'pullRequests', mutation: string): void {
    if (rights.role === 'READ')
      throw new GitHubError(
        'FORBIDDEN',
        `${rights.login} does not have the correct permissions to execute \`${mutation}\``,
      );
    if (rights[right] !== 'write') throw new GitHubError('FORBIDDEN', notForToken);
  }

  const blob = (entry: GitEntry) => {
    const bytes = repository.blob(entry.oid);
    const isBinary = async () => (await bytes).subarray(0, 8000).includes(0);
    return {
      __typename: 'Blob',
      oid: entry.oid,
      byteSize: entry.size,
      isBinary,
      isTruncated: entry.size > textLimit,
      text: async () =>
        (await isBinary()) ? null : (await bytes).subarray(0, textLimit).toString(),
    };
  };

  async function folder(commit: string, path: string, { oid }: GitEntry) {
    const inside = [...(await repository.tree(commit)).keys()].filter(
      (other) => other.slice(0, Math.max(other.lastIndexOf('/'), 0)) === path,
    );
    return {
      __typename: 'Tree',
      oid,
      entries: () => Promise.all(inside.map((other) => entry(commit, other))),
    };
  }

  async function entry(commit: string, path: string): Promise<object | null> {
    const found = (await repository.tree(commit)).get(path);
    if (!found) return null;
    return {
      name: path.split('/').at(-1),
      path,
      oid: found.oid,
      type: found.type,
      size: found.size,
      object: () => (found.type === 'blob' ? blob(found) : folder(commit, path, found)),
    };
  }

  const commitObject = (oid: string) => ({
    __typename: 'Commit',
    oid,
    url: `${address}/commit/${oid}`,
    message: () => repository.message(oid),
    file: ({ path }: { path: string }) => entry(oid, path),
    history: async ({ path, first }: { path?: string; first?: number }) => {
      const commits = await repository.history(oid, path);
      return { totalCount: commits.length, nodes: commits.slice(0, first).map(commitObject) };
    },
  });

  const ref = (branch: string, oid: string) => ({
    id: `REF_${branch}`,
    name: branch,
    prefix: 'refs/heads/',
    target: commitObject(oid),
    associatedPullRequests({ first }: { first?: number }) {
      if (rights.pullRequests === 'none') throw new GitHubError('FORBIDDEN', notForToken);
      return {
        nodes: pulls.filter(({ headRefName }) => headRefName === branch).slice(0, first),
      };
    },
  });

  async function findRef(qualifiedName: string) {
    if (rights.contents === 'none') throw new GitHubError('FORBIDDEN', notForToken);
    const branch = qualifiedName.replace(/^refs\/heads\//, '');
    const oid = await repository.head(branch);
    return oid === null ? null : ref(branch, oid);
  }

  async function makeCommit({ branch, expectedHeadOid, message, fileChanges }: CommitInput) {
    const { branchName } = branch;
    mustBeOurs(branch.repositoryNameWithOwner);
    mustBeAllowed('contents', 'CreateCommitOnBranch');
    const head = await repository.head(branchName);
    if (head === null) throw new GitHubError('NOT_FOUND', `Branch '${branchName}' not found`);
    if (head !== expectedHeadOid)
      throw new GitHubError(
        'STALE_DATA',
        `Expected branch to point to "${expectedHeadOid}" but it did not.  Pull and try again.`,
      );
    const protection = protections.get(branchName);
    if (protection === 'rule')
      throw new GitHubError(
        'BRANCH_PROTECTION_RULE_VIOLATION',
        'Changes must be made through a pull request.',
      );
    if (protection === 'ruleset')
      throw new GitHubError(
        'UNPROCESSABLE',
        'Repository rule violations found\n\nChanges must be made through a pull request.\n\n',
      );
    const { additions = [], deletions = [] } = fileChanges ?? {};
    if (additions.length > filesLimit)
      throw new GitHubError('UNPROCESSABLE', `At most ${filesLimit} files can be added`);
    const paths = [...additions, ...deletions].map(({ path }) => path);
    const twice = paths.find((path, place) => paths.indexOf(path) !== place);
    if (twice !== undefined)
      throw new GitHubError('UNPROCESSABLE', `Path must be unique: ${twice}`);
    const tree = await repository.tree(head);
    if (deletions.some(({ path }) => tree.get(path)?.type !== 'blob'))
      throw new GitHubError(
        'UNPROCESSABLE',
        `A path was requested for deletion which does not exist as of commit oid \`${head}\``,
      );
    const oid = await repository.addCommit(branchName, {
      additions: Object.fromEntries(
        additions.map(({ path, contents }) => [path, Buffer.from(contents, 'base64')]),
      ),
      deletions: deletions.map(({ path }) => path),
      message: message.body ? `${message.headline}\n\n${message.body}` : message.headline,
      author: rights.login,
    });
    return { commit: commitObject(oid), ref: ref(branchName, oid) };
  }

  async function makeRef(input: { name: string; oid: string }) {
    mustBeAllowed('contents', 'CreateRef');
    const branch = input.name.replace(/^refs\/heads\//, '');
    if ((await repository.head(branch)) !== null)
      throw new GitHubError(
        'UNPROCESSABLE',
        `A ref named "${input.name}" already exists in the repository.`,
      );
    await repository.createBranch(branch, input.oid);
    return { ref: ref(branch, input.oid) };
  }

  function pullRequestOf(number: number) {
    if (rights.pullRequests === 'none') throw new GitHubError('FORBIDDEN', notForToken);
    const found = pulls.find((pull) => pull.number === number);
    if (!found)
      throw new GitHubError(
        'NOT_FOUND',
        `Could not resolve to a PullRequest with the number of ${number}.`,
      );
    const { mergeOid } = found;
    return {
      ...found,
      mergedAt: mergeOid === null ? null : new Date().toISOString(),
      mergeCommit: mergeOid === null ? null : commitObject(mergeOid),
    };
  }

  async function makePullRequest(input: PullRequestInput) {
    mustBeAllowed('pullRequests', 'CreatePullRequest');
    const { title, body = '', headRefName, baseRefName } = input;
    const [head, base] = await Promise.all([headRefName, baseRefName].map(repository.head));
    const isMerged = base && head && (await repository.history(base)).includes(head);
    if (!head || !base || isMerged)
      throw new GitHubError(
        'UNPROCESSABLE',
        `No commits between ${baseRefName} and ${headRefName}`,
      );
    const same = pulls.find((pull) => pull.headRefName === headRefName && pull.state === 'OPEN');
    if (same)
      throw new GitHubError(
        'UNPROCESSABLE',
        `A pull request already exists for ${owner}:${headRefName}.`,
      );
    const number = pulls.length + 1;
    const url = `${address}/pull/${number}`;
    const pullRequest = {
      number,
      url,
      title,
      body,
      headRefName,
      baseRefName,
      state: 'OPEN',
      mergeOid: null,
    } as const;
    pulls.push({ ...pullRequest });
    return { pullRequest };
  }

  return {
    viewer: { login: rights.login },
    repository: (asked: { owner: string; name: string }) => {
      mustBeOurs(`${asked.owner}/${asked.name}`);
      return {
        id,
        name,
        owner: { __typename: 'User', login: owner },
        url: address,
        viewerPermission: rights.role,
        ref: ({ qualifiedName }: { qualifiedName: string }) => findRef(qualifiedName),
        pullRequest: ({ number: asked }: { number: number }) => pullRequestOf(asked),
        object: async ({ oid }: { oid: string }) => {
          if (rights.contents === 'none') throw new GitHubError('FORBIDDEN', notForToken);
          const known = await repository.tree(oid).catch(() => null);
          return known && commitObject(oid);
        },
      };
    },
    createCommitOnBranch: ({ input }: { input: CommitInput }) =>
      repository.inTurn(() => makeCommit(input)),
    createRef: ({ input }: { input: { name: string; oid: string } }) =>
      repository.inTurn(() => makeRef(input)),
    createPullRequest: ({ input }: { input: PullRequestInput }) =>
      repository.inTurn(() => makePullRequest(input)),
  };
}
