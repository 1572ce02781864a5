import {
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { PicturePicker } from '#src/admin/pictures/PicturePicker.tsx';
import type { Pictures } from '#src/admin/pictures/picture-work.ts';
import type { PictureWords } from '#src/admin/model/picture-words.ts';
import type { Ref } from 'react';
import { createPortal } from 'react-dom';
import type { EditorState } from 'prosemirror-state';
import { isInTable } from 'prosemirror-tables';
import { Button } from '#src/admin/shell/Button.tsx';
import { mayInsert } from '#src/admin/shell/use-insert-guard.ts';
import { BlockMenu, entryId } from '#src/admin/visual/BlockMenu.tsx';
import { menuKey } from '#src/admin/visual/block-menu.ts';
import { activeEdits, linkAround } from '#src/admin/visual/edits.ts';
import type { VisualEdit } from '#src/admin/visual/edits.ts';
import LinkBox from '#src/admin/visual/LinkBox.tsx';
import type { OwnAddress } from '#src/admin/visual/own-addresses.ts';
import type { Span } from '#src/admin/visual/read-markdown.ts';
import { isBlank, schema } from '#src/admin/visual/schema.ts';
import { tellPasted } from '#src/admin/visual/tell-pasted.ts';
import { visualEditor } from '#src/admin/visual/visual-editor.ts';
import type { VisualEditor } from '#src/admin/visual/visual-editor.ts';
import { tableToolNames, visualDone, visualMessages } from '#src/admin/visual/words.ts';
import { canBeDrawn } from '#src/lib/markdown/drawing-work.ts';
import '#src/admin/visual/visual.css';

/** What the rest of the text field may do with Visual. */
export interface VisualHandle {
  readonly edit: (name: VisualEdit | 'link') => void;
  readonly insertPicture: (src: string, words: PictureWords) => void;
  readonly focus: () => void;
  readonly select: (range: Span) => void;
  readonly selected: () => Span;
}

interface VisualFieldProps {
  ref: Ref<VisualHandle>;
  id: string;
  describedBy?: string | undefined;
  isInvalid: boolean;
  isReadOnly: boolean;
  /** The Markdown field is shown instead. */
  isHidden: boolean;
  /** Markdown with image:1, image:2 … */
  value: string;
  images: readonly string[];
  /** Where its buttons stand, among those of the text. */
  toolPlace: HTMLElement | null;
  onChange: (value: string) => void;
  /** Which tools are on where the caret is; none while the focus is in another field. */
  onActive: (active: ReadonlySet<string>) => void;
  /** Opens the choice of pictures. */
  onPicture: () => void;
  /** Makes chosen pictures fit. */
  pictures: Pictures;
  /** Opens the words of the picture before which this Markdown stands. */
  onWords: (before: string) => void;
  /** @returns whether there were pictures */
  onFiles: (transfer: DataTransfer) => boolean;
  /** Takes the pictures that pasted Markdown holds as data. @returns the Markdown with their names */
  takePictures: (markdown: string) => string;
  /** Says a few words below the text; what it gives back takes them back, if they are still said. */
  onSay: (words: string) => () => void;
  /** Says that pasting takes a while; what it gives back takes that back. */
  onPasting: () => () => void;
  /** Is told once it can be written in. */
  onReady: () => void;
}

/** What the editor showed last. */
interface Shown {
  readonly state: EditorState;
  readonly caret: ReturnType<VisualEditor['caret']>;
}
const tables = schema.nodes.table;
const noEdits: ReadonlySet<string> = new Set();
const noCaret = { left: 0, right: 0, top: 0, bottom: 0 };

/** A post's text as its readers will see it, to be written in. */
export default function VisualField(props: VisualFieldProps) {
  const { ref, id, value, images, isReadOnly, isInvalid, describedBy, isHidden } = props;
  const { toolPlace } = props;
  /** Id of the element that names it. */
  const labelId = `${id}-label`;
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<VisualEditor | null>(null);
  const [shown, setShown] = useState<Shown | null>(null);
  const [linked, setLinked] = useState<string | null>(null);
  const [canShow] = useState(() => canBeDrawn(value));
  const menuId = useId();
  const menu = shown && menuKey.getState(shown.state);
  const isAtTable = shown !== null && isInTable(shown.state);
  // They stay while the text has a table: a row that comes with a press would move what is pressed.
  const hasTable = isAtTable || shown?.state.doc.children.some(({ type }) => type === tables);
  const target = shown && !menu ? linkAround(shown.state) : null;

  const attributes = useEffectEvent((state: EditorState): Record<string, string> => {
    const { doc } = state;
    const open = menuKey.getState(state);
    const entry = open?.found[open.current];
    const isEmpty = doc.childCount === 1 && doc.firstChild !== null && isBlank(doc.firstChild);
    return {
      // The Markdown field has it otherwise.
      ...(!isHidden && { id }),
      class: `visual-text${isEmpty ? ' visual-empty' : ''}`,
      role: 'textbox',
      translate: 'no',
      spellcheck: 'true',
      dir: 'auto',
      'aria-multiline': 'true',
      'aria-labelledby': labelId,
      'aria-required': 'true',
      'aria-invalid': String(isInvalid),
      'aria-readonly': String(isReadOnly),
      'data-placeholder': visualMessages.placeholder,
      ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
      ...(open && { 'aria-controls': menuId }),
      ...(entry && { 'aria-activedescendant': entryId(menuId, entry) }),
    };
  });
  const tellActive = useEffectEvent((now: EditorState | undefined) => {
    const isHere = place.current?.closest('.markdown-field')?.contains(document.activeElement);
    props.onActive(now && isHere ? activeEdits(now) : noEdits);
  });
  const onState = useEffectEvent((next: EditorState) => {
    setShown({ state: next, caret: editor.current?.caret() ?? noCaret });
    tellActive(next);
  });
  /** The props as they are at that moment. */
  const given = useEffectEvent(() => props);
  const openLinkNow = () => {
    const now = editor.current?.state();
    if (now && !isReadOnly) setLinked(linkAround(now)?.href ?? '');
  };
  const openLink = useEffectEvent(() => openLinkNow());
  const picker = useRef<HTMLInputElement>(null);
  const putReplaced = useRef<((dataUrl: string) => void) | null>(null);
  const replace = useEffectEvent((put: (src: string) => void) => {
    putReplaced.current = (dataUrl) => {
      // By the time a picture fits, the text may have changed, or another tab may have taken the post over.
      const now = given();
      if (!now.isReadOnly) put(now.takePictures(`![](${dataUrl})`).slice('![]('.length, -1));
    };
    picker.current?.click();
  });
  const editTable = (name: keyof typeof tableToolNames) => {
    editor.current?.editTable(name);
    props.onSay(visualDone[name]);
  };

  useLayoutEffect(() => {
    if (!place.current || !canShow) return;
    const made = visualEditor(place.current, given().value, {
      onChange: (markdown) => given().onChange(markdown),
      onState,
      attributes,
      takeFiles: (transfer) => given().onFiles(transfer),
      takePictures: (markdown) => given().takePictures(markdown),
      mayInsert: (words, html) =>
        mayInsert(words, { value: given().value, selectionStart: 0, selectionEnd: 0 }, html),
      onPasting: () => given().onPasting(),
      onPasted: (hasWords, pictures) => tellPasted(hasWords, pictures, given().onSay),
      isReadOnly: () => given().isReadOnly || given().isHidden,
      onLink: openLink,
      onPicture: () => given().onPicture(),
      onReplace: replace,
      onWords: (before) => given().onWords(before),
    });
    editor.current = made;
    onState(made.state());
    return () => {
      made.destroy();
      editor.current = null;
    };
  }, [canShow]);
  useEffect(() => {
    const listening = new AbortController();
    document.addEventListener('focusin', () => tellActive(editor.current?.state()), listening);
    return () => listening.abort();
  }, []);
  const isMenuOpen = Boolean(menu);
  useEffect(() => (isMenuOpen ? given().onSay(visualDone.menu) : undefined), [isMenuOpen]);
  useLayoutEffect(() => editor.current?.showPictures(images), [images]);
  useLayoutEffect(() => {
    // Typed in the Markdown field, or brought back by a restored copy.
    if (!isHidden) editor.current?.setText(value);
  }, [value, isHidden]);
  useLayoutEffect(() => editor.current?.refresh(), [isReadOnly, isInvalid, describedBy, isHidden]);
  useEffect(() => {
    const label = document.getElementById(labelId);
    const focus = () => {
      if (!isHidden) editor.current?.focus();
    };
    label?.addEventListener('click', focus);
    return () => label?.removeEventListener('click', focus);
  }, [labelId, isHidden]);

  useImperativeHandle(ref, () => ({
    edit: (name) => {
      if (name === 'link') openLinkNow();
      else editor.current?.edit(name);
    },
    insertPicture: (src, words) => editor.current?.insertPicture(src, words),
    focus: () => editor.current?.focus(),
    select: (range) => editor.current?.select(range),
    selected: () => editor.current?.selected() ?? { start: 0, end: 0 },
  }));
  // Before the browser takes the focus from the field that is hidden now: a key between the two would be lost.
  useLayoutEffect(() => given().onReady(), []);
  const takeChosen = ([file]: readonly File[]) => {
    const put = putReplaced.current;
    if (!file || !put) return;
    void props.pictures.work(async () => {
      const fitted = await props.pictures.fit(file, () => undefined);
      if (fitted) put(fitted.dataUrl);
    });
  };
  const closeLink = (own?: OwnAddress | null) => {
    setLinked(null);
    // The dialog gives the focus back first.
    queueMicrotask(() => {
      if (own === undefined) editor.current?.focus();
      else editor.current?.link(own);
    });
  };

  return (
    <div
      className="visual-field relative grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2"
      hidden={isHidden}
    >
      {!canShow && <p className="note">{visualMessages.tooMuch}</p>}
      <div ref={place} className="visual-sheet" />
      {menu && (
        <BlockMenu
          id={menuId}
          menu={menu}
          caret={shown.caret}
          onTake={(name) => editor.current?.takeBlock(name)}
        />
      )}
      {toolPlace &&
        canShow &&
        !isReadOnly &&
        !isHidden &&
        createPortal(
          <>
            <Button
              aria-expanded={isMenuOpen}
              aria-haspopup="listbox"
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => editor.current?.toggleMenu()}
            >
              {visualMessages.addBlock}
            </Button>
            {hasTable && (
              <div
                ref={isAtTable ? toBegin : undefined}
                className="table-tools flex flex-wrap gap-1"
                role="group"
                aria-label={visualMessages.table}
              >
                {tableTools.map((name) => (
                  <Button
                    key={name}
                    className="px-2"
                    disabled={!isAtTable}
                    onMouseDown={(event) => event.preventDefault()}
                    onClick={() => editTable(name)}
                  >
                    {tableToolNames[name]}
                  </Button>
                ))}
              </div>
            )}
          </>,
          toolPlace,
        )}
      <PicturePicker ref={picker} onFiles={takeChosen} />
      {target !== null && shown && <LinkTarget caret={shown.caret}>{target.href}</LinkTarget>}
      {linked !== null && (
        <LinkBox address={linked} onLink={closeLink} onClose={() => closeLink()} />
      )}
    </div>
  );
}

/** On a phone the buttons of a table begin the row, which may have been moved. */
const toBegin = (tools: HTMLElement | null) => tools?.closest('.edit-bar')?.scrollTo({ left: 0 });

const tableTools = Object.keys(tableToolNames) as (keyof typeof tableToolNames)[];

interface LinkTargetProps {
  /** Where the caret is in the window. */
  caret: { left: number; bottom: number };
  /** Where the link leads. */
  children: string;
}

/** Says below the caret where the link that it is in leads. It takes no presses: the words under it stay in reach. */
function LinkTarget({ caret: { left, bottom }, children }: LinkTargetProps) {
  const label = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const element = label.current;
    const frame = element?.offsetParent?.getBoundingClientRect();
    if (!element || !frame) return;
    const x = Math.min(left - frame.left, frame.width - element.offsetWidth);
    element.style.left = `${Math.max(0, x)}px`;
    element.style.top = `${bottom + 4 - frame.top}px`;
  }, [left, bottom, children]);
  return (
    <p
      ref={label}
      className="hint pointer-events-none absolute z-3 max-w-full truncate rounded-xs border border-admin-line bg-admin-sheet px-2"
    >
      <span>{visualMessages.leadsTo}</span> <span translate="no">{children}</span>
    </p>
  );
}
