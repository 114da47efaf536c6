import type { WorkContract } from '#contract/work/contracts.ts';
import { nameDeliverable } from '#domain/campaigns/deliverables.ts';
import { formatCents } from '#domain/format/money.ts';
import { newYorkMoment } from '#domain/format/new-york-time.ts';
import { Facts } from '#web/components/admin/facts.tsx';

/** The parts of the contract that matter for a decision. */
export function AgreedOn({ contract }: { contract: WorkContract }) {
  const { deliverables, payout_cents, content_due_at, timers, brief } = contract;
  return (
    <div className="grid gap-4">
      <Facts
        facts={[
          ...deliverables.map(
            (one) => [nameDeliverable(one), formatCents(one.share_cents)] as [string, string],
          ),
          ['Payout', formatCents(payout_cents)],
          [
            'Drafts due',
            content_due_at === null ? 'After the product arrives' : newYorkMoment(content_due_at),
          ],
          ['Rounds of changes', String(timers.change_rounds)],
        ]}
      />
      <Lines title="Must show" lines={brief.requirements_do} />
      <Lines title="Avoid" lines={brief.requirements_dont} />
    </div>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <div>
      <h3 className="text-sm font-semibold">{title}</h3>
      <ul className="mt-1 list-disc pl-5 text-base text-ink-2">
        {lines.map((line) => (
          <li key={line} className="break-words">
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
}
