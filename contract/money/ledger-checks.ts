import { z } from 'zod';
import { endpoints } from '#contract/platform/endpoint.ts';
import { cursor } from '#contract/platform/lists.ts';
import { LEDGER_CHECK_STATUSES, LEDGER_RULES } from '#domain/money/ledger-check-states.ts';

const count = z.number().int();

export const ledgerFault = z
  .object({
    rule: z.enum(LEDGER_RULES),
    /** The account, campaign or payment with the fault. */
    subject: z.string(),
    expected_cents: z.number().int(),
    found_cents: z.number().int(),
  })
  .meta({ id: 'LedgerFault' });
export type LedgerFault = z.infer<typeof ledgerFault>;

export const ledgerCheck = z
  .object({
    id: z.string(),
    status: z.enum(LEDGER_CHECK_STATUSES),
    /** Null for the nightly check. */
    started_by: z.string().nullable(),
    started_at: z.string(),
    finished_at: z.string().nullable(),
    account_count: count,
    transfer_count: count,
    movement_count: count,
    fault_count: count,
    /** The first faults. */
    faults: z.array(ledgerFault).max(200),
    note: z.string().nullable(),
  })
  .meta({ id: 'LedgerCheck' });
export type LedgerCheck = z.infer<typeof ledgerCheck>;

export const ledgerCheckQuery = z.object({
  cursor,
  limit: z.coerce.number<number>().int().min(1).max(30).default(10),
});
export type LedgerCheckQuery = z.output<typeof ledgerCheckQuery>;

export const ledgerCheckPage = z
  .object({ checks: z.array(ledgerCheck).max(30), next_cursor: z.string().nullable() })
  .meta({ id: 'LedgerCheckPage' });
export type LedgerCheckPage = z.infer<typeof ledgerCheckPage>;

export const ledgerCheckEndpoints = endpoints({
  listLedgerChecks: {
    method: 'GET',
    url: '/api/admin/ledger-checks',
    access: 'admin_amounts',
    summary: 'List ledger checks, newest first',
    query: ledgerCheckQuery,
    response: ledgerCheckPage,
  },
  startLedgerCheck: {
    method: 'POST',
    url: '/api/admin/ledger-checks',
    access: 'admin_money',
    summary: 'Start a ledger check, or return the running one',
    response: z.object({ id: z.string() }).meta({ id: 'LedgerCheckStarted' }),
  },
});
