import { createElement, lazy, type ComponentType } from 'react';

/** What was to be fetched didn't come, as on a cut line. */
export class NotFetched extends Error {
  /** Lets it be fetched anew when it is drawn the next time: React keeps a failure for good. */
  readonly forget: () => void;

  constructor(cause: unknown, forget: () => void) {
    super('A part of the admin could not be fetched.', { cause });
    this.forget = forget;
  }
}

/**
 * A component that is fetched on first use, inside `Fetched`, which can ask for it again.
 * @param load imports its module
 */
export function onDemand<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const begin = (): ComponentType<Props> =>
    lazy(() =>
      load().catch((error: unknown) => {
        throw new NotFetched(error, () => (current = begin()));
      }),
    );
  let current = begin();
  return function OnDemand(props) {
    return createElement(current, props);
  };
}
