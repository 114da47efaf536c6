import { z } from 'zod';
import { KnownFailure } from './known-failure.ts';

/** The one place that reads the environment. Every name here stands in `.env.example`. */
const DEMO_SECRET = 'demo-secret-for-local-use-only-0000000000';

const flag = z.enum(['0', '1'], 'must be 0 or 1').transform((value) => value === '1');

const environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  APP_URL: z.url({ protocol: /^https?$/ }).optional(),
  APP_SECRET: z.string().min(32, 'must be at least 32 characters').default(DEMO_SECRET),
  APP_SECRET_PREVIOUS: z.string().min(32, 'must be at least 32 characters').optional(),
  REQUESTS_PER_MINUTE: z.coerce.number().int().min(10).default(600),
  SIGN_UPS_PER_HOUR: z.coerce.number().int().min(1).default(20),
  SIGN_INS_PER_HOUR: z.coerce.number().int().min(1).default(120),
  BUSY_AFTER_MS: z.coerce.number().int().min(0).max(60_000).default(2_000),
  FEED_CACHE_SECONDS: z.coerce.number().int().min(0).max(3600).default(120),
  PASSWORD_COST: z.coerce.number().int().min(14).max(18).default(17),
  TRUSTED_PROXY_HOPS: z.coerce.number().int().min(0).max(10).default(0),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must look like postgres://user@host:5432/name' })
    .optional(),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(200).default(10),
  DATA_DIR: z.string().min(1).default('.data'),
  SEED_DEMO: flag.optional(),
  ALLOW_EMBEDDED: flag.default(false),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must look like smtp://user:password@host:587' }).optional(),
  MAIL_FROM: z.string().min(3).default('Bizmeet <hello@bizmeet.example>'),
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
  const parsed = environment.safeParse(dropEmpty(env));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new KnownFailure(
      `${issue?.path.join('.')}: ${issue?.message}. See .env.example for every setting.`,
    );
  }
  const e = parsed.data;
  const isProduction = e.NODE_ENV === 'production';
  const config = {
    is_production: isProduction,
    host: e.HOST,
    port: e.PORT,
    app_url: (e.APP_URL ?? `http://localhost:${e.PORT}`).replace(/\/$/, ''),
    app_secret: e.APP_SECRET,
    app_secret_previous: e.APP_SECRET_PREVIOUS,
    requests_per_minute: e.REQUESTS_PER_MINUTE,
    sign_ups_per_hour: e.SIGN_UPS_PER_HOUR,
    sign_ins_per_hour: e.SIGN_INS_PER_HOUR,
    busy_after_ms: e.BUSY_AFTER_MS,
    feed_cache_seconds: e.FEED_CACHE_SECONDS,
    password_cost: e.PASSWORD_COST,
    secure_cookies: isProduction || e.APP_URL?.startsWith('https:') === true,
    trusted_proxy_hops: e.TRUSTED_PROXY_HOPS,
    database_url: e.DATABASE_URL,
    database_pool_size: e.DATABASE_POOL_SIZE,
    data_dir: e.DATA_DIR,
    seeds_demo: e.SEED_DEMO ?? (!isProduction && e.DATABASE_URL === undefined),
    s3: readS3(e),
    smtp_url: e.SMTP_URL,
    mail_from: e.MAIL_FROM,
    contact_email: e.CONTACT_EMAIL,
    instagram: keysOf(e.INSTAGRAM_CLIENT_ID, e.INSTAGRAM_CLIENT_SECRET, e.INSTAGRAM_API_BASE),
    tiktok: keysOf(e.TIKTOK_CLIENT_KEY, e.TIKTOK_CLIENT_SECRET, e.TIKTOK_API_BASE),
    has_social_sandbox: !isProduction || e.ALLOW_EMBEDDED,
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
  if (isProduction && !e.ALLOW_EMBEDDED) refuseDemoParts(e);
  return config;
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

/** Real people's money and addresses never land on demo parts by an oversight. */
function refuseDemoParts(e: z.infer<typeof environment>): void {
  const unset = [
    !e.DATABASE_URL && 'DATABASE_URL (the embedded database is for trying things out)',
    e.APP_SECRET === DEMO_SECRET && 'APP_SECRET (the demo secret is public)',
    !e.APP_URL && 'APP_URL (links in mails need the public address)',
    !e.SMTP_URL && 'SMTP_URL (the development mailbox shows mail to everyone)',
    e.OUTBOUND_ALLOWED_HOSTS.length > 0 &&
      'OUTBOUND_ALLOWED_HOSTS to be empty (it lets strangers have addresses inside read)',
    e.PAYMENTS_PROVIDER === 'sandbox' &&
      'PAYMENTS_PROVIDER=stripe (the sandbox takes no real money and pays nobody)',
    e.STRIPE_SECRET_KEY?.includes('k_test_') &&
      'STRIPE_SECRET_KEY to be a live key (test keys move no real money)',
  ].filter((line) => typeof line === 'string');
  if (unset.length === 0) return;
  throw new KnownFailure(
    `NODE_ENV=production needs ${unset.join(', ')}. Set them, or set ALLOW_EMBEDDED=1 to run on demo parts on purpose.`,
  );
}

function dropEmpty(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
}
