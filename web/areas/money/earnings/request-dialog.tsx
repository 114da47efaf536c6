import { type FormEvent, type ReactElement, useId, useRef, useState } from 'react';
import type { EarningsOverview } from '#contract/money/earnings.ts';
import { formatCents } from '#domain/format/money.ts';
import { bankWords } from '#domain/money/bank-words.ts';
import { call } from '#web/api/call.ts';
import { newIdempotencyKey } from '#web/components/fundings/new-idempotency-key.ts';
import { REFRESH_ALL } from '#web/session/perform-action.ts';
import { useAction } from '#web/session/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialog.tsx';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { Receipt } from '#web/ui/receipt.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { leavesWords, payoutLines, readAmount, requestedWords } from './request-words.ts';

type RequestDialogProps = { overview: EarningsOverview; trigger: ReactElement };

/** The amount to pay out, with a receipt that updates with it. */
export function RequestDialog({ overview, trigger }: RequestDialogProps) {
  const { next_payout, payee } = overview;
  const { least_cents, most_cents, number } = next_payout;
  const formId = useId();
  const [open, setOpen] = useState(true);
  const [typed, setTyped] = useState(formatCents(most_cents));
  const attempt = useRef<{ amount_cents: number; key: string } | null>(null);
  const amount = readAmount(typed, next_payout);
  const isValid = amount.cents !== null && amount.error === null;
  // While the amount is wrong, the receipt stays at the last one that could be sent.
  const [cents, setCents] = useState(most_cents);

  function type(text: string): void {
    setTyped(text);
    const next = readAmount(text, next_payout);
    if (next.cents !== null && next.error === null) setCents(next.cents);
  }

  const { run, isBusy, problem } = useAction(
    (api, { amount_cents, key }: { amount_cents: number; key: string }) =>
      call(api, 'POST /api/me/payouts', { body: { amount_cents }, headers: { 'idempotency-key': key } }),
    { ...REFRESH_ALL, done: requestedWords(cents, next_payout, payee) },
  );

  async function send(event: FormEvent) {
    event.preventDefault();
    if (isBusy || !isValid) return;
    // A retry with the same amount reuses the key, so that an answer that got lost can't make a second payout.
    if (attempt.current?.amount_cents !== cents)
      attempt.current = { amount_cents: cents, key: newIdempotencyKey() };
    if (!(await run(attempt.current))) return;
    attempt.current = null;
    setOpen(false);
  }

  return (
    <Dialog
      trigger={trigger}
      open={open}
      onOpenChange={(next) => {
        if (isBusy) return;
        if (next) type(formatCents(most_cents));
        setOpen(next);
      }}
      title={isValid ? `Send ${formatCents(cents)} to your bank?` : 'Send money to your bank?'}
      description={leavesWords(next_payout, { bank: bankWords(payee), payee }, new Date())}
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
            loading={isBusy}
            disabled={!isValid}
            className="md:grow-2"
          >
            {isValid ? `Send ${formatCents(cents)}` : 'Send payout'}
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
            onChange={(event) => type(event.target.value)}
            onBlur={() => isValid && setTyped(formatCents(cents))}
            className="grow"
          />
          <Button size="touch" className="mt-6" onClick={() => type(formatCents(most_cents))}>
            Full amount
          </Button>
        </div>
        <FormAlert className="mt-3">{problem}</FormAlert>
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
