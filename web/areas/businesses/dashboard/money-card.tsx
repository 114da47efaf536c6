import { Check, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import type { BusinessOverview } from '#contract/flows/business-overview.ts';
import { formatCents, formatPayout } from '#domain/format/money.ts';
import { Link } from '#web/components/link.tsx';
import { Card } from '#web/ui/card.tsx';

type MoneyCardProps = Pick<BusinessOverview, 'money' | 'campaigns'> & {
  /** Only the owner sees receipts. */
  hasReceipts: boolean;
};

/**
 * The money paid in for creators: how much is held where, and how much was released. A bar shows the shares only once
 * something was released: before that, a full bar would look as if everything was spent.
 */
export function MoneyCard({ money: { held_cents, released_cents }, campaigns, hasReceipts }: MoneyCardProps) {
  if (held_cents + released_cents === 0) return null;
  const holding = campaigns.filter((one) => one.held_cents > 0).sort((a, b) => b.held_cents - a.held_cents);
  const shown = holding.slice(0, SHADES.length);
  const rest_cents = held_cents - shown.reduce((sum, one) => sum + one.held_cents, 0);
  return (
    <Card as="section" aria-labelledby="money-title">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="money-title" className="type-block-title">
          Your money
        </h2>
        {hasReceipts ? (
          <Link
            href="/business/settings#billing"
            className="inline-flex min-h-6 items-center text-sm text-link touch:min-h-11"
          >
            Receipts
          </Link>
        ) : null}
      </div>
      <dl className="mt-4 grid grid-cols-2">
        <Sum icon={<Lock aria-hidden="true" />} label="Held" cents={held_cents} />
        <Sum
          icon={<Check aria-hidden="true" className="text-money" />}
          label="Released"
          cents={released_cents}
          className="border-line border-l pl-4 text-money"
        />
      </dl>
      {released_cents > 0 ? (
        <div
          aria-hidden="true"
          data-bar="money"
          className="mt-4 flex h-3 gap-0.75 overflow-hidden rounded-full forced-colors:border"
        >
          <Part cents={released_cents} shade="bg-money-solid" />
          {shown.map(({ id, held_cents: cents }, place) => (
            <Part key={id} cents={cents} shade={SHADES[place] ?? ''} />
          ))}
          <Part cents={rest_cents} shade="bg-line-strong" />
        </div>
      ) : null}
      <ul className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-2.5">
        {shown.map(({ id, title, held_cents: cents }, place) => (
          <Line key={id} name={title} cents={cents} shade={SHADES[place] ?? ''} />
        ))}
        {rest_cents > 0 ? <Line name="Other campaigns" cents={rest_cents} shade="bg-line-strong" /> : null}
      </ul>
      <p className="mt-4 border-line border-t pt-4 text-sm text-ink-3">
        We hold your money until you approve the work. We refund unfilled spots when a campaign closes.
      </p>
    </Card>
  );
}

/** From the darkest; shared by the bar and the legend. */
const SHADES = ['bg-ink', 'bg-ink-2', 'bg-ink-3'];

type SumProps = { icon: ReactNode; label: string; cents: number; className?: string };

function Sum({ icon, label, cents, className = '' }: SumProps) {
  return (
    <div className={`min-w-0 ${className}`}>
      <dt className="flex items-center gap-1.75 text-md text-ink-2 [&_svg]:size-4 [&_svg]:stroke-[1.75]">
        {icon}
        {label}
      </dt>
      <dd className="type-big-money">{formatPayout(cents)}</dd>
    </div>
  );
}

function Part({ cents, shade }: { cents: number; shade: string }) {
  return cents > 0 ? <span className={`min-w-1.5 ${shade}`} style={{ flexGrow: cents }} /> : null;
}

function Line({ name, cents, shade }: { name: string; cents: number; shade: string }) {
  return (
    <li className="flex items-center gap-3 text-md">
      <span aria-hidden="true" className={`size-2.5 shrink-0 rounded-[3px] ${shade}`} />
      <span className="min-w-0 grow truncate">{name}</span>
      <span className="num shrink-0 font-semibold">{formatCents(cents)}</span>
    </li>
  );
}
