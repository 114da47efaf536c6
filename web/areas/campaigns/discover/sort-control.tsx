import { ChevronDown } from 'lucide-react';
import type { CampaignSort } from '#domain/campaigns/campaign-filters.ts';
import { Button } from '#web/ui/button.tsx';
import { OnDemand } from '#web/ui/on-demand.tsx';
import { SORT_LABELS } from './filter-words.ts';

type SortControlProps = {
  value: CampaignSort;
  /** Only creators see payouts and can sort by them. */
  hasPayout: boolean;
  onChange: (sort: CampaignSort) => void;
};

export function SortControl({ value, hasPayout, onChange }: SortControlProps) {
  const options = SORT_LABELS.filter((one) => hasPayout || one.value !== 'highest_payout');
  const label = options.find((one) => one.value === value)?.label;
  const trigger = (
    <Button className="gap-1.5! max-lg:-mr-3 max-lg:border-transparent! max-lg:bg-transparent! max-lg:px-3!">
      <span className="font-medium text-ink-2">Sort</span>
      {label}
      <ChevronDown aria-hidden="true" />
    </Button>
  );
  return (
    <OnDemand
      trigger={trigger}
      popup="menu"
      load={async () => (await import('./sort-menu.tsx')).SortMenu}
      props={{ trigger, options, value, onChange }}
    />
  );
}
