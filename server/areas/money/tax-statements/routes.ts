import { taxStatementEndpoints } from '#contract/money/tax-statements.ts';
import { handle } from '#server/platform/http/route.ts';
import { downloadTaxFile } from './commands/download-tax-file.ts';
import { getOwnStatementPdf, getStatementPdf } from './queries/get-statement-pdf.ts';
import { getTaxRun } from './queries/get-tax-run.ts';
import { exportTaxStatements, listTaxStatements } from './queries/list-tax-statements.ts';
import { startTaxRun } from './start-tax-run.ts';

export const taxStatementRoutes = [
  handle(taxStatementEndpoints.startTaxRun, async ({ context, account, params, body }) => {
    await startTaxRun(context, account.user_id, { ...body, ...params });
    return getTaxRun(context.db, params.year);
  }),
  handle(taxStatementEndpoints.getTaxRun, ({ context, params }) => getTaxRun(context.db, params.year)),
  handle(taxStatementEndpoints.listTaxStatements, ({ context, params, query }) =>
    listTaxStatements(context.db, { ...query, ...params }),
  ),
  handle(taxStatementEndpoints.exportTaxStatements, ({ context, params, query }) =>
    exportTaxStatements(context.db, { ...query, ...params }),
  ),
  handle(taxStatementEndpoints.downloadTaxFile, ({ context, account, params, body }) =>
    downloadTaxFile(context, account.user_id, { ...body, ...params }),
  ),
  handle(taxStatementEndpoints.getTaxStatementPdf, ({ context, params }) =>
    getStatementPdf(context, params.id),
  ),
  handle(taxStatementEndpoints.getOwnTaxStatementPdf, ({ context, account, params }) =>
    getOwnStatementPdf(context, account, params.id),
  ),
];
