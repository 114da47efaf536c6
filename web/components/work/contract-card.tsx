import { CircleCheck, Lock, Undo2 } from 'lucide-react';
import type { Collaboration } from '#contract/collaborations.ts';
import { nameDeliverable } from '#domain/deliverables.ts';
import { formatCents } from '#domain/money.ts';
import { dayWords } from '#web/components/admin/moment.ts';
import { Card } from '#web/ui/card.tsx';
import { contractTerms } from './contract-terms.ts';

type ContractCardProps = { work: Collaboration; now: Date };

/** What is held, what for, and the terms; word for word in the document. */
export function ContractCard({ work, now }: ContractCardProps) {
  const { contract } = work;
  return (
    <Card as="section" aria-labelledby="work-contract">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="work-contract" className="type-block-title">
          Contract
        </h2>
        <a
          href={`/api/collaborations/${work.id}/contract`}
          download
          className="inline-flex min-h-6 items-center text-base text-link touch:min-h-11"
        >
          PDF<span className="sr-only"> of the contract</span>
        </a>
      </div>
      <Money work={work} now={now} />
      <dl className="mt-4 border-line border-y py-3">
        {contract.deliverables.map((deliverable) => (
          <div key={deliverable.kind} className="flex justify-between gap-4 py-1.25 text-md font-medium">
            <dt className="min-w-0 wrap-anywhere">{nameDeliverable(deliverable)}</dt>
            <dd className="num font-semibold">{formatCents(deliverable.share_cents)}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 py-1.25 text-md text-ink-2">
          <dt>Creator fee</dt>
          <dd className="num">{formatCents(contract.creator_fee_cents)}</dd>
        </div>
      </dl>
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
    return <Sum Icon={Undo2} label={`Given back to the shop${on}`} cents={money.refunded_cents} tone="" />;
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
