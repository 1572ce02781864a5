import { useId, useState } from 'react';
import type { Check } from '#src/admin/editor/post-checks.ts';
import { PostLooks } from '#src/admin/editor/PostLooks.tsx';
import { checklistMessages } from '#src/admin/editor/later-words.ts';
import { showField } from '#src/admin/editor/show-field.ts';
import type { PostForm } from '#src/admin/model/form-fields.ts';
import { Typed } from '#src/admin/shell/Typed.tsx';
import '#src/admin/editor/checklist.css';

const groups = Object.entries(checklistMessages.groups) as [Check['kind'], string][];

/** What is known of the post before anybody else sees it: facts, each of which leads to its place. */
export function Checklist({ checks, form }: { checks: readonly Check[]; form: PostForm }) {
  const id = useId();
  const [isLooking, setIsLooking] = useState(false);
  return (
    <section className="panel grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4" aria-labelledby={id}>
      <h2 id={id}>{checklistMessages.title}</h2>
      {groups.map(([kind, name]) => (
        <CheckGroup key={kind} kind={kind} name={name} checks={checks} />
      ))}
      <details onToggle={({ currentTarget }) => setIsLooking(currentTarget.open)}>
        <summary>{checklistMessages.looks}</summary>
        {isLooking && <PostLooks form={form} />}
      </details>
    </section>
  );
}

interface CheckGroupProps {
  kind: Check['kind'];
  name: string;
  checks: readonly Check[];
}

function CheckGroup({ kind, name, checks }: CheckGroupProps) {
  const own = checks.filter((one) => one.kind === kind);
  if (own.length === 0) return null;
  return (
    <div className={`check-group check-${kind}`}>
      <h3>{name}</h3>
      <ul className="mt-1 grid gap-0.5">
        {own.map((check) => (
          <li key={`${check.label} ${check.place?.from ?? ''} ${check.text}`}>
            <CheckLine {...check} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function CheckLine({ kind, label, field, place, typed, text }: Check) {
  const words = (
    <>
      <strong>{`${label}:`}</strong>{' '}
      {typed !== undefined && (
        <>
          <Typed>{typed}</Typed>{' '}
        </>
      )}
      <span>{text}</span>
    </>
  );
  if (field === null) return <p>{words}</p>;
  return (
    <button
      type="button"
      // Nothing is to be done there, and each would be one press more on the way to the button that saves.
      tabIndex={kind === 'fine' ? -1 : undefined}
      onClick={() => showField(field, place)}
    >
      {words}
    </button>
  );
}
