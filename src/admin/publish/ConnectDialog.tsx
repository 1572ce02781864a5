import { useStore } from '@nanostores/react';
import { useState, type ReactNode } from 'react';
import { ConnectForm } from '#src/admin/publish/ConnectForm.tsx';
import { CopyMessage } from '#src/admin/publish/CopyMessage.tsx';
import { connectMessages, tokenSteps, webmasterWords } from '#src/admin/publish/later-words.ts';
import { $connection, disconnect } from '#src/admin/publish/connection.ts';
import type { Connection } from '#src/admin/publish/connection.ts';
import { newTokenPage } from '#src/admin/publish/github.ts';
import { accessMessage } from '#src/admin/publish/webmaster-message.ts';
import { Button } from '#src/admin/shell/Button.tsx';
import { Dialog, DialogActions } from '#src/admin/shell/Dialog.tsx';
import { Typed } from '#src/admin/shell/Typed.tsx';
import { gitHubApi } from '#src/config/environment.ts';
import { showToast } from '#src/stores/toasts.ts';

interface ConnectDialogProps {
  /** Asks for a new token although there is one. */
  isAgain?: boolean;
  /** Titles of what is to be published, for whoever is asked for an invitation. */
  titles?: readonly string[];
  /** What can be done without GitHub, where it doesn't connect. */
  otherRoute?: ReactNode;
  /** Called when it was connected or disconnected too. */
  onClose: () => void;
}

/** Connects to the repository that the website is built from, or shows the connection and ends it. */
export default function ConnectDialog(props: ConnectDialogProps) {
  const { isAgain = false, titles = [], otherRoute, onClose } = props;
  const connection = useStore($connection);
  const [isForNew, setIsForNew] = useState(isAgain);
  const isAsking = isForNew || connection === null;
  return (
    <Dialog
      title={isAsking ? connectMessages.title : connectMessages.connectedTitle}
      onClose={onClose}
    >
      {isAsking ? (
        <>
          <p>{connectMessages.lead}</p>
          <p>{connectMessages.first}</p>
          <CopyMessage text={accessMessage(titles)} hint={webmasterWords.accountHint} />
          <TokenSteps />
          <p>{connectMessages.given}</p>
          <ConnectForm otherRoute={otherRoute} onClose={onClose} />
        </>
      ) : (
        <Connected connection={connection} onAgain={() => setIsForNew(true)} onClose={onClose} />
      )}
    </Dialog>
  );
}

/** Where these steps take the place of the button that was pressed. */
const focusFirst = (steps: HTMLElement | null) => steps?.querySelector('summary')?.focus();

/** How a token is made, under the names that GitHub uses. */
function TokenSteps() {
  return (
    <details ref={focusFirst}>
      <summary>{connectMessages.steps}</summary>
      <ol className="mt-3 grid list-decimal gap-2 pl-6">
        <li>
          <GitHubLink href={newTokenPage(gitHubApi())}>{tokenSteps.link}</GitHubLink>
          <span>{tokenSteps.linkEnd}</span>
        </li>
        <li>{tokenSteps.name}</li>
        <li>{tokenSteps.repository}</li>
        <li>{tokenSteps.permissions}</li>
        <li>{tokenSteps.generate}</li>
      </ol>
    </details>
  );
}

function GitHubLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      <span>{children}</span>
      <span className="visually-hidden"> ({connectMessages.newTab})</span>
    </a>
  );
}

interface ConnectedProps {
  connection: Connection;
  /** Called when another token or repository is to be asked for. */
  onAgain: () => void;
  onClose: () => void;
}

function Connected({ connection, onAgain, onClose }: ConnectedProps) {
  const { owner, repository, branch, login, url, isKept } = connection;
  return (
    <>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 wrap-anywhere">
        <dt className="font-bold">{connectMessages.repository}</dt>
        <dd>
          <GitHubLink href={url}>{`${owner}/${repository}`}</GitHubLink>
        </dd>
        <dt className="font-bold">{connectMessages.branch}</dt>
        <dd>
          <Typed>{branch}</Typed>
        </dd>
        <dt className="font-bold">{connectMessages.account}</dt>
        <dd>
          <Typed>{login}</Typed>
        </dd>
      </dl>
      <p>{isKept ? connectMessages.kept : connectMessages.forgotten}</p>
      <p className="hint">{connectMessages.disconnectHint}</p>
      <DialogActions>
        <Button
          look="danger"
          onClick={() => {
            void disconnect();
            const { disconnectedTitle: title, disconnected: text } = connectMessages;
            showToast({ kind: 'success', title, text });
            onClose();
          }}
        >
          {connectMessages.disconnect}
        </Button>
        <Button look="primary" onClick={onAgain}>
          {connectMessages.again}
        </Button>
      </DialogActions>
    </>
  );
}
