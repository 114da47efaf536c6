import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** Shown when there are no rows. */
export function NoCampaigns({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  if (!isFiltered) {
    return (
      <EmptyState
        words="BACK SOON"
        title="No campaigns available at the moment"
        hint="New campaigns are posted every day. Check back tomorrow morning."
      />
    );
  }
  return (
    <EmptyState
      words="NO MATCH"
      title="No campaigns match your filters"
      hint="Remove a filter, or start over."
      action={
        <Button variant="primary" onClick={onClear}>
          Clear all filters
        </Button>
      }
    />
  );
}

export function ListFailed() {
  return (
    <div role="alert">
      <EmptyState
        words="HALF OPEN"
        title="Failed to load campaigns"
        hint="Your filters are still set."
        action={
          <Button variant="primary" onClick={() => window.location.reload()}>
            Retry
          </Button>
        }
      />
    </div>
  );
}
