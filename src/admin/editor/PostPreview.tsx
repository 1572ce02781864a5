import { Component, useDeferredValue, useEffect, useMemo, type ReactNode } from 'react';
import { followScroll, showWriting } from '#src/admin/editor/follow-text.ts';
import { PageFrame } from '#src/admin/editor/PageFrame.tsx';
import { useSettled } from '#src/admin/editor/use-settled.ts';
import type { Post } from '#src/lib/posts/post.ts';
import { previewPictures, previewPost } from '#src/admin/editor/preview.ts';
import { Markdown } from '#src/ui/Markdown.tsx';
import { PostArticle } from '#src/ui/PostArticle.tsx';
import { previewMessages } from '#src/admin/editor/later-words.ts';

/** Milliseconds without typing before the preview is redrawn, because a long text takes a while to draw. */
const pause = 150;
const longPause = 600;
const longText = 20_000;

export interface PostPreviewProps {
  /** As it would be stored, but with image:1, image:2 … in its text. */
  post: Post;
  /** Data of the text's pictures. */
  images: readonly string[];
  /** It stands beside the text, and shows the place in it where somebody reads or writes. */
  isBeside?: boolean;
}

/** The post as its page will show it to visitors. */
export default function PostPreview({ post, images, isBeside }: PostPreviewProps) {
  const typed = useMemo(() => ({ post, images }), [post, images]);
  const settled = useSettled(typed, post.content.length > longText ? longPause : pause);
  const { post: drawn, images: drawnImages } = useDeferredValue(settled);
  const shown = useMemo(() => previewPost(drawn, drawnImages), [drawn, drawnImages]);
  const pictures = useMemo(() => previewPictures(drawnImages), [drawnImages]);
  const { content } = shown;
  // So that a change of the title doesn't redraw the text.
  const text = useMemo(() => <Markdown text={content} pictures={pictures} />, [content, pictures]);
  return (
    <PageFrame>
      <PreviewBoundary text={content}>
        <PostArticle post={shown}>{text}</PostArticle>
      </PreviewBoundary>
      {isBeside && <Following post={drawn} />}
    </PageFrame>
  );
}

/** Stands in the frame, so that it is there as soon as the frame is. */
function Following({ post }: { post: Post }) {
  useEffect(followScroll, []);
  useEffect(() => showWriting(post.content), [post]);
  return null;
}

interface PreviewBoundaryProps {
  /** The text to draw. When it changes, drawing is tried again. */
  text: string;
  children: ReactNode;
}

/** Keeps a text that can't be drawn from crashing the editor. */
class PreviewBoundary extends Component<PreviewBoundaryProps, { failedText: string | undefined }> {
  override state: { failedText: string | undefined } = { failedText: undefined };

  override componentDidCatch(error: Error) {
    console.error(previewMessages.notDrawn, error);
    this.setState({ failedText: this.props.text });
  }

  override render() {
    if (this.state.failedText !== this.props.text) return this.props.children;
    return <p className="island-failed">{previewMessages.notDrawn}</p>;
  }
}
