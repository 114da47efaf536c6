import { Check } from 'lucide-react';
import type { FundingPage, MoneyFigures } from '#contract/money/fundings.ts';
import { formatCents } from '#domain/format/money.ts';
import { Link } from '#web/components/link.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

import { spotWords } from './spot-words.ts';

type PaidFrameProps = { page: FundingPage; outcome: 'live' | 'added' };

/** Shown when the payment is complete: what it means, where the money is, and the next step. */
export function PaidFrame({ page, outcome }: PaidFrameProps) {
  const { campaign, latest, figures } = page;
  const here = `/business/campaigns/${campaign.identifier}`;
  const paid = formatCents(latest?.total_cents ?? 0);
  const title = outcome === 'live' ? `${campaign.title} is live.` : `${spotWords(latest?.slots ?? 1)} more.`;
  return (
    <>
      <div className="lg:col-start-1">
        <h1 className="type-page-title text-balance break-words">{title}</h1>
        <p className="mt-4 flex items-start gap-2 text-md text-money">
          <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 stroke-2" />
          {paid} is paid and held. We’ll email you a receipt.
        </p>
        <div className="mt-6 flex flex-wrap gap-2">
          <WayTo href={here} variant="primary" label="View campaign" />
          {latest ? <WayTo href={`/business/receipts/${latest.funding_id}`} label="View receipt" /> : null}
        </div>
        <h2 className="mt-12 type-block-title">Next steps</h2>
        <ol className="mt-4 grid gap-3 text-md text-ink-2">
          {NEXT[outcome].map((step) => (
            <li key={step} className="flex gap-3 border-line border-t pt-3">
              {step}
            </li>
          ))}
        </ol>
      </div>
      <Card as="section" className="self-start lg:col-start-2" aria-labelledby="where-money-is">
        <h2 id="where-money-is" className="type-block-title">
          Where your money is
        </h2>
        <MoneyLines figures={figures} />
      </Card>
    </>
  );
}

const NEXT = {
  live: [
    'Creators can see your campaign now. We’ll notify you when they apply.',
    'Review applicants and accept one for each spot. Accepting reserves the payout.',
    'Approve drafts and confirm posts. When a spot’s work is complete, its payout is released.',
  ],
  added: ['Accept applicants for the new spots.'],
} as const;

type WayToProps = { href: string; label: string; variant?: 'primary' | 'secondary' };

function WayTo({ href, label, variant = 'secondary' }: WayToProps) {
  return (
    <ButtonLink
      variant={variant}
      size="touch"
      render={({ className, children }) => (
        <Link href={href} className={className}>
          {children}
        </Link>
      )}
    >
      {label}
    </ButtonLink>
  );
}

/** The balances of a campaign; the last line is the sum of the others. */
function MoneyLines({ figures }: { figures: MoneyFigures }) {
  const lines = [
    { label: 'Held for creators', cents: figures.held_cents },
    { label: 'Fees held', cents: figures.fees_held_cents },
    { label: 'Released', cents: figures.released_cents },
    { label: 'Refunded', cents: figures.refunded_cents },
  ];
  return (
    <dl className="mt-3">
      {lines.map(({ label, cents }) => (
        <div key={label} className="flex justify-between gap-4 py-1 text-md">
          <dt className="text-ink-2">{label}</dt>
          <dd className="num font-medium">{formatCents(cents)}</dd>
        </div>
      ))}
      <div className="mt-2 flex justify-between gap-4 border-line-strong border-t border-dashed pt-3">
        <dt className="type-item">Total paid</dt>
        <dd className="num type-item">{formatCents(figures.paid_in_cents)}</dd>
      </div>
    </dl>
  );
}
