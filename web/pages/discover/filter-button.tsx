import { SlidersHorizontal } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { OnDemand } from '#web/ui/on-demand.tsx';
import type { FilterSheetProps } from './filter-sheet.tsx';

type FilterButtonProps = Omit<FilterSheetProps, 'trigger'> & { activeCount: number };

/** On a phone; the sheet comes with the first press. */
export function FilterButton({ activeCount, ...sheet }: FilterButtonProps) {
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
