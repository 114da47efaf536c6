import './thread-pool.ts';
import './resolve-sources.ts';
import { parseArgs } from 'node:util';
import { readConfig } from '#server/platform/config.ts';
import { KnownFailure, reportFailure } from '#server/platform/known-failure.ts';

const HELP = `Usage: node server/main.ts [--role all|web|worker] [--dev]

  --role all      pages, API and jobs in one process (default)
  --role web      pages and API only
  --role worker   jobs only
  --dev           pages are built on the fly and reload as they change
`;

try {
  const { values } = readFlags();
  if (values.help) process.stdout.write(HELP);
  else {
    // Imported here, so that it resolves the short way.
    const { run } = await import('./run.ts');
    await run(readConfig(process.env), { role: readRole(values.role), isDev: values.dev });
  }
} catch (cause) {
  reportFailure(cause);
  process.exit(1);
}

function readFlags() {
  try {
    return parseArgs({
      options: {
        role: { type: 'string', default: 'all' },
        dev: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (cause) {
    throw new KnownFailure(`${(cause as Error).message}\n\n${HELP}`);
  }
}

function readRole(role: string): 'all' | 'web' | 'worker' {
  if (role === 'all' || role === 'web' || role === 'worker') return role;
  throw new KnownFailure(`--role is all, web or worker, not ${role}.`);
}
