import { Clock, CornerUpLeft, RotateCcw, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FundingProgress } from '#contract/money/fundings.ts';
import { formatCents } from '#domain/format/money.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { SpinnerRing } from '#web/ui/spinner.tsx';
import type { Outcome } from './outcome.ts';

type OutcomeCardProps = {
  outcome: Exclude<Outcome, 'live' | 'added'>;
  latest: FundingProgress;
};

/** The result of the last attempt, announced when it changes. */
export function OutcomeCard({ outcome, latest }: OutcomeCardProps) {
  const { icon, title, text } = wordsFor(outcome, latest);
  return (
    <Card as="section" className="mb-6">
      <div aria-live="polite" className="flex items-start gap-3">
        <span className="mt-0.5 [&_svg]:size-5 [&_svg]:stroke-[1.75]">{icon}</span>
        <div className="min-w-0">
          <h2 className="type-item">{title}</h2>
          <p className="text-md text-ink-2">{text}</p>
        </div>
      </div>
      {outcome === 'left' && latest.checkout_url ? (
        <ButtonLink href={latest.checkout_url} size="touch" className="mt-4">
          Back to payment page
        </ButtonLink>
      ) : null}
    </Card>
  );
}

interface Words {
  icon: ReactNode;
  title: string;
  text: string;
}

function wordsFor(outcome: OutcomeCardProps['outcome'], latest: FundingProgress): Words {
  const amount = formatCents(latest.total_cents);
  switch (outcome) {
    case 'waiting':
      return {
        icon: <SpinnerRing className="size-5" />,
        title: `Waiting for your ${amount}`,
        text: 'It usually arrives within seconds. This page updates automatically.',
      };
    case 'processing':
      return {
        icon: <Clock aria-hidden="true" className="text-yellow-text" />,
        title: `Your bank is sending ${amount}`,
        text: 'That takes 3 to 5 business days. We’ll email you when it clears, and the campaign continues automatically.',
      };
    case 'declined':
      return {
        icon: <TriangleAlert aria-hidden="true" className="text-danger" />,
        title: 'Your payment didn’t go through',
        text: `${latest.failure ?? 'The bank didn’t give a reason.'} You weren’t charged.`,
      };
    case 'left':
      return {
        icon: <CornerUpLeft aria-hidden="true" />,
        title: 'You left before paying',
        text: 'You weren’t charged, and your draft is saved. Pay whenever you’re ready.',
      };
    case 'over':
      return {
        icon: <RotateCcw aria-hidden="true" />,
        title: 'That payment page expired',
        text: 'You weren’t charged. Pay again to open a new one.',
      };
    case 'not_needed':
      return {
        icon: <RotateCcw aria-hidden="true" />,
        title: `We’re refunding ${amount}`,
        text: 'It arrived after the campaign stopped taking payments. Refunds usually show up in 5 to 10 business days.',
      };
  }
}
