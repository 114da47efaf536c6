import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** What stands in place of the rows where there are none. */
export function NoCampaigns({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  if (!isFiltered) {
    return (
      <EmptyState
        words="BACK SOON"
        title="No campaigns available at the moment"
        hint="Shops post through the day. Look in again tomorrow morning."
      />
    );
  }
  return (
    <EmptyState
      words="NO MATCH"
      title="No campaigns match your filters"
      hint="Take one off, or begin again with all of them."
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
        hint="Your filters stay as they are."
        action={
          <Button variant="primary" onClick={() => window.location.reload()}>
            Retry
          </Button>
        }
      />
    </div>
  );
}
