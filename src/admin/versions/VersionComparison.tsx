import { useId, useMemo } from 'react';
import { Button } from '#src/admin/shell/Button.tsx';
import { Differences } from '#src/admin/versions/Differences.tsx';
import type { NamedVersion } from '#src/admin/versions/use-versions.ts';
import { comparisonMessages } from '#src/admin/versions/later-words.ts';
import { compareMessages } from '#src/admin/versions/words.ts';
import { formDifferences } from '#src/admin/versions/form-diff.ts';
import { emptyForm, formOf } from '#src/admin/model/form.ts';
import type { Post } from '#src/lib/posts/post.ts';

interface VersionComparisonProps {
  version: NamedVersion;
  /** The post as stored now; null if it no longer is. */
  now: Post | null;
  /** A version is being restored, which may take a while. */
  isRestoring: boolean;
  onRestore: (version: NamedVersion) => void;
}

/** One version beside what is stored now: every field that differs, with its differences marked. */
export function VersionComparison({
  version,
  now,
  isRestoring,
  onRestore,
}: VersionComparisonProps) {
  const id = useId();
  const differences = useMemo(() => {
    const there = now ? formOf(now) : emptyForm(new Date(version.at));
    return formDifferences(formOf(version.post), there);
  }, [version, now]);
  const isSame = now !== null && differences.length === 0;
  return (
    <section
      className="panel version grid grid-cols-[minmax(0,1fr)] content-start gap-5"
      aria-labelledby={id}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <h2 id={id} tabIndex={-1}>
          {version.name}
        </h2>
        {!isSame && (
          <Button look="primary" aria-disabled={isRestoring} onClick={() => onRestore(version)}>
            {isRestoring ? comparisonMessages.restoring : comparisonMessages.restore}
          </Button>
        )}
      </div>
      {version.isOriginal && <p className="hint">{comparisonMessages.original}</p>}
      {isSame && <p className="hint">{comparisonMessages.same}</p>}
      <Differences
        key={version.key}
        differences={differences}
        leftName={compareMessages.version}
        rightName={compareMessages.theirs}
      />
    </section>
  );
}
