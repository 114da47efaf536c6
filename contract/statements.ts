import { z } from 'zod';

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

/** The name of a file: a month and how it is written, as in "2026-06.pdf". */
export const statementParams = z.object({
  file: z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])\.(csv|pdf)$/, 'A month, as in 2026-06.pdf'),
});
export const taxSummaryParams = z.object({
  file: z.string().regex(/^20\d{2}\.(csv|pdf)$/, 'A year, as in 2026.pdf'),
});

/** "2026-06.pdf" as the month or year, and the format. */
export function readFileName(file: string): { span: string; format: StatementFormat } {
  const [span = '', format] = file.split('.');
  return { span, format: format === 'csv' ? 'csv' : 'pdf' };
}
