import { parseArgs } from 'node:util';
import { readConfig } from '#server/platform/config.ts';
import { KnownFailure, reportFailure } from '#server/platform/known-failure.ts';
import { startContext, stopContext } from '#server/start-context.ts';
import { LEDGER_VERBS, runLedgerVerb } from './ledger-verbs.ts';

try {
  const { positionals } = parseArgs({ allowPositionals: true });
  const verb = LEDGER_VERBS.find((one) => one === positionals[0]);
  if (verb === undefined || positionals.length > 1) {
    throw new KnownFailure('Say hold, check, book or release; bin/ledger --help explains them.');
  }
  const context = await startContext(readConfig(process.env), { isWorker: false });
  try {
    process.stdout.write(`${await runLedgerVerb(context, verb)}\n`);
  } finally {
    await stopContext(context);
  }
} catch (cause) {
  reportFailure(cause);
}
