import type { CampaignFilterOptions } from '#contract/campaigns/listing.ts';
import { DEADLINE_FILTERS } from '#domain/campaigns/campaign-filters.ts';
import { CONTENT_TYPES, type ContentType } from '#domain/campaigns/deliverables.ts';
import { PlatformIcon } from '#web/components/platform-icon.tsx';
import { ToggleChip } from '#web/ui/chip.tsx';
import { RadioGroup } from '#web/ui/radio.tsx';
import type { DiscoverFilters, ViewChange } from './discover-view.ts';
import { FilterSection } from './filter-section.tsx';
import { CONTENT_TYPE_NAMES } from './filter-words.ts';
import { IndustryFilter } from './industry-filter.tsx';
import { NeighborhoodFilter } from './neighborhood-filter.tsx';
import { PayoutFilter } from './payout-filter.tsx';

const DEADLINES = DEADLINE_FILTERS.map(({ filter, label }) => ({ value: filter, label }));

export type FilterFieldsProps = {
  filters: DiscoverFilters;
  /** Undefined until they load. */
  options: CampaignFilterOptions | undefined;
  showsPayout: boolean;
  onChange: (change: ViewChange) => void;
};

/** All filters of the list; each choice applies immediately. */
export function FilterFields({ filters, options, showsPayout, onChange }: FilterFieldsProps) {
  return (
    <>
      <IndustryFilter
        industries={options?.industries ?? []}
        value={filters.industry}
        onChange={(industry) => onChange({ industry })}
      />
      <NeighborhoodFilter
        neighborhoods={options?.neighborhoods ?? []}
        value={filters.neighborhoods}
        onChange={(neighborhoods) => onChange({ neighborhoods })}
      />
      {showsPayout ? (
        <PayoutFilter
          histogram={options?.payout_histogram ?? null}
          value={[filters.min_payout_cents, filters.max_payout_cents]}
          onChange={([min_payout_cents, max_payout_cents]) =>
            onChange({ min_payout_cents, max_payout_cents })
          }
        />
      ) : null}
      <ContentTypeFilter
        value={filters.content_types}
        onChange={(content_types) => onChange({ content_types })}
      />
      <FilterSection title="Deadline">
        <RadioGroup
          label="Deadline"
          labelHidden
          options={DEADLINES}
          value={filters.deadline}
          onValueChange={(deadline) => onChange({ deadline })}
        />
      </FilterSection>
    </>
  );
}

type ContentTypeFilterProps = {
  value: readonly ContentType[];
  onChange: (types: ContentType[]) => void;
};

function ContentTypeFilter({ value, onChange }: ContentTypeFilterProps) {
  return (
    <FilterSection title="Content types">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">Content types</legend>
        {CONTENT_TYPES.map((type) => (
          <ToggleChip
            key={type}
            pressed={value.includes(type)}
            onPressedChange={(isOn) =>
              onChange(CONTENT_TYPES.filter((one) => (one === type ? isOn : value.includes(one))))
            }
            icon={<PlatformIcon platform={type} />}
          >
            {CONTENT_TYPE_NAMES[type]}
          </ToggleChip>
        ))}
      </fieldset>
    </FilterSection>
  );
}
