import type { SavedCard } from '#contract/money/saved-cards.ts';
import { type CardRefusal, cardRefusalWords } from '#domain/money/saved-cards.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { FormAlert } from '#web/ui/form-alert.tsx';

type RefusedCardProps = { refusal: CardRefusal; card: SavedCard; href: string; className?: string };

/** Why the saved card didn’t pay, and the way to the payment page. */
export function RefusedCard({ refusal, card, href, className }: RefusedCardProps) {
  return (
    <div className={className}>
      <FormAlert>{cardRefusalWords(refusal, card)}</FormAlert>
      <ButtonLink href={href} variant="primary" size="touch" className="mt-3">
        Go to payment page
      </ButtonLink>
    </div>
  );
}
