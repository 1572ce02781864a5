import { useStore } from '@nanostores/react';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import {
  $writingView,
  chooseWritingView,
  chooseWritingViewHere,
} from '#src/admin/editor/editor-view.ts';
import type { WritingView } from '#src/admin/editor/editor-view.ts';
import { showAboveKeyboard } from '#src/admin/editor/follow-keyboard.ts';
import { followVisual, showCaret } from '#src/admin/editor/writing-place.ts';
import { showPassage } from '#src/admin/editor/passage.ts';
import { writingMessages } from '#src/admin/editor/words.ts';
import { showError } from '#src/admin/shell/show-error.ts';
import { withPlainLineEnds } from '#src/admin/visual/source-lines.ts';
import type VisualField from '#src/admin/visual/VisualField.tsx';
import type { VisualHandle } from '#src/admin/visual/VisualField.tsx';
import { leaveErrors } from '#src/stores/toasts.ts';

interface WritingViewProps {
  field: RefObject<HTMLTextAreaElement | null>;
  visual: RefObject<VisualHandle | null>;
  value: string;
}

/**
 * The two ways to write a text. The Markdown field stays in the page while Visual is open, with the text that it had:
 * going back is one change of it, and so one step of its own undo.
 */
export function useWritingView({ field, visual, value }: WritingViewProps) {
  const wanted = useStore($writingView);
  const [Visual, setVisual] = useState<typeof VisualField | null>(null);
  /** The text of the Markdown field while Visual is open. */
  const [held, setHeld] = useState<string | null>(null);
  /** What the last session in Visual changed, which is one step of the Markdown field's undo. */
  const session = useRef<{ readonly from: string; readonly to: string } | null>(null);
  /** What was selected in the Markdown field when Visual was chosen. */
  const range = useRef<{ start: number; end: number } | null>(null);
  const isVisual = wanted === 'visual' && Visual !== null;
  const isMissing = wanted === 'visual' && Visual === null;
  useEffect(() => (isVisual ? followVisual(visual) : undefined), [isVisual, visual]);

  const arrive = useEffectEvent((Arrived: typeof VisualField) => {
    // The caret goes along if it is in the text, and stays where somebody writes elsewhere meanwhile.
    const { activeElement } = document;
    if (activeElement === field.current) range.current = rangeOf(field.current);
    else if (activeElement?.matches('input, textarea')) range.current = null;
    // At once: what is typed before it is drawn would be lost, or stand elsewhere.
    flushSync(() => {
      setHeld(value);
      setVisual(() => Arrived);
    });
    leaveErrors();
  });
  useEffect(() => {
    if (!isMissing) return;
    let isCurrent = true;
    import('#src/admin/visual/VisualField.tsx').then(
      (module) => {
        if (isCurrent) arrive(module.default);
      },
      () => {
        if (!isCurrent) return;
        chooseWritingViewHere('markdown');
        showError(writingMessages.visualMissing);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isMissing]);

  const showRange = () => {
    if (!visual.current || !range.current) return;
    visual.current.select(range.current);
    range.current = null;
    showAboveKeyboard();
  };
  const choose = (view: WritingView) => {
    if (view === wanted) return;
    if (view === 'visual') {
      range.current = rangeOf(field.current);
      flushSync(() => {
        // Until it has arrived, the Markdown field is written in.
        if (Visual) setHeld(value);
        chooseWritingView(view);
      });
      showRange();
      return;
    }
    const selected = visual.current?.selected();
    flushSync(() => chooseWritingView(view));
    const to = withPlainLineEnds(value);
    session.current = { from: withPlainLineEnds(held ?? value), to };
    setHeld(null);
    if (!selected || !field.current) return;
    showPassage(field.current, { text: to, ...selected });
    showCaret();
    showAboveKeyboard();
  };
  return {
    wanted,
    session,
    Visual,
    isVisual,
    /** Whether Visual was asked for and isn't there yet. */
    isComing: isMissing,
    /** What stands in the Markdown field. */
    written: held ?? value,
    choose,
    onReady: showRange,
  };
}

const rangeOf = (field: HTMLTextAreaElement | null) => ({
  start: field?.selectionStart ?? 0,
  end: field?.selectionEnd ?? 0,
});
