import type { SavedCard } from '#contract/money/saved-cards.ts';
import { formatCents } from '#domain/format/money.ts';
import { cardName } from '#domain/money/saved-cards.ts';
import { Button } from '#web/ui/button.tsx';

/** The value of the button that pays with the saved card. */
export const BY_CARD = 'card';

type PayButtonsProps = { card: SavedCard | null; total_cents: number; isBusy: boolean };

/** One press with the saved card, or the payment page. */
export function PayButtons({ card, total_cents, isBusy }: PayButtonsProps) {
  const amount = formatCents(total_cents);
  if (card === null || card.is_expired) {
    return (
      <>
        <Button type="submit" variant="primary" size="large" block loading={isBusy}>
          Pay {amount}
        </Button>
        <p className="text-center text-sm text-ink-2">
          You’ll pay by card or bank account on our payment partner’s page. We never see your card number.
        </p>
      </>
    );
  }
  return (
    <>
      <Button
        type="submit"
        value={BY_CARD}
        variant="primary"
        size="large"
        block
        loading={isBusy}
        className="whitespace-normal"
      >
        Pay {amount} with {cardName(card)}
      </Button>
      <Button type="submit" value="page" size="touch" block disabled={isBusy}>
        Pay another way
      </Button>
    </>
  );
}
