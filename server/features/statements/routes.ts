import { statementList, statementParams, taxSummaryParams } from '#contract/statements.ts';
import { FILE } from '../../http/download.ts';
import { defineRoute, signedIn } from '../../http/route.ts';
import { getStatement } from './get-statement.ts';
import { getTaxSummary } from './get-tax-summary.ts';
import { listStatements } from './list-months.ts';

export const statementRoutes = [
  defineRoute({
    method: 'GET',
    url: '/api/me/statements',
    access: 'creator',
    operation: 'listStatements',
    summary: 'The months in which something was released or paid, and the years they are in',
    response: statementList,
    handle: ({ context, ...call }) => listStatements(context.db, signedIn(call).account.user_id),
  }),
  defineRoute({
    method: 'GET',
    url: '/api/me/statements/:file',
    access: 'creator',
    operation: 'getStatement',
    summary: 'The statement of one month, as a table or on paper',
    params: statementParams,
    produces: ['application/pdf', 'text/csv; charset=utf-8'],
    response: FILE,
    handle: ({ context, params, ...call }) => getStatement(context, signedIn(call).account, params.file),
  }),
  defineRoute({
    method: 'GET',
    url: '/api/me/tax-summaries/:file',
    access: 'creator',
    operation: 'getTaxSummary',
    summary: 'What each business paid for in one year, as a table or on paper',
    params: taxSummaryParams,
    produces: ['application/pdf', 'text/csv; charset=utf-8'],
    response: FILE,
    handle: ({ context, params, ...call }) => getTaxSummary(context, signedIn(call).account, params.file),
  }),
];
