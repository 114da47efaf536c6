import { z } from 'zod';
import { businessParams } from '#contract/businesses/businesses.ts';
import { FILE } from '#contract/platform/answers.ts';
import { endpoints } from '#contract/platform/endpoint.ts';
import { MOST_SHOWN_LINES, STATEMENT_KINDS } from '#domain/money/business-statements.ts';

const cents = z.number().int();

/**
 * What we held for the business at the beginning and the end of a period, and what changed it. `other_cents` are
 * chargebacks; below zero, it took money away.
 */
const statementSums = z.object({
  opening_cents: cents,
  paid_in_cents: cents,
  released_cents: cents,
  fee_cents: cents,
  refunded_cents: cents,
  other_cents: cents,
  closing_cents: cents,
});

/** A month in New York, as in "2026-06", or a year. */
const statementPeriod = statementSums.extend({ period: z.string() }).meta({ id: 'BusinessStatementPeriod' });
export type StatementPeriod = z.infer<typeof statementPeriod>;

const businessStatements = z
  .object({ years: z.array(statementPeriod).max(30), months: z.array(statementPeriod).max(360) })
  .meta({ id: 'BusinessStatements' });
export type BusinessStatements = z.infer<typeof businessStatements>;

const statementLine = z
  .object({
    id: z.string(),
    kind: z.enum(STATEMENT_KINDS),
    campaign_title: z.string(),
    /** The number of the receipt, if the line has one, else a short number of the release. */
    reference: z.string(),
    /** Below zero for money that left. */
    amount_cents: cents,
    /** The part of the amount that is our fee. */
    fee_cents: cents,
    balance_cents: cents,
    occurred_at: z.string(),
  })
  .meta({ id: 'BusinessStatementLine' });
export type StatementLine = z.infer<typeof statementLine>;

const businessStatement = statementPeriod
  .extend({
    /** The first lines of the period, oldest first; the files have all of them. */
    lines: z.array(statementLine).max(MOST_SHOWN_LINES),
    is_cut: z.boolean(),
  })
  .meta({ id: 'BusinessStatement' });
export type BusinessStatement = z.infer<typeof businessStatement>;

const PERIOD = /^20\d{2}(-(0[1-9]|1[0-2]))?$/;
const FILE_NAME = /^20\d{2}(-(0[1-9]|1[0-2]))?\.(csv|pdf)$/;

export const businessStatementEndpoints = endpoints({
  listBusinessStatements: {
    method: 'GET',
    url: '/api/businesses/:id/statements',
    access: 'business_owner',
    summary: "List a business's statements by year and month",
    params: businessParams,
    response: businessStatements,
  },
  getBusinessStatement: {
    method: 'GET',
    url: '/api/businesses/:id/statements/:period',
    access: 'business_owner',
    summary: "Get a business's statement of a month or a year, with its lines",
    params: businessParams.extend({ period: z.string().regex(PERIOD, 'A month, as in 2026-06, or a year') }),
    response: businessStatement,
  },
  getBusinessStatementFile: {
    method: 'GET',
    url: '/api/businesses/:id/statement-files/:file',
    access: 'business_owner',
    summary: "Download a business's statement of a month or a year as CSV or PDF",
    params: businessParams.extend({ file: z.string().regex(FILE_NAME, 'A period, as in 2026-06.pdf') }),
    produces: ['application/pdf', 'text/csv; charset=utf-8'],
    response: FILE,
  },
});
