import { z } from 'zod';
import type { SandboxPayeeStatus } from '#domain/money/payment-provider.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { defineJob } from '#server/platform/jobs/job.ts';
import type { SandboxParts } from './sandbox-parts.ts';
import { changeSandboxPayee } from './sandbox-payees.ts';

/** The outcome for a bank account entered in the sandbox. */
export type SandboxBank = 'works' | 'checks' | 'closed' | 'unknown';

export interface SandboxPayeeAnswer {
  bank: SandboxBank;
  bank_name: string;
  bank_last4: string;
  has_tax_form: boolean;
}

const NO_TAX_FORM = 'The tax form is missing.';
const UNKNOWN_BANK = 'The name doesn’t match the bank account. Check the details.';
/** The sandbox's replacement for delays that take a provider days. */
const CHECK_SECONDS = 15;

export async function findSandboxPayeePage({ db }: Pick<SandboxParts, 'db'>, id: string) {
  const row = await db
    .selectFrom('sandbox_payees')
    .select(['id', 'email', 'full_name', 'status', 'bank_name', 'bank_last4', 'has_tax_form'])
    .select(['failure', 'return_url'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.return_url ? { ...row, return_url: row.return_url } : null;
}

/** Returns the page to go to next. Details can be entered again at any time. */
export async function answerSandboxPayee(
  parts: SandboxParts,
  id: string,
  { bank, ...details }: SandboxPayeeAnswer,
): Promise<{ redirect_to: string } | null> {
  const page = await findSandboxPayeePage(parts, id);
  if (page === null) return null;
  const change = { ...details, is_bank_closed: bank === 'closed', ...payeeStatusOf(bank, details) };
  await inTransaction(parts.db, async (tx) => {
    await changeSandboxPayee(tx, parts, { id, change });
    if (change.status !== 'checking') return;
    await parts.queue.enqueue(tx, clearSandboxPayee, { id }, { after_ms: CHECK_SECONDS * 1_000 });
  });
  return { redirect_to: page.return_url };
}

function payeeStatusOf(
  bank: SandboxBank,
  { has_tax_form }: Pick<SandboxPayeeAnswer, 'has_tax_form'>,
): { status: SandboxPayeeStatus; failure: string | null } {
  if (!has_tax_form) return { status: 'incomplete', failure: NO_TAX_FORM };
  if (bank === 'unknown') return { status: 'restricted', failure: UNKNOWN_BANK };
  return { status: bank === 'checks' ? 'checking' : 'ready', failure: null };
}

/** The end of a verification that takes time. */
export const clearSandboxPayee = defineJob({
  name: 'clear-sandbox-payee',
  payload: z.object({ id: z.string() }),
  retries: 5,
  run: (context, { id }) =>
    inTransaction(context.db, (tx) =>
      changeSandboxPayee(tx, context, { id, from: 'checking', change: { status: 'ready' } }),
    ),
});
