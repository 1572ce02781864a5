import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { $connection } from '#src/admin/publish/connection.ts';
import { connectionMessages } from '#src/admin/publish/words.ts';
import { Button } from '#src/admin/shell/Button.tsx';
import { dialogOnDemand } from '#src/admin/shell/Fetched.tsx';
import { Typed } from '#src/admin/shell/Typed.tsx';

const ConnectDialog = dialogOnDemand(() => import('#src/admin/publish/ConnectDialog.tsx'));

interface ConnectionLineProps {
  /** What stands before the repository. */
  lead: string;
  /** It can't be changed at this moment. */
  isFixed?: boolean;
}

/** Where posts go, and the way to another place or to none; nothing without a connection. */
export function ConnectionLine({ lead, isFixed = false }: ConnectionLineProps) {
  const connection = useStore($connection);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      {connection && (
        <p className="flex flex-wrap items-center gap-x-2 wrap-anywhere max-sm:[&_.button]:-ml-4">
          <span>{lead}</span>
          <strong>
            <Typed>{`${connection.owner}/${connection.repository}, ${connection.branch}`}</Typed>
          </strong>
          {isFixed || (
            <Button look="quiet" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
              {connectionMessages.change}
            </Button>
          )}
        </p>
      )}
      {isOpen && <ConnectDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
