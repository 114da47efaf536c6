import { Minus, Plus } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import type { FundingPage } from '#contract/money/fundings.ts';
import { REFERENCE_MAX_LENGTH } from '#domain/money/receipt-facts.ts';
import type { CardRefusal } from '#domain/money/saved-cards.ts';
import { call } from '#web/api/call.ts';
import { newIdempotencyKey } from '#web/components/fundings/new-idempotency-key.ts';
import { RefusedCard } from '#web/components/fundings/refused-card.tsx';
import { useAction } from '#web/session/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { TypedNumber } from '#web/ui/typed-number.tsx';
import { BY_CARD, PayButtons } from './pay-means.tsx';

interface PayWish {
  slots: number;
  total_cents: number;
  reference: string;
  /** Of the saved card that pays; left out, the page does. */
  card_id?: string;
  funded_slots?: number;
  save_card: boolean;
  key: string;
}

export type FundingPath = { business_id: string; identifier: string };

type PayPanelProps = {
  page: FundingPage;
  price: NonNullable<FundingPage['price']>;
  slots: number;
  onSlots: (slots: number) => void;
  path: FundingPath;
};

/** Agree to the terms, then pay with the saved card or on the provider's page. */
export function PayPanel({ page, price, slots, onSlots, path }: PayPanelProps) {
  const [isUnread, setUnread] = useState(false);
  const [refused, setRefused] = useState<{ refusal: CardRefusal; href: string } | null>(null);
  const { card } = page;
  const attempt = useRef<{ wish: string; key: string } | null>(null);
  const total_cents = slots * (price.payout_cents + price.fee_cents);
  const { run, isBusy, problem, fields, say } = useAction(
    (api, { key, ...wish }: PayWish) =>
      call(api, 'POST /api/businesses/:business_id/campaigns/:identifier/fundings', {
        params: path,
        headers: { 'idempotency-key': key },
        body: { ...wish, has_agreed: true },
      }),
    {
      after: ({ checkout_url, funding_id, card_refusal }) => {
        if (card_refusal && checkout_url) return setRefused({ refusal: card_refusal, href: checkout_url });
        window.location.assign(checkout_url ?? `${window.location.pathname}?funding=${funding_id}`);
      },
      names: ['reference'],
      staysBusy: true,
    },
  );

  async function pay(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy && refused === null) return;
    const pressed = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
    const form = new FormData(event.currentTarget);
    const byCard = pressed?.value === BY_CARD && card !== null;
    const save_card = !byCard && form.get('save_card') !== null;
    const hasAgreed = form.get('has_agreed') !== null;
    const reference = String(form.get('reference') ?? '').trim();
    setUnread(!hasAgreed);
    say(null);
    setRefused(null);
    if (!hasAgreed) return;
    const wish = `${slots}:${total_cents}:${reference}:${byCard}:${save_card}`;
    // A retry of the same request reuses the key, so that an answer that got lost can't make a second payment.
    if (attempt.current?.wish !== wish) attempt.current = { wish, key: newIdempotencyKey() };
    const means = byCard ? { card_id: card.id, funded_slots: page.campaign.funded_slots } : {};
    await run({ slots, total_cents, reference, ...means, save_card, key: attempt.current.key });
  }

  return (
    <form noValidate onSubmit={pay} className="mt-6 grid gap-4">
      {page.purpose === 'more_spots' ? (
        <SpotStepper slots={slots} most={page.most_slots} onSlots={onSlots} />
      ) : null}
      <TextField
        name="reference"
        label="Purchase order or reference"
        hint="Optional. Printed on your receipt."
        defaultValue={page.reference ?? ''}
        maxLength={REFERENCE_MAX_LENGTH}
        autoComplete="off"
        error={fields.reference}
      />
      <Checkbox name="has_agreed" error={isUnread ? 'Check the box to continue' : undefined}>
        I agree that the money is held until I approve the work or the review deadline passes, and that
        unfilled spots are refunded in full.
      </Checkbox>
      {card === null || card.is_expired ? (
        <Checkbox name="save_card" hint="Our payment partner keeps it. You can remove it under Billing.">
          Save the card to pay faster next time
        </Checkbox>
      ) : null}
      <FormAlert>{problem}</FormAlert>
      {refused && card ? <RefusedCard {...refused} card={card} /> : null}
      <div className="grid gap-2 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-30 max-lg:border-line max-lg:border-t max-lg:bg-paper max-lg:px-4 max-lg:pt-3 max-lg:pb-4">
        <PayButtons card={card} total_cents={total_cents} isBusy={isBusy && refused === null} />
      </div>
    </form>
  );
}

type SpotStepperProps = { slots: number; most: number; onSlots: (slots: number) => void };

function SpotStepper({ slots, most, onSlots }: SpotStepperProps) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 type-item">Spots to add</legend>
      <div className="flex items-center gap-2">
        <Button
          shape="icon"
          size="touch"
          aria-label="Remove one spot"
          disabled={slots <= 1}
          onClick={() => onSlots(slots - 1)}
          icon={<Minus aria-hidden="true" />}
        />
        <div className="w-32">
          <TypedNumber
            label="Spots"
            value={slots}
            min={1}
            max={most}
            format={String}
            onType={(typed) => onSlots(Math.round(typed))}
          />
        </div>
        <Button
          shape="icon"
          size="touch"
          aria-label="Add one spot"
          disabled={slots >= most}
          onClick={() => onSlots(slots + 1)}
          icon={<Plus aria-hidden="true" />}
        />
      </div>
      <p className="text-base text-ink-2">{most === 1 ? 'Up to 1 more' : `Up to ${most} more`}</p>
    </fieldset>
  );
}
