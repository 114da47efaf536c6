import { type FormEvent, useState } from 'react';
import type { SandboxCheckoutView } from '#contract/money/sandbox-checkouts.ts';
import { formatCents } from '#domain/format/money.ts';
import { call } from '#web/api/call.ts';
import { useAction } from '#web/session/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { RadioGroup } from '#web/ui/radio.tsx';
import { BankConfirmation } from './bank-confirmation.tsx';
import { SandboxSign } from './sandbox-sign.tsx';
import { Settled, type SettledAction } from './settled.tsx';

type SandboxAction =
  | 'approve'
  | 'approve_and_take_back'
  | 'approve_and_close'
  | 'approve_and_decline_later'
  | 'approve_and_confirm_later'
  | 'decline'
  | 'delay'
  | 'delay_and_fail'
  | 'abandon'
  | SettledAction;
type Choice = Exclude<SandboxAction, 'abandon' | SettledAction> | 'confirm';

const CHOICES: readonly { value: Choice; label: string; hint: string }[] = [
  { value: 'approve', label: 'A card that works', hint: 'The money arrives right away' },
  { value: 'confirm', label: 'A card that needs confirmation', hint: 'The bank asks if it’s you' },
  { value: 'decline', label: 'A declined card', hint: 'The payment fails' },
  {
    value: 'approve_and_take_back',
    label: 'A card with a chargeback',
    hint: 'It works. The bank reverses it after a minute',
  },
  {
    value: 'approve_and_close',
    label: 'A card that closes later',
    hint: 'It works. Refunds to it are returned after a minute',
  },
  { value: 'delay', label: 'A bank account', hint: 'Takes days. Here it clears in 15 seconds' },
  { value: 'delay_and_fail', label: 'An empty bank account', hint: 'The transfer fails after 15 seconds' },
];

/** Cards worth keeping, because they behave differently the next time. */
const KEPT_CHOICES: typeof CHOICES = [
  {
    value: 'approve_and_decline_later',
    label: 'A card that’s declined next time',
    hint: 'It works now. Saved, it’s declined later',
  },
  {
    value: 'approve_and_confirm_later',
    label: 'A card that needs confirmation next time',
    hint: 'It works now. Saved, the bank asks if it’s you later',
  },
];

/** A stand-in for the payment provider's checkout: the payer chooses the outcome. */
export function CheckoutPage({ checkout }: { checkout: SandboxCheckoutView }) {
  const [isAsked, setAsked] = useState(false);
  const { run, isBusy, input, problem } = useAction(
    (api, answer: SandboxAction) =>
      call(api, 'POST /api/sandbox/checkouts/:id/answer', { params: { id: checkout.id }, body: { answer } }),
    { after: ({ redirect_to }) => window.location.assign(redirect_to), staysBusy: true },
  );
  const pending = isBusy && input ? input : null;

  function choose(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const choice = new FormData(event.currentTarget).get('choice') as Choice;
    if (choice === 'confirm') setAsked(true);
    else void run(choice);
  }

  return (
    <main id="main" className="mx-auto max-w-[34rem] px-5 py-10 md:py-16">
      <SandboxSign />
      <h1 className="type-tool-title mt-4">Pay {formatCents(checkout.amount_cents)} to Bizmeet</h1>
      <p className="mt-2 text-md break-words text-ink-2">{checkout.description}</p>
      <Card className="mt-6">
        {!checkout.is_open ? (
          <Settled checkout={checkout} pending={pending} onAnswer={run} />
        ) : isAsked ? (
          <BankConfirmation pending={pending} onAnswer={run} />
        ) : (
          <form onSubmit={choose} className="grid gap-5">
            <RadioGroup
              label="Pay with"
              name="choice"
              options={checkout.keeps_card ? [...CHOICES, ...KEPT_CHOICES] : CHOICES}
              defaultValue="approve"
            />
            <div className="flex flex-wrap justify-end gap-2 max-sm:*:grow">
              <Button size="touch" loading={pending === 'abandon'} onClick={() => void run('abandon')}>
                Cancel and go back
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
        <FormAlert className="mt-4">{problem}</FormAlert>
      </Card>
    </main>
  );
}
