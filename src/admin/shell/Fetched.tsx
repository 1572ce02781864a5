import {
  Component,
  createElement,
  lazy,
  Suspense,
  type ComponentType,
  type ReactNode,
} from 'react';
import { Button } from '#src/admin/shell/Button.tsx';
import { Dialog } from '#src/admin/shell/Dialog.tsx';
import { Loading } from '#src/admin/shell/Loading.tsx';
import { adminMessages, outcomeTitles } from '#src/admin/shell/words.ts';
import { CrashBoundary } from '#src/ui/CrashBoundary.tsx';

/** What was to be fetched didn't come, as on a cut line. */
class NotFetched extends Error {
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

interface FetchedProps {
  /** For a dialog: closes it. What is said before it comes then stands in a dialog too, so that nothing moves below. */
  onClose?: () => void;
  children: ReactNode;
}

/** Around what is fetched on first use: where it doesn't come, as on a cut line, only it is missing. */
export function Fetched({ onClose, children }: FetchedProps) {
  if (!onClose)
    return (
      <CrashBoundary>
        <FetchBoundary>
          <Suspense fallback={<Loading>{adminMessages.loading}</Loading>}>{children}</Suspense>
        </FetchBoundary>
      </CrashBoundary>
    );
  const dialog = (title: string, content: ReactNode) => (
    <Dialog title={title} onClose={onClose}>
      {content}
    </Dialog>
  );
  const failed = (sentence: ReactNode) => dialog(outcomeTitles.failed, sentence);
  return (
    <CrashBoundary frame={failed}>
      <FetchBoundary frame={failed}>
        <Suspense fallback={dialog(adminMessages.loading, null)}>{children}</Suspense>
      </FetchBoundary>
    </CrashBoundary>
  );
}

/**
 * A dialog that is fetched on first use, inside `Fetched`.
 * @param load imports its module
 */
export function dialogOnDemand<Props extends { onClose: () => void }>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const Content = onDemand(load);
  return function DialogOnDemand(props) {
    return (
      <Fetched onClose={props.onClose}>
        <Content {...props} />
      </Fetched>
    );
  };
}

interface FetchBoundaryProps {
  children: ReactNode;
  frame?: (sentence: ReactNode) => ReactNode;
}

/** Says that something didn't come, and asks for it again where it will stand: a reload would need the same line. */
export class FetchBoundary extends Component<FetchBoundaryProps, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    const { children, frame = (sentence: ReactNode) => sentence } = this.props;
    const { error } = this.state;
    if (error === null) return children;
    // What came and crashed is for the boundary around this one.
    if (!(error instanceof NotFetched)) throw error;
    return frame(
      <div className="grid justify-items-start gap-4" role="alert">
        <p>{adminMessages.notFetched}</p>
        <Button
          onClick={() => {
            error.forget();
            this.setState({ error: null });
          }}
        >
          {adminMessages.retry}
        </Button>
      </div>,
    );
  }
}
