import { useStore } from '@nanostores/react';
import { PasswordForm } from '#src/admin/components/PasswordForm.tsx';
import { $password } from '#src/admin/stores/session.ts';
import { loginMessages } from '#src/config/admin-messages.ts';
import '#src/admin/styles/login.css';

/** The login; the first who opens it chooses the password (spec section 6). */
export default function LoginScreen() {
  const password = useStore($password);
  const isNew = password !== 'set';
  return (
    <div className="login panel">
      <h1>{isNew ? loginMessages.setTitle : loginMessages.loginTitle}</h1>
      {password === 'damaged' && <p className="note">{loginMessages.damagedHash}</p>}
      {isNew && <p className="note">{loginMessages.noRecovery}.</p>}
      <PasswordForm submit={isNew ? 'Set password' : 'Log in'} />
      <p className="hint">{loginMessages.whatItDoes}</p>
      <a href="/">Back to the website</a>
    </div>
  );
}
