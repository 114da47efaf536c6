import { businessStatementEndpoints } from '#contract/money/business-statements.ts';
import { handle } from '#server/platform/http/route.ts';
import { getStatement } from './queries/get-statement.ts';
import { listStatements } from './queries/list-statements.ts';
import { getStatementFile } from './queries/statement-file.ts';

export const businessStatementRoutes = [
  handle(businessStatementEndpoints.listBusinessStatements, ({ context, account, params }) =>
    listStatements(context, account, params.id),
  ),
  handle(businessStatementEndpoints.getBusinessStatement, ({ context, account, params }) =>
    getStatement(context, account, { business_id: params.id, period: params.period }),
  ),
  handle(businessStatementEndpoints.getBusinessStatementFile, ({ context, account, params }) =>
    getStatementFile(context, account, { business_id: params.id, file: params.file }),
  ),
];
