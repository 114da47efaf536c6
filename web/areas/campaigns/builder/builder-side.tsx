import { Radio } from 'lucide-react';
import { CAMPAIGN_SECTIONS, countDoneSections } from '#domain/campaigns/campaign-checks.ts';
import { formatCents } from '#domain/format/money.ts';
import { Button } from '#web/ui/button.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import type { BuilderAction } from './use-builder.ts';

/** The title of the preview. */
export function PreviewHead() {
  return (
    <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
      <h2 className="type-item">Creator preview</h2>
      <p className="flex items-center gap-1.5 text-sm text-ink-3">
        <Radio aria-hidden="true" className="size-4 stroke-[1.75]" />
        Updates as you type
      </p>
    </div>
  );
}

/** The draft's progress and its next step. */
export function NextStep({ action }: { action: BuilderAction }) {
  const all = CAMPAIGN_SECTIONS.length;
  const done = countDoneSections(action.gaps);
  return (
    <div>
      <ProgressBar label="Sections" value={done / all} words={`${done} of ${all} sections done`} />
      <Button
        variant="primary"
        size="large"
        block
        className="mt-3"
        loading={action.isBusy}
        onClick={action.onPress}
      >
        {action.label}
      </Button>
      <p className="num mt-2 text-center text-sm text-ink-3">{action.hint}</p>
    </div>
  );
}

type PinnedStepProps = { action: BuilderAction };

/** The next step, pinned to the bottom on a phone. */
export function PinnedStep({ action }: PinnedStepProps) {
  return (
    <section
      aria-label="Next step"
      className="fixed inset-x-0 bottom-0 z-30 border-line border-t bg-surface px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:hidden max-lg:[html:has(&)]:[--bar-bottom:7.25rem]"
    >
      <p className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4 text-base text-ink-2">
        You pay, fee included
        <span className="num text-touch font-semibold text-ink">{formatCents(action.total_cents)}</span>
      </p>
      <Button variant="primary" size="large" block loading={action.isBusy} onClick={action.onPress}>
        {action.label}
      </Button>
    </section>
  );
}
