import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { PasswordForm } from '#src/admin/session/PasswordForm.tsx';
import { $hasLeftEditor } from '#src/admin/session/use-guard.ts';
import { $password } from '#src/admin/session/session.ts';
import { loginMessages } from '#src/admin/session/words.ts';

/** The login. The first person to open it chooses the password. */
export default function LoginScreen() {
  const password = useStore($password);
  const hasLeftEditor = useStore($hasLeftEditor);
  const isNew = password !== 'set';
  const noteId = useId();
  return (
    <div className="panel door-card grid gap-4 max-sm:gap-3">
      <h1>{isNew ? loginMessages.setTitle : loginMessages.loginTitle}</h1>
      {hasLeftEditor && <p className="note">{loginMessages.typedIsKept}</p>}
      {isNew && <p id={`${noteId}-room`}>{loginMessages.whatItIs}</p>}
      {isNew && (
        <div className="note grid gap-2">
          <p id={noteId}>
            {password === 'damaged'
              ? `${loginMessages.damagedHash} ${loginMessages.noRecovery}.`
              : `${loginMessages.noRecovery}.`}
          </p>
          <p className="text-sm">
            <span>{loginMessages.ifForgotten}</span>{' '}
            <a href="/privacy#clear-password">{loginMessages.privacyPage}</a>
            <span>{loginMessages.forgottenEnd}</span>
          </p>
        </div>
      )}
      <PasswordForm
        submit={isNew ? 'Set password' : 'Log in'}
        // The focus starts in the field, after both.
        describedBy={isNew ? `${noteId}-room ${noteId}` : undefined}
      />
      {isNew ? (
        <div className="hint">
          {loginMessages.whatItDoes.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      ) : (
        <p className="hint">
          <span>{loginMessages.forgotten}</span>{' '}
          <a href="/privacy#clear-password">{loginMessages.privacyPage}</a>
          <span>{loginMessages.forgottenEnd}</span>
        </p>
      )}
    </div>
  );
}
