import { BookmarkPlus, SlidersHorizontal } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { FilterToken } from '#web/ui/chip.tsx';
import { OnDemand } from '#web/ui/on-demand.tsx';
import type { DiscoverFilters, ViewChange } from './discover-view.ts';
import type { FilterFieldsProps } from './filter-fields.tsx';
import type { FilterSheetProps } from './filter-sheet.tsx';
import { activeFilters, publishedWords } from './filter-words.ts';

import { SortControl } from './sort-control.tsx';

type ListBarProps = FilterFieldsProps & {
  isFiltered: boolean;
  onClear: () => void;
  /** The number of campaigns ever published; null until it loads. */
  publishedCount: number | null;
  /** How many there are, in words; null while they load. */
  found: string | null;
};

/** The bar above the list: the count, the filters and the sort order. */
export function ListBar({ publishedCount, found, ...fields }: ListBarProps) {
  const { filters, options, showsPayout, isFiltered, onChange } = fields;
  const active = activeFilters(filters, options);
  const change = (change: ViewChange) => onChange(change);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5 lg:gap-y-2.5">
      <h2 className="sr-only">Campaigns</h2>
      <div className="flex w-full min-w-0 flex-wrap items-center gap-2 lg:contents">
        <FilterButton {...fields} activeCount={active.length} />
        {active.length > 0 ? (
          <ul aria-label="Active filters" className="flex min-w-0 flex-wrap gap-2 lg:order-1">
            {active.map(({ key, label, without }) => (
              <li key={key} className="max-w-full overflow-hidden">
                <FilterToken label={label} onRemove={() => change(without)} />
              </li>
            ))}
          </ul>
        ) : null}
        {showsPayout ? (
          <div className="ml-auto lg:order-2">
            <SavedSearches filters={filters} onOpen={change} />
          </div>
        ) : null}
      </div>
      <div className="flex w-full items-center gap-3 lg:contents">
        <p className="num min-w-0 grow text-md font-semibold lg:grow-0">
          <span role="status">{found ?? 'Loading…'}</span>{' '}
          {isFiltered || publishedCount === null ? null : (
            <span className="font-normal text-ink-2 max-lg:block max-lg:text-sm lg:ml-1">
              {publishedWords(publishedCount)}
            </span>
          )}
        </p>
        <div className={`shrink-0 whitespace-nowrap lg:order-3 ${showsPayout ? '' : 'lg:ml-auto'}`}>
          <SortControl
            value={filters.sort}
            hasPayout={showsPayout}
            onChange={(sort: DiscoverFilters['sort']) => onChange({ sort })}
          />
        </div>
      </div>
    </div>
  );
}

type FilterButtonProps = Omit<FilterSheetProps, 'trigger'> & { activeCount: number };

/** For phones; the sheet's code is fetched on the first press. */
function FilterButton({ activeCount, ...sheet }: FilterButtonProps) {
  const trigger = (
    <Button variant="ink" size="touch" icon={<SlidersHorizontal aria-hidden="true" />} className="lg:hidden">
      Filters
      {activeCount > 0 ? (
        <span className="num grid size-5 place-items-center rounded-full bg-accent text-xs text-white">
          {activeCount}
          <span className="sr-only"> active</span>
        </span>
      ) : null}
    </Button>
  );
  return (
    <OnDemand
      trigger={trigger}
      popup="dialog"
      load={async () => (await import('./filter-sheet.tsx')).FilterSheet}
      props={{ ...sheet, trigger }}
    />
  );
}

type SavedSearchesProps = { filters: DiscoverFilters; onOpen: (change: ViewChange) => void };

/** The saved searches, and a form to save this one; the code is fetched on the first press. */
function SavedSearches(props: SavedSearchesProps) {
  const trigger = (
    <Button icon={<BookmarkPlus aria-hidden="true" />} className="max-sm:px-3">
      <span className="max-sm:sr-only">Saved searches</span>
    </Button>
  );
  return (
    <OnDemand
      trigger={trigger}
      popup="dialog"
      load={async () => (await import('./saved-searches-dialog.tsx')).SavedSearchesDialog}
      props={{ ...props, trigger }}
    />
  );
}
