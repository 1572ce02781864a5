import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  buildSchema,
  defaultFieldResolver,
  execute,
  getOperationAST,
  parse,
  validate,
} from 'graphql';
import type { GraphQLError, GraphQLFieldResolver, GraphQLSchema } from 'graphql';
import type { BareRepository } from '#tests/support/github/bare-repository.ts';
import { faults } from '#tests/support/github/faults.ts';
import type { Fault, FaultName } from '#tests/support/github/faults.ts';
import { GitHubError, gitHubRoot } from '#tests/support/github/resolvers.ts';
import type { GitHubState, Rights } from '#tests/support/github/resolvers.ts';

/** One request that arrived whole. */
interface Asked {
  /** Name of its operation. */
  readonly name: string;
  /** Bytes of its body. */
  readonly bytes: number;
}

interface StandInOptions {
  readonly repository: BareRepository;
  readonly owner?: string;
  readonly name?: string;
  /** Bytes of a body above which it is refused. Others report that GitHub refuses near 40 MB. */
  readonly bodyLimit?: number;
}

const full: Rights = {
  login: 'bodega-writer',
  contents: 'write',
  pullRequests: 'write',
  role: 'WRITE',
};

/** What GitHub's API sends with every answer, so that pages of any site may ask. */
const cors = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers':
    'ETag, Link, Location, Retry-After, X-GitHub-OTP, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Used, X-RateLimit-Resource, X-RateLimit-Reset, X-OAuth-Scopes, X-Accepted-OAuth-Scopes, X-Poll-Interval, X-GitHub-Media-Type, X-GitHub-SSO, X-GitHub-Request-Id, Deprecation, Sunset',
};
const preflight = {
  'Access-Control-Allow-Headers':
    'Authorization, Content-Type, If-Match, If-Modified-Since, If-None-Match, If-Unmodified-Since, Accept-Encoding, X-GitHub-OTP, X-Requested-With, User-Agent, GraphQL-Features, X-GitHub-Api-Version',
  'Access-Control-Allow-Methods': 'GET, POST, PATCH, PUT, DELETE',
  'Access-Control-Max-Age': '86400',
};

let known: GraphQLSchema | undefined;

/** GitHub's own schema, as GitHub publishes it. */
function officialSchema(): GraphQLSchema {
  const file = new URL('schema.graphql', import.meta.resolve('@octokit/graphql-schema'));
  known ??= buildSchema(readFileSync(file, 'utf8'), { assumeValid: true, noLocation: true });
  return known;
}

/** Fields that the stand-in doesn't hold are an error, never null. */
const strictly: GraphQLFieldResolver<Record<string, unknown>, unknown> = (
  source,
  args,
  context,
  info,
) => {
  if (!(info.fieldName in source))
    throw new Error(`the stand-in has no ${info.parentType.name}.${info.fieldName}`);
  return defaultFieldResolver(source, args, context, info);
};

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}

/** Status, body and headers of an answer; or none comes, or the connection breaks. */
type Reply = readonly [number, unknown, Readonly<Record<string, string>>?] | 'silence' | 'cut';

/** An error as GitHub writes it. */
function shape(error: GraphQLError) {
  const { message, path, locations, originalError } = error;
  const type = originalError instanceof GitHubError ? { type: originalError.type } : {};
  return { ...type, path, locations, message };
}

/**
 * Stands in for GitHub's GraphQL API, over HTTP on this computer: GitHub's own schema, whose fields read and write a
 * real git repository. It takes a token that may do everything, and others with fewer rights.
 */
export async function gitHubStandIn(options: StandInOptions) {
  const { repository, owner = 'bodega', name = 'site', bodyLimit = 40_000_000 } = options;
  const state: GitHubState = { owner, name, repository, protections: new Map(), pulls: [] };
  const tokens = new Map<string, Rights>();
  const asked: Asked[] = [];
  const waiting: { readonly fault: Fault; readonly operation: string }[] = [];
  const hooks: { readonly operation: string; readonly work: () => unknown }[] = [];
  const schema = officialSchema();

  /** A new token. */
  function grant(rights: Partial<Rights> = {}): string {
    const token = `github_pat_${randomUUID().replaceAll('-', '')}`;
    tokens.set(token, { ...full, ...rights });
    return token;
  }

  async function run(query: string, variables: Record<string, unknown>, rights: Rights) {
    const document = parse(query);
    const problems = validate(schema, document);
    if (problems.length > 0) return { errors: problems.map(shape) };
    const { data, errors } = await execute({
      schema,
      document,
      variableValues: variables,
      rootValue: gitHubRoot(state, rights),
      fieldResolver: strictly,
    });
    return {
      ...(data === undefined ? {} : { data }),
      ...(errors && { errors: errors.map(shape) }),
    };
  }

  /** Takes the first of a list that is meant for this operation. */
  function take<Item extends { readonly operation: string }>(list: Item[], operation: string) {
    const place = list.findIndex((item) => [operation, '*'].includes(item.operation));
    return place === -1 ? undefined : list.splice(place, 1)[0];
  }

  async function reply(request: IncomingMessage): Promise<Reply> {
    if (request.method === 'OPTIONS') return [204, '', { ...cors, ...preflight }];
    if (request.method !== 'POST' || request.url !== '/graphql')
      return [404, { message: 'Not Found', status: '404' }, cors];
    const body = await bodyOf(request);
    const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    const rights = tokens.get(token);
    if (!rights) return [...faults.badCredentials.answer, cors];
    if (body.length > bodyLimit) return [...faults.tooLarge.answer, cors];
    const { query, variables } = JSON.parse(body.toString()) as {
      query: string;
      variables: Record<string, unknown>;
    };
    const operation = getOperationAST(parse(query))?.name?.value ?? '';
    asked.push({ name: operation, bytes: body.length });
    await take(hooks, operation)?.work();
    const fault = take(waiting, operation)?.fault;
    const result = fault && !fault.isDone ? null : await run(query, variables, rights);
    if (fault?.isSilent) return 'silence';
    if (fault?.isCut) return 'cut';
    if (fault) {
      // What a gateway in front of GitHub answers, no page of another site may read.
      const [status, told, headers] = fault.answer;
      return [status, told, { ...(status < 500 && cors), ...headers }];
    }
    const remaining = String(5000 - asked.length);
    return [200, result, { ...cors, 'X-RateLimit-Remaining': remaining }];
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const told = await reply(request);
    if (told === 'cut') response.destroy();
    else if (told !== 'silence') {
      const [status, body, headers] = told;
      const isPage = typeof body === 'string';
      const type = `${isPage ? 'text/html' : 'application/json'}; charset=utf-8`;
      response.writeHead(status, { 'Content-Type': type, ...headers });
      response.end(isPage ? body : JSON.stringify(body));
    }
  }

  // A test that packs 20 MB holds this thread, which is the server's too: a connection must not time out meanwhile.
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    serve(request, response).catch((error: unknown) => {
      // An upload that was cut has nobody left to tell.
      if (!response.headersSent && !request.destroyed)
        response.writeHead(500, cors).end(JSON.stringify({ message: String(error) }));
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));

  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`,
    owner,
    name,
    repository,
    /** May do everything. */
    token: grant(),
    grant,
    /** From now on it is no token any more, as if it had run out. */
    revoke: (token: string) => tokens.delete(token),
    /** What arrived whole, with a token that is known. */
    asked,
    pulls: state.pulls,
    protect: (branch: string, kind: 'rule' | 'ruleset') => state.protections.set(branch, kind),
    /** The next request, or the next one of an operation, meets this fault. */
    fail: (fault: FaultName, operation = '*') => {
      waiting.push({ fault: faults[fault], operation });
    },
    /** Does something between the next request of an operation and its answer. */
    before: (operation: string, work: () => unknown) => {
      hooks.push({ operation, work });
    },
    /** What the buttons of the first pull request do. */
    async mergePull(): Promise<void> {
      const [pull] = state.pulls;
      if (!pull) throw new Error('there is no pull request');
      await repository.merge(pull.headRefName);
      Object.assign(pull, { state: 'MERGED', mergeOid: await repository.head('main') });
    },
    closePull: () => Object.assign(state.pulls[0] ?? {}, { state: 'CLOSED' }),
    /** Takes away the repository too. */
    async stop(): Promise<void> {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      await repository.remove();
    },
  };
}

export type GitHubStandIn = Awaited<ReturnType<typeof gitHubStandIn>>;
