import { Minus, Plus } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import type { FundingPage } from '#contract/fundings.ts';
import { formatCents } from '#domain/money.ts';
import { FormAlert } from '#web/components/door/form-alert.tsx';
import { newKey } from '#web/components/fundings/new-key.ts';
import { adviceFor } from '#web/components/settings/form-trouble.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { TypedNumber } from '#web/ui/typed-number.tsx';

export interface PayWish {
  slots: number;
  total_cents: number;
  key: string;
}

type PayPanelProps = {
  page: FundingPage;
  price: NonNullable<FundingPage['price']>;
  slots: number;
  onSlots: (slots: number) => void;
  onPay: (wish: PayWish) => Promise<void>;
};

/** Agree, then pay on the provider's page. */
export function PayPanel({ page, price, slots, onSlots, onPay }: PayPanelProps) {
  const [isPaying, setPaying] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isUnread, setUnread] = useState(false);
  const attempt = useRef<{ wish: string; key: string } | null>(null);
  const total_cents = slots * (price.payout_cents + price.fee_cents);

  async function pay(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPaying) return;
    const hasAgreed = new FormData(event.currentTarget).get('has_agreed') !== null;
    setUnread(!hasAgreed);
    setRefusal(null);
    if (!hasAgreed) return;
    setPaying(true);
    const wish = `${slots}:${total_cents}`;
    // The same wish tried again is the same request; another one is not.
    if (attempt.current?.wish !== wish) attempt.current = { wish, key: newKey() };
    try {
      await onPay({ slots, total_cents, key: attempt.current.key });
    } catch (cause) {
      setRefusal(adviceFor(cause));
      attempt.current = null;
      setPaying(false);
    }
  }

  return (
    <form noValidate onSubmit={pay} className="mt-6 grid gap-4">
      {page.purpose === 'more_spots' ? (
        <SpotStepper slots={slots} most={page.most_slots} onSlots={onSlots} />
      ) : null}
      <Checkbox name="has_agreed" error={isUnread ? 'Say that you agree, then pay' : undefined}>
        I agree that the money is held until I approve a draft or the review clock runs out, and that what
        nobody takes comes back to me in full.
      </Checkbox>
      <FormAlert>{refusal}</FormAlert>
      <div className="grid gap-2 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-30 max-lg:border-line max-lg:border-t max-lg:bg-paper max-lg:px-4 max-lg:pt-3 max-lg:pb-4">
        <Button type="submit" variant="primary" size="large" block loading={isPaying}>
          Pay {formatCents(total_cents)}
        </Button>
        <p className="text-center text-sm text-ink-2">
          By card or bank account, on our payment partner’s page. We never see your card number.
        </p>
      </div>
    </form>
  );
}

type SpotStepperProps = { slots: number; most: number; onSlots: (slots: number) => void };

function SpotStepper({ slots, most, onSlots }: SpotStepperProps) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 type-item">How many more spots</legend>
      <div className="flex items-center gap-2">
        <Button
          shape="icon"
          size="touch"
          aria-label="One spot fewer"
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
          aria-label="One spot more"
          disabled={slots >= most}
          onClick={() => onSlots(slots + 1)}
          icon={<Plus aria-hidden="true" />}
        />
      </div>
      <p className="text-base text-ink-2">{most === 1 ? '1 more at most' : `${most} more at most`}</p>
    </fieldset>
  );
}
