import { Component, type ReactNode } from 'react';
import { writingMessages } from '#src/admin/editor/words.ts';

interface PreviewBoundaryProps {
  /** The text to draw. When it changes, drawing is tried again. */
  text: string;
  children: ReactNode;
}

/** Keeps a text that can't be drawn from crashing the editor. */
export class PreviewBoundary extends Component<
  PreviewBoundaryProps,
  { failedText: string | undefined }
> {
  override state: { failedText: string | undefined } = { failedText: undefined };

  override componentDidCatch(error: Error) {
    console.error(writingMessages.notDrawn, error);
    this.setState({ failedText: this.props.text });
  }

  override render() {
    if (this.state.failedText !== this.props.text) return this.props.children;
    return <p className="island-failed">{writingMessages.notDrawn}</p>;
  }
}
