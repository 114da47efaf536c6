import type { InfiniteData } from '@tanstack/react-query';
import type { CampaignPage } from '#web/api/generated/types.gen.ts';
import { FilterToken } from '#web/ui/chip.tsx';
import type { DiscoverFilters, ViewChange } from './discover-view.ts';
import { FilterButton } from './filter-button.tsx';
import type { FilterFieldsProps } from './filter-fields.tsx';
import { activeFilters, countWords, foundWords } from './filter-words.ts';
import { SavedSearches } from './saved-searches.tsx';
import { SortControl } from './sort-control.tsx';

type ListBarProps = FilterFieldsProps & {
  isFiltered: boolean;
  onClear: () => void;
  /** Of all campaigns there were; null until it is known. */
  publishedCount: number | null;
  /** What the filters found; null while it is looked for. */
  found: InfiniteData<CampaignPage> | null | undefined;
};

/** Over the list: how many there are, what narrows them, and how they are sorted. */
export function ListBar({ publishedCount, found, ...fields }: ListBarProps) {
  const { filters, options, showsPayout, isFiltered, onChange } = fields;
  const active = activeFilters(filters, options);
  const change = (change: ViewChange) => onChange(change);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5">
      <h2 className="sr-only">Campaigns</h2>
      <FilterButton {...fields} activeCount={active.length} />
      <p role="status" className="num text-md font-semibold max-lg:order-last max-lg:grow">
        {isFiltered ? (found ? foundWords(found.pages) : 'Looking…') : publishedWords(publishedCount)}
      </p>
      {active.length > 0 ? (
        <ul aria-label="Active filters" className="flex min-w-0 flex-wrap gap-2">
          {active.map(({ key, label, without }) => (
            <li key={key} className="max-w-full overflow-hidden">
              <FilterToken label={label} onRemove={() => change(without)} />
            </li>
          ))}
        </ul>
      ) : null}
      <div className="ml-auto flex items-center gap-2 max-lg:order-last">
        {showsPayout ? <SavedSearches filters={filters} onOpen={change} /> : null}
        <SortControl
          value={filters.sort}
          hasPayout={showsPayout}
          onChange={(sort: DiscoverFilters['sort']) => onChange({ sort })}
        />
      </div>
    </div>
  );
}

function publishedWords(count: number | null): string {
  return count === null ? '' : countWords(count);
}
