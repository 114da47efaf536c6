import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

type ConnectionScreenProps = { isOnline: boolean; onRetry: () => void };

/** Replaces a page that got no response. */
export function ConnectionScreen({ isOnline, onRetry }: ConnectionScreenProps) {
  return (
    <EmptyState
      as="h1"
      title={isOnline ? 'Connection Error' : 'You’re offline'}
      hint={
        isOnline
          ? 'Bizmeet didn’t answer. Check your connection and try again.'
          : 'This page opens automatically when you’re back online.'
      }
      action={
        <Button variant="primary" onClick={onRetry}>
          Retry
        </Button>
      }
      className="mx-auto w-full max-w-[34rem]"
    />
  );
}
