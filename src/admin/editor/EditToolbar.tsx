import type { ReactNode } from 'react';
import { writingMessages } from '#src/admin/editor/words.ts';
import type { VisualEdit } from '#src/admin/visual/edits.ts';
import { useToolbar } from '#src/admin/editor/use-toolbar.ts';
import { Button } from '#src/admin/shell/Button.tsx';
import { shortcutLabel } from '#src/ui/shortcut-label.ts';

type Tool = VisualEdit | 'link' | 'picture';

const arrow = (path: string) => (
  <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
    <path className="fill-none stroke-current stroke-2" d={path} />
  </svg>
);

/** The sign on each button, and the letter of its shortcut. A phone shows the first ones, so those used most begin. */
const tools: readonly { tool: Tool; sign: ReactNode; letter?: string }[] = [
  { tool: 'undo', sign: arrow('M7 3 3 7l4 4M3 7h9a5 5 0 0 1 0 10H8'), letter: 'Z' },
  { tool: 'redo', sign: arrow('m13 3 4 4-4 4M17 7H8a5 5 0 0 0 0 10h4') },
  { tool: 'bold', sign: 'B', letter: 'B' },
  { tool: 'italic', sign: 'I', letter: 'I' },
  { tool: 'link', sign: 'Link', letter: 'K' },
  { tool: 'picture', sign: 'Picture' },
  { tool: 'heading2', sign: 'H2' },
  { tool: 'heading3', sign: 'H3' },
  { tool: 'list', sign: 'List' },
  { tool: 'numberedList', sign: 'Numbered' },
  { tool: 'quote', sign: '“ ”' },
  { tool: 'code', sign: '</>' },
  { tool: 'table', sign: 'Table' },
];

/** These do something each time. */
const acts: ReadonlySet<Tool> = new Set<Tool>(['table', 'picture', 'undo', 'redo']);

interface EditToolbarProps {
  /** Id of the text field. */
  controls: string;
  isDisabled: boolean;
  /** Which tools are on where the caret is; null where that isn't known. */
  active: ReadonlySet<string> | null;
  onEdit: (edit: VisualEdit | 'link') => void;
  onPicture: () => void;
}

/** The formatting buttons. */
export function EditToolbar({ controls, isDisabled, active, ...on }: EditToolbarProps) {
  const { bar, button } = useToolbar(tools.length);
  const use = (tool: Tool) => {
    if (tool === 'picture') on.onPicture();
    else on.onEdit(tool);
  };
  return (
    <div
      {...bar}
      className="edit-toolbar flex flex-wrap gap-1"
      aria-label={writingMessages.toolbar}
      aria-controls={controls}
    >
      {tools.map(({ tool, sign, letter }, index) => {
        const name = writingMessages.tools[tool];
        return (
          <Button
            key={tool}
            {...button(index)}
            className={`edit-tool edit-tool-${tool} min-w-9 px-1.5 whitespace-nowrap pointer-coarse:min-w-11`}
            aria-label={name}
            aria-pressed={active && !acts.has(tool) ? active.has(tool) : undefined}
            aria-keyshortcuts={letter && `Control+${letter}`}
            title={letter ? `${name} (${shortcutLabel(letter)})` : name}
            disabled={isDisabled}
            // Keeps the focus and selection in the text.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => use(tool)}
          >
            {sign}
          </Button>
        );
      })}
    </div>
  );
}
