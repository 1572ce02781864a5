/** A host's answer; redirects aren't followed. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
}

/** Requests a path of the deployment, or a full address. Rejects with one sentence if no answer comes. */
export type Ask = (address: string) => Promise<Answer>;

/** Milliseconds until an answer counts as missing. */
const patience = 15_000;
/** Requests at a time: few, so that the check is no load. */
const atOnce = 6;

/** A client that requests every address only once, however often it is asked. */
export function smokeClient(base: URL): Ask {
  const answers = new Map<string, Promise<Answer>>();
  const waiting: (() => void)[] = [];
  let running = 0;

  async function ask(url: string): Promise<Answer> {
    // Another request may take the free place before the waiting one wakes.
    while (running >= atOnce) await new Promise<void>((go) => waiting.push(go));
    running += 1;
    try {
      const signal = AbortSignal.timeout(patience);
      const response = await fetch(url, { redirect: 'manual', signal });
      const body = Buffer.from(await response.arrayBuffer());
      return { status: response.status, headers: response.headers, body };
    } catch (error) {
      throw new Error(`no answer: ${reasonOf(error)}`, { cause: error });
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  }

  return (address) => {
    const { href } = new URL(address, base);
    const answer = answers.get(href) ?? ask(href);
    answers.set(href, answer);
    return answer;
  };
}

/** The reason of a failed fetch, which hides the system's in `cause`. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? reasonOf(error.cause) : error.message;
}
