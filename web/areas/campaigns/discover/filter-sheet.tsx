import { useInfiniteQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { type ReactElement, useState } from 'react';
import { BottomSheet } from '#web/ui/bottom-sheet.tsx';
import { Button } from '#web/ui/button.tsx';
import { campaignListOptions } from './discover-options.ts';
import type { DiscoverFilters, ViewChange } from './discover-view.ts';
import { FilterFields, type FilterFieldsProps } from './filter-fields.tsx';
import { foundWords } from './filter-words.ts';

export type FilterSheetProps = Omit<FilterFieldsProps, 'onChange'> & {
  trigger: ReactElement;
  isFiltered: boolean;
  onChange: (change: ViewChange) => void;
  onClear: () => void;
};

/**
 * The filters in a bottom sheet on a phone. The list behind updates with each choice, and the button shows the result
 * count.
 */
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
          <ShowButton filters={fields.filters} isFiltered={isFiltered} onClick={() => setOpen(false)} />
        </>
      }
    >
      <div className="-mt-5">
        <FilterFields {...fields} onChange={onChange} />
      </div>
    </BottomSheet>
  );
}

type ShowButtonProps = { filters: DiscoverFilters; isFiltered: boolean; onClick: () => void };

/** Without a filter the list says how many campaigns there were ever, so the button repeats no other number. */
function ShowButton({ filters, isFiltered, onClick }: ShowButtonProps) {
  const { words, isCounting } = useFoundCount(filters);
  return (
    <Button variant="primary" size="large" loading={isCounting} onClick={onClick}>
      {words === null || !isFiltered ? 'Show campaigns' : `Show ${words}`}
    </Button>
  );
}

/** The number of campaigns that match the filters. */
function useFoundCount(filters: DiscoverFilters): { words: string | null; isCounting: boolean } {
  const { api, auth } = useRouteContext({ from: '__root__' });
  const { data, isFetching, isPlaceholderData } = useInfiniteQuery(
    campaignListOptions({ api, auth }, filters),
  );
  if (data === undefined || isPlaceholderData) return { words: null, isCounting: isFetching };
  return { words: foundWords(data.pages, true), isCounting: false };
}
