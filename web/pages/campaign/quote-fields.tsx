import { formatPayout } from '#domain/money.ts';
import type { CampaignDetail } from '#web/api/generated/types.gen.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { ApplyDraft } from './apply-draft.ts';
import { type ApplyTrouble, centsOf, quoteConsequence, REASON_MAX_LENGTH } from './apply-request.ts';

type QuoteFieldsProps = {
  campaign: CampaignDetail;
  draft: ApplyDraft;
  trouble: ApplyTrouble;
  onChange: (change: Partial<ApplyDraft>) => void;
};

/** Another price than the posted one, with its reason and what it means. */
export function QuoteFields({ campaign, draft, trouble, onChange }: QuoteFieldsProps) {
  const { creator_payout_cents: posted } = campaign;
  return (
    <div>
      <Checkbox
        checked={draft.wants_quote}
        onChange={(event) => onChange({ wants_quote: event.target.checked })}
      >
        Ask for another price
      </Checkbox>
      {draft.wants_quote ? (
        <div className="mt-2 grid gap-4 border-line-strong border-l-2 pl-4">
          <TextField
            label="Your price"
            inputMode="decimal"
            autoComplete="off"
            lead={<span className="text-ink-3">$</span>}
            {...(posted !== null && { hint: `Posted: ${formatPayout(posted)}` })}
            value={draft.amount}
            error={trouble.amount}
            onChange={(event) => onChange({ amount: event.target.value })}
          />
          <TextArea
            label="Why"
            rows={2}
            limit={REASON_MAX_LENGTH}
            value={draft.reason}
            error={trouble.reason}
            onChange={(event) => onChange({ reason: event.target.value })}
          />
          <p className="text-sm text-ink-2">{quoteConsequence(centsOf(draft.amount), campaign)}</p>
        </div>
      ) : null}
    </div>
  );
}
