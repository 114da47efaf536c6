import { z } from 'zod';
import { keptSecret } from '#server/platform/secrets/kept-secret.ts';
import { KnownFailure } from './known-failure.ts';

/** The one place that reads the environment. Every name here is in `.env.example`. */
const flag = z.enum(['0', '1'], 'must be 0 or 1').transform((value) => value === '1');

const environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  APP_URL: z.url({ protocol: /^https?$/ }).optional(),
  APP_SECRET: z.string().min(32, 'must be at least 32 characters').optional(),
  APP_SECRET_PREVIOUS: z.string().min(32, 'must be at least 32 characters').optional(),
  REQUESTS_PER_MINUTE: z.coerce.number().int().min(10).default(600),
  SIGN_UPS_PER_HOUR: z.coerce.number().int().min(1).default(20),
  SIGN_INS_PER_HOUR: z.coerce.number().int().min(1).default(120),
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(60).optional(),
  BUSY_AFTER_MS: z.coerce.number().int().min(0).max(60_000).default(2_000),
  FEED_CACHE_SECONDS: z.coerce.number().int().min(0).max(3600).default(120),
  PASSWORD_COST: z.coerce.number().int().min(14).max(18).default(17),
  TRUSTED_PROXY_HOPS: z.coerce.number().int().min(0).max(10).default(0),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must look like postgres://user@host:5432/name' })
    .optional(),
  DATABASE_DIRECT_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must look like postgres://user@host:5432/name' })
    .optional(),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(4).max(200).default(10),
  DISK_FULL_PERCENT: z.coerce.number().int().min(50).max(100).default(90),
  DATA_DIR: z.string().min(1).default('.data'),
  SEED_DEMO: flag.optional(),
  ALLOW_EMBEDDED_DATABASE: flag.default(false),
  ALLOW_DEV_MAILBOX: flag.default(false),
  ALLOW_SANDBOX_PAYMENTS: flag.default(false),
  ALLOW_STRIPE_TEST_KEYS: flag.default(false),
  ALLOW_SOCIAL_SANDBOX: flag.default(false),
  API_DOCS: flag.optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must look like smtp://user:password@host:587' }).optional(),
  MAIL_FROM: z.string().min(3).default('Bizmeet <hello@bizmeet.example>'),
  POSTAL_ADDRESS: z.string().min(3).max(200).default('Bizmeet, New York, NY'),
  S3_BUCKET: z.string().min(3).optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/, error: 'must look like https://s3.example.com' }).optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  S3_FORCE_PATH_STYLE: flag.default(false),
  CONTACT_EMAIL: z.email().default('hello@bizmeet.example'),
  INSTAGRAM_CLIENT_ID: z.string().min(1).optional(),
  INSTAGRAM_CLIENT_SECRET: z.string().min(1).optional(),
  INSTAGRAM_API_BASE: z.url({ protocol: /^https?$/ }).optional(),
  TIKTOK_CLIENT_KEY: z.string().min(1).optional(),
  TIKTOK_CLIENT_SECRET: z.string().min(1).optional(),
  TIKTOK_API_BASE: z.url({ protocol: /^https?$/ }).optional(),
  OUTBOUND_ALLOWED_HOSTS: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((host) => host.trim().toLowerCase())
        .filter(Boolean),
    )
    .refine((hosts) => hosts.every((host) => /^[^/@\s]+:\d{1,5}$/.test(host)), 'must be a list of host:port'),
  GEOCODER_URL: z
    .url({ protocol: /^https?$/, error: 'must look like https://nominatim.example.com/search' })
    .optional(),
  MAP_STYLE_URL: z
    .url({ protocol: /^https?$/, error: 'must look like https://tiles.example.com/style.json' })
    .optional(),
  PAYMENTS_PROVIDER: z.enum(['sandbox', 'stripe'], 'must be sandbox or stripe').default('sandbox'),
  PAYMENTS_WEBHOOK_SECRET: z.string().min(32, 'must be at least 32 characters').optional(),
  PAYMENTS_WEBHOOK_SECRET_PREVIOUS: z.string().min(32, 'must be at least 32 characters').optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_(test|live)_\w+$/, 'must begin with sk_live_, rk_live_, sk_test_ or rk_test_')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z.string().startsWith('whsec_', 'must begin with whsec_').optional(),
  STRIPE_WEBHOOK_SECRET_PREVIOUS: z.string().startsWith('whsec_', 'must begin with whsec_').optional(),
  STRIPE_CONNECT_WEBHOOK_SECRET: z.string().startsWith('whsec_', 'must begin with whsec_').optional(),
  STRIPE_API_BASE: z
    .url()
    .regex(/^(https:|http:\/\/(localhost|127\.0\.0\.1)[:/])/, 'must begin with https://')
    .optional(),
  METRICS_TOKEN: z.string().min(16, 'must be at least 16 characters').optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
});

export type Config = ReturnType<typeof readConfig>;

export function readConfig(env: NodeJS.ProcessEnv) {
  refuseOldFlag(env);
  const parsed = environment.safeParse(dropEmpty(env));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new KnownFailure(
      `${issue?.path.join('.')}: ${issue?.message}. See .env.example for every setting.`,
    );
  }
  const e = parsed.data;
  const isProduction = e.NODE_ENV === 'production';
  if (isProduction) refuseDemoParts(e);
  return {
    is_production: isProduction,
    host: e.HOST,
    port: e.PORT,
    app_url: (e.APP_URL ?? `http://localhost:${e.PORT}`).replace(/\/$/, ''),
    app_secret: e.APP_SECRET ?? keptSecret(e.DATA_DIR),
    app_secret_previous: e.APP_SECRET_PREVIOUS,
    requests_per_minute: e.REQUESTS_PER_MINUTE,
    sign_ups_per_hour: e.SIGN_UPS_PER_HOUR,
    sign_ins_per_hour: e.SIGN_INS_PER_HOUR,
    drain_seconds: e.DRAIN_SECONDS ?? (isProduction ? 4 : 0),
    busy_after_ms: e.BUSY_AFTER_MS,
    feed_cache_seconds: e.FEED_CACHE_SECONDS,
    password_cost: e.PASSWORD_COST,
    secure_cookies: isProduction || e.APP_URL?.startsWith('https:') === true,
    trusted_proxy_hops: e.TRUSTED_PROXY_HOPS,
    database_url: e.DATABASE_URL,
    database_direct_url: e.DATABASE_DIRECT_URL,
    database_pool_size: e.DATABASE_POOL_SIZE,
    disk_full_percent: e.DISK_FULL_PERCENT,
    data_dir: e.DATA_DIR,
    seeds_demo: e.SEED_DEMO ?? (!isProduction && e.DATABASE_URL === undefined),
    s3: readS3(e),
    smtp_url: e.SMTP_URL,
    mail_from: e.MAIL_FROM,
    postal_address: e.POSTAL_ADDRESS,
    contact_email: e.CONTACT_EMAIL,
    instagram: keysOf(e.INSTAGRAM_CLIENT_ID, e.INSTAGRAM_CLIENT_SECRET, e.INSTAGRAM_API_BASE),
    tiktok: keysOf(e.TIKTOK_CLIENT_KEY, e.TIKTOK_CLIENT_SECRET, e.TIKTOK_API_BASE),
    has_social_sandbox: !isProduction || e.ALLOW_SOCIAL_SANDBOX,
    has_api_docs: e.API_DOCS ?? !isProduction,
    outbound_allowed_hosts: e.OUTBOUND_ALLOWED_HOSTS,
    geocoder_url: e.GEOCODER_URL,
    map_style_url: e.MAP_STYLE_URL,
    payments_provider: e.PAYMENTS_PROVIDER,
    stripe: readStripe(e),
    webhook_secret: e.PAYMENTS_WEBHOOK_SECRET,
    webhook_secret_previous: e.PAYMENTS_WEBHOOK_SECRET_PREVIOUS,
    metrics_token: e.METRICS_TOKEN,
    log_level: e.LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
  };
}

export interface S3Settings {
  bucket: string;
  endpoint: string | undefined;
  region: string;
  access_key_id: string | undefined;
  secret_access_key: string | undefined;
  force_path_style: boolean;
}

/** Files go to S3 once a bucket is named; both keys or neither, which means the machine's own role. */
function readS3(e: z.infer<typeof environment>): S3Settings | undefined {
  if (e.S3_BUCKET === undefined) return undefined;
  if ((e.S3_ACCESS_KEY_ID === undefined) !== (e.S3_SECRET_ACCESS_KEY === undefined)) {
    throw new KnownFailure('Set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or neither.');
  }
  return {
    bucket: e.S3_BUCKET,
    endpoint: e.S3_ENDPOINT,
    region: e.S3_REGION,
    access_key_id: e.S3_ACCESS_KEY_ID,
    secret_access_key: e.S3_SECRET_ACCESS_KEY,
    force_path_style: e.S3_FORCE_PATH_STYLE,
  };
}

export interface StripeSettings {
  secret_key: string;
  /** Each of them is valid: of our own account, of the accounts that are paid out to, and the one before. */
  webhook_secrets: readonly string[];
  api_base: string | undefined;
}

/** Null unless Stripe takes the money; then nothing may be missing, or payments would come in unheard. */
function readStripe(e: z.infer<typeof environment>): StripeSettings | null {
  if (e.PAYMENTS_PROVIDER !== 'stripe') return null;
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_CONNECT_WEBHOOK_SECRET } = e;
  if (!STRIPE_SECRET_KEY || !STRIPE_WEBHOOK_SECRET || !STRIPE_CONNECT_WEBHOOK_SECRET) {
    throw new KnownFailure(
      'PAYMENTS_PROVIDER=stripe needs STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET and STRIPE_CONNECT_WEBHOOK_SECRET.',
    );
  }
  const secrets = [STRIPE_WEBHOOK_SECRET, STRIPE_CONNECT_WEBHOOK_SECRET, e.STRIPE_WEBHOOK_SECRET_PREVIOUS];
  return {
    secret_key: STRIPE_SECRET_KEY,
    webhook_secrets: secrets.filter((secret) => secret !== undefined),
    api_base: e.STRIPE_API_BASE,
  };
}

/** Both or neither: half a pair would send people to a platform that turns them away. */
function keysOf(id: string | undefined, secret: string | undefined, api_base: string | undefined) {
  if (id === undefined && secret === undefined) return null;
  if (id === undefined || secret === undefined) {
    throw new KnownFailure('The id and the secret of a platform come together. See .env.example.');
  }
  return { id, secret, api_base: api_base?.replace(/\/$/, '') };
}

type Environment = z.infer<typeof environment>;

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

/** Real people's money and addresses never land on demo parts by an oversight. */
function refuseDemoParts(e: Environment): void {
  refuseBesideLiveKeys(e);
  const missing = DEMO_PARTS.filter(({ flag: name, isUsed }) => isUsed(e) && !(name && e[name]));
  if (missing.length === 0) return;
  const flags = missing.flatMap(({ flag: name }) => (name ? [`${name}=1`] : []));
  const hint = flags.length === 0 ? '' : ` To run on demo parts on purpose, set ${flags.join(', ')} instead.`;
  throw new KnownFailure(`NODE_ENV=production needs ${missing.map(({ needs }) => needs).join(', ')}.${hint}`);
}

/** A live key moves real money, so no part beside it may be a demo. */
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

function refuseOldFlag({ ALLOW_EMBEDDED: value = '0' }: NodeJS.ProcessEnv): void {
  if (value === '' || value === '0') return;
  throw new KnownFailure(
    'ALLOW_EMBEDDED is gone. Allow each part by its own flag: ALLOW_EMBEDDED_DATABASE, ALLOW_DEV_MAILBOX, ' +
      'ALLOW_SANDBOX_PAYMENTS, ALLOW_STRIPE_TEST_KEYS, ALLOW_SOCIAL_SANDBOX.',
  );
}

function dropEmpty(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
}
