import { Check } from 'lucide-react';
import type { FundingPage } from '#contract/fundings.ts';
import { formatCents } from '#domain/money.ts';
import { MoneyLines } from '#web/components/fundings/money-lines.tsx';
import { Link } from '#web/components/link.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

import { spotWords } from './spot-words.ts';

type PaidFrameProps = { page: FundingPage; outcome: 'live' | 'added' };

/** The money is in: what that means, where it is, and what comes next. */
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
          {paid} is paid in and held. A receipt is on its way by email.
        </p>
        <div className="mt-6 flex flex-wrap gap-2">
          <WayTo href={here} variant="primary" label="See the campaign" />
          {latest ? <WayTo href={`/business/receipts/${latest.funding_id}`} label="See the receipt" /> : null}
        </div>
        <h2 className="mt-12 type-block-title">What comes next</h2>
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
          Where the money is
        </h2>
        <MoneyLines figures={figures} />
      </Card>
    </>
  );
}

const NEXT = {
  live: [
    'Creators see the campaign now. Each application reaches you at the bell and by email.',
    'Look at who applied, and accept as many as there are spots. Accepting reserves the payout.',
    'Approve what they make. Each approval releases one spot.',
  ],
  added: ['Accept creators for the new spots from the list of applicants.'],
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
