import type { Role } from '#domain/roles.ts';
import { SearchField } from '#web/components/admin/search-field.tsx';

type DiscoverHeadProps = { role: Role | null; search: string; onSearch: (text: string) => void };

export function DiscoverHead({ role, search, onSearch }: DiscoverHeadProps) {
  return (
    <header className="grid items-end gap-x-8 gap-y-4 md:grid-cols-[minmax(0,1fr)_20rem]">
      <div>
        <h1 className="type-page-title">Discover Campaigns in NYC</h1>
        <p className="mt-3 text-lg text-ink-2 max-md:text-touch">{subtitleFor(role)}</p>
      </div>
      <div className="[&>search]:h-11">
        <SearchField label="Search campaigns or businesses" value={search} onSearch={onSearch} />
      </div>
    </header>
  );
}

function subtitleFor(role: Role | null): string {
  if (role === 'creator') return 'Find collaboration opportunities with NYC businesses';
  if (role === 'business') return 'Explore active campaigns for inspiration';
  return 'Browse available campaigns';
}
