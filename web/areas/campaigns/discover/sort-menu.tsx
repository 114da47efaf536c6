import { Check } from 'lucide-react';
import type { ReactElement } from 'react';
import type { CampaignSort } from '#domain/campaigns/campaign-filters.ts';
import { Menu, MenuItem } from '#web/ui/menu.tsx';

type SortMenuProps = {
  trigger: ReactElement;
  options: readonly { value: CampaignSort; label: string }[];
  value: CampaignSort;
  onChange: (sort: CampaignSort) => void;
};

export function SortMenu({ trigger, options, value, onChange }: SortMenuProps) {
  return (
    <Menu trigger={trigger} align="end" defaultOpen>
      {options.map((option) => (
        <MenuItem
          key={option.value}
          icon={
            <Check aria-hidden="true" className={option.value === value ? 'size-4' : 'invisible size-4'} />
          }
          onClick={() => onChange(option.value)}
        >
          {option.label}
          {option.value === value ? <span className="sr-only">, selected</span> : null}
        </MenuItem>
      ))}
    </Menu>
  );
}
