import type { SandboxCheckoutView } from '#contract/sandbox-checkouts.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';

export type SettledDeed = 'chargeback_won' | 'chargeback_lost' | 'close_card' | 'open_card';

type SettledProps = {
  checkout: Pick<SandboxCheckoutView, 'status' | 'chargeback' | 'is_card_closed' | 'return_url'>;
  pending: string | null;
  onAnswer: (deed: SettledDeed) => void;
};

/** How a payment ended, and the say of the bank over one that was taken back. */
export function Settled({ checkout, pending, onAnswer }: SettledProps) {
  const { status, chargeback, is_card_closed, return_url } = checkout;
  const cardDeed = is_card_closed ? 'open_card' : 'close_card';
  return (
    <>
      <p className="text-md">{chargeback ? TAKEN_BACK[chargeback] : WORDS[status]}</p>
      {status === 'paid' && is_card_closed && (
        <p className="mt-2 text-md text-ink-2">
          The card is closed by now: refunds to it come back after a minute.
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
              Give it to Bizmeet
            </Button>
            <Button
              size="touch"
              loading={pending === 'chargeback_lost'}
              onClick={() => onAnswer('chargeback_lost')}
            >
              Leave it with the payer
            </Button>
          </>
        )}
        {status === 'paid' && chargeback === null && (
          <Button size="touch" loading={pending === cardDeed} onClick={() => onAnswer(cardDeed)}>
            {is_card_closed ? 'Open the card again' : 'Close the card'}
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
  open: 'The bank took this payment back. It decides who gets it.',
  won: 'The bank gave the payment to Bizmeet.',
  lost: 'The bank left the payment with the payer.',
};

const WORDS: Record<SandboxCheckoutView['status'], string> = {
  open: 'This payment page is closed. Nothing was charged.',
  expired: 'This payment page is closed. Nothing was charged.',
  canceled: 'This payment is not wanted any more. Nothing was charged.',
  processing: 'The bank is on it.',
  paid: 'This is paid.',
  failed: 'The bank said no. Nothing was charged.',
};
