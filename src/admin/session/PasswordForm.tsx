import { useId, useRef, useState, type SubmitEvent } from 'react';
import { $password, logIn } from '#src/admin/session/session.ts';
import { useStore } from '@nanostores/react';
import { loginMessages } from '#src/admin/session/words.ts';
import { longPassword } from '#src/admin/session/limits.ts';
import { Button } from '#src/admin/shell/Button.tsx';
import { outcomeTitles } from '#src/admin/shell/words.ts';
import { closeToast, showToast } from '#src/stores/toasts.ts';

const problems = {
  empty: { title: outcomeTitles.failed, text: loginMessages.empty },
  wrong: { title: loginMessages.wrongTitle, text: loginMessages.wrong },
  failed: { title: outcomeTitles.failed, text: loginMessages.failed },
} as const;

interface PasswordFormProps {
  /** Text of the button. */
  submit: string;
  /** Id of a note to read before typing a password. */
  describedBy?: string | undefined;
}

/** The password field, in a form that password managers understand, and the button that logs in. */
export function PasswordForm({ submit, describedBy }: PasswordFormProps) {
  const isNew = useStore($password) !== 'set';
  const [isShown, setIsShown] = useState(false);
  const [problem, setProblem] = useState('');
  const [isShort, setIsShort] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef(0);
  const id = useId();

  async function logInWith(password: string) {
    const result = await logIn(password);
    // The message of an earlier try is no longer true.
    closeToast(shown.current);
    if (result.ok) {
      setProblem('');
      shown.current = showToast({
        kind: 'success',
        title: outcomeTitles.success,
        text: loginMessages.success,
      });
      return;
    }
    const { title, text } = problems[result.code];
    setProblem(text);
    shown.current = showToast({ kind: 'error', title, text });
    field.current?.focus();
    field.current?.select();
  }
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Read from the field, because password managers fill it without an event that React sees.
    void logInWith(field.current?.value ?? '');
  };

  return (
    <form className="grid gap-4" onSubmit={send} noValidate>
      {/* Password managers need a user name to store the password under. */}
      <input type="text" name="username" autoComplete="username" value="admin" readOnly hidden />
      <div className="field gap-2.5">
        <label htmlFor={id}>Password</label>
        <div className="field-row gap-3">
          <input
            ref={field}
            id={id}
            className="input"
            type={isShown ? 'text' : 'password'}
            name="password"
            data-autofocus
            onInput={({ currentTarget: { value } }) =>
              setIsShort(isNew && value !== '' && value.length < longPassword)
            }
            autoComplete={isNew ? 'new-password' : 'current-password'}
            aria-invalid={problem !== ''}
            aria-describedby={problem === '' ? describedBy : `${id}-problem`}
          />
          <Button onClick={() => setIsShown(!isShown)}>
            <span>{isShown ? 'Hide' : 'Show'}</span>{' '}
            <span className="visually-hidden">password</span>
          </Button>
        </div>
        {isNew && !isShort && <p className="hint">{loginMessages.advice}</p>}
        <div role="status" className="empty:absolute">
          {isShort && <p className="note text-sm">{loginMessages.short}</p>}
        </div>
        {problem !== '' && (
          <p id={`${id}-problem`} className="field-problem">
            {problem}
          </p>
        )}
      </div>
      <Button type="submit" look="primary">
        {submit}
      </Button>
    </form>
  );
}
