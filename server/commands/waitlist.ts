import { parseArgs } from 'node:util';
import { announceOpening } from '#server/areas/accounts/waitlist/commands/announce-opening.ts';
import { eraseAddress } from '#server/areas/accounts/waitlist/commands/erase-address.ts';
import { countEntries } from '#server/areas/accounts/waitlist/queries/count-entries.ts';
import { readConfig } from '#server/platform/config.ts';
import type { Context } from '#server/platform/context.ts';
import { KnownFailure, reportFailure } from '#server/platform/known-failure.ts';
import { startContext, stopContext } from '#server/start-context.ts';

type Verb = { takes: string[]; run: (context: Context, word: string) => Promise<string> };

const VERBS: Record<string, Verb> = {
  list: {
    takes: [],
    run: async (context) => {
      const cities = await countEntries(context);
      const lines = cities.map(
        ({ slug, confirmed, pending }) => `${slug}: ${confirmed} confirmed, ${pending} unconfirmed`,
      );
      return lines.join('\n') || 'Nobody is on a waitlist.';
    },
  },
  open: {
    takes: ['CITY'],
    run: async (context, slug) => {
      const { city_name, emailed } = await announceOpening(context, slug);
      return `Bizmeet is open in ${city_name}. Emails queued: ${emailed}.`;
    },
  },
  erase: {
    takes: ['EMAIL'],
    run: async (context, email) => {
      const lists = await eraseAddress(context, email);
      return lists === 0
        ? `${email} isn’t on a waitlist. The records of its emails are erased.`
        : `${email} is erased.`;
    },
  },
};

try {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [name = '', ...words] = positionals;
  const verb = VERBS[name];
  if (verb === undefined || words.length !== verb.takes.length) {
    throw new KnownFailure('Use list, open CITY or erase EMAIL. bin/waitlist --help explains them.');
  }
  const context = await startContext(readConfig(process.env), { isWorker: false });
  try {
    process.stdout.write(`${await verb.run(context, words[0] ?? '')}\n`);
  } finally {
    await stopContext(context);
  }
} catch (cause) {
  reportFailure(cause);
}
