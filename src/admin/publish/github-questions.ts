/** A commit that is in the repository. */
export interface RemoteCommit {
  readonly oid: string;
  /** Where GitHub shows it. */
  readonly url: string;
}

/** A pull request; its state is OPEN, CLOSED or MERGED. */
export interface PullRequest {
  readonly url: string;
  readonly state: string;
}

/** What a commit changes, as GitHub takes it. */
export interface CommitChanges {
  /** Contents in Base64. */
  readonly additions: readonly { readonly path: string; readonly contents: string }[];
  readonly deletions: readonly { readonly path: string }[];
  readonly message: { readonly headline: string; readonly body?: string };
}

const place = '$owner: String!, $name: String!';
const ours = 'repository(owner: $owner, name: $name)';
const object = 'object(oid: $commit)';

export const checkQuery = `query Check(${place}, $branch: String!) {
  viewer { login }
  ${ours} { owner { login } name url viewerPermission ref(qualifiedName: $branch) { name } }
}`;
export interface CheckData {
  readonly viewer: { readonly login: string };
  readonly repository: {
    readonly owner: { readonly login: string };
    readonly name: string;
    readonly url: string;
    readonly viewerPermission: string | null;
    readonly ref: object | null;
  };
}

export const idQuery = `query RepositoryId(${place}) { ${ours} { id } }`;
export interface IdData {
  readonly repository: { readonly id: string };
}

export const headQuery = `query Head(${place}, $branch: String!) {
  ${ours} { ref(qualifiedName: $branch) { target { oid ... on Commit { url } } } }
}`;
export interface HeadData {
  readonly repository: { readonly ref: { readonly target: RemoteCommit } | null };
}

export const pullRequestsQuery = `query PullRequests(${place}, $branch: String!) {
  ${ours} {
    ref(qualifiedName: $branch) { associatedPullRequests(first: 10) { nodes { url state } } }
  }
}`;
export interface PullRequestsData {
  readonly repository: {
    readonly ref: { readonly associatedPullRequests: { nodes: readonly PullRequest[] } } | null;
  };
}

export const pullRequestQuery = `query PullRequest(${place}, $number: Int!) {
  ${ours} { pullRequest(number: $number) { state mergedAt mergeCommit { oid url } } }
}`;
/** What has become of a pull request. */
export interface PullRequestState {
  /** OPEN, CLOSED or MERGED. */
  readonly state: string;
  readonly mergedAt: string | null;
  readonly mergeCommit: RemoteCommit | null;
}
export interface PullRequestStateData {
  readonly repository: { readonly pullRequest: PullRequestState | null };
}

/** Asks something of each path: item0, item1 … in the answer. */
const ofEach = (count: number, fields: (path: string) => string) => {
  const numbers = Array.from({ length: count }, (_, number) => number);
  const variables = numbers.map((number) => `$path${number}: String!`).join(', ');
  const asked = numbers.map((number) => `item${number}: ${fields(`$path${number}`)}`).join('\n');
  return `(${place}, $commit: GitObjectID!, ${variables}) {
  ${ours} { ${object} { ... on Commit { ${asked} } } }
}`;
};

/** The paths as variables of a question about each. */
export const pathVariables = (paths: readonly string[]) =>
  Object.fromEntries(paths.map((path, number) => [`path${number}`, path]));

export interface OfEachData<Item> {
  readonly repository: { readonly object: Readonly<Record<string, Item | null>> | null };
}

/** @param withTexts whether the texts are asked for too, not only the ids */
export const filesQuery = (count: number, withTexts: boolean) => {
  const text = withTexts ? 'object { ... on Blob { isBinary isTruncated text } }' : '';
  return `query Files${ofEach(count, (path) => `file(path: ${path}) { oid type ${text} }`)}`;
};
export interface FileData {
  readonly oid: string;
  readonly type: string;
  readonly object?: {
    readonly isBinary: boolean | null;
    readonly isTruncated: boolean;
    readonly text: string | null;
  };
}

export const folderQuery = `query Folder(${place}, $commit: GitObjectID!, $path: String!) {
  ${ours} { ${object} { ... on Commit {
    file(path: $path) { object { ... on Tree { entries { name oid type } } } }
  } } }
}`;
export interface FolderData {
  readonly repository: {
    readonly object: { readonly file: { readonly object: FolderEntries | null } | null } | null;
  };
}
interface FolderEntries {
  readonly entries?: readonly {
    readonly name: string;
    readonly oid: string;
    readonly type: string;
  }[];
}

export const lastChangesQuery = (count: number) =>
  `query LastChanges${ofEach(count, (path) => `history(first: 1, path: ${path}) { nodes { oid url } }`)}`;
export interface LastChangeData {
  readonly nodes: readonly RemoteCommit[];
}

const commitMutation = `mutation Commit($input: CreateCommitOnBranchInput!) {
  createCommitOnBranch(input: $input) { commit { oid url } }
}`;
export interface CommitData {
  readonly createCommitOnBranch: { readonly commit: RemoteCommit };
}

export const branchMutation = `mutation CreateBranch($input: CreateRefInput!) {
  createRef(input: $input) { ref { name } }
}`;

export const pullRequestMutation = `mutation OpenPullRequest($input: CreatePullRequestInput!) {
  createPullRequest(input: $input) { pullRequest { url state } }
}`;
export interface PullRequestData {
  readonly createPullRequest: { readonly pullRequest: PullRequest };
}

/** A question as it goes over the line. */
export const question = (query: string, variables: Readonly<Record<string, unknown>>) =>
  JSON.stringify({ query, variables });

/** The request for a commit, as it goes over the line. */
export const commitRequest = (
  repositoryNameWithOwner: string,
  branchName: string,
  expectedHeadOid: string,
  { message, additions, deletions }: CommitChanges,
) =>
  question(commitMutation, {
    input: {
      branch: { repositoryNameWithOwner, branchName },
      expectedHeadOid,
      message,
      fileChanges: { additions, deletions },
    },
  });
