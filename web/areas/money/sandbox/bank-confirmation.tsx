import { Button } from '#web/ui/button.tsx';

type BankConfirmationProps = {
  pending: string | null;
  onAnswer: (action: 'approve' | 'decline') => unknown;
};

/** A bank's confirmation of a card payment. */
export function BankConfirmation({ pending, onAnswer }: BankConfirmationProps) {
  return (
    <section aria-labelledby="bank-asks">
      <h2 id="bank-asks" className="type-block-title">
        Is this you?
      </h2>
      <p className="mt-1 text-md text-ink-2">Your bank wants to confirm this payment.</p>
      <div className="mt-5 flex flex-wrap justify-end gap-2 max-sm:*:grow">
        <Button size="touch" loading={pending === 'decline'} onClick={() => onAnswer('decline')}>
          No, it isn’t me
        </Button>
        <Button
          variant="primary"
          size="touch"
          autoFocus
          loading={pending === 'approve'}
          onClick={() => onAnswer('approve')}
        >
          Yes, it’s me
        </Button>
      </div>
    </section>
  );
}
