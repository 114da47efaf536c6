import { Bookmark } from 'lucide-react';
import { Link } from '#web/components/link.tsx';
import { stringifySearch } from '#web/search-params.ts';
import { type DiscoverFilters, writeFilters } from './discover-view.ts';

type ListTabsProps = { isSaved: boolean; filters: DiscoverFilters };

/** All open campaigns, or the saved ones. The link back keeps the filters. */
export function ListTabs({ isSaved, filters }: ListTabsProps) {
  const chosen = writeFilters(filters);
  return (
    <nav aria-label="Lists" className="mt-5 flex gap-6 border-line border-b lg:mt-8">
      <Link
        href={`/campaigns${stringifySearch(chosen)}`}
        aria-current={isSaved ? undefined : 'page'}
        className="list-tab"
      >
        All campaigns
      </Link>
      <Link
        href={`/campaigns${stringifySearch({ ...chosen, view: 'saved' })}`}
        aria-current={isSaved ? 'page' : undefined}
        className="list-tab"
      >
        <Bookmark aria-hidden="true" className="size-4 stroke-[1.75]" />
        Saved
      </Link>
    </nav>
  );
}
