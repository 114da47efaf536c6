import { FileText } from 'lucide-react';
import type { Collaboration } from '#contract/collaborations.ts';
import { summarizeDeliverables } from '#domain/deliverables.ts';
import { formatCents } from '#domain/money.ts';
import { fullStop } from '#web/components/full-stop.ts';
import { StepProblem } from '#web/components/work/step-problem.tsx';
import { useStep } from '#web/components/work/use-step.ts';
import { counted, whenInside } from '#web/components/work/work-words.ts';
import { Button, buttonLook } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

type StartCardProps = { work: Collaboration; onStart: () => Promise<void>; now: Date };

/** Before anything is filmed: the contract, and the button that says one has begun. */
export function StartCard({ work, onStart, now }: StartCardProps) {
  const { run, isBusy, problem } = useStep();
  const { contract, business, payout_cents } = work;
  return (
    <Card as="section" aria-labelledby="start">
      <h2 id="start" className="type-block-title">
        You are in. Read the contract, then start.
      </h2>
      <ol className="mt-4 grid gap-3">
        {[
          `${business.business_name} paid in ${formatCents(payout_cents)} for ${summarizeDeliverables(contract.deliverables)}. It is held for you.`,
          `${fullStop(`Send your drafts by ${whenInside(contract.content_due_at, now)}`)} They look within ${counted(contract.timers.review_business_days, 'business day')}, or it counts as approved.`,
          'Until you send something, either side can still end it without a dispute.',
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
          onClick={() => void run(onStart)}
          className="max-md:w-full"
        >
          Start the work
        </Button>
        <a
          href={`/api/collaborations/${work.id}/contract`}
          download
          className={buttonLook({ size: 'large', className: 'max-md:w-full' })}
        >
          <FileText aria-hidden="true" />
          Read the contract
        </a>
      </div>
      <StepProblem problem={problem} className="mt-3" />
    </Card>
  );
}
