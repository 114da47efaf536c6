import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

type AccessDeniedProps = {
  message?: string;
  /** The reason, and how to change it. */
  reason?: string;
  as?: 'h1' | 'h2';
};

export function AccessDenied({ message = 'Access denied', reason, as = 'h1' }: AccessDeniedProps) {
  return (
    <EmptyState
      words="STAFF ONLY"
      as={as}
      title={message}
      hint={reason ?? 'This page belongs to another account.'}
      action={
        <>
          <Button onClick={goBack}>Go Back</Button>
          <Button variant="ink" onClick={() => window.location.reload()}>
            Retry
          </Button>
        </>
      }
      className="mx-auto w-full max-w-[34rem]"
    />
  );
}

/** A page opened in a new tab has no history to go back to. */
function goBack() {
  if (window.history.length > 1) window.history.back();
  else window.location.assign('/');
}
