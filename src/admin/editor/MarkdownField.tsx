import { useStore } from '@nanostores/react';
import { useRef, useState, type ClipboardEvent, type KeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#src/admin/shell/Button.tsx';
import { directionOf } from '#src/admin/shell/use-insert-guard.ts';
import { adminMessages } from '#src/admin/shell/words.ts';
import { dialogOnDemand, Fetched, onDemand } from '#src/admin/shell/Fetched.tsx';
import { EditToolbar } from '#src/admin/editor/EditToolbar.tsx';
import { PicturePicker, PictureRefusal } from '#src/admin/pictures/PicturePicker.tsx';
import { PreviewDialog, PreviewPane } from '#src/admin/editor/Preview.tsx';
import { useDropGuard } from '#src/admin/editor/use-drop-guard.ts';
import { holdsPictures } from '#src/lib/markdown/picture-data.ts';
import { usePictureQueue } from '#src/admin/pictures/use-picture-queue.ts';
import type { Pictures } from '#src/admin/pictures/picture-work.ts';
import { useWritingView } from '#src/admin/editor/use-writing-view.ts';
import type { VisualHandle } from '#src/admin/visual/VisualField.tsx';
import { useTextTools } from '#src/admin/editor/use-text-tools.ts';
import { shortcutLetter } from '#src/admin/editor/shortcuts.ts';
import { $editorView, toggleEditorView, writingViews } from '#src/admin/editor/editor-view.ts';
import { writingMessages } from '#src/admin/editor/words.ts';
import { fittingMessages, pictureListMessages } from '#src/admin/pictures/words.ts';
import { pastedPictures } from '#src/admin/pictures/use-file-drop.ts';
import type { Post } from '#src/lib/posts/post.ts';
import '#src/admin/editor/writing.css';

interface MarkdownFieldProps {
  /** Id of the text field, for the form's label. */
  id: string;
  /** The label, and what is wrong with the text: in the row above its buttons. */
  label: ReactNode;
  /** Ids of the hint and of the problem beside it. */
  describedBy?: string | undefined;
  isInvalid?: boolean;
  isReadOnly?: boolean;
  /** Markdown with image:1, image:2 … */
  value: string;
  /** Data URLs of these. */
  images: readonly string[];
  onChange: (value: string, images: readonly string[]) => void;
  pictures: Pictures;
  /** The post for the preview: as it would be stored, but with its pictures named image:1, image:2 … */
  post: Post;
}

/** Fetched on first use: the list of pictures loads the Markdown engine, the link box our addresses. */
const PictureList = dialogOnDemand(() => import('#src/admin/pictures/PictureListDialog.tsx'));

const TipList = onDemand(() => import('#src/admin/editor/TipList.tsx'));

const LinkBox = dialogOnDemand(() => import('#src/admin/visual/LinkBox.tsx'));

const PictureQuestion = dialogOnDemand(() => import('#src/admin/pictures/PictureAltDialog.tsx'));

const letters = { B: 'bold', I: 'italic', K: 'link' } as const;

/** The text of a post: formatting, pictures, tips and previews around a plain text field. */
export function MarkdownField(props: MarkdownFieldProps) {
  const { id, isInvalid = false, isReadOnly = false, value, images, post, onChange } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const visual = useRef<VisualHandle>(null);
  const picker = useRef<HTMLInputElement>(null);
  /** After Escape, Tab leaves the field from within a table too. */
  const leaves = useRef(false);
  const [hasDialog, setHasDialog] = useState(false);
  /** What stands before the picture whose words are asked for. */
  const [listed, setListed] = useState<string | null>(null);
  const isSplit = useStore($editorView) === 'split';
  /** Where Visual has its own buttons. */
  const [toolPlace, setToolPlace] = useState<HTMLElement | null>(null);
  const [active, setActive] = useState<ReadonlySet<string>>(new Set());
  const view = useWritingView({ field, visual, value });
  const { isVisual, Visual } = view;
  /** What has just been done, below the text; said again with each new key. */
  const [said, setSaid] = useState<{ words: string; key: number } | null>(null);
  const say = (words: string | null) => {
    setSaid((last) => (words === null ? null : { words, key: (last?.key ?? 0) + 1 }));
    return () => setSaid((last) => (last?.words === words ? null : last));
  };
  const { session } = view;
  const surface = { field, visual, isVisual, session, value, images, onChange, say };
  const { addToText, exchange, ...text } = useTextTools(surface);
  const queue = usePictureQueue(props.pictures, addToText, exchange);
  const { asked, isFitting, addFiles } = queue;
  useDropGuard();

  const onKeyDown = (event: KeyboardEvent) => {
    const letter = shortcutLetter(event);
    const { key, shiftKey } = event;
    const isHeld = event.ctrlKey || event.altKey || event.metaKey || event.nativeEvent.isComposing;
    const isLeaving = leaves.current;
    leaves.current = key === 'Escape';
    const hasMoved = () => {
      if (key === 'Enter') return !shiftKey && text.goOn();
      return key === 'Tab' && !isLeaving && text.toCell(!shiftKey);
    };
    if (letter === 'B' || letter === 'I' || letter === 'K') text.edit(letters[letter]);
    else if (isHeld || !hasMoved()) return;
    event.preventDefault();
  };
  // Another tab may have taken the post over.
  const add = (files: readonly File[]) => {
    if (!isReadOnly) addFiles(files);
  };
  /** Takes files from a paste or drop; without any, the browser's default applies. */
  const take = (event: { preventDefault: () => void }, files: readonly File[]) => {
    if (files.length === 0 || isReadOnly) return;
    event.preventDefault();
    addFiles(files);
  };
  const paste = (event: ClipboardEvent) => {
    const words = event.clipboardData.getData('text/plain');
    const files = pastedPictures(event.clipboardData);
    const isMarkdown = !isReadOnly && holdsPictures(words);
    if (isMarkdown) queue.fitLater(text.addMarkdown(words));
    const isTaken = () =>
      text.linkTo(words) || (!isReadOnly && text.takeFormatted(event.clipboardData));
    if (isMarkdown || (files.length === 0 && isTaken())) event.preventDefault();
    else take(event, files);
  };
  const takePictures = (words: string) => {
    if (!holdsPictures(words)) return words;
    const taken = text.takePictures(words);
    queue.fitLater(taken.added);
    return taken.text;
  };
  const takeFiles = (transfer: DataTransfer) => {
    const files = pastedPictures(transfer);
    if (files.length > 0) add(files);
    return files.length > 0;
  };
  return (
    <div className="markdown-field grid min-w-0 grid-cols-[minmax(0,1fr)_auto] items-start gap-2">
      <div className="writing-head flex flex-wrap items-center gap-2">
        {props.label}
        <div className="writing-views flex" role="group" aria-label={writingMessages.views}>
          {writingViews.map((name) => (
            <Button
              key={name}
              aria-pressed={name === view.wanted}
              onClick={() => view.choose(name)}
            >
              {writingMessages.viewNames[name]}
            </Button>
          ))}
        </div>
        <Button
          className="view-toggle ml-auto max-lg:hidden"
          aria-pressed={isSplit}
          onClick={toggleEditorView}
        >
          {writingMessages.beside}
        </Button>
      </div>
      <Button className="preview-button" onClick={() => setHasDialog(true)}>
        {writingMessages.preview}
      </Button>
      <div className="edit-bar">
        <EditToolbar
          controls={id}
          isDisabled={isReadOnly}
          active={isVisual ? active : null}
          onEdit={text.edit}
          onPicture={() => {
            const before = text.pictureAtCaret();
            if (before === null) picker.current?.click();
            else setListed(before);
          }}
        />
        <PicturePicker ref={picker} isMultiple onFiles={add} />
        <div ref={setToolPlace} className="own-tools" />
      </div>
      <PictureRefusal onClose={queue.closeRefusal}>{queue.refusal}</PictureRefusal>
      <div className={isSplit ? 'writing-sheets writing-sheets-split' : 'writing-sheets'}>
        <textarea
          {...{ readOnly: isReadOnly, onKeyDown, onBlur: text.onBlur }}
          id={isVisual ? undefined : id}
          value={view.written}
          hidden={isVisual}
          ref={field}
          className="input"
          spellCheck
          dir={directionOf(value)}
          translate="no"
          // Firefox loses the label of a field whose id another one had just before.
          aria-labelledby={isVisual ? undefined : `${id}-label`}
          aria-invalid={isInvalid}
          aria-describedby={props.describedBy}
          onChange={text.onInput}
          onPaste={paste}
          onDrop={(event) => take(event, [...event.dataTransfer.files])}
          onDragOver={(event) => {
            if (!isReadOnly && event.dataTransfer.types.includes('Files')) event.preventDefault();
          }}
        />
        {Visual && (
          <Visual
            ref={visual}
            isHidden={!isVisual}
            id={id}
            describedBy={props.describedBy}
            {...{ isInvalid, isReadOnly, value, images, takePictures, toolPlace }}
            onChange={text.onVisual}
            onActive={setActive}
            onPicture={() => picker.current?.click()}
            pictures={props.pictures}
            onWords={setListed}
            onFiles={takeFiles}
            onSay={say}
            onPasting={() => say(writingMessages.pasting)}
            onReady={view.onReady}
          />
        )}
        {isSplit && <PreviewPane post={post} images={images} />}
      </div>
      <p role="status" className="hint empty:absolute">
        {isFitting && <span>{fittingMessages.fitting}</span>}
        {view.isComing && <span>{adminMessages.loading}</span>}
        {said && <span key={said.key}>{said.words}</span>}
      </p>
      {value.includes('![') && !isReadOnly && (
        <Button className="justify-self-start" aria-haspopup="dialog" onClick={() => setListed('')}>
          {pictureListMessages.open}
        </Button>
      )}
      {!isVisual && <MarkdownTips />}
      {listed !== null && (
        <PictureList
          text={value}
          before={listed}
          images={images}
          onChange={(next) => {
            // The text behind the dialog can't be changed before the dialog has closed.
            flushSync(() => setListed(null));
            text.rewrite(next);
          }}
          onClose={() => setListed(null)}
        />
      )}
      {text.linkAsked !== null && (
        <LinkBox
          address={text.linkAsked}
          onLink={text.closeLink}
          onClose={() => text.closeLink()}
        />
      )}
      {asked && (
        <PictureQuestion
          key={asked.picture.dataUrl}
          asked={asked}
          onClose={() => asked.answer(null)}
        />
      )}
      {hasDialog && (
        <PreviewDialog post={post} images={images} onClose={() => setHasDialog(false)} />
      )}
    </div>
  );
}

/** What can be opened below the Markdown field: how it is written. */
function MarkdownTips() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className="markdown-tips open:grid open:gap-3"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>{writingMessages.tips}</summary>
      {isOpen && (
        <Fetched>
          <TipList />
        </Fetched>
      )}
    </details>
  );
}
