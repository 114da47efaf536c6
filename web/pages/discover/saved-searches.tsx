import { BookmarkPlus } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { OnDemand } from '#web/ui/on-demand.tsx';
import type { DiscoverFilters, ViewChange } from './discover-view.ts';

type SavedSearchesProps = { filters: DiscoverFilters; onOpen: (change: ViewChange) => void };

/** The searches one has saved, and saving this one; all of it comes with the first press. */
export function SavedSearches(props: SavedSearchesProps) {
  const trigger = (
    <Button icon={<BookmarkPlus aria-hidden="true" />} className="max-sm:px-3">
      <span className="max-sm:sr-only">Saved searches</span>
    </Button>
  );
  return (
    <OnDemand
      trigger={trigger}
      popup="dialog"
      load={async () => (await import('./saved-searches-dialog.tsx')).SavedSearchesDialog}
      props={{ ...props, trigger }}
    />
  );
}
