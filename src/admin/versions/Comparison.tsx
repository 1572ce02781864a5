import { useMemo } from 'react';
import { Differences } from '#src/admin/versions/Differences.tsx';
import { differenceMessages } from '#src/admin/versions/later-words.ts';
import { formDifferences } from '#src/admin/versions/form-diff.ts';
import type { PostForm } from '#src/admin/model/form-fields.ts';

interface ComparisonProps {
  left: PostForm;
  right: PostForm;
  leftName: string;
  rightName: string;
}

/** What differs between two states of a post, or that nothing does. */
export default function Comparison({ left, right, leftName, rightName }: ComparisonProps) {
  const differences = useMemo(() => formDifferences(left, right), [left, right]);
  if (differences.length === 0) return <p>{differenceMessages.same}</p>;
  return <Differences differences={differences} leftName={leftName} rightName={rightName} />;
}
