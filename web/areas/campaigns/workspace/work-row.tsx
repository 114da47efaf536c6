import { ChevronRight } from 'lucide-react';
import type { CollaborationRow } from '#contract/work/collaborations.ts';
import { summarizeDeliverables } from '#domain/campaigns/deliverables.ts';
import { formatCents } from '#domain/format/money.ts';
import { Link } from '#web/components/link.tsx';
import { CollaborationBadge } from '#web/components/work/collaboration-badge.tsx';
import { rowTurn } from '#web/components/work/row-words.ts';
import { TimeTo } from '#web/components/work/time-to.tsx';
import { callCreator, leftWords, whenInside } from '#web/components/work/work-words.ts';
import { stringifySearch } from '#web/search-params.ts';
import { Avatar } from '#web/ui/avatar.tsx';

type WorkRowProps = { row: CollaborationRow; as: string | undefined; now: Date };

/** One creator's work in a row: whose turn it is, the deadline and the status. */
export function WorkRow({ row, as, now }: WorkRowProps) {
  const { creator, payout_cents, deliverables } = row;
  const turn = rowTurn(row, 'business');
  const href = `/business/campaigns/${row.campaign_identifier}/work/${row.id}${stringifySearch(as ? { as } : {})}`;
  return (
    <li className="relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 border-line px-4 py-4 transition-colors not-first:border-t hover:bg-sel has-[h2>a:focus-visible]:outline-2 has-[h2>a:focus-visible]:-outline-offset-2 has-[h2>a:focus-visible]:outline-focus md:grid-cols-[auto_minmax(0,1fr)_minmax(0,1fr)_auto_8.5rem_auto] md:px-6">
      <Avatar name={creator.name} src={creator.avatar_url} className="size-11 self-start" />
      <div className="min-w-0">
        <h2 className="type-item wrap-anywhere">
          <Link href={href} className="outline-none after:absolute after:inset-0 after:rounded-[inherit]">
            {creator.name}
          </Link>
        </h2>
        <p className="text-base wrap-anywhere text-ink-2">{summarizeDeliverables(deliverables)}</p>
      </div>
      <p className="num text-md font-semibold md:order-1">{formatCents(payout_cents)}</p>
      <div className="min-w-0 max-md:col-span-2 max-md:col-start-2">
        <p className={`text-base font-semibold wrap-anywhere ${turn.isLate ? 'text-danger' : ''}`}>
          {turnLead(turn.side, callCreator(row))}
          {turn.words}
        </p>
        {turn.at ? (
          <p className="num flex flex-wrap items-baseline gap-x-2 text-base text-ink-2">
            {turn.isLate ? `Was due ${whenInside(turn.at, now)}` : whenInside(turn.at, now)}
            {!turn.isLate && leftWords(turn.at, now).isUrgent ? <TimeTo until={turn.at} now={now} /> : null}
          </p>
        ) : null}
      </div>
      <div className="max-md:col-span-2 max-md:col-start-2 md:order-2">
        <CollaborationBadge status={row.status} />
      </div>
      <ChevronRight aria-hidden="true" className="size-5 stroke-[1.75] text-ink-2 max-md:hidden md:order-3" />
    </li>
  );
}

function turnLead(side: 'creator' | 'business' | null, name: string): string {
  if (side === null) return '';
  return side === 'business' ? 'Your turn: ' : `${name}’s turn: `;
}
