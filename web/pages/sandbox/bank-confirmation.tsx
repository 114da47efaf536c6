import { Button } from '#web/ui/button.tsx';

type BankConfirmationProps = {
  pending: string | null;
  onAnswer: (deed: 'approve' | 'decline') => void;
};

/** What a bank asks before it lets a card pay. */
export function BankConfirmation({ pending, onAnswer }: BankConfirmationProps) {
  return (
    <section aria-labelledby="bank-asks">
      <h2 id="bank-asks" className="type-block-title">
        Is this you?
      </h2>
      <p className="mt-1 text-md text-ink-2">Your bank asks before it lets this payment through.</p>
      <div className="mt-5 flex flex-wrap justify-end gap-2 max-sm:*:grow">
        <Button size="touch" loading={pending === 'decline'} onClick={() => onAnswer('decline')}>
          This is not me
        </Button>
        <Button
          variant="primary"
          size="touch"
          autoFocus
          loading={pending === 'approve'}
          onClick={() => onAnswer('approve')}
        >
          Yes, this is me
        </Button>
      </div>
    </section>
  );
}
