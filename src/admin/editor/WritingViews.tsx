import type { WritingView } from '#src/admin/editor/editor-view.ts';
import { writingMessages } from '#src/admin/editor/words.ts';
import { Button } from '#src/admin/shell/Button.tsx';

interface WritingViewsProps {
  wanted: WritingView;
  onChoose: (view: WritingView) => void;
}

const views = ['markdown', 'visual'] as const;

/** The switch between the two ways to write a text. */
export function WritingViews({ wanted, onChoose }: WritingViewsProps) {
  return (
    <div className="writing-views" role="group" aria-label={writingMessages.views}>
      {views.map((view) => (
        <Button key={view} aria-pressed={view === wanted} onClick={() => onChoose(view)}>
          {writingMessages.viewNames[view]}
        </Button>
      ))}
    </div>
  );
}
