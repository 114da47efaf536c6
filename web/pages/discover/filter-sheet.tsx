import { type ReactElement, useState } from 'react';
import { BottomSheet } from '#web/ui/bottom-sheet.tsx';
import { Button } from '#web/ui/button.tsx';
import type { DiscoverFilters, ViewChange } from './discover-view.ts';
import { FilterFields, type FilterFieldsProps } from './filter-fields.tsx';
import { useFoundCount } from './use-found-count.ts';

export type FilterSheetProps = Omit<FilterFieldsProps, 'onChange'> & {
  trigger: ReactElement;
  isFiltered: boolean;
  onChange: (change: ViewChange) => void;
  onClear: () => void;
};

/** The same filters from below on a phone. The list behind follows each choice, and the button says what it holds. */
export function FilterSheet({ trigger, isFiltered, onChange, onClear, ...fields }: FilterSheetProps) {
  const [isOpen, setOpen] = useState(true);
  return (
    <BottomSheet
      trigger={trigger}
      open={isOpen}
      onOpenChange={setOpen}
      title="Filters"
      actions={
        <>
          <Button variant="ghost" size="large" disabled={!isFiltered} onClick={onClear}>
            Clear all
          </Button>
          <ShowButton filters={fields.filters} onClick={() => setOpen(false)} />
        </>
      }
    >
      <div className="-mt-5">
        <FilterFields {...fields} onChange={onChange} />
      </div>
    </BottomSheet>
  );
}

function ShowButton({ filters, onClick }: { filters: DiscoverFilters; onClick: () => void }) {
  const { words, isCounting } = useFoundCount(filters);
  return (
    <Button variant="primary" size="large" loading={isCounting} onClick={onClick}>
      {words === null ? 'Show campaigns' : `Show ${words}`}
    </Button>
  );
}
