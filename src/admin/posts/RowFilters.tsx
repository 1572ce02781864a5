import { useId, type ReactNode } from 'react';
import { Button } from '#src/admin/shell/Button.tsx';
import { Fold } from '#src/admin/shell/Fold.tsx';
import { searchLimits } from '#src/config/limits.ts';
import { dashboardMessages, statusChoices } from '#src/admin/posts/words.ts';
import { adminMessages } from '#src/admin/shell/words.ts';
import { placeLabels } from '#src/admin/model/words.ts';
import { allRows, isTypedCategory } from '#src/admin/posts/rows.ts';
import type { RowChoices } from '#src/admin/posts/rows.ts';

const filters = ['category', 'status', 'place'] as const;

interface RowFiltersProps {
  choices: RowChoices;
  categories: readonly (readonly [key: string, label: string])[];
  /** '3 of 24 posts', announced politely. */
  status: string;
  /** Searches once more what could not be searched; null where all was. */
  onRetry: (() => void) | null;
  isNarrowed: boolean;
  choose: (change: Partial<RowChoices>) => void;
  onType: (term: string) => void;
  /** Called when the search field is left, to write its text into the address at once. */
  onLeave: () => void;
}

/** A search and three filters, and how many posts they leave. */
export function RowFilters(props: RowFiltersProps) {
  const { choices, categories, status, onRetry, isNarrowed, choose, onType, onLeave } = props;
  const id = useId();
  const { term, category } = choices;
  const chosen = filters.filter((field) => choices[field] !== allRows[field]).length;
  const isKnown = category === '' || categories.some(([key]) => key === category);
  return (
    <search className="row-filters">
      <div className="field row-search">
        <label htmlFor={id}>{dashboardMessages.search}</label>
        <input
          id={id}
          className="input"
          type="search"
          value={term}
          placeholder={dashboardMessages.searchHint}
          autoComplete="off"
          maxLength={searchLimits.termLength}
          onChange={(event) => onType(event.target.value)}
          onBlur={onLeave}
        />
      </div>
      <Fold
        label={dashboardMessages.filters}
        note={chosen > 0 ? `${chosen} ${dashboardMessages.filtersOn}` : undefined}
        className="row-choices"
      >
        <Filter
          field="category"
          {...{ choices, choose }}
          options={categories}
          isTyped={isTypedCategory}
        >
          {/* A category from the address that no post has. */}
          {!isKnown && (
            <option value={category} translate={isTypedCategory(category) ? 'no' : undefined}>
              {category}
            </option>
          )}
        </Filter>
        <Filter field="status" {...{ choices, choose }} options={Object.entries(statusChoices)} />
        <Filter
          field="place"
          {...{ choices, choose }}
          options={Object.entries(placeLabels).map(([value, { tag }]) => [value, tag])}
        />
      </Fold>
      <p className="row-status">
        <span role="status">{status}</span>
        {onRetry && (
          <Button look="quiet" onClick={onRetry}>
            {adminMessages.retry}
          </Button>
        )}
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

interface FilterProps extends Pick<RowFiltersProps, 'choices' | 'choose'> {
  field: (typeof filters)[number];
  /** Its values but for the one that lets all posts through, each with its name. */
  options: readonly (readonly [string, string])[];
  /** Whether somebody typed the name of one. */
  isTyped?: (value: string) => boolean;
  /** One more of them. */
  children?: ReactNode;
}

/** One filter: a list to choose from. */
function Filter({ field, choices, choose, options, isTyped, children }: FilterProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{dashboardMessages[field]}</label>
      <select
        id={id}
        className="input"
        value={choices[field]}
        onChange={({ target }) => choose({ [field]: target.value })}
      >
        <option value={allRows[field]}>{dashboardMessages.all}</option>
        {options.map(([value, name]) => (
          <option key={value} value={value} translate={isTyped?.(value) ? 'no' : undefined}>
            {name}
          </option>
        ))}
        {children}
      </select>
    </div>
  );
}
