import type { Environment } from './environment.ts';
import { KnownFailure } from './known-failure.ts';

/** A problem with a setting in production, and the flag that allows it on purpose, if there is one. */
const DEMO_PARTS: readonly {
  flag?:
    | 'ALLOW_EMBEDDED_DATABASE'
    | 'ALLOW_DEV_MAILBOX'
    | 'ALLOW_SANDBOX_PAYMENTS'
    | 'ALLOW_STRIPE_TEST_KEYS';
  isUsed(e: Environment): boolean;
  needs: string;
}[] = [
  {
    flag: 'ALLOW_EMBEDDED_DATABASE',
    isUsed: (e) => !e.DATABASE_URL,
    needs: 'DATABASE_URL (the embedded database is for trying things out)',
  },
  {
    isUsed: (e) => e.DATABASE_URL !== undefined && !e.APP_SECRET,
    needs: 'APP_SECRET (every process on the database must have the same one)',
  },
  { isUsed: (e) => !e.APP_URL, needs: 'APP_URL (links in mails need the public address)' },
  {
    flag: 'ALLOW_DEV_MAILBOX',
    isUsed: (e) => !e.SMTP_URL,
    needs: 'SMTP_URL (without it no mail is sent)',
  },
  {
    isUsed: (e) => e.OUTBOUND_ALLOWED_HOSTS.length > 0,
    needs: 'OUTBOUND_ALLOWED_HOSTS to be empty (it lets strangers have addresses inside read)',
  },
  {
    flag: 'ALLOW_SANDBOX_PAYMENTS',
    isUsed: (e) => e.PAYMENTS_PROVIDER === 'sandbox',
    needs: 'PAYMENTS_PROVIDER=stripe (the sandbox takes no real money and pays nobody)',
  },
  {
    flag: 'ALLOW_STRIPE_TEST_KEYS',
    isUsed: (e) => e.STRIPE_SECRET_KEY?.includes('k_test_') === true,
    needs: 'STRIPE_SECRET_KEY to be a live key (test keys move no real money)',
  },
];

/** Keeps real money and addresses from ending up on demo parts by mistake. */
export function refuseDemoParts(e: Environment): void {
  refuseBesideLiveKeys(e);
  const missing = DEMO_PARTS.filter(({ flag: name, isUsed }) => isUsed(e) && !(name && e[name]));
  if (missing.length === 0) return;
  const flags = missing.flatMap(({ flag: name }) => (name ? [`${name}=1`] : []));
  const hint = flags.length === 0 ? '' : ` To run on demo parts on purpose, set ${flags.join(', ')} instead.`;
  throw new KnownFailure(`NODE_ENV=production needs ${missing.map(({ needs }) => needs).join(', ')}.${hint}`);
}

/** A live key moves real money, so no other part may be a demo. */
function refuseBesideLiveKeys(e: Environment): void {
  if (!e.STRIPE_SECRET_KEY?.includes('k_live_')) return;
  const demo = [
    ...DEMO_PARTS.flatMap(({ flag: name, isUsed }) => (name && e[name] && isUsed(e) ? [name] : [])),
    ...(e.ALLOW_SOCIAL_SANDBOX ? ['ALLOW_SOCIAL_SANDBOX'] : []),
  ];
  if (demo.length === 0) return;
  throw new KnownFailure(
    `${demo.join(', ')} can't be set beside a live STRIPE_SECRET_KEY. Remove the flag, or use a test key.`,
  );
}

export function refuseOldFlag({ ALLOW_EMBEDDED: value = '0' }: NodeJS.ProcessEnv): void {
  if (value === '' || value === '0') return;
  throw new KnownFailure(
    'ALLOW_EMBEDDED is gone. Allow each part by its own flag: ALLOW_EMBEDDED_DATABASE, ALLOW_DEV_MAILBOX, ' +
      'ALLOW_SANDBOX_PAYMENTS, ALLOW_STRIPE_TEST_KEYS, ALLOW_SOCIAL_SANDBOX.',
  );
}
