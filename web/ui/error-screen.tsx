import { Button, ButtonLink } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

type ErrorScreenProps = {
  onRetry: () => void;
  /** The request id to quote when asking for help. */
  reference?: string;
  as?: 'h1' | 'h2';
};

export function ErrorScreen({ onRetry, reference, as = 'h1' }: ErrorScreenProps) {
  return (
    <EmptyState
      words="BACK SOON"
      as={as}
      title="Something went wrong"
      hint={
        <>
          Try again. If that doesn’t work, go to the home page and start over.
          {reference ? <span className="mt-1 block text-sm text-ink-3">Reference {reference}</span> : null}
        </>
      }
      action={
        <>
          <ButtonLink href="/">Go home</ButtonLink>
          <Button variant="primary" onClick={onRetry}>
            Try again
          </Button>
        </>
      }
      className="mx-auto w-full max-w-[34rem]"
    />
  );
}
