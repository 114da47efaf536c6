import { type FormEvent, useState } from 'react';
import type { SandboxCheckoutView } from '#contract/sandbox-checkouts.ts';
import { formatCents } from '#domain/money.ts';
import { FormAlert } from '#web/components/door/form-alert.tsx';
import { adviceFor } from '#web/components/settings/form-trouble.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { RadioGroup } from '#web/ui/radio.tsx';
import { BankConfirmation } from './bank-confirmation.tsx';
import { SandboxSign } from './sandbox-sign.tsx';
import { Settled, type SettledDeed } from './settled.tsx';

export type SandboxDeed =
  | 'approve'
  | 'approve_and_take_back'
  | 'approve_and_close'
  | 'decline'
  | 'delay'
  | 'delay_and_fail'
  | 'abandon'
  | SettledDeed;
type Choice = Exclude<SandboxDeed, 'abandon' | SettledDeed> | 'confirm';

const CHOICES: readonly { value: Choice; label: string; hint: string }[] = [
  { value: 'approve', label: 'A card that works', hint: 'The money arrives at once' },
  { value: 'confirm', label: 'A card whose bank asks', hint: 'The bank wants to hear that it is you' },
  { value: 'decline', label: 'A card that is declined', hint: 'The bank says no' },
  {
    value: 'approve_and_take_back',
    label: 'A card whose owner objects',
    hint: 'It works; after a minute the bank takes the money back',
  },
  {
    value: 'approve_and_close',
    label: 'A card that is closed later',
    hint: 'It works; refunds to it come back after a minute',
  },
  { value: 'delay', label: 'A bank account', hint: 'Takes days; here it clears after 15 seconds' },
  { value: 'delay_and_fail', label: 'An empty bank account', hint: 'The transfer bounces after 15 seconds' },
];

type CheckoutPageProps = {
  checkout: SandboxCheckoutView;
  onAnswer: (deed: SandboxDeed) => Promise<void>;
};

/** The page of a payment provider, as far as one is needed: whoever pays chooses how it ends. */
export function CheckoutPage({ checkout, onAnswer }: CheckoutPageProps) {
  const [pending, setPending] = useState<SandboxDeed | null>(null);
  const [isAsked, setAsked] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function answer(deed: SandboxDeed) {
    if (pending) return;
    setPending(deed);
    setRefusal(null);
    try {
      await onAnswer(deed);
    } catch (cause) {
      setRefusal(adviceFor(cause));
      setPending(null);
    }
  }

  function choose(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const choice = new FormData(event.currentTarget).get('choice') as Choice;
    if (choice === 'confirm') setAsked(true);
    else void answer(choice);
  }

  return (
    <main id="main" className="mx-auto max-w-[34rem] px-5 py-10 md:py-16">
      <SandboxSign />
      <h1 className="type-tool-title mt-4">Pay {formatCents(checkout.amount_cents)} to Bizmeet</h1>
      <p className="mt-2 text-md break-words text-ink-2">{checkout.description}</p>
      <Card className="mt-6">
        {!checkout.is_open ? (
          <Settled checkout={checkout} pending={pending} onAnswer={answer} />
        ) : isAsked ? (
          <BankConfirmation pending={pending} onAnswer={answer} />
        ) : (
          <form onSubmit={choose} className="grid gap-5">
            <RadioGroup label="Pay with" name="choice" options={CHOICES} defaultValue="approve" />
            <div className="flex flex-wrap justify-end gap-2 max-sm:*:grow">
              <Button size="touch" loading={pending === 'abandon'} onClick={() => answer('abandon')}>
                Go back without paying
              </Button>
              <Button
                type="submit"
                variant="primary"
                size="touch"
                loading={pending !== null && pending !== 'abandon'}
              >
                Pay {formatCents(checkout.amount_cents)}
              </Button>
            </div>
          </form>
        )}
        <FormAlert className="mt-4">{refusal}</FormAlert>
      </Card>
    </main>
  );
}
