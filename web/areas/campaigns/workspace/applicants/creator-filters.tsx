import { useState } from 'react';
import { BOROUGHS } from '#domain/base/city.ts';
import { DELIVERABLE_KINDS, type DeliverableKind, nameDeliverable } from '#domain/campaigns/deliverables.ts';
import { NICHE_NAMES, NICHES } from '#domain/creators/niches.ts';
import { FilterSelect } from '#web/components/admin/filter-select.tsx';
import { SearchField } from '#web/components/admin/search-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { CreatorSearch } from './applicants-options.ts';

type CreatorFiltersProps = { search: CreatorSearch; onSearch: (search: CreatorSearch) => void };

/** The search filters for creators. A rate applies to one kind of work. */
export function CreatorFilters({ search, onSearch }: CreatorFiltersProps) {
  const set = (change: { [Name in keyof CreatorSearch]: CreatorSearch[Name] | undefined }) =>
    onSearch(
      Object.fromEntries(
        Object.entries({ ...search, ...change }).filter(([, value]) => value !== undefined),
      ) as CreatorSearch,
    );
  return (
    <div className="grid gap-3">
      <SearchField
        label="Search creators"
        value={search.search ?? ''}
        onSearch={(text) => set({ search: text || undefined })}
      />
      <div className="flex flex-wrap gap-2">
        <FilterSelect
          label="Makes"
          options={NICHES.map((value) => ({ value: value as string, label: NICHE_NAMES[value] }))}
          value={search.niche}
          onValueChange={(niche) => set({ niche })}
        />
        <FilterSelect
          label="Based in"
          options={BOROUGHS.map((value) => ({ value: value as string, label: value }))}
          value={search.borough}
          onValueChange={(borough) => set({ borough })}
        />
        <FilterSelect
          label="Work"
          options={DELIVERABLE_KINDS.map((kind) => ({ value: kind as string, label: nameOf(kind) }))}
          value={search.kind}
          onValueChange={(kind) => set({ kind, ...(kind === undefined && { max_rate_cents: undefined }) })}
        />
      </div>
      <div className="grid grid-cols-2 gap-3">
        <NumberFilter
          label="Minimum followers"
          value={search.min_followers}
          onValue={(min_followers) => set({ min_followers })}
        />
        {search.kind ? (
          <NumberFilter
            label="Maximum price"
            lead="$"
            value={search.max_rate_cents === undefined ? undefined : search.max_rate_cents / 100}
            onValue={(dollars) =>
              set({ max_rate_cents: dollars === undefined ? undefined : Math.min(dollars * 100, 500_000) })
            }
          />
        ) : null}
      </div>
    </div>
  );
}

type NumberFilterProps = {
  label: string;
  lead?: string;
  value: number | undefined;
  onValue: (value: number | undefined) => void;
};

/** Applies on blur or Enter. */
function NumberFilter({ label, lead, value, onValue }: NumberFilterProps) {
  const [typed, setTyped] = useState(value === undefined ? '' : String(value));
  function settle() {
    const number = Number(typed.replace(/\D/g, ''));
    onValue(number > 0 ? number : undefined);
  }
  return (
    <TextField
      label={label}
      size="dense"
      inputMode="numeric"
      maxLength={11}
      placeholder="Any"
      lead={lead ? <span className="text-ink-2">{lead}</span> : undefined}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.key === 'Enter') settle();
      }}
    />
  );
}

/** "Instagram Reel" without the quantity. */
function nameOf(kind: DeliverableKind): string {
  return nameDeliverable({ kind, quantity: 1 }).replace(/^1 /, '');
}
