import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type ReactElement, useState } from 'react';
import {
  CONTENT_DUE_DAYS_MAX,
  PAYOUT_MAX_CENTS,
  PAYOUT_MIN_CENTS,
} from '#domain/campaigns/campaign-limits.ts';
import { formatCents, formatPrice } from '#domain/format/money.ts';
import { MOST_OFFERED_AT_ONCE } from '#domain/hiring/offers.ts';
import { QUOTE_REASON_MAX_LENGTH } from '#domain/hiring/quote-states.ts';
import { fundingReceipt } from '#domain/money/fees.ts';
import { call } from '#web/api/call.ts';
import { RecordPending } from '#web/components/admin/record-pending.tsx';
import { useIdempotencyKey } from '#web/components/fundings/use-idempotency-key.ts';
import { readPrice } from '#web/components/quotes/read-price.ts';
import { useAction } from '#web/session/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Dialog, DialogClose } from '#web/ui/dialog.tsx';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { Receipt } from '#web/ui/receipt.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { briefOf, useOfferBriefs } from './use-offer-briefs.ts';

type OfferDialogProps = {
  trigger?: ReactElement;
  businessId: string;
  creators: readonly { creator_id: string; name: string }[];
  /** Creators of the same campaign who take no offers now. */
  absent?: readonly string[];
  campaignId?: string | undefined;
  onClosed?: () => void;
};

const USUAL_DAYS = 10;

/** Brief, price and time of an offer, with the exact total. It is paid for on the next page. */
export function OfferDialog({
  trigger,
  businessId,
  creators,
  absent = [],
  campaignId,
  onClosed,
}: OfferDialogProps) {
  const router = useRouter();
  const queries = useQueryClient();
  const briefs = useOfferBriefs(businessId);
  const [isOpen, setOpen] = useState(true);
  const [picked, setPicked] = useState(campaignId ? `campaign:${campaignId}` : null);
  const [price, setPrice] = useState<string | null>(null);
  const [days, setDays] = useState<string | null>(null);
  const [words, setWords] = useState('');
  const [left, setLeft] = useState<ReadonlySet<string>>(
    new Set(creators.slice(MOST_OFFERED_AT_ONCE).map(({ creator_id }) => creator_id)),
  );
  const brief = picked ?? briefs.options[0]?.value ?? 'blank';
  const known = briefs.priceOf(brief);
  const typed = price ?? (known === null ? '' : formatPrice(known).replace('$', ''));
  const cents = readPrice(typed);
  const dueDays = Number(days ?? briefs.daysOf(brief) ?? USUAL_DAYS);
  const chosen = creators.filter(({ creator_id }) => !left.has(creator_id));
  const [only] = creators;
  const isSeveral = creators.length > 1;
  const keyFor = useIdempotencyKey();
  const offer = {
    brief: briefOf(brief),
    creator_ids: chosen.map(({ creator_id }) => creator_id),
    payout_cents: cents ?? 0,
    content_due_days: dueDays,
    words: words.trim(),
  };
  const { run, isBusy, problem } = useAction(
    (api) =>
      call(api, 'POST /api/businesses/:id/offers', {
        params: { id: businessId },
        headers: { 'idempotency-key': keyFor(offer) },
        body: offer,
      }),
    {
      after: async ({ campaign_id, status }) => {
        await queries.invalidateQueries({ refetchType: 'none' });
        const next = status === 'draft' ? 'edit' : 'fund';
        await router.navigate({ href: `/business/campaigns/${campaign_id}/${next}` });
      },
      done: ({ status }) =>
        status === 'draft' ? { title: 'Finish the brief, then pay to send the offer.' } : null,
    },
  );
  const fault = findFault({ cents, dueDays, count: chosen.length });
  const change = (open: boolean) => {
    setOpen(open);
    if (!open) onClosed?.();
  };

  return (
    <Dialog
      {...(trigger && { trigger })}
      open={isOpen}
      onOpenChange={change}
      title={isSeveral ? `Book these ${creators.length} creators again` : `Offer ${only?.name} a job`}
      description={`You pay now. They have ${briefs.answerHours ?? 'a few'} hours to say yes, ask for another price or say no. If they say no or don’t answer, you get the money back at once, fee included.`}
      closable={false}
      actions={
        <>
          <DialogClose>
            <Button>Not now</Button>
          </DialogClose>
          <Button
            variant="primary"
            loading={isBusy}
            disabled={fault !== null || briefs.isPending}
            onClick={() => void run()}
          >
            Continue to payment
          </Button>
        </>
      }
    >
      {briefs.isPending || briefs.error ? (
        <div className="mt-5">
          <RecordPending error={briefs.error} />
        </div>
      ) : (
        <div className="mt-5 grid gap-4">
          {isSeveral ? (
            <fieldset className="grid gap-1">
              <legend className="mb-1 text-md font-semibold">Creators</legend>
              {creators.map(({ creator_id, name }) => (
                <Checkbox
                  key={creator_id}
                  checked={!left.has(creator_id)}
                  onChange={({ target }) => setLeft(toggled(left, creator_id, !target.checked))}
                >
                  {name}
                </Checkbox>
              ))}
              {absent.length > 0 ? (
                <p className="text-hint text-ink-3">No offers now: {absent.join(', ')}</p>
              ) : null}
            </fieldset>
          ) : null}
          <Select label="Brief" value={brief} onValueChange={setPicked} options={briefs.options} />
          <TextField
            label="Price per creator"
            lead={<span className="text-ink-3">$</span>}
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            onChange={(event) => setPrice(event.target.value)}
          />
          <TextField
            label="Days to make the content"
            hint="From their yes to the content"
            inputMode="numeric"
            autoComplete="off"
            value={days ?? String(dueDays)}
            onChange={(event) => setDays(event.target.value)}
          />
          <TextArea
            label="Message (optional)"
            rows={2}
            limit={QUOTE_REASON_MAX_LENGTH}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
          {fault ? (
            <p className="text-md text-ink-2">{fault}</p>
          ) : (
            <Cost cents={cents ?? 0} count={chosen.length} feePercent={briefs.feePercent ?? 0} />
          )}
          <FormAlert>{problem}</FormAlert>
        </div>
      )}
    </Dialog>
  );
}

function toggled(set: ReadonlySet<string>, id: string, isIn: boolean): ReadonlySet<string> {
  const others = [...set].filter((one) => one !== id);
  return new Set(isIn ? [...others, id] : others);
}

function Cost({ cents, count, feePercent }: { cents: number; count: number; feePercent: number }) {
  const { payouts_cents, fee_cents, total_cents } = fundingReceipt(cents, count, feePercent);
  const creators = count === 1 ? '1 creator' : `${count} creators`;
  return (
    <Receipt
      title="Your cost"
      lines={[
        { label: `${creators} × ${formatCents(cents)}`, amount: formatCents(payouts_cents) },
        { label: `Business fee, ${feePercent}%`, amount: formatCents(fee_cents) },
      ]}
      total={{ label: 'You pay', amount: formatCents(total_cents) }}
    />
  );
}

type Typed = { cents: number | null; dueDays: number; count: number };

function findFault({ cents, dueDays, count }: Typed): string | null {
  if (count === 0) return 'Choose a creator.';
  if (count > MOST_OFFERED_AT_ONCE) return `Choose up to ${MOST_OFFERED_AT_ONCE} creators.`;
  if (cents === null) return 'Enter a price, such as 300.';
  if (cents < PAYOUT_MIN_CENTS) return `The lowest payout is ${formatPrice(PAYOUT_MIN_CENTS)}.`;
  if (cents > PAYOUT_MAX_CENTS) return `The highest payout is ${formatPrice(PAYOUT_MAX_CENTS)}.`;
  const isDays = Number.isInteger(dueDays) && dueDays >= 1 && dueDays <= CONTENT_DUE_DAYS_MAX;
  return isDays ? null : `Enter 1 to ${CONTENT_DUE_DAYS_MAX} days.`;
}
