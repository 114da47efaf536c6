import { ledgerCheckEndpoints } from '#contract/money/ledger-checks.ts';
import { handle } from '#server/platform/http/route.ts';
import { listChecks } from './queries/list-checks.ts';
import { startCheck } from './start-check.ts';

export const ledgerCheckRoutes = [
  handle(ledgerCheckEndpoints.listLedgerChecks, ({ context, query }) => listChecks(context.db, query)),
  handle(ledgerCheckEndpoints.startLedgerCheck, ({ context, account }) =>
    startCheck(context, account.user_id),
  ),
];
