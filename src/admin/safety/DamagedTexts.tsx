import { useStore } from '@nanostores/react';
import { useEffect, useId, useState } from 'react';
import { Button } from '#src/admin/shell/Button.tsx';
import { ConfirmDialog } from '#src/admin/shell/ConfirmDialog.tsx';
import { downloadText } from '#src/admin/shell/download.ts';
import {
  $damagedTexts,
  readDamagedText,
  readDamagedTexts,
  removeDamagedText,
} from '#src/admin/safety/damaged-texts.ts';
import type { DamagedText } from '#src/admin/safety/damaged-texts.ts';
import { damagedMessages } from '#src/admin/safety/words.ts';
import { showError } from '#src/admin/shell/show-error.ts';
import { storageKeys } from '#src/config/storage-keys.ts';
import { formatMoment } from '#src/admin/shell/moment.ts';
import { sizeText } from '#src/admin/shell/size-text.ts';
import { leaveErrors } from '#src/stores/toasts.ts';

/** Data that could not be read. It can be downloaded, and only then removed. */
export function DamagedTexts() {
  const texts = useStore($damagedTexts);
  const [asked, setAsked] = useState<DamagedText | null>(null);
  /** The downloaded texts by key. */
  const [downloaded, setDownloaded] = useState<ReadonlyMap<string, string>>(new Map());
  const id = useId();
  useEffect(readDamagedTexts, []);
  if (texts.length === 0) return null;
  const download = (damaged: DamagedText) => {
    const text = readDamagedText(damaged.key);
    if (text === null) {
      showError(damagedMessages.gone);
      readDamagedTexts();
      return;
    }
    downloadText(`${nameOf(damaged)}.txt`, text);
    leaveErrors();
    setDownloaded(new Map(downloaded).set(damaged.key, text));
  };
  const remove = async (key: string) => {
    const removed = await removeDamagedText(key, downloaded.get(key) ?? '');
    if (removed.ok) {
      leaveErrors();
      return;
    }
    const isOther = removed.code === 'changed';
    showError(isOther ? damagedMessages.removeOther : damagedMessages.removeFailed);
    if (isOther) setDownloaded(new Map([...downloaded].filter(([name]) => name !== key)));
  };
  return (
    <section className="panel damaged-texts grid gap-3" aria-labelledby={id}>
      <h2 id={id}>{damagedMessages.title}</h2>
      <ul className="grid gap-3">
        {texts.map((text) => (
          <li key={text.key} className="offer border-t-2 border-admin-soft-line pt-3">
            <p className={text.at === null ? 'note note-problem' : undefined}>
              <span>{damagedMessages[stateOf(text)]}</span>
              <span className="hint block">
                {' '}
                {[...momentOf(text.at), sizeText(text.size)].join(', ')}
              </span>
            </p>
            <div className="actions">
              <Button
                aria-label={`${damagedMessages.download} ${nameOf(text)}`}
                onClick={() => download(text)}
              >
                {damagedMessages.download}
              </Button>
              {downloaded.has(text.key) && (
                <Button
                  aria-haspopup="dialog"
                  aria-label={`${damagedMessages.remove} ${nameOf(text)}`}
                  onClick={() => setAsked(text)}
                >
                  {damagedMessages.remove}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          title={damagedMessages.removeTitle}
          confirm={damagedMessages.remove}
          isDanger
          onConfirm={() => void remove(asked.key)}
          onClose={() => setAsked(null)}
        >
          <p>{damagedMessages.removeText}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}

/** The name of the sentence about it. */
function stateOf({ key, at }: DamagedText) {
  if (at !== null) return 'setAside';
  return key === storageKeys.draft ? 'draftNow' : 'postsNow';
}

/** Name of the downloaded file: the key without characters that file systems refuse. */
const nameOf = ({ key }: DamagedText) => key.replace(/[^\w.-]+/g, '-').replace(/-$/, '');

const momentOf = (at: string | null) => (at === null ? [] : [formatMoment(Date.parse(at))]);
