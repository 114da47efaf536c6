import { CircleCheck, Download, Lock, Undo2 } from 'lucide-react';
import type { Collaboration } from '#contract/work/collaborations.ts';
import type { WorkContract } from '#contract/work/contracts.ts';
import { contentDueWords } from '#domain/campaigns/brief-parts.ts';
import { dealLines, dealTotal, shortDigest } from '#domain/campaigns/deal-terms.ts';
import { describeRights } from '#domain/campaigns/rights-words.ts';
import { formatCents } from '#domain/format/money.ts';
import { contentDays } from '#domain/work/work-timers.ts';
import { dayWords } from '#web/components/time/moment.ts';
import { contractHref, dealHref, workArchiveHref } from '#web/components/work/downloads.ts';
import { hasApprovedFiles } from '#web/components/work/take-home.tsx';
import { counted } from '#web/components/work/work-words.ts';
import { Card } from '#web/ui/card.tsx';

type ContractCardProps = { work: Collaboration; now: Date };

/** The held amount, the deliverables and the terms; the document has the exact wording. */
export function ContractCard({ work, now }: ContractCardProps) {
  const { contract, deal } = work;
  return (
    <Card as="section" aria-labelledby="work-contract">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="work-contract" className="type-block-title">
          Contract
        </h2>
        <a
          href={contractHref(work.id)}
          download
          className="inline-flex min-h-6 items-center text-base text-link touch:min-h-11"
        >
          PDF<span className="sr-only"> of the contract</span>
        </a>
      </div>
      <Money work={work} now={now} />
      <dl className="mt-4 border-line border-y py-3">
        {[...dealLines(deal, deal.business_name), dealTotal(deal)].map(({ label, amount }) => (
          <div key={label} className="flex justify-between gap-4 py-1.25 text-md">
            <dt className="min-w-0 wrap-anywhere">{label}</dt>
            <dd className="num shrink-0 font-semibold">{amount}</dd>
          </div>
        ))}
      </dl>
      <p className="flex flex-wrap justify-between gap-x-4 border-line border-b py-2.5 text-base text-ink-2">
        <span>
          Receipt {deal.number}, digest <span className="num">{shortDigest(deal.digest)}</span>
        </span>
        <a
          href={dealHref(work.id)}
          download
          className="inline-flex min-h-6 items-center text-link touch:min-h-11"
        >
          PDF<span className="sr-only"> of the receipt</span>
        </a>
      </p>
      <dl>
        {contractTerms(contract).map(([name, words]) => (
          <div
            key={name}
            className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-4 border-line py-2.5 text-base not-first:border-t"
          >
            <dt className="text-ink-2">{name}</dt>
            <dd className="wrap-anywhere">{words}</dd>
          </div>
        ))}
      </dl>
      {hasApprovedFiles(work) ? (
        <p className="border-line border-t pt-3">
          <a
            href={workArchiveHref(work.id)}
            download
            className="inline-flex min-h-6 items-center gap-1.5 text-base text-link touch:min-h-11"
          >
            <Download aria-hidden="true" className="size-4 stroke-[1.75]" />
            Download approved files
          </a>
        </p>
      ) : null}
    </Card>
  );
}

function Money({ work, now }: ContractCardProps) {
  const { money, agreed_at, completed_at, cancelled_at } = work;
  if (money.held_cents === 0 && money.released_cents > 0) {
    const clears = money.clears_at
      ? `, ${Date.parse(money.clears_at) <= now.getTime() ? 'cleared' : 'clears'} ${dayWords(money.clears_at, now)}`
      : '';
    const on = completed_at ? ` ${dayWords(completed_at, now)}` : '';
    return (
      <Sum
        Icon={CircleCheck}
        label={`Released${on}${clears}`}
        cents={money.released_cents}
        tone="text-money"
      />
    );
  }
  if (money.held_cents === 0 && money.refunded_cents > 0) {
    const on = cancelled_at ? ` ${dayWords(cancelled_at, now)}` : '';
    return <Sum Icon={Undo2} label={`Refunded to the shop${on}`} cents={money.refunded_cents} tone="" />;
  }
  const owner = work.side === 'creator' ? 'you' : work.creator.name;
  const since = dayWords(agreed_at, now);
  return (
    <Sum Icon={Lock} label={`Held for ${owner} since ${since}`} cents={money.held_cents} tone="text-money" />
  );
}

type SumProps = { Icon: typeof Lock; label: string; cents: number; tone: string };

function Sum({ Icon, label, cents, tone }: SumProps) {
  return (
    <dl className="mt-3">
      <dt className={`flex items-center gap-2 text-base ${tone ? 'text-money' : 'text-ink-2'}`}>
        <Icon aria-hidden="true" className="size-4 shrink-0 stroke-[1.75]" />
        <span className="text-ink-2">{label}</span>
      </dt>
      <dd className={`type-big-money ${tone}`}>{formatCents(cents)}</dd>
    </dl>
  );
}

/** The contract's terms in plain words. */
function contractTerms({ timers, brief, business_name, shipping }: WorkContract): [string, string][] {
  const [reposting, ads] = describeRights(brief, business_name);
  const shipped: [string, string][] =
    shipping === null
      ? []
      : [
          ['Shipping', `${counted(shipping.ship_days, 'day')} to ship, then you can leave at no cost`],
          ['Drafts due', contentDueWords(contentDays(brief.content_due_days), 'shipping')],
        ];
  return [
    ...shipped,
    ['Review', `${counted(timers.review_business_days, 'business day')}, then approved`],
    ['Changes', `${counted(timers.change_rounds, 'round')}, each on a brief line`],
    ['Next version', `${counted(timers.next_version_days, 'day')} after a change request`],
    ['If late', `${counted(timers.late_grace_hours, 'hour')} of grace, then they can extend or cancel`],
    ['Posting', `${counted(timers.post_within_days, 'day')} after approval`],
    ['Reposting', reposting?.text ?? 'Not included'],
    ['Paid ads', ads?.text ?? 'Not included'],
    ['Label', brief.disclosure],
    ['Clears', clearWords(timers)],
  ];
}

function clearWords({
  pending_days,
  pending_days_first,
  first_earnings_count,
}: WorkContract['timers']): string {
  return `${counted(pending_days, 'day')} after release, ${pending_days_first} for your first ${first_earnings_count}`;
}
