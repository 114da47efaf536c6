import { z } from 'zod';
import { ledgerCheckPage, ledgerCheckQuery } from '#contract/ledger-checks.ts';
import { defineRoute, signedIn } from '../../http/route.ts';
import { listChecks } from './list-checks.ts';
import { startCheck } from './start-check.ts';

export const ledgerCheckRoutes = [
  defineRoute({
    method: 'GET',
    url: '/api/admin/ledger-checks',
    access: 'admin',
    operation: 'listLedgerChecks',
    summary: 'What the counts of the books found, the latest first',
    query: ledgerCheckQuery,
    response: ledgerCheckPage,
    handle: ({ context, query }) => listChecks(context.db, query),
  }),
  defineRoute({
    method: 'POST',
    url: '/api/admin/ledger-checks',
    access: 'admin',
    operation: 'startLedgerCheck',
    summary: 'Count the books again; while a count runs, that one',
    response: z.object({ id: z.string() }).meta({ id: 'LedgerCheckStarted' }),
    handle: ({ context, ...call }) => startCheck(context, signedIn(call).account.user_id),
  }),
];
