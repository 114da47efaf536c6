import { AccessDenied } from '#web/ui/access-denied.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorScreen } from '#web/ui/error-screen.tsx';
import { toast } from '#web/ui/toast.ts';

export function ScreensSection({ className = '' }: { className?: string }) {
  return (
    <section aria-label="Screens" className={`grid items-start gap-6 lg:grid-cols-3 ${className}`}>
      <EmptyState
        words="NO MATCH"
        title="No campaigns match your filters"
        hint="Widen the payout or add a neighborhood."
        action={<Button onClick={() => toast({ title: 'Filters cleared' })}>Clear all filters</Button>}
      />
      <ErrorScreen as="h2" reference="4f2a" onRetry={() => toast({ title: 'Trying again' })} />
      <AccessDenied as="h2" />
    </section>
  );
}
