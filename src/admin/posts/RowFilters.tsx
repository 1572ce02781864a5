import { useId } from 'react';
import { Button } from '#src/admin/shell/Button.tsx';
import { Fold } from '#src/admin/shell/Fold.tsx';
import { dashboardMessages, statusChoices } from '#src/admin/posts/words.ts';
import { placeLabels } from '#src/admin/model/words.ts';
import { allRows } from '#src/admin/posts/rows.ts';
import type { RowChoices } from '#src/admin/posts/rows.ts';

interface RowFiltersProps {
  choices: RowChoices;
  categories: readonly { key: string; label: string }[];
  /** '3 of 24 posts', announced politely. */
  status: string;
  isNarrowed: boolean;
  choose: (change: Partial<RowChoices>) => void;
  onType: (term: string) => void;
  /** Called when the search field is left, to write its text into the address at once. */
  onLeave: () => void;
}

/** A search and three filters, and how many posts they leave. */
export function RowFilters(props: RowFiltersProps) {
  const { choices, categories, status, isNarrowed, choose, onType, onLeave } = props;
  const id = useId();
  const { term, category } = choices;
  const chosen = [category !== '', choices.status !== 'all', choices.place !== 'all'].filter(
    Boolean,
  ).length;
  const isKnown = category === '' || categories.some(({ key }) => key === category);
  return (
    <search className="row-filters">
      <div className="field row-search">
        <label htmlFor={`${id}-term`}>{dashboardMessages.search}</label>
        <input
          id={`${id}-term`}
          className="input"
          type="search"
          value={term}
          placeholder={dashboardMessages.searchHint}
          autoComplete="off"
          onChange={(event) => onType(event.target.value)}
          onBlur={onLeave}
        />
      </div>
      <Fold
        label={dashboardMessages.filters}
        note={chosen > 0 ? `${chosen} ${dashboardMessages.filtersOn}` : undefined}
        className="row-choices"
      >
        <div className="field">
          <label htmlFor={`${id}-category`}>{dashboardMessages.category}</label>
          <select
            id={`${id}-category`}
            className="input"
            value={category}
            onChange={(event) => choose({ category: event.target.value })}
          >
            <option value="">{dashboardMessages.all}</option>
            {categories.map(({ key, label }) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
            {/* A category from the address that no post has. */}
            {!isKnown && (
              <option value={category} translate="no">
                {category}
              </option>
            )}
          </select>
        </div>
        <div className="field">
          <label htmlFor={`${id}-status`}>{dashboardMessages.status}</label>
          <select
            id={`${id}-status`}
            className="input"
            value={choices.status}
            onChange={(event) => choose({ status: event.target.value as RowChoices['status'] })}
          >
            <option value="all">{dashboardMessages.all}</option>
            {Object.entries(statusChoices).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </div>
        <div className="field">
          <label htmlFor={`${id}-place`}>{dashboardMessages.place}</label>
          <select
            id={`${id}-place`}
            className="input"
            value={choices.place}
            onChange={(event) => choose({ place: event.target.value as RowChoices['place'] })}
          >
            <option value="all">{dashboardMessages.all}</option>
            {Object.entries(placeLabels).map(([value, { tag }]) => (
              <option key={value} value={value}>
                {tag}
              </option>
            ))}
          </select>
        </div>
      </Fold>
      <p className="row-status">
        <span role="status">{status}</span>
        {isNarrowed && (
          <Button
            look="quiet"
            onClick={() => choose({ ...allRows, sort: choices.sort, order: choices.order })}
          >
            {dashboardMessages.showAll}
          </Button>
        )}
      </p>
    </search>
  );
}
