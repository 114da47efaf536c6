import { FilterFields, type FilterFieldsProps } from './filter-fields.tsx';

type FilterPanelProps = FilterFieldsProps & { isFiltered: boolean; onClear: () => void };

/** The filters beside the list on a desktop. They scroll on their own, so the list stays in sight while choosing. */
export function FilterPanel({ isFiltered, onClear, ...fields }: FilterPanelProps) {
  return (
    <section aria-labelledby="filters-title" className="filter-panel">
      <div className="flex h-9 items-center justify-between pb-1">
        <h2 id="filters-title" className="text-md font-semibold">
          Filters
        </h2>
        <button
          type="button"
          onClick={onClear}
          disabled={!isFiltered}
          className="text-sm font-medium text-ink-2 text-link hover:text-ink disabled:opacity-45"
        >
          Clear all
        </button>
      </div>
      <div className="mt-3.5">
        <FilterFields {...fields} />
      </div>
    </section>
  );
}
