import { useStore } from '@nanostores/react';
import { useEffect, useId, useState, type KeyboardEvent, type SubmitEvent } from 'react';
import { $adminPosts, loadAdminPosts } from '#src/admin/model/admin-posts.ts';
import { Button } from '#src/admin/shell/Button.tsx';
import { Dialog, DialogActions } from '#src/admin/shell/Dialog.tsx';
import { Typed } from '#src/admin/shell/Typed.tsx';
import { findOwn, typedAddress, type OwnAddress } from '#src/admin/visual/own-addresses.ts';
import { linkMessages as words } from '#src/admin/visual/words.ts';
import '#src/admin/visual/link-box.css';

interface LinkBoxProps {
  /** Where the link around the caret leads; '' where there is none. */
  address: string;
  /** Takes where the link leads, null to take it away. */
  onLink: (own: OwnAddress | null) => void;
  onClose: () => void;
}

/** Asks where a link leads: an address, or a post or page of ours found by its words. */
export default function LinkBox({ address, onLink, onClose }: LinkBoxProps) {
  const [typed, setTyped] = useState(address);
  const [isRefused, setIsRefused] = useState(false);
  const posts = useStore($adminPosts);
  const id = useId();
  useEffect(loadAdminPosts, []);
  const target = typedAddress(typed);
  const found = target === null ? findOwn(typed, posts) : [];
  const isAsking = target === null && typed.trim() !== '';
  const isFound = found.length > 0;
  const isInvalid = isRefused && !isFound;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The dialog lies within the form of the post.
    event.stopPropagation();
    const [first] = found;
    if (target !== null) onLink({ name: target, address: target });
    else if (first) onLink(first);
    else setIsRefused(true);
  };
  return (
    <Dialog title={words.title} onClose={onClose}>
      <form className="grid gap-3" onSubmit={submit} noValidate>
        <div className="field">
          <label htmlFor={id}>{words.label}</label>
          <input
            id={id}
            className="input"
            data-autofocus
            autoComplete="off"
            translate="no"
            value={typed}
            aria-invalid={isInvalid}
            aria-describedby={`${id}-hint${isInvalid ? ` ${id}-problem` : ''}`}
            onKeyDown={moveBetween}
            onChange={(event) => {
              setTyped(event.target.value);
              setIsRefused(false);
            }}
          />
          {isInvalid && (
            <p id={`${id}-problem`} className="field-problem">
              {words.invalid}
            </p>
          )}
          <p id={`${id}-hint`} className={isFound ? 'visually-hidden' : 'hint'}>
            {words.hint}
          </p>
        </div>
        <div className="grid gap-2">
          <p role="status" className="label" id={`${id}-found`}>
            {isAsking && <span>{isFound ? `${words.found}: ${found.length}` : words.none}</span>}
            {isFound && <span className="hint font-normal max-md:hidden"> {words.first}</span>}
          </p>
          {isFound && (
            <ul className="link-choices grid gap-1.5" aria-labelledby={`${id}-found`}>
              {found.map((own) => (
                <li key={own.address}>
                  <Button
                    className="grid w-full justify-start justify-items-start text-left"
                    onKeyDown={moveBetween}
                    onClick={() => onLink(own)}
                  >
                    <Typed>{own.name}</Typed>
                    <span className="hint" translate="no">
                      {own.address}
                    </span>
                  </Button>
                </li>
              ))}
            </ul>
          )}
        </div>
        <DialogActions className="link-actions">
          <Button onClick={onClose}>{words.cancel}</Button>
          {address !== '' && <Button onClick={() => onLink(null)}>{words.remove}</Button>}
          <Button type="submit" look="primary">
            {words.insert}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** The arrow keys lead from the field to what was found, and back. */
function moveBetween(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const form = event.currentTarget.closest('form');
  if (step === undefined || !form) return;
  const stops = [...form.querySelectorAll<HTMLElement>('input, li > button')];
  const next = stops[stops.indexOf(event.currentTarget) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
