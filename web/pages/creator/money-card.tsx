import type { OwnApplicationPage } from '#contract/own-applications.ts';
import { countWord } from '#domain/count-words.ts';
import { formatCents } from '#domain/money.ts';
import { Card } from '#web/ui/card.tsx';

type MoneyCardProps = { held: OwnApplicationPage['held'] };

/** What businesses paid in for work that was agreed on. */
export function MoneyCard({ held: { payout_cents, business_count } }: MoneyCardProps) {
  return (
    <Card as="section" aria-labelledby="your-money">
      <h2 id="your-money" className="type-block-title">
        Your money
      </h2>
      <dl className="mt-3">
        <dt className="text-base text-ink-2">Held for you</dt>
        <dd className="type-big-money">{formatCents(payout_cents)}</dd>
      </dl>
      <p className="mt-1 text-base text-ink-2">
        {business_count === 0
          ? 'A shop pays in before it accepts anybody. What is yours then stands here.'
          : `${countWord(business_count)} ${business_count === 1 ? 'shop' : 'shops'} paid it in.`}
      </p>
    </Card>
  );
}
