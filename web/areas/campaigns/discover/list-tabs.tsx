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
        className={tab}
      >
        All campaigns
      </Link>
      <Link
        href={`/campaigns${stringifySearch({ ...chosen, view: 'saved' })}`}
        aria-current={isSaved ? 'page' : undefined}
        className={tab}
      >
        <Bookmark aria-hidden="true" className="size-4 stroke-[1.75]" />
        Saved
      </Link>
    </nav>
  );
}

const tab = [
  'relative -mb-px flex min-h-11 items-center gap-1.75 text-md font-medium text-ink-2 transition-colors hover:text-ink',
  'aria-[current]:font-semibold aria-[current]:text-ink',
  'aria-[current]:after:absolute aria-[current]:after:inset-x-0 aria-[current]:after:bottom-0 aria-[current]:after:h-0.75 aria-[current]:after:rounded-t-[3px] aria-[current]:after:bg-accent',
].join(' ');
