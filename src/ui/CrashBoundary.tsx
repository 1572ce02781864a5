import { Component, useEffect, type ComponentType, type ErrorInfo, type ReactNode } from 'react';
import { islandMessages } from '#src/config/messages.ts';
import { replayPresses } from '#src/stores/early-presses.ts';

interface CrashBoundaryProps {
  children: ReactNode;
  /** Draws a page around the sentence, if the children are the whole page. */
  frame?: (sentence: ReactNode) => ReactNode;
}

/** Shows 'Something went wrong' with a Reload page button in place of children that crashed. */
export class CrashBoundary extends Component<CrashBoundaryProps, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error(islandMessages.crashed, error, info.componentStack);
  }

  override render() {
    const { children, frame = (sentence) => sentence } = this.props;
    return (
      <>
        {this.state.crashed
          ? frame(
              <div className="island-failed" role="alert">
                <p>{islandMessages.crashed}</p>
                <button type="button" className="btn btn-plain" onClick={() => location.reload()}>
                  {islandMessages.reload}
                </button>
              </div>,
            )
          : children}
        <Awake />
      </>
    );
  }
}

/** An island within such a boundary. */
export const guarded =
  <Props extends object>(Island: ComponentType<Props>) =>
  (props: Props) => (
    <CrashBoundary>
      <Island {...props} />
    </CrashBoundary>
  );

/** Stands last, so that the effects of everything before it have run when presses are replayed. */
function Awake() {
  useEffect(() => void replayPresses(), []);
  return null;
}
