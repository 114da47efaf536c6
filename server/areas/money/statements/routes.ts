import { statementEndpoints } from '#contract/money/statements.ts';
import { creatorIdOf } from '#server/areas/creators/profiles/creator-id-of.ts';
import { handle } from '#server/platform/http/route.ts';
import { getStatement } from './queries/get-statement.ts';
import { getTaxSummary } from './queries/get-tax-summary.ts';
import { listStatements } from './queries/list-months.ts';

export const statementRoutes = [
  handle(statementEndpoints.listStatements, ({ context, account }) =>
    listStatements(context.db, creatorIdOf(account)),
  ),
  handle(statementEndpoints.getStatement, ({ context, account, params }) =>
    getStatement(context, account, params.file),
  ),
  handle(statementEndpoints.getTaxSummary, ({ context, account, params }) =>
    getTaxSummary(context, account, params.file),
  ),
];
