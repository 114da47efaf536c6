import { chmod, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '#test/support/temporary-folder.ts';
import { readConfig } from './config.ts';
import { KnownFailure } from './known-failure.ts';

const APP_SECRET = 'a-secret-of-more-than-thirty-two-characters';
const FLAGS = [
  'ALLOW_EMBEDDED_DATABASE',
  'ALLOW_DEV_MAILBOX',
  'ALLOW_SANDBOX_PAYMENTS',
  'ALLOW_STRIPE_TEST_KEYS',
  'ALLOW_SOCIAL_SANDBOX',
];
const PRODUCTION = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://app@db/bizmeet',
  APP_SECRET,
  APP_URL: 'https://bizmeet.example',
  SMTP_URL: 'smtp://mail.example:587',
};

const LIVE_STRIPE = {
  PAYMENTS_PROVIDER: 'stripe',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_ours',
  STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_theirs',
};
const TEST_STRIPE = { ...LIVE_STRIPE, STRIPE_SECRET_KEY: 'sk_test_1' };

it('needs nothing to run on embedded parts', () => {
  expect(readConfig({ APP_SECRET })).toMatchObject({
    port: 3000,
    app_url: 'http://localhost:3000',
    data_dir: '.data',
    seeds_demo: true,
    is_production: false,
  });
});

it.each([
  [{ PORT: 'abc' }, /^PORT: /],
  [{ PORT: '70000' }, /^PORT: /],
  [{ DATABASE_URL: 'mysql://x' }, /^DATABASE_URL: must look like postgres:/],
  [{ DATABASE_URL: 'not a url' }, /^DATABASE_URL: must look like postgres:/],
  [{ APP_SECRET: 'short' }, /^APP_SECRET: must be at least 32 characters/],
  [{ SEED_DEMO: 'yes' }, /^SEED_DEMO: must be 0 or 1/],
  [{ PAYMENTS_PROVIDER: 'cash' }, /^PAYMENTS_PROVIDER: must be sandbox or stripe/],
  [{ STRIPE_SECRET_KEY: 'pk_live_1' }, /^STRIPE_SECRET_KEY: must begin with sk_live_/],
  [{ STRIPE_API_BASE: 'http://stripe.example' }, /^STRIPE_API_BASE: must begin with https/],
  [{ OUTBOUND_ALLOWED_HOSTS: 'http://10.0.0.1' }, /^OUTBOUND_ALLOWED_HOSTS: must be a list of host:port/],
])('says in one sentence what is wrong with %o', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(KnownFailure);
  expect(() => readConfig(env)).toThrow(sentence);
});

it('treats an empty setting as one that is not there', () => {
  expect(readConfig({ APP_SECRET, DATABASE_URL: '', PORT: '' })).toMatchObject({
    database_url: undefined,
    port: 3000,
  });
});

it('refuses to run in production on the embedded database or the development mailbox', () => {
  const refusal = () => readConfig({ NODE_ENV: 'production' });
  expect(refusal).toThrow(/DATABASE_URL/);
  expect(refusal).toThrow(/APP_URL/);
  expect(refusal).toThrow(/SMTP_URL/);
  expect(refusal).toThrow(/ALLOW_EMBEDDED_DATABASE=1, ALLOW_DEV_MAILBOX=1, ALLOW_SANDBOX_PAYMENTS=1/);
});

it('refuses to read addresses inside in production', () => {
  const env = { OUTBOUND_ALLOWED_HOSTS: '127.0.0.1:4190, crumb.test:80' };
  expect(() => readConfig({ ...PRODUCTION, ...env })).toThrow(/OUTBOUND_ALLOWED_HOSTS/);
  expect(readConfig({ APP_SECRET, ...env })).toMatchObject({
    outbound_allowed_hosts: ['127.0.0.1:4190', 'crumb.test:80'],
  });
});

it.each([
  [
    'ALLOW_EMBEDDED_DATABASE',
    { ...TEST_STRIPE, ALLOW_STRIPE_TEST_KEYS: '1', DATABASE_URL: '' },
    /DATABASE_URL/,
  ],
  ['ALLOW_DEV_MAILBOX', { ...TEST_STRIPE, ALLOW_STRIPE_TEST_KEYS: '1', SMTP_URL: '' }, /SMTP_URL/],
  ['ALLOW_SANDBOX_PAYMENTS', {}, /PAYMENTS_PROVIDER=stripe/],
  ['ALLOW_STRIPE_TEST_KEYS', TEST_STRIPE, /STRIPE_SECRET_KEY to be a live key/],
])('%s allows one demo part in production, and no other', (flag, env, refusal) => {
  const production = { ...PRODUCTION, ...env };
  expect(() => readConfig(production)).toThrow(refusal);
  const others = FLAGS.filter((name) => name !== flag).map((name) => [name, '1']);
  expect(() => readConfig({ ...production, ...Object.fromEntries(others) })).toThrow(refusal);
  expect(readConfig({ ...production, [flag]: '1' })).toMatchObject({
    is_production: true,
    seeds_demo: false,
  });
});

it('opens the sandbox of Instagram and TikTok in production only when told so', () => {
  const env = { ...PRODUCTION, ALLOW_SANDBOX_PAYMENTS: '1' };
  expect(readConfig(env).has_social_sandbox).toBe(false);
  expect(readConfig({ ...env, ALLOW_SOCIAL_SANDBOX: '1' }).has_social_sandbox).toBe(true);
});

it.each<[string, Record<string, string>]>([
  ['ALLOW_EMBEDDED_DATABASE', { DATABASE_URL: '' }],
  ['ALLOW_DEV_MAILBOX', { SMTP_URL: '' }],
  ['ALLOW_SANDBOX_PAYMENTS', { PAYMENTS_PROVIDER: 'sandbox' }],
  ['ALLOW_SOCIAL_SANDBOX', {}],
])('refuses %s beside a live Stripe key', (flag, env) => {
  expect(() => readConfig({ ...PRODUCTION, ...LIVE_STRIPE, ...env, [flag]: '1' })).toThrow(
    new RegExp(`^${flag} can't be set beside a live STRIPE_SECRET_KEY`),
  );
});

it('refuses the flag that used to allow everything, and names those that took its place', () => {
  for (const env of [{}, PRODUCTION]) {
    expect(() => readConfig({ ...env, ALLOW_EMBEDDED: '1' })).toThrow(/^ALLOW_EMBEDDED is gone/);
    for (const flag of FLAGS) {
      expect(() => readConfig({ ...env, ALLOW_EMBEDDED: '1' })).toThrow(new RegExp(flag));
    }
  }
  expect(readConfig({ APP_SECRET, ALLOW_EMBEDDED: '0' }).is_production).toBe(false);
});

it('shows the reference of the API in production only when told so', () => {
  expect(readConfig({ APP_SECRET }).has_api_docs).toBe(true);
  expect(readConfig({ ...PRODUCTION, ...LIVE_STRIPE }).has_api_docs).toBe(false);
  expect(readConfig({ ...PRODUCTION, ...LIVE_STRIPE, API_DOCS: '1' }).has_api_docs).toBe(true);
});

describe('the secret', () => {
  it('is made on the first start and kept, readable by its owner alone', async () => {
    const DATA_DIR = join(await temporaryFolder(), 'not-there-yet');
    const first = readConfig({ DATA_DIR }).app_secret;
    expect(first).toMatch(/^[\w-]{43}$/);
    expect(readConfig({ DATA_DIR }).app_secret).toBe(first);
    expect((await stat(join(DATA_DIR, 'app-secret'))).mode & 0o777).toBe(0o600);
    expect(await readdir(DATA_DIR)).toEqual(['app-secret']);
    expect(readConfig({ DATA_DIR: await temporaryFolder() }).app_secret).not.toBe(first);
  });

  it('is closed again where somebody opened it to others', async () => {
    const DATA_DIR = await temporaryFolder();
    const { app_secret } = readConfig({ DATA_DIR });
    await chmod(join(DATA_DIR, 'app-secret'), 0o644);
    expect(readConfig({ DATA_DIR }).app_secret).toBe(app_secret);
    expect((await stat(join(DATA_DIR, 'app-secret'))).mode & 0o777).toBe(0o600);
  });

  it('is never replaced because it is damaged or can’t be written', async () => {
    const DATA_DIR = await temporaryFolder();
    await writeFile(join(DATA_DIR, 'app-secret'), 'cut');
    expect(() => readConfig({ DATA_DIR })).toThrow(/is damaged/);
    expect(() => readConfig({ DATA_DIR: join(DATA_DIR, 'app-secret') })).toThrow(
      /can’t be written|can't be read/,
    );
  });

  it('is kept for the embedded database in production too, and has to be set for any other', async () => {
    const DATA_DIR = await temporaryFolder();
    const env = { ...PRODUCTION, APP_SECRET: '', ALLOW_SANDBOX_PAYMENTS: '1', DATA_DIR };
    expect(() => readConfig(env)).toThrow(/^NODE_ENV=production needs APP_SECRET/);
    expect(await readdir(DATA_DIR)).toEqual([]);
    const embedded = { ...env, DATABASE_URL: '', ALLOW_EMBEDDED_DATABASE: '1' };
    expect(readConfig(embedded).app_secret).toMatch(/^[\w-]{43}$/);
  });
});

describe('Stripe', () => {
  const STRIPE = { APP_SECRET, ...LIVE_STRIPE };

  it('takes the money once its key and both secrets are there', () => {
    expect(
      readConfig({ ...PRODUCTION, ...STRIPE, STRIPE_WEBHOOK_SECRET_PREVIOUS: 'whsec_old' }).stripe,
    ).toEqual({
      secret_key: 'sk_live_1',
      webhook_secrets: ['whsec_ours', 'whsec_theirs', 'whsec_old'],
      api_base: undefined,
    });
    expect(readConfig({ ...STRIPE, PAYMENTS_PROVIDER: 'sandbox' }).stripe).toBeNull();
  });

  it.each(['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_CONNECT_WEBHOOK_SECRET'])(
    'does not begin without %s',
    (name) => {
      expect(() => readConfig({ ...STRIPE, [name]: '' })).toThrow(/^PAYMENTS_PROVIDER=stripe needs/);
    },
  );
});
