import { useEffect, useRef, useState } from 'react';
import type { ArticleFilter } from '#src/config/categories.ts';
import { searchArticles } from '#src/lib/press/search.ts';

/**
 * Shows only the prerendered articles that match. With one category chosen, the headings of the groups are hidden, so
 * that the results are one flat list. What is folded is open as long as anything is chosen.
 * @param coverageId id of the element around the groups (`data-group`) of articles (`li`)
 * @returns how many articles are shown
 */
export function useCoverageFilter(
  coverageId: string,
  text: string,
  filter: ArticleFilter,
  total: number,
): number {
  const [count, setCount] = useState(total);
  const opened = useRef(new Set<HTMLDetailsElement>());

  useEffect(() => {
    const coverage = document.getElementById(coverageId);
    if (!coverage) return;
    const isFiltered = filter !== 'all' || text.trim() !== '';
    let shown = 0;
    for (const group of coverage.querySelectorAll<HTMLElement>('[data-group]')) {
      const inCategory = filter === 'all' || group.dataset.group === filter;
      const articles = [...group.querySelectorAll<HTMLElement>('li')].map(readArticle);
      const found = new Set(inCategory ? searchArticles(articles, text) : []);
      for (const article of articles) article.element.hidden = !found.has(article);
      group.hidden = found.size === 0;
      for (const fold of group.querySelectorAll('details')) {
        if (isFiltered && !fold.open) opened.current.add(fold);
        if (isFiltered || opened.current.delete(fold)) fold.open = isFiltered;
        const summary = fold.querySelector('summary');
        if (summary) summary.hidden = isFiltered;
      }
      const heading = group.querySelector('[data-count]');
      if (heading) heading.textContent = String(found.size);
      shown += found.size;
    }
    coverage.toggleAttribute('data-flat', filter !== 'all');
    setCount(shown);
  }, [coverageId, text, filter]);

  return count;
}

/** Reads an article's searchable texts from the page, so that the data isn't sent twice. */
function readArticle(element: HTMLElement) {
  const read = (selector: string) => element.querySelector(selector)?.textContent ?? '';
  return {
    element,
    headline: read('.headline span'),
    publication: read('.line b'),
    excerpt: read('.excerpt'),
  };
}
