import { Button } from '#src/admin/shell/Button.tsx';
import { Dialog } from '#src/admin/shell/Dialog.tsx';
import { PasswordForm } from '#src/admin/session/PasswordForm.tsx';
import { logOut } from '#src/admin/session/session.ts';
import { loginMessages } from '#src/admin/session/words.ts';

/** Asks for the password over the open screen, so that nothing typed is lost when a session ends. */
export function SignInAgain() {
  return (
    <Dialog title={loginMessages.endedTitle}>
      <p>{loginMessages.ended}</p>
      <PasswordForm submit="Log in" />
      <Button look="quiet" onClick={logOut}>
        Go to the login page instead
      </Button>
    </Dialog>
  );
}
