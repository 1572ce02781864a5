import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HeadersHandler } from '@netlify/headers';
import { RedirectsHandler } from '@netlify/redirects';
import { StaticHandler } from '@netlify/static';

/** Files that the host reads and never serves. */
const privateFiles = new Set(['/_redirects', '/_headers']);

/**
 * What Netlify answers to a request for a built site. Its own packages decide redirects, headers and files; this adds
 * what the host does besides: pretty URLs, 404.html with status 404, the status of a rule.
 *
 * @param dist absolute path; with a relative one the packages find no rules, without an error
 * @throws URIError (rejects) if the path holds a broken escape
 */
export function netlifyAnswers(dist: string): (request: Request) => Promise<Response> {
  const redirects = new RedirectsHandler({
    configRedirects: [],
    jwtRoleClaim: '',
    jwtSecret: '',
    projectDir: dist,
    publicDir: dist,
  });
  const headers = new HeadersHandler({ projectDir: dist, publishDir: dist, logger: console });
  const files = new StaticHandler({ directory: dist });
  const cacheRules = cachedPaths(join(dist, '_headers'));
  /** Headers by path: the package reads its rules anew for each request, which takes longer than all else here. */
  const known = new Map<string, Promise<Record<string, string>>>();

  /** Rules by address, which is all that ours look at: the package's engine takes longer than reading the file. */
  const rules = new Map<string, ReturnType<typeof redirects.match>>();

  function ruleFor(request: Request, url: URL): ReturnType<typeof redirects.match> {
    const address = ruleAddress(url);
    const found = rules.get(address.href) ?? redirects.match(new Request(address, request));
    rules.set(address.href, found);
    return found;
  }

  function headersFor(request: Request, path: string): Promise<Record<string, string>> {
    const given = known.get(path) ?? headers.apply(request);
    known.set(path, given);
    return given;
  }

  async function find(url: URL, status: number): Promise<Response | undefined> {
    if (privateFiles.has(url.pathname)) return undefined;
    const match = await files.match(new Request(url));
    const file = await match?.handle();
    return file && new Response(file.body, { status, headers: file.headers });
  }

  async function notFound(url: URL): Promise<Response> {
    const page = await find(new URL('/404.html', url), 404);
    return page ?? new Response('Not found', { status: 404 });
  }

  async function route(request: Request, url: URL): Promise<Response> {
    const rule = await ruleFor(request, url);
    const file = await find(url, 200);
    if (rule?.redirect === true && (rule.force || file === undefined)) {
      return moved(url, rule.target, rule.statusCode);
    }
    if (file === undefined) {
      // The package would answer a 404 rule with 200, but the rule's own status counts.
      return (rule && (await find(rule.target, rule.statusCode))) ?? (await notFound(url));
    }
    // In a Location header, a path that begins with two slashes names a host: "//shop.html" is the host shop.html.
    const pretty = url.pathname.replace(/^\/{2,}/, '/').replace(/\/+$/, '') || '/';
    if (/^\/404(?:\.html)?$/.test(pretty)) return notFound(url);
    return pretty === url.pathname ? file : moved(url, new URL(pretty + url.search, url), 301);
  }

  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response('Method not allowed', { status: 405, headers: { allow: 'GET, HEAD' } });
    }
    const response = await route(request, new URL(request.url));
    const cache = response.headers.get('cache-control');
    const { pathname } = new URL(request.url);
    for (const [name, value] of Object.entries(await headersFor(request, pathname)))
      response.headers.set(name, value);
    // The host sends a rule's headers with its errors too. The package ignores letter case in paths, the host doesn't.
    if (response.status >= 400 && cache !== null && !cacheRules.some((rule) => rule.test(pathname)))
      response.headers.set('cache-control', cache);
    return response;
  };
}

/** Patterns for the paths of the cache rules in a `_headers` file, with exact letter case. */
function cachedPaths(file: string): RegExp[] {
  const rules = existsSync(file) ? readFileSync(file, 'utf8').split(/\n(?=\S)/) : [];
  return rules.flatMap((rule) => {
    const [path = '', ...headers] = rule.split('\n');
    if (!headers.some((header) => /^\s*cache-control:/i.test(header))) return [];
    const pattern = path.trim().replace(/[.+?^${}()|[\]\\]/g, '\\$&');
    return [new RegExp(`^${pattern.replaceAll('*', '.*').replace(/:\w+/g, '[^/]+')}/?$`)];
  });
}

/**
 * The address to find a rule for. The package decodes it first, so that "/blog-posts/%20" would lead to "/blog/ ", and
 * an escaped question mark would begin a query. Rules are written with escapes (Netlify's page "Redirects"), so escapes
 * are kept where a rule needs them. Two slashes within the path count as one. Otherwise a placeholder would match an
 * address that its own rule, which comes first, doesn't match.
 */
function ruleAddress(url: URL): URL {
  const address = new URL(url);
  address.pathname = url.pathname
    .replace(/\/{2,}(?=[^/])/g, '/')
    .replace(/%([\da-f]{2})/gi, (_, digits: string) => {
      const sign = String.fromCharCode(Number.parseInt(digits, 16));
      return /[\w.~-]/.test(sign) ? sign : `%25${digits}`;
    });
  return address;
}

function moved(from: URL, to: URL, status: number): Response {
  const location = to.origin === from.origin ? to.href.slice(to.origin.length) : to.href;
  return new Response(null, { status, headers: { location } });
}
