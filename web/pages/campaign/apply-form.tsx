import { type FormEvent, useRef } from 'react';
import {
  ANSWER_MAX_LENGTH,
  APPLICATION_AVAILABILITY_MAX_LENGTH,
  PITCH_MAX_LENGTH,
} from '#domain/application-states.ts';
import { formatPayout } from '#domain/money.ts';
import type { CampaignDetail } from '#web/api/generated/types.gen.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { centsOf, isQuoting } from './apply-request.ts';
import { QuoteFields } from './quote-fields.tsx';
import { useApply } from './use-apply.ts';
import { WorkPicker } from './work-picker.tsx';

/** Pitch, work, answers and, where another price is welcome, that; kept until it is sent. */
export function ApplyForm({ campaign }: { campaign: CampaignDetail }) {
  const form = useRef<HTMLFormElement>(null);
  const { draft, change, trouble, refusal, isSending, send } = useApply(campaign);
  const { brief } = campaign;

  async function submit(event: FormEvent) {
    event.preventDefault();
    const found = await send();
    if (found === null) return;
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
      <TextArea
        label="Your pitch"
        rows={4}
        limit={PITCH_MAX_LENGTH}
        placeholder="What would you make, and why you"
        value={draft.pitch}
        error={trouble.pitch}
        onChange={(event) => change({ pitch: event.target.value })}
      />
      <WorkPicker chosen={draft.pieces} onChange={(pieces) => change({ pieces })} />
      {brief.questions.map((question, index) => (
        <TextArea
          // biome-ignore lint/suspicious/noArrayIndexKey: a question is its place among them.
          key={index}
          label={question}
          rows={2}
          limit={ANSWER_MAX_LENGTH}
          value={draft.answers[index] ?? ''}
          error={trouble[`answer-${index}`]}
          onChange={(event) => {
            const answers = brief.questions.map((_, place) => draft.answers[place] ?? '');
            change({ answers: answers.with(index, event.target.value) });
          }}
        />
      ))}
      <TextField
        label="When can you shoot?"
        placeholder="Weekday mornings before 8"
        maxLength={APPLICATION_AVAILABILITY_MAX_LENGTH}
        value={draft.availability}
        onChange={(event) => change({ availability: event.target.value })}
      />
      {campaign.accepts_quotes ? (
        <QuoteFields campaign={campaign} draft={draft} trouble={trouble} onChange={change} />
      ) : null}
      <Checkbox
        checked={draft.has_promised}
        error={trouble.promise}
        onChange={(event) => change({ has_promised: event.target.checked })}
      >
        {promiseWords(brief.content_due_days)}
      </Checkbox>
      {refusal ? (
        <p role="alert" className="rounded-control bg-danger-tint px-3.5 py-3 text-md text-danger">
          {refusal}
        </p>
      ) : null}
      <div>
        <Button type="submit" variant="primary" size="large" block loading={isSending}>
          {buttonWords(campaign, isQuoting(draft, campaign) ? centsOf(draft.amount) : null)}
        </Button>
        <p className="mt-3 text-center text-sm text-ink-3">
          You can withdraw any time before you are accepted.
        </p>
      </div>
    </form>
  );
}

function promiseWords(days: number | null): string {
  if (days === null) return 'I can deliver what the brief asks and will label it as an ad.';
  const within = days === 1 ? 'one day' : `${days} days`;
  return `I can deliver within ${within} of being accepted and will label it as an ad.`;
}

function buttonWords({ creator_payout_cents }: CampaignDetail, quotedCents: number | null): string {
  const cents = quotedCents ?? creator_payout_cents;
  return cents === null ? 'Apply' : `Apply for ${formatPayout(cents)}`;
}
