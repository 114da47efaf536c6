import { Clock, CornerUpLeft, RotateCcw, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FundingStanding } from '#contract/fundings.ts';
import { formatCents } from '#domain/money.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { SpinnerRing } from '#web/ui/spinner.tsx';
import type { Outcome } from './outcome.ts';

type OutcomeCardProps = {
  outcome: Exclude<Outcome, 'live' | 'added'>;
  latest: FundingStanding;
};

/** What became of the last try, read out when it changes. */
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
          Back to the payment page
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

function wordsFor(outcome: OutcomeCardProps['outcome'], latest: FundingStanding): Words {
  const amount = formatCents(latest.total_cents);
  switch (outcome) {
    case 'waiting':
      return {
        icon: <SpinnerRing className="size-5" />,
        title: `Waiting for your ${amount}`,
        text: 'Our payment partner says when it arrived, usually within seconds. This page follows along.',
      };
    case 'processing':
      return {
        icon: <Clock aria-hidden="true" className="text-yellow-text" />,
        title: `Your bank is sending ${amount}`,
        text: 'That takes 3 to 5 business days. The campaign goes on by itself when it clears, and you get a mail.',
      };
    case 'declined':
      return {
        icon: <TriangleAlert aria-hidden="true" className="text-danger" />,
        title: 'The payment did not go through',
        text: `${latest.failure ?? 'The bank did not say why.'} Nothing was charged.`,
      };
    case 'left':
      return {
        icon: <CornerUpLeft aria-hidden="true" />,
        title: 'You left before paying',
        text: 'Nothing was charged, and the draft is as it was. Pay whenever you are ready.',
      };
    case 'over':
      return {
        icon: <RotateCcw aria-hidden="true" />,
        title: 'That payment page is closed',
        text: 'Nothing was charged. Pay again to open a new one.',
      };
    case 'not_needed':
      return {
        icon: <RotateCcw aria-hidden="true" />,
        title: `${amount} goes straight back to you`,
        text: 'It arrived when the campaign could not use it any more. Banks show it in 5 to 10 business days.',
      };
  }
}
