import { useEffect, useRef, useState } from 'react';
import { articleFilterLabels, articleFilters, type ArticleFilter } from '#src/config/categories.ts';
import { newsMessages } from '#src/config/messages.ts';
import { useCoverageFilter } from '#src/hooks/use-coverage-filter.ts';
import { guarded } from '#src/ui/CrashBoundary.tsx';
import { SearchField } from '#src/ui/SearchField.tsx';
import '#src/ui/tabs.css';

interface NewsExplorerProps {
  /** Id of the element that holds the prerendered articles in their groups. */
  coverageId: string;
  /** How many articles there are, for the line that counts them. */
  total: number;
}

export default guarded(Explorer);

/** Search and category filter of the news page. The articles are prerendered below it. */
function Explorer({ coverageId, total }: NewsExplorerProps) {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [filter, setFilter] = useState<ArticleFilter>('all');
  const count = useCoverageFilter(coverageId, text, filter, total);

  // Text typed before this woke up stays in the field, but React's state starts empty.
  useEffect(() => setText(field.current?.value ?? ''), []);

  // A link to a group leads to it, whatever is filtered.
  useEffect(() => {
    const showAll = ({ target }: MouseEvent) => {
      if (!field.current || !(target instanceof Element) || !target.closest('[href$="-coverage"]'))
        return;
      field.current.value = '';
      setText('');
      setFilter('all');
    };
    document.addEventListener('click', showAll);
    return () => document.removeEventListener('click', showAll);
  }, []);

  return (
    <div className="news-explorer" role="search" data-needs-script="">
      <SearchField
        ref={field}
        id="coverage-search"
        label="Search the coverage"
        placeholder="Headline or topic"
        onChange={(event) => setText(event.target.value)}
      />
      <div role="group" aria-label="Category" className="tabs">
        {articleFilters.map((category) => (
          <button
            key={category}
            type="button"
            className="tab"
            aria-pressed={category === filter}
            onClick={() => setFilter(category)}
            suppressHydrationWarning
          >
            {articleFilterLabels[category]}
          </button>
        ))}
      </div>
      <p
        role="status"
        className="count-line"
        data-empty={count === 0 ? '' : undefined}
        suppressHydrationWarning
      >
        {count === 0 ? newsMessages.empty : `${count} ${count === 1 ? 'article' : 'articles'}`}
      </p>
    </div>
  );
}
