import { Search } from 'lucide-react';
import { useState } from 'react';
import type { CampaignFilterOptions } from '#contract/campaigns/listing.ts';
import { BOROUGHS } from '#domain/base/city.ts';
import { MOST_NEIGHBORHOODS_IN_FILTER } from '#domain/campaigns/campaign-filters.ts';
import { formatCount } from '#domain/format/count.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { FilterSection } from './filter-section.tsx';
import { ShowAll } from './show-all.tsx';

const SHOWN_AT_FIRST = 7;

type Option = CampaignFilterOptions['neighborhoods'][number];
type NeighborhoodFilterProps = {
  neighborhoods: readonly Option[];
  value: readonly string[];
  onChange: (slugs: string[]) => void;
};

/** Grouped by borough; the busiest neighborhoods are listed, the others can be searched. */
export function NeighborhoodFilter({ neighborhoods, value, onChange }: NeighborhoodFilterProps) {
  const [search, setSearch] = useState('');
  const [isExpanded, setIsExpanded] = useState(false);
  const wanted = search.trim().toLowerCase();
  const shown = wanted
    ? neighborhoods.filter((one) => matches(one, wanted))
    : isExpanded
      ? neighborhoods
      : busiest(neighborhoods, value);
  const isFull = value.length >= MOST_NEIGHBORHOODS_IN_FILTER;

  function toggle(slug: string, isOn: boolean) {
    onChange(isOn ? [...value, slug] : value.filter((other) => other !== slug));
  }

  return (
    <FilterSection title="Neighborhoods" count={value.length}>
      <TextField
        label="Search neighborhoods"
        labelHidden
        size="dense"
        type="search"
        autoComplete="off"
        placeholder="Search neighborhoods"
        lead={<Search aria-hidden="true" className="size-4 shrink-0 stroke-[1.75] text-ink-3" />}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      {BOROUGHS.map((borough) => {
        const inside = shown.filter((one) => one.borough === borough);
        return inside.length === 0 ? null : (
          <fieldset key={borough} className="mt-3 min-w-0">
            <legend className="text-hint font-medium text-ink-3">{borough}</legend>
            {inside.map((one) => (
              <NeighborhoodRow
                key={one.slug}
                option={one}
                isOn={value.includes(one.slug)}
                isBlocked={isFull && !value.includes(one.slug)}
                onToggle={toggle}
              />
            ))}
          </fieldset>
        );
      })}
      {shown.length === 0 ? (
        <p className="mt-3 text-sm text-ink-3">No campaigns in a neighborhood by that name.</p>
      ) : null}
      {isFull ? <p className="mt-2 text-sm text-ink-3">{MOST_NEIGHBORHOODS_IN_FILTER} at most.</p> : null}
      {!wanted && neighborhoods.length > SHOWN_AT_FIRST ? (
        <ShowAll count={neighborhoods.length} isExpanded={isExpanded} onChange={setIsExpanded} />
      ) : null}
    </FilterSection>
  );
}

type NeighborhoodRowProps = {
  option: Option;
  isOn: boolean;
  isBlocked: boolean;
  onToggle: (slug: string, isOn: boolean) => void;
};

function NeighborhoodRow({ option, isOn, isBlocked, onToggle }: NeighborhoodRowProps) {
  return (
    <div className="flex items-center justify-between gap-3">
      <Checkbox
        checked={isOn}
        disabled={isBlocked}
        onChange={(event) => onToggle(option.slug, event.target.checked)}
      >
        {option.neighborhood_name}
      </Checkbox>
      <span className="num text-sm text-ink-3">
        {formatCount(option.campaign_count)}
        <span className="sr-only"> {option.campaign_count === 1 ? 'campaign' : 'campaigns'}</span>
      </span>
    </div>
  );
}

function matches({ neighborhood_name, borough }: Option, wanted: string): boolean {
  return neighborhood_name.toLowerCase().includes(wanted) || borough.toLowerCase().startsWith(wanted);
}

/** The busiest neighborhoods, and always the chosen ones. */
function busiest(neighborhoods: readonly Option[], chosen: readonly string[]): Option[] {
  const busy = [...neighborhoods]
    .sort((a, b) => b.campaign_count - a.campaign_count)
    .slice(0, SHOWN_AT_FIRST);
  return neighborhoods.filter((one) => busy.includes(one) || chosen.includes(one.slug));
}
