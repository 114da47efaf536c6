import { type FormEvent, useRef, useState } from 'react';
import type { QuickPostSetup } from '#contract/campaigns/quick-posts.ts';
import { formatCents } from '#domain/format/money.ts';
import { CostReceipt } from '#web/components/campaigns/cost-receipt.tsx';
import { StepFoot } from '#web/components/step-foot.tsx';
import { Button } from '#web/ui/button.tsx';
import { focusField } from '#web/ui/focus-field.ts';
import { TextField } from '#web/ui/text-field.tsx';
import type { Answers } from './answers.ts';
import { QuickFrame } from './quick-frame.tsx';
import { readBudget } from './read-budget.ts';

type BudgetStepProps = {
  answers: Answers;
  setup: QuickPostSetup;
  /** What is usual for the package, such as "$225 to $400". */
  usual: string | null;
  isOpeningForm: boolean;
  onAnswer: (change: Pick<Answers, 'total'> | Pick<Answers, 'creators'>) => void;
  onDone: () => void;
  onOpenForm: () => void;
};

/** "How much in total, for how many creators?", with the exact split while typing. */
export function BudgetStep(props: BudgetStepProps) {
  const { answers, setup, usual, isOpeningForm, onAnswer, onDone, onOpenForm } = props;
  const form = useRef<HTMLFormElement>(null);
  const [isTried, setIsTried] = useState(false);
  const split = readBudget(answers, setup.business_fee_percent);
  // An empty field is no mistake before somebody presses Continue.
  const isShown = isTried || (answers.total.trim() !== '' && answers.creators.trim() !== '');
  const errorOf = (field: 'total_cents' | 'creator_count') =>
    !split.fits && split.field === field && isShown ? split.message : undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    setIsTried(true);
    if (split.fits) onDone();
    else focusField(form.current, split.field);
  }

  return (
    <QuickFrame
      step={2}
      backHref="/business/campaigns/new"
      title="How much in total, for how many creators?"
      text="Our fee is included. You never pay a cent more than your budget."
    >
      <form ref={form} noValidate onSubmit={submit} className="flex flex-col max-md:grow">
        <div className="grid items-start gap-5 md:grid-cols-2">
          <TextField
            label="Total budget"
            name="total_cents"
            inputMode="decimal"
            autoComplete="off"
            autoFocus
            lead={<span className="text-ink-3">$</span>}
            value={answers.total}
            maxLength={12}
            error={errorOf('total_cents')}
            hint={usual ? `This package usually pays ${usual} per creator.` : undefined}
            onChange={(event) => onAnswer({ total: event.target.value })}
          />
          <TextField
            label="Creators"
            name="creator_count"
            inputMode="numeric"
            autoComplete="off"
            value={answers.creators}
            maxLength={4}
            error={errorOf('creator_count')}
            onChange={(event) => onAnswer({ creators: event.target.value })}
          />
        </div>
        <div aria-live="polite" className="mt-6 max-md:grow">
          {split.fits ? (
            <>
              <CostReceipt
                payoutCents={split.receipt.payout_cents}
                slots={split.receipt.slots}
                fees={setup}
              />
              {split.left_cents > 0 ? (
                <p className="num mt-4 text-sm text-ink-3">
                  {formatCents(split.left_cents)} of your budget stays with you. It can’t be split evenly.
                </p>
              ) : null}
            </>
          ) : null}
        </div>
        <StepFoot>
          <Button variant="ghost" size="large" loading={isOpeningForm} onClick={onOpenForm}>
            Use full form
          </Button>
          <Button type="submit" variant="primary" size="large">
            Continue
          </Button>
        </StepFoot>
      </form>
    </QuickFrame>
  );
}
