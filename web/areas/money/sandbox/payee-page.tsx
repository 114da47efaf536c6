import type { FormEvent } from 'react';
import type { SandboxPayeeDetails, SandboxPayeeView } from '#contract/money/sandbox-payees.ts';
import { call } from '#web/api/call.ts';
import { useAction } from '#web/session/use-action.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { RadioGroup } from '#web/ui/radio.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { SandboxSign } from './sandbox-sign.tsx';

const BANKS: readonly { value: SandboxPayeeDetails['bank']; label: string; hint: string }[] = [
  { value: 'works', label: 'A bank that works', hint: 'Payouts arrive after 15 seconds' },
  { value: 'checks', label: 'A bank under review', hint: 'Ready after 15 seconds' },
  { value: 'closed', label: 'An account that was closed', hint: 'Payouts are returned after 15 seconds' },
  { value: 'unknown', label: 'An account in another name', hint: 'Not accepted' },
];

/** A stand-in for the provider's page for bank and tax details: the payee chooses the outcome. */
export function PayeePage({ payee }: { payee: SandboxPayeeView }) {
  const answering = useAction(
    (api, body: SandboxPayeeDetails) =>
      call(api, 'POST /api/sandbox/payees/:id/answer', { params: { id: payee.id }, body }),
    { after: ({ redirect_to }) => window.location.assign(redirect_to), staysBusy: true },
  );

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    void answering.run({
      bank: form.get('bank') as SandboxPayeeDetails['bank'],
      bank_name: String(form.get('bank_name')),
      bank_last4: String(form.get('bank_last4')),
      has_tax_form: form.has('has_tax_form'),
    });
  }

  return (
    <main id="main" className="mx-auto max-w-[34rem] px-5 py-10 md:py-16">
      <SandboxSign />
      <h1 className="type-tool-title mt-4">Where should the money go?</h1>
      <p className="mt-2 text-md break-words text-ink-2">
        {payee.full_name}. {WORDS[payee.status]}
      </p>
      <Card className="mt-6">
        <form onSubmit={submit} className="grid gap-5">
          <RadioGroup label="The bank" name="bank" options={BANKS} defaultValue="works" />
          <div className="grid gap-5 sm:grid-cols-[1fr_9rem]">
            <TextField
              label="Bank name"
              name="bank_name"
              defaultValue={payee.bank_name ?? 'First City Bank'}
              maxLength={80}
              required
            />
            <TextField
              label="Last four digits"
              name="bank_last4"
              defaultValue={payee.bank_last4 ?? '6789'}
              inputMode="numeric"
              pattern="[0-9]{4}"
              maxLength={4}
              autoComplete="off"
              required
            />
          </div>
          <Checkbox name="has_tax_form" defaultChecked hint="Required for payouts">
            I’ve filled in my tax form (W-9)
          </Checkbox>
          <div className="flex flex-wrap justify-end gap-2 max-sm:*:grow">
            <ButtonLink href={payee.return_url} size="touch">
              Go back
            </ButtonLink>
            <Button type="submit" variant="primary" size="touch" loading={answering.isBusy}>
              Save details
            </Button>
          </div>
        </form>
        <FormAlert className="mt-4">{answering.problem ?? payee.failure}</FormAlert>
      </Card>
    </main>
  );
}

const WORDS: Record<SandboxPayeeView['status'], string> = {
  incomplete: 'Add your bank and tax details.',
  checking: 'We’re checking your details.',
  ready: 'Your details are complete. You can change them here.',
  restricted: 'Something doesn’t match. Check your details.',
};
