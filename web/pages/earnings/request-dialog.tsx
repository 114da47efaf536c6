import { type FormEvent, type ReactElement, useId, useRef, useState } from 'react';
import type { EarningsOverview } from '#contract/earnings.ts';
import { bankWords } from '#domain/bank-words.ts';
import { formatCents } from '#domain/money.ts';
import { FormAlert } from '#web/components/door/form-alert.tsx';
import type { PayoutDeeds } from '#web/components/earnings/payout-deeds.ts';
import { newKey } from '#web/components/fundings/new-key.ts';
import { adviceFor } from '#web/components/settings/form-trouble.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialog.tsx';
import { Receipt } from '#web/ui/receipt.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.ts';
import { leavesWords, payoutLines, readAmount } from './request-words.ts';

type RequestDialogProps = { overview: EarningsOverview; deeds: PayoutDeeds; trigger: ReactElement };

/** How much goes to the bank, with a receipt that follows along. */
export function RequestDialog({ overview, deeds, trigger }: RequestDialogProps) {
  const { next_payout, payee } = overview;
  const { least_cents, most_cents, number } = next_payout;
  const formId = useId();
  const [open, setOpen] = useState(true);
  const [typed, setTyped] = useState(formatCents(most_cents));
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const attempt = useRef<{ amount_cents: number; key: string } | null>(null);
  const amount = readAmount(typed, next_payout);
  const cents = amount.cents ?? 0;

  async function send(event: FormEvent) {
    event.preventDefault();
    if (isSending || amount.cents === null || amount.error) return;
    setSending(true);
    setRefusal(null);
    // The same amount tried again is the same request; another one is not.
    if (attempt.current?.amount_cents !== cents) attempt.current = { amount_cents: cents, key: newKey() };
    try {
      await deeds.request(attempt.current);
      attempt.current = null;
      setOpen(false);
      toast({ title: `${formatCents(cents)} leaves at 6 p.m.`, variant: 'success' });
    } catch (cause) {
      setRefusal(adviceFor(cause));
      attempt.current = null;
    } finally {
      setSending(false);
    }
  }

  return (
    <Dialog
      trigger={trigger}
      open={open}
      onOpenChange={(next) => {
        if (isSending) return;
        if (next) setTyped(formatCents(most_cents));
        setOpen(next);
      }}
      title={`Send ${formatCents(cents)} to your bank?`}
      description={leavesWords(next_payout, bankWords(payee), new Date())}
      className="md:max-w-[32.5rem] md:p-8"
      actions={
        <>
          <DialogClose>
            <Button size="large" className="md:grow">
              Not now
            </Button>
          </DialogClose>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            size="large"
            loading={isSending}
            disabled={Boolean(amount.error)}
            className="md:grow-2"
          >
            Send {formatCents(cents)}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={send} className="mt-5">
        <div className="flex items-start gap-2">
          <TextField
            label="Amount"
            name="amount"
            inputMode="decimal"
            autoComplete="off"
            aside={`From ${formatCents(least_cents)} to ${formatCents(most_cents)}`}
            value={typed}
            error={amount.error ?? undefined}
            onChange={(event) => setTyped(event.target.value)}
            onBlur={() => amount.cents !== null && setTyped(formatCents(amount.cents))}
            className="grow"
          />
          <Button size="touch" className="mt-6" onClick={() => setTyped(formatCents(most_cents))}>
            All of it
          </Button>
        </div>
        <FormAlert className="mt-3">{refusal}</FormAlert>
        <div className="-mx-5 mt-5 bg-sunken px-5 py-4 md:-mx-8 md:px-14">
          <Receipt
            title="Payout"
            as="h3"
            aside={`No. ${number}`}
            lines={[
              ...payoutLines(next_payout.parts, cents),
              { label: 'Payout fee', amount: formatCents(0), quiet: true },
            ]}
            total={{ label: 'You receive', amount: formatCents(cents) }}
          />
        </div>
      </form>
    </Dialog>
  );
}
