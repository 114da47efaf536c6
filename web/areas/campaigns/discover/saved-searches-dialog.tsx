import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { type ReactElement, useState } from 'react';
import { apiQuery } from '#web/api/query.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import type { DiscoverFilters, ViewChange } from './discover-view.ts';
import { SaveSearchForm } from './save-search-form.tsx';
import { SavedSearchRow } from './saved-search-row.tsx';

type SavedSearchesDialogProps = {
  trigger: ReactElement;
  filters: DiscoverFilters;
  onOpen: (change: ViewChange) => void;
};

export function SavedSearchesDialog({ trigger, filters, onOpen }: SavedSearchesDialogProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const [isOpen, setOpen] = useState(true);
  const { data } = useQuery(apiQuery(api, 'GET /api/saved-searches'));
  const saved = data?.saved_searches ?? [];
  return (
    <Dialog trigger={trigger} open={isOpen} onOpenChange={setOpen} title="Saved searches">
      <div className="grid gap-5">
        {saved.length > 0 ? (
          <ul className="grid gap-0.5">
            {saved.map((search) => (
              <SavedSearchRow
                key={search.id}
                search={search}
                onOpen={(change) => {
                  setOpen(false);
                  onOpen(change);
                }}
              />
            ))}
          </ul>
        ) : (
          <p className="text-md text-ink-2">
            Save the filters you use most, and get new matches by email every morning.
          </p>
        )}
        <SaveSearchForm filters={filters} />
      </div>
    </Dialog>
  );
}
