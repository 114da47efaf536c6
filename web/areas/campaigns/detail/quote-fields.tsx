import type { CampaignDetail } from '#contract/campaigns/details.ts';
import { formatPrice } from '#domain/format/money.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { ApplyDraft } from './apply-draft.ts';
import { type ApplyErrors, centsOf, quoteConsequence, REASON_MAX_LENGTH } from './apply-request.ts';

type QuoteFieldsProps = {
  campaign: CampaignDetail;
  draft: ApplyDraft;
  errors: ApplyErrors;
  onChange: (change: Partial<ApplyDraft>) => void;
};

/** The fields of a quote: the price, the reason and the consequence. */
export function QuoteFields({ campaign, draft, errors, onChange }: QuoteFieldsProps) {
  const { creator_payout_cents: posted } = campaign;
  return (
    <div>
      <Checkbox
        checked={draft.wants_quote}
        onChange={(event) => onChange({ wants_quote: event.target.checked })}
      >
        Suggest a different price
      </Checkbox>
      {draft.wants_quote ? (
        <div className="mt-2 grid gap-4 border-line-strong border-l-2 pl-4">
          <TextField
            label="Your price"
            inputMode="decimal"
            autoComplete="off"
            lead={<span className="text-ink-3">$</span>}
            {...(posted !== null && { hint: `Posted: ${formatPrice(posted)}` })}
            value={draft.amount}
            error={errors.amount}
            onChange={(event) => onChange({ amount: event.target.value })}
          />
          <TextArea
            label="Why"
            rows={2}
            limit={REASON_MAX_LENGTH}
            value={draft.reason}
            error={errors.reason}
            onChange={(event) => onChange({ reason: event.target.value })}
          />
          <p className="text-sm text-ink-2">{quoteConsequence(centsOf(draft.amount), campaign)}</p>
        </div>
      ) : null}
    </div>
  );
}
