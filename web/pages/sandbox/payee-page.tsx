import { type FormEvent, useState } from 'react';
import type { SandboxPayeeDetails, SandboxPayeeView } from '#contract/sandbox-payees.ts';
import { FormAlert } from '#web/components/door/form-alert.tsx';
import { adviceFor } from '#web/components/settings/form-trouble.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { RadioGroup } from '#web/ui/radio.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { SandboxSign } from './sandbox-sign.tsx';

const BANKS: readonly { value: SandboxPayeeDetails['bank']; label: string; hint: string }[] = [
  { value: 'works', label: 'A bank that works', hint: 'Payouts arrive after 15 seconds' },
  { value: 'checks', label: 'A bank that is looked at', hint: 'Ready after 15 seconds' },
  { value: 'closed', label: 'An account that was closed', hint: 'Payouts come back after 15 seconds' },
  { value: 'unknown', label: 'An account in another name', hint: 'It is turned down' },
];

type PayeePageProps = {
  payee: SandboxPayeeView;
  onAnswer: (details: SandboxPayeeDetails) => Promise<void>;
};

/** The page of a payment provider for bank and tax details: whoever is paid chooses how it ends. */
export function PayeePage({ payee, onAnswer }: PayeePageProps) {
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPending) return;
    const form = new FormData(event.currentTarget);
    setPending(true);
    setRefusal(null);
    try {
      await onAnswer({
        bank: form.get('bank') as SandboxPayeeDetails['bank'],
        bank_name: String(form.get('bank_name')),
        bank_last4: String(form.get('bank_last4')),
        has_tax_form: form.has('has_tax_form'),
      });
    } catch (cause) {
      setRefusal(adviceFor(cause));
      setPending(false);
    }
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
              label="Name of the bank"
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
          <Checkbox name="has_tax_form" defaultChecked hint="Without it nothing is paid out">
            My tax form (W-9) is filled in
          </Checkbox>
          <div className="flex flex-wrap justify-end gap-2 max-sm:*:grow">
            <ButtonLink href={payee.return_url} size="touch">
              Go back
            </ButtonLink>
            <Button type="submit" variant="primary" size="touch" loading={isPending}>
              Save details
            </Button>
          </div>
        </form>
        <FormAlert className="mt-4">{refusal ?? payee.failure}</FormAlert>
      </Card>
    </main>
  );
}

const WORDS: Record<SandboxPayeeView['status'], string> = {
  incomplete: 'Bank and tax details are missing.',
  checking: 'Your details are being looked at.',
  ready: 'Your details are complete. You can change them here.',
  restricted: 'Something does not fit yet.',
};
