import type { SandboxCheckoutView } from '#contract/money/sandbox-checkouts.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';

export type SettledAction = 'chargeback_won' | 'chargeback_lost' | 'close_card' | 'open_card';

type SettledProps = {
  checkout: Pick<SandboxCheckoutView, 'status' | 'chargeback' | 'is_card_closed' | 'return_url'>;
  pending: string | null;
  onAnswer: (action: SettledAction) => unknown;
};

/** The outcome of a payment, and the bank's options for a chargeback. */
export function Settled({ checkout, pending, onAnswer }: SettledProps) {
  const { status, chargeback, is_card_closed, return_url } = checkout;
  const cardAction = is_card_closed ? 'open_card' : 'close_card';
  return (
    <>
      <p className="text-md">{chargeback ? TAKEN_BACK[chargeback] : WORDS[status]}</p>
      {status === 'paid' && is_card_closed && (
        <p className="mt-2 text-md text-ink-2">
          This card is closed. Refunds to it are returned after a minute.
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-2 max-sm:*:grow">
        {chargeback === 'open' && (
          <>
            <Button
              size="touch"
              loading={pending === 'chargeback_won'}
              onClick={() => onAnswer('chargeback_won')}
            >
              Bizmeet wins
            </Button>
            <Button
              size="touch"
              loading={pending === 'chargeback_lost'}
              onClick={() => onAnswer('chargeback_lost')}
            >
              Payer wins
            </Button>
          </>
        )}
        {status === 'paid' && chargeback === null && (
          <Button size="touch" loading={pending === cardAction} onClick={() => onAnswer(cardAction)}>
            {is_card_closed ? 'Reopen card' : 'Close card'}
          </Button>
        )}
        <ButtonLink href={return_url} size="touch">
          Back to Bizmeet
        </ButtonLink>
      </div>
    </>
  );
}

const TAKEN_BACK: Record<'open' | 'won' | 'lost', string> = {
  open: 'The bank reversed this payment and will decide who gets it.',
  won: 'The bank sided with Bizmeet.',
  lost: 'The bank sided with the payer.',
};

const WORDS: Record<SandboxCheckoutView['status'], string> = {
  open: 'This payment page has expired. You weren’t charged.',
  expired: 'This payment page has expired. You weren’t charged.',
  canceled: 'This payment is no longer needed. You weren’t charged.',
  processing: 'Your bank is processing it.',
  paid: 'Paid.',
  failed: 'The bank declined. You weren’t charged.',
};
