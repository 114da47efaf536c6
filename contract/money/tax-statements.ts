import { z } from 'zod';
import { FILE } from '#contract/platform/answers.ts';
import { endpoints } from '#contract/platform/endpoint.ts';
import { adminReason, cursor } from '#contract/platform/lists.ts';
import { TAX_FORMS, TAX_STATEMENT_FILTERS } from '#domain/money/tax-forms.ts';
import { taxYearParams } from './tax-years.ts';

const cents = z.number().int();
const count = z.number().int();
const filedForm = z.enum(TAX_FORMS).exclude(['none']);

/** The latest run of a year, and what its statements add up to. */
export const taxRunSummary = z
  .object({
    run: z
      .object({
        started_at: z.string(),
        started_by: z.string(),
        finished_at: z.string().nullable(),
        revised_count: count,
      })
      .nullable(),
    /** Current statements, without withdrawn ones. */
    statement_count: count,
    paid_cents: cents,
    missing_w9_count: count,
    /** Statements without a W-9 whose creator has added it since; a new run takes it in. */
    added_w9_count: count,
    on_paper_count: count,
    unfiled_count: count,
    corrected_count: count,
  })
  .meta({ id: 'TaxRunSummary' });
export type TaxRunSummary = z.infer<typeof taxRunSummary>;

export const taxStatementRow = z
  .object({
    id: z.string(),
    creator_id: z.string(),
    creator_name: z.string(),
    revision: count,
    form: filedForm,
    paid_cents: cents,
    is_current: z.boolean(),
    is_withdrawn: z.boolean(),
    has_w9: z.boolean(),
    /** They agreed to statements without paper, as of now. */
    is_electronic: z.boolean(),
    reminder_count: count,
    filed_at: z.string().nullable(),
    created_at: z.string(),
  })
  .meta({ id: 'TaxStatementRow' });
export type TaxStatementRow = z.infer<typeof taxStatementRow>;

export const taxStatementQuery = z.object({
  filter: z.enum(TAX_STATEMENT_FILTERS).default('current'),
  cursor,
  limit: z.coerce.number<number>().int().min(1).max(100).default(50),
});
export type TaxStatementQuery = z.output<typeof taxStatementQuery>;

const taxStatementPage = z
  .object({ statements: z.array(taxStatementRow).max(100), next_cursor: z.string().nullable() })
  .meta({ id: 'TaxStatementPage' });
export type TaxStatementPage = z.infer<typeof taxStatementPage>;

/** A statement a creator can download. */
export const ownTaxStatement = z
  .object({
    id: z.string(),
    year: z.number().int(),
    form: filedForm,
    revision: count,
    is_current: z.boolean(),
    is_correction: z.boolean(),
    created_at: z.string(),
  })
  .meta({ id: 'OwnTaxStatement' });
export type OwnTaxStatement = z.infer<typeof ownTaxStatement>;

const statementParams = z.object({ id: z.uuid() });
const runReason = z.strictObject({ reason: adminReason }).meta({ id: 'TaxRunReason' });
const taxFileRequest = z
  .strictObject({
    /** Those that were never downloaded in a file, or all current ones. */
    rows: z.enum(['unfiled', 'all']),
    reason: adminReason,
  })
  .meta({ id: 'TaxFileRequest' });

export const taxStatementEndpoints = endpoints({
  startTaxRun: {
    method: 'POST',
    url: '/api/admin/tax-years/:year/runs',
    access: 'admin_money',
    confirm: 'fresh',
    summary: 'Start the tax run of a year, or resume the one under way',
    params: taxYearParams,
    body: runReason,
    response: taxRunSummary,
  },
  getTaxRun: {
    method: 'GET',
    url: '/api/admin/tax-years/:year/run',
    access: 'admin_amounts',
    summary: "Get the latest tax run of a year and its statements' totals",
    params: taxYearParams,
    response: taxRunSummary,
  },
  listTaxStatements: {
    method: 'GET',
    url: '/api/admin/tax-years/:year/statements',
    access: 'admin_amounts',
    summary: 'List the tax statements of a year with their revisions',
    params: taxYearParams,
    query: taxStatementQuery,
    response: taxStatementPage,
  },
  exportTaxStatements: {
    method: 'GET',
    url: '/api/admin/tax-years/:year/statements/export',
    access: 'admin_amounts',
    views: 'list',
    summary: 'Export the tax statements of a year as CSV, without taxpayer numbers',
    params: taxYearParams,
    query: taxStatementQuery.pick({ filter: true }),
    response: FILE,
    produces: 'text/csv; charset=utf-8',
  },
  downloadTaxFile: {
    method: 'POST',
    url: '/api/admin/tax-years/:year/file',
    access: 'admin_money',
    confirm: 'fresh',
    summary: 'Download the CSV for filing, with taxpayer numbers',
    params: taxYearParams,
    body: taxFileRequest,
    response: FILE,
    produces: 'text/csv; charset=utf-8',
  },
  getTaxStatementPdf: {
    method: 'GET',
    url: '/api/admin/tax-statements/:id/pdf',
    access: 'admin_money',
    views: 'tax_statement',
    summary: "Download a recipient's tax statement as a PDF",
    params: statementParams,
    response: FILE,
    produces: 'application/pdf',
  },
  getOwnTaxStatementPdf: {
    method: 'GET',
    url: '/api/me/tax-statements/:id/pdf',
    access: 'creator',
    summary: 'Download my tax statement as a PDF',
    params: statementParams,
    response: FILE,
    produces: 'application/pdf',
  },
});
