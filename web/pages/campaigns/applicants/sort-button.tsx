import { ChevronDown } from 'lucide-react';
import type { ApplicantSort } from '#domain/applicant-segments.ts';
import { Button } from '#web/ui/button.tsx';
import { OnDemand } from '#web/ui/on-demand.tsx';
import { SORT_NAMES } from './applicants-view.ts';

type SortButtonProps = { sort: ApplicantSort; onSort: (sort: ApplicantSort) => void };

export function SortButton({ sort, onSort }: SortButtonProps) {
  const trigger = (
    <Button>
      <span className="font-medium text-ink-2 max-md:sr-only">Sort</span> {SORT_NAMES[sort]}
      <ChevronDown aria-hidden="true" />
    </Button>
  );
  return (
    <OnDemand
      trigger={trigger}
      popup="menu"
      load={async () => (await import('./sort-menu.tsx')).SortMenu}
      props={{ trigger, sort, onSort }}
    />
  );
}
