import type { ContentPage } from '#contract/work/content.ts';
import { DELIVERABLE_KINDS, kindName } from '#domain/campaigns/deliverables.ts';
import { FilterSelect } from '#web/components/admin/filter-select.tsx';
import { SearchField } from '#web/components/admin/search-field.tsx';
import { useView } from '#web/components/admin/use-view.ts';
import type { ContentView } from './content-options.ts';

type ContentFiltersProps = Pick<ContentPage, 'campaigns' | 'creators'> & { view: ContentView };

export function ContentFilters({ view, campaigns, creators }: ContentFiltersProps) {
  const { change } = useView('/business/content', view);
  return (
    <div className="mt-6 flex flex-wrap items-center gap-3">
      <div className="w-full lg:w-72">
        <SearchField
          label="Search content"
          placeholder="File, caption or creator"
          value={view.q ?? ''}
          onSearch={(q) => change({ q }, { replace: true })}
        />
      </div>
      <FilterSelect
        label="Campaign"
        options={campaigns.map(toOption)}
        value={view.campaign}
        onValueChange={(campaign) => change({ campaign })}
      />
      <FilterSelect
        label="Creator"
        options={creators.map(toOption)}
        value={view.creator}
        onValueChange={(creator) => change({ creator })}
      />
      <FilterSelect
        label="Kind"
        options={DELIVERABLE_KINDS.map((kind) => ({ value: kind, label: kindName(kind) }))}
        value={DELIVERABLE_KINDS.find((kind) => kind === view.kind)}
        onValueChange={(kind) => change({ kind })}
      />
    </div>
  );
}

function toOption({ id, name }: ContentPage['campaigns'][number]) {
  return { value: id, label: name };
}
