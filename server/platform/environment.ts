import { z } from 'zod';

const flag = z.enum(['0', '1'], 'must be 0 or 1').transform((value) => value === '1');

/** The settings the program reads from its environment. `.env.example` lists each of them. */
export const environment = z.object({
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
  DATABASE_WAIT_MS: z.coerce.number().int().min(100).max(600_000).default(5_000),
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
  MAIL_WEBHOOK_POSTMARK_SECRET: z.string().min(32, 'must be at least 32 characters').optional(),
  MAIL_WEBHOOK_POSTMARK_SECRET_PREVIOUS: z.string().min(32, 'must be at least 32 characters').optional(),
  MAIL_WEBHOOK_SES_TOPIC_ARN: z
    .string()
    .regex(
      /^arn:aws(-cn)?:sns:[a-z]{2}(-[a-z]+)+-\d:\d{12}:[\w-]{1,256}$/,
      'must look like arn:aws:sns:us-east-1:123456789012:topic',
    )
    .optional(),
  MAIL_WEBHOOK_DSN_SECRET: z.string().min(32, 'must be at least 32 characters').optional(),
  MAIL_WEBHOOK_DSN_SECRET_PREVIOUS: z.string().min(32, 'must be at least 32 characters').optional(),
  INBOUND_MAIL_DOMAIN: z
    .string()
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/i, 'must look like reply.example.com')
    .toLowerCase()
    .optional(),
  INBOUND_MAIL_POSTMARK_SECRET: z.string().min(32, 'must be at least 32 characters').optional(),
  INBOUND_MAIL_POSTMARK_SECRET_PREVIOUS: z.string().min(32, 'must be at least 32 characters').optional(),
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
  YOUTUBE_API_KEY: z.string().min(1).optional(),
  YOUTUBE_API_BASE: z.url({ protocol: /^https?$/ }).optional(),
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

export type Environment = z.infer<typeof environment>;
