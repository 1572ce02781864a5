/** What a host answered, without anything followed. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
}

/** Asks a deployment for a path, or for a full address; rejects with one sentence when no answer comes. */
export type Ask = (address: string) => Promise<Answer>;

/** Milliseconds until an answer counts as missing. */
const patience = 15_000;
/** Requests at a time: a check, not a load. */
const atOnce = 6;

/** A client that asks for every address once, however often it is wanted. */
export function smokeClient(base: URL): Ask {
  const answers = new Map<string, Promise<Answer>>();
  const waiting: (() => void)[] = [];
  let running = 0;

  async function ask(url: string): Promise<Answer> {
    // Somebody else may take the place between a call and the one that it wakes.
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

/** fetch hides the system's reason in `cause`. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? reasonOf(error.cause) : error.message;
}
