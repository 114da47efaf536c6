import { FileText } from 'lucide-react';
import type { Collaboration } from '#contract/work/collaborations.ts';
import { summarizeDeliverables } from '#domain/campaigns/deliverables.ts';
import { formatCents } from '#domain/format/money.ts';
import { contentDays } from '#domain/work/work-timers.ts';
import { call } from '#web/api/call.ts';
import { fullStop } from '#web/components/full-stop.ts';
import { contractHref } from '#web/components/work/downloads.ts';
import { StepProblem } from '#web/components/work/step-problem.tsx';
import { PAGE_REFRESHED, useWorkChange } from '#web/components/work/use-work-change.ts';
import { counted, whenInside } from '#web/components/work/work-words.ts';
import { useAction } from '#web/session/use-action.ts';
import { Button, buttonLook } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

type StartCardProps = { work: Collaboration; now: Date };

/** Shown before work starts: the contract, and the button to start. */
export function StartCard({ work, now }: StartCardProps) {
  const change = useWorkChange(work.id);
  const { run, isBusy, problem } = useAction(
    (api) => call(api, 'POST /api/collaborations/:id/start', { params: { id: work.id } }),
    { ...change, conflict: PAGE_REFRESHED },
  );
  const { contract, business, payout_cents } = work;
  return (
    <Card as="section" aria-labelledby="start">
      <h2 id="start" className="type-block-title">
        You’re in. Review the contract, then start.
      </h2>
      <ol className="mt-4 grid gap-3">
        {[
          `${business.business_name} paid ${formatCents(payout_cents)} for ${summarizeDeliverables(contract.deliverables)}. It’s held for you.`,
          `${draftsDue(work, now)} They review within ${counted(contract.timers.review_business_days, 'business day')}, or it’s approved automatically.`,
          'Until you send something, you can leave without a dispute.',
        ].map((words, at) => (
          <li key={words} className="grid grid-cols-[1rem_minmax(0,1fr)] gap-x-3 text-md">
            <span aria-hidden="true" className="num font-semibold text-ink-2">
              {at + 1}
            </span>
            <span className="wrap-anywhere">{words}</span>
          </li>
        ))}
      </ol>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button
          variant="primary"
          size="large"
          loading={isBusy}
          onClick={() => void run()}
          className="max-md:w-full"
        >
          Start work
        </Button>
        <a
          href={contractHref(work.id)}
          download
          className={buttonLook({ size: 'large', className: 'max-md:w-full' })}
        >
          <FileText aria-hidden="true" />
          Review contract
        </a>
      </div>
      <StepProblem problem={problem} className="mt-3" />
    </Card>
  );
}

/** A product that is shipped has no date before it arrives. */
function draftsDue({ contract, deliverables }: Collaboration, now: Date): string {
  const due_at = contract.content_due_at ?? deliverables.find((one) => one.due_at !== null)?.due_at;
  return due_at
    ? fullStop(`Send your drafts by ${whenInside(due_at, now)}`)
    : `Send your drafts within ${counted(contentDays(contract.brief.content_due_days), 'day')} of receiving the product.`;
}
