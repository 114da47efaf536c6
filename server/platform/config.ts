import { keptSecret } from '#server/platform/secrets/kept-secret.ts';
import { refuseDemoParts, refuseOldFlag } from './demo-parts.ts';
import { type Environment, environment } from './environment.ts';
import { KnownFailure } from './known-failure.ts';

export type Config = ReturnType<typeof readConfig>;

/** The one place that reads the environment. */
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
    database_wait_ms: e.DATABASE_WAIT_MS,
    disk_full_percent: e.DISK_FULL_PERCENT,
    data_dir: e.DATA_DIR,
    seeds_demo: e.SEED_DEMO ?? (!isProduction && e.DATABASE_URL === undefined),
    s3: readS3(e),
    smtp_url: e.SMTP_URL,
    mail_from: e.MAIL_FROM,
    mail_webhooks: readMailWebhooks(e),
    inbound_mail: readInboundMail(e),
    postal_address: e.POSTAL_ADDRESS,
    contact_email: e.CONTACT_EMAIL,
    instagram: keysOf(e.INSTAGRAM_CLIENT_ID, e.INSTAGRAM_CLIENT_SECRET, e.INSTAGRAM_API_BASE),
    tiktok: keysOf(e.TIKTOK_CLIENT_KEY, e.TIKTOK_CLIENT_SECRET, e.TIKTOK_API_BASE),
    youtube:
      e.YOUTUBE_API_KEY === undefined ? null : { api_key: e.YOUTUBE_API_KEY, api_base: e.YOUTUBE_API_BASE },
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

function inUse(...secrets: (string | undefined)[]): string[] {
  return secrets[0] === undefined ? [] : secrets.filter((secret) => secret !== undefined);
}

/** Null unless emails can be replied to. A domain without a secret would lose every reply. */
function readInboundMail(e: Environment): { domain: string; postmark_secrets: readonly string[] } | null {
  const postmark_secrets = inUse(e.INBOUND_MAIL_POSTMARK_SECRET, e.INBOUND_MAIL_POSTMARK_SECRET_PREVIOUS);
  const { INBOUND_MAIL_DOMAIN: domain } = e;
  if (domain === undefined) return null;
  if (postmark_secrets.length === 0) {
    throw new KnownFailure('INBOUND_MAIL_DOMAIN needs INBOUND_MAIL_POSTMARK_SECRET.');
  }
  return { domain, postmark_secrets };
}

/** Each of the secrets is valid. A provider without one may not report. */
function readMailWebhooks(e: Environment) {
  return {
    postmark_secrets: inUse(e.MAIL_WEBHOOK_POSTMARK_SECRET, e.MAIL_WEBHOOK_POSTMARK_SECRET_PREVIOUS),
    dsn_secrets: inUse(e.MAIL_WEBHOOK_DSN_SECRET, e.MAIL_WEBHOOK_DSN_SECRET_PREVIOUS),
    ses_topic_arn: e.MAIL_WEBHOOK_SES_TOPIC_ARN,
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

/**
 * Files are stored on S3 if a bucket is set. The keys are set both or neither; neither means the machine's own role.
 */
function readS3(e: Environment): S3Settings | undefined {
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
  /**
   * Each of these secrets is valid: the one for our account, the one for connected accounts, and the previous one.
   */
  webhook_secrets: readonly string[];
  api_base: string | undefined;
}

/** Null unless Stripe is used. Then every key is required, or payments would arrive unnoticed. */
function readStripe(e: Environment): StripeSettings | null {
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

/** Both or neither: half a pair would send people to a platform that refuses them. */
function keysOf(id: string | undefined, secret: string | undefined, api_base: string | undefined) {
  if (id === undefined && secret === undefined) return null;
  if (id === undefined || secret === undefined) {
    throw new KnownFailure('The id and the secret of a platform come together. See .env.example.');
  }
  return { id, secret, api_base: api_base?.replace(/\/$/, '') };
}

function dropEmpty(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
}
