import { Check } from 'lucide-react';
import type { ReactElement } from 'react';
import { APPLICANT_SORTS, type ApplicantSort } from '#domain/hiring/applicant-segments.ts';
import { Menu, MenuItem } from '#web/ui/menu.tsx';
import { SORT_NAMES } from './applicants-view.ts';

type SortMenuProps = { trigger: ReactElement; sort: ApplicantSort; onSort: (sort: ApplicantSort) => void };

export function SortMenu({ trigger, sort, onSort }: SortMenuProps) {
  return (
    <Menu trigger={trigger} align="end" defaultOpen>
      {APPLICANT_SORTS.map((known) => (
        <MenuItem
          key={known}
          icon={<Check aria-hidden="true" className={known === sort ? '' : 'invisible'} />}
          onClick={() => onSort(known)}
        >
          {SORT_NAMES[known]}
          {known === sort ? <span className="sr-only">, now</span> : null}
        </MenuItem>
      ))}
    </Menu>
  );
}
