import { useState } from 'react';
import type { CampaignFilterOptions } from '#contract/campaigns/listing.ts';
import { RadioGroup } from '#web/ui/radio.tsx';
import { FilterSection } from './filter-section.tsx';
import { ShowAll } from './show-all.tsx';

const SHOWN_AT_FIRST = 6;
const ALL = '';

type IndustryFilterProps = {
  industries: CampaignFilterOptions['industries'];
  value: string | null;
  onChange: (industry: string | null) => void;
};

/** A choice of a single industry. */
export function IndustryFilter({ industries, value, onChange }: IndustryFilterProps) {
  const [isExpanded, setIsExpanded] = useState(false);
  const shown = industries.filter(
    ({ slug }, index) => isExpanded || index < SHOWN_AT_FIRST || slug === value,
  );
  return (
    <FilterSection title="Industry">
      <RadioGroup
        label="Industry"
        labelHidden
        value={value ?? ALL}
        onValueChange={(slug) => onChange(slug === ALL ? null : slug)}
        options={[
          { value: ALL, label: 'All industries' },
          ...shown.map(({ slug, name }) => ({ value: slug, label: name })),
        ]}
      />
      {industries.length > SHOWN_AT_FIRST ? (
        <ShowAll count={industries.length} isExpanded={isExpanded} onChange={setIsExpanded} />
      ) : null}
    </FilterSection>
  );
}
