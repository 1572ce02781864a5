import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode, SubmitEvent } from 'react';
import { connectMessages, gitHubFailureText } from '#src/admin/publish/later-words.ts';
import { connect, isLikeToken, noteRepository } from '#src/admin/publish/connect.ts';
import { $connection, lastRepository } from '#src/admin/publish/connection.ts';
import type { GitHubFailure } from '#src/admin/publish/github-answers.ts';
import { takenApart } from '#src/admin/publish/repository-address.ts';
import { Button } from '#src/admin/shell/Button.tsx';
import { DialogActions, intoView } from '#src/admin/shell/Dialog.tsx';
import { repository } from '#src/config/repository.ts';
import { showToast } from '#src/stores/toasts.ts';

const fields = ['owner', 'repository', 'branch', 'token'] as const;
type Field = (typeof fields)[number];

/** Where posts went last, or what of it was typed, else the website's repository as far as it is known. */
const first = (): Readonly<Record<Field, string>> => {
  const { owner, name, branch } = repository;
  const last = lastRepository();
  return {
    owner: last?.owner ?? owner,
    repository: last?.repository ?? name,
    branch: last?.branch ?? branch,
    token: '',
  };
};

/** What another repository or branch may mend: then they are shown. */
const misplaced: readonly string[] = ['not-found', 'no-branch'] satisfies GitHubFailure[];

/** What a field misses, before GitHub is asked; '' for nothing. */
function problemOf(field: Field, values: Readonly<Record<Field, string>>): string {
  const value = values[field].trim();
  if (value === '') return connectMessages.missing;
  return field === 'token' && !isLikeToken(value) ? connectMessages.notToken : '';
}

interface ConnectFormProps {
  /** As in `ConnectDialog`. */
  otherRoute: ReactNode;
  onClose: () => void;
}

/** Asks for repository and token, and says in a sentence what GitHub misses. */
export function ConnectForm({ otherRoute, onClose }: ConnectFormProps) {
  const [values, setValues] = useState(first);
  const [isKept, setIsKept] = useState(() => $connection.get()?.isKept ?? false);
  /** Connecting was tried: from then on, fields say what they miss. */
  const [isTried, setIsTried] = useState(false);
  const [problem, setProblem] = useState('');
  const [isChecking, setIsChecking] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const place = useRef<HTMLDetailsElement>(null);
  /** Somebody has said where posts go: then it is folded, because few ever change it. */
  const [isKnown] = useState(() => values.owner !== '' && values.repository !== '');
  /** It has the focus at first, but on a phone, where its keyboard would cover what is said above it. */
  const [empty] = useState(() =>
    matchMedia('(hover: hover) and (pointer: fine)').matches
      ? fields.find((field) => field !== 'branch' && values[field] === '')
      : undefined,
  );
  const id = useId();
  // Where it takes the place of the button that was pressed. A dialog that opens with it gives it the focus itself.
  useLayoutEffect(() => {
    form.current?.querySelector<HTMLElement>('[data-autofocus="true"]')?.focus();
  }, []);

  const change = (next: typeof values) => {
    setValues(next);
    void noteRepository(next);
  };

  async function send() {
    const whole = takenApart(values);
    change(whole);
    const wrong = fields.find((field) => problemOf(field, whole) !== '');
    setIsTried(true);
    setProblem('');
    if (wrong) {
      if (place.current && wrong !== 'token') place.current.open = true;
      form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
      return;
    }
    setIsChecking(true);
    const trimmed = fields.map((field) => [field, whole[field].trim()] as const);
    const access = Object.fromEntries(trimmed) as Record<Field, string>;
    const connected = await connect(access, isKept, () => form.current !== null);
    setIsChecking(false);
    if (!connected.ok) {
      setProblem(gitHubFailureText(connected));
      if (place.current && misplaced.includes(connected.code)) place.current.open = true;
    }
    if (!connected.ok || !connected.value) return;
    const isAsAsked = connected.value.isKept === isKept;
    showToast({
      kind: 'success',
      title: connectMessages.successTitle,
      text: isAsAsked ? connectMessages.success : connectMessages.notKept,
    });
    onClose();
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isChecking) void send();
  };
  const field = (name: Field, more: { hint?: string; isSecret?: boolean } = {}): ReactNode => {
    const wrong = isTried ? problemOf(name, values) : '';
    return (
      <div className="field">
        <label htmlFor={`${id}-${name}`}>{connectMessages[name]}</label>
        <input
          id={`${id}-${name}`}
          name={name}
          data-autofocus={name === empty}
          className="input"
          type={more.isSecret ? 'password' : 'text'}
          value={values[name]}
          readOnly={isChecking}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          translate="no"
          aria-invalid={wrong !== ''}
          aria-describedby={`${id}-${name}-hint`}
          onChange={({ target }) => change({ ...values, [name]: target.value })}
          onBlur={() => change(takenApart(values))}
        />
        <div id={`${id}-${name}-hint`}>
          {wrong !== '' && <p className="field-problem">{wrong}</p>}
          {more.hint && <p className="hint">{more.hint}</p>}
        </div>
      </div>
    );
  };

  const repositoryFields = (
    <div className="grid gap-x-4 gap-y-1 sm:grid-cols-2">
      {field('owner')}
      {field('repository')}
      <p className="hint col-span-full">{connectMessages.repositoryHint}</p>
    </div>
  );

  return (
    <form ref={form} className="grid gap-4 [&_input]:scroll-mb-20" noValidate onSubmit={submit}>
      {isKnown || repositoryFields}
      <details ref={place}>
        <summary className="wrap-anywhere">
          {isKnown
            ? `${connectMessages.place} ${values.owner}/${values.repository}, ${values.branch}`
            : `${connectMessages.branchPlace} ${values.branch}`}
        </summary>
        <div className="grid gap-4 pt-2">
          {isKnown && repositoryFields}
          {field('branch', { hint: connectMessages.branchHint })}
        </div>
      </details>
      {field('token', { hint: connectMessages.tokenHint, isSecret: true })}
      <div>
        <label className="check">
          <input
            type="checkbox"
            checked={isKept}
            aria-describedby={`${id}-keep`}
            onChange={({ target }) => setIsKept(target.checked)}
          />
          {connectMessages.keep}
        </label>
        <p id={`${id}-keep`} className="hint">
          {connectMessages.keepHint}
        </p>
      </div>
      <div role="status">{isChecking && <p>{connectMessages.checking}</p>}</div>
      {problem !== '' && (
        <div ref={intoView} className="note note-problem" role="alert">
          <p className="font-bold">{connectMessages.failedTitle}</p>
          <p>{problem}</p>
        </div>
      )}
      {problem !== '' && otherRoute}
      <DialogActions>
        <Button onClick={onClose}>{connectMessages.cancel}</Button>
        <Button type="submit" look="primary" disabled={isChecking}>
          {connectMessages.connect}
        </Button>
      </DialogActions>
    </form>
  );
}
