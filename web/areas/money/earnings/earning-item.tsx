import { Check, ChevronDown, Hourglass, Send, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Earning } from '#contract/money/earnings.ts';
import type { Payee } from '#contract/money/payees.ts';
import { formatCents } from '#domain/format/money.ts';
import { dateWords, newYorkDay } from '#domain/format/new-york-time.ts';
import { ShopThumbnail } from '#web/components/campaigns/shop-thumbnail.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { EarningStory } from './earning-story.tsx';

type EarningItemProps = { earning: Earning; payee: Payee; now: Date; isFirst: boolean };

/** An earning with its expandable history. The newest pending one is expanded at first. */
export function EarningItem({ earning, payee, now, isFirst }: EarningItemProps) {
  const { campaign_title, campaign_id, business, status, net_cents, cause } = earning;
  const shop = {
    id: campaign_id,
    business_slug: business.slug,
    business_name: business.business_name,
    industry: business.industry,
  };
  return (
    <li className="border-line not-first:border-t">
      <details open={isFirst && status === 'pending'} className="group/earning open:bg-sel">
        <summary className="flex cursor-pointer list-none items-start gap-3.5 px-4 py-4 hover:bg-sel focus-visible:-outline-offset-2 md:items-center md:px-6 [&::-webkit-details-marker]:hidden">
          <ShopThumbnail shop={shop} className="size-12 shrink-0 md:size-14" />
          <span className="flex min-w-0 grow flex-wrap items-center gap-x-4 gap-y-2">
            <span className="min-w-0 grow basis-56">
              <span className="flex justify-between gap-4">
                <span className="min-w-0 type-item wrap-anywhere">{campaign_title}</span>
                <Amount earning={earning} className="md:hidden" />
              </span>
              <span className="block text-base text-ink-2">
                {business.business_name}
                {cause === 'dispute' ? ', after a dispute' : ''}
              </span>
            </span>
            <span className="flex items-center gap-2.5 md:block md:w-36 md:shrink-0">
              <StatusBadge face={earning.is_on_hold ? ON_HOLD : FACES[status]} />
              <span className="block text-sm text-ink-2 md:mt-1">{whenWords(earning)}</span>
            </span>
          </span>
          <Amount earning={earning} className="w-24 text-right max-md:hidden" />
          <ChevronDown
            aria-hidden="true"
            className="size-4.5 shrink-0 stroke-[1.75] text-ink-2 transition-transform group-open/earning:rotate-180 max-md:hidden"
          />
          <span className="sr-only">{formatCents(net_cents)}. History</span>
        </summary>
        <EarningStory earning={earning} payee={payee} now={now} />
      </details>
    </li>
  );
}

function Amount({ earning: { status, net_cents }, className }: { earning: Earning; className: string }) {
  return (
    <span
      className={`num shrink-0 text-touch font-semibold ${status === 'paid' ? 'text-money' : ''} ${className}`}
    >
      {formatCents(net_cents)}
    </span>
  );
}

interface Face {
  tone: 'yellow' | 'neutral' | 'outline' | 'money';
  icon: ReactNode;
  words: string;
}

const ON_HOLD: Face = { tone: 'yellow', icon: <Hourglass aria-hidden="true" />, words: 'On hold' };
const FACES: Record<Earning['status'], Face> = {
  pending: { tone: 'yellow', icon: <Hourglass aria-hidden="true" />, words: 'Pending' },
  available: { tone: 'neutral', icon: <Wallet aria-hidden="true" />, words: 'Available' },
  in_transit: { tone: 'outline', icon: <Send aria-hidden="true" />, words: 'On its way' },
  paid: { tone: 'money', icon: <Check aria-hidden="true" />, words: 'Paid' },
};

function StatusBadge({ face: { tone, icon, words } }: { face: Face }) {
  return (
    <Badge tone={tone} icon={icon}>
      {words}
    </Badge>
  );
}

/** For an earning that was paid out in part: the rest. */
function whenWords(earning: Earning): string {
  if (earning.is_on_hold) return 'The bank reversed this payment';
  const { status, available_at, arrives_on, paid_at, net_cents, in_transit_cents, paid_cents } = earning;
  switch (status) {
    case 'pending':
      return `Clears ${newYorkDay(available_at)}`;
    case 'available': {
      const left = net_cents - in_transit_cents - paid_cents;
      return left < net_cents ? `${formatCents(left)} left` : `Since ${newYorkDay(available_at)}`;
    }
    case 'in_transit':
      return arrives_on ? `By ${dateWords(arrives_on)}` : '';
    case 'paid':
      return paid_at ? newYorkDay(paid_at) : '';
  }
}
