import { parseArgs } from 'node:util';
import { newYorkMoment } from '#domain/format/new-york-time.ts';
import { requestFactorReset } from '#server/areas/accounts/factors/commands/request-factor-reset.ts';
import { stopFactorResetOf } from '#server/areas/accounts/factors/commands/stop-factor-reset.ts';
import { readConfig } from '#server/platform/config.ts';
import type { Context } from '#server/platform/context.ts';
import { KnownFailure, reportFailure } from '#server/platform/known-failure.ts';
import { startContext, stopContext } from '#server/start-context.ts';

type Verb = (context: Context, email: string, reason: string) => Promise<string>;

const VERBS: Record<string, Verb> = {
  'reset-factors': async (context, email, reason) => {
    const { due_at } = await requestFactorReset(context, email, reason);
    return `${email} gets an email now. Passkeys, app and recovery codes are removed on ${newYorkMoment(due_at)} in New York.`;
  },
  'stop-reset': async (context, email) => {
    await stopFactorResetOf(context, email);
    return 'The reset is called off.';
  },
};

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { reason: { type: 'string', default: '' } },
  });
  const [name = '', email = '', ...rest] = positionals;
  const verb = VERBS[name];
  if (verb === undefined || email === '' || rest.length > 0) {
    throw new KnownFailure(
      'Say reset-factors or stop-reset and an address; bin/account --help explains them.',
    );
  }
  const reason = values.reason.trim();
  if (name === 'reset-factors' && (reason.length < 1 || reason.length > 500)) {
    throw new KnownFailure('Say with --reason who asked and how you made sure, in 500 characters or less.');
  }
  const context = await startContext(readConfig(process.env), { isWorker: false });
  try {
    process.stdout.write(`${await verb(context, email, reason)}\n`);
  } finally {
    await stopContext(context);
  }
} catch (cause) {
  reportFailure(cause);
}
