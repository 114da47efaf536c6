import { z } from 'zod';
import { FILE } from '#contract/platform/answers.ts';
import { endpoints } from '#contract/platform/endpoint.ts';

const cents = z.number().int();

/** One month in New York, as in "2026-06". */
export const statementMonth = z
  .object({ month: z.string(), released_cents: cents, paid_cents: cents })
  .meta({ id: 'StatementMonth' });
export type StatementMonth = z.infer<typeof statementMonth>;

export const statementList = z
  .object({ months: z.array(statementMonth).max(240), years: z.array(z.string()).max(30) })
  .meta({ id: 'StatementList' });
export type StatementList = z.infer<typeof statementList>;

export type StatementFormat = 'csv' | 'pdf';

/** The name of a file: a month and a format, as in "2026-06.pdf". */
const statementParams = z.object({
  file: z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])\.(csv|pdf)$/, 'A month, as in 2026-06.pdf'),
});
const taxSummaryParams = z.object({
  file: z.string().regex(/^20\d{2}\.(csv|pdf)$/, 'A year, as in 2026.pdf'),
});

/** "2026-06.pdf" as the month or year, and the format. */
export function readFileName(file: string): { span: string; format: StatementFormat } {
  const [span = '', format] = file.split('.');
  return { span, format: format === 'csv' ? 'csv' : 'pdf' };
}

export const statementEndpoints = endpoints({
  listStatements: {
    method: 'GET',
    url: '/api/me/statements',
    access: 'creator',
    summary: 'List the months and years that have statements',
    response: statementList,
  },
  getStatement: {
    method: 'GET',
    url: '/api/me/statements/:file',
    access: 'creator',
    summary: "Download a month's statement as CSV or PDF",
    params: statementParams,
    produces: ['application/pdf', 'text/csv; charset=utf-8'],
    response: FILE,
  },
  getTaxSummary: {
    method: 'GET',
    url: '/api/me/tax-summaries/:file',
    access: 'creator',
    summary: "Download a year's tax summary by business as CSV or PDF",
    params: taxSummaryParams,
    produces: ['application/pdf', 'text/csv; charset=utf-8'],
    response: FILE,
  },
});
