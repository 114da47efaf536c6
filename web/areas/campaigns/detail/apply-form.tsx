import { type FormEvent, useRef } from 'react';
import type { Brief } from '#contract/campaigns/briefs.ts';
import type { CampaignDetail } from '#contract/campaigns/details.ts';
import { formatPrice } from '#domain/format/money.ts';
import {
  ANSWER_MAX_LENGTH,
  APPLICATION_AVAILABILITY_MAX_LENGTH,
  PITCH_MAX_LENGTH,
} from '#domain/hiring/application-states.ts';
import { reachesFreelanceAct } from '#domain/work/freelance-act.ts';
import { AddressAsk, type AddressUse } from '#web/components/addresses/address-ask.tsx';
import { ReplyArea } from '#web/components/saved-replies/reply-area.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { centsOf, isQuoting } from './apply-request.ts';
import { QuoteFields } from './quote-fields.tsx';
import { useApply } from './use-apply.ts';
import { WorkPicker } from './work-picker.tsx';

/**
 * The pitch, work samples, answers and, if the campaign accepts quotes, a price. The draft is kept until it is sent.
 */
export function ApplyForm({ campaign }: { campaign: CampaignDetail }) {
  const form = useRef<HTMLFormElement>(null);
  const { draft, change, errors, refusal, isSending, send } = useApply(campaign);
  const { brief, business, places } = campaign;
  const neighborhood = places[0]?.neighborhood ?? null;
  const quotedCents = isQuoting(draft, campaign) ? centsOf(draft.amount) : null;
  const values = { shop: business.business_name, neighborhood, campaign: brief.title };

  async function submit(event: FormEvent) {
    event.preventDefault();
    const found = await send();
    if (found === null) return;
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
      <ReplyArea
        label="Your pitch"
        rows={4}
        limit={PITCH_MAX_LENGTH}
        placeholder="What would you make, and why are you the right fit?"
        value={draft.pitch}
        error={errors.pitch}
        values={values}
        warnsOfRepeats
        onWrite={(pitch) => change({ pitch })}
      />
      <WorkPicker chosen={draft.pieces} onChange={(pieces) => change({ pieces })} />
      {brief.questions.map((question, index) => (
        <ReplyArea
          // biome-ignore lint/suspicious/noArrayIndexKey: a question is its place among them.
          key={index}
          label={question}
          rows={2}
          limit={ANSWER_MAX_LENGTH}
          value={draft.answers[index] ?? ''}
          error={errors[`answer-${index}`]}
          values={values}
          onWrite={(answer) => {
            const answers = brief.questions.map((_, place) => draft.answers[place] ?? '');
            change({ answers: answers.with(index, answer) });
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
        <QuoteFields campaign={campaign} draft={draft} errors={errors} onChange={change} />
      ) : null}
      <AddressAsk businessName={business.business_name} use={addressUse(campaign, quotedCents)} />
      <Checkbox
        checked={draft.has_promised}
        error={errors.promise}
        onChange={(event) => change({ has_promised: event.target.checked })}
      >
        {promiseWords(brief)}
      </Checkbox>
      {refusal ? (
        <p role="alert" className="rounded-control bg-danger-tint px-3.5 py-3 text-md text-danger">
          {refusal}
        </p>
      ) : null}
      <div>
        <Button type="submit" variant="primary" size="large" block loading={isSending}>
          {buttonWords(campaign, quotedCents)}
        </Button>
        <p className="mt-3 text-center text-sm text-ink-3">
          You can withdraw any time before you’re accepted.
        </p>
      </div>
    </form>
  );
}

function addressUse(
  { brief, creator_payout_cents, earlier_contracts_cents }: CampaignDetail,
  quotedCents: number | null,
): AddressUse {
  if (brief.fulfilment === 'shipping') return 'shipping';
  const cents = quotedCents ?? creator_payout_cents ?? 0;
  return reachesFreelanceAct((earlier_contracts_cents ?? 0) + cents) ? 'law' : 'contract';
}

function promiseWords({ content_due_days: days, fulfilment }: Brief): string {
  if (days === null) return 'I can deliver this brief and will label the post as an ad.';
  const within = days === 1 ? 'one day' : `${days} days`;
  const from = fulfilment === 'shipping' ? 'receiving the product' : 'being accepted';
  return `I can deliver within ${within} of ${from} and will label the post as an ad.`;
}

function buttonWords({ creator_payout_cents }: CampaignDetail, quotedCents: number | null): string {
  const cents = quotedCents ?? creator_payout_cents;
  return cents === null ? 'Apply' : `Apply for ${formatPrice(cents)}`;
}
