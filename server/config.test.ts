import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { KnownFailure } from './known-failure.ts';

const PRODUCTION = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://app@db/bizmeet',
  APP_SECRET: 'a-secret-of-more-than-thirty-two-characters',
  APP_URL: 'https://bizmeet.example',
  SMTP_URL: 'smtp://mail.example:587',
};

it('needs nothing to run on embedded parts', () => {
  expect(readConfig({})).toMatchObject({
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
  expect(readConfig({ DATABASE_URL: '', PORT: '' })).toMatchObject({ database_url: undefined, port: 3000 });
});

it('refuses to run in production on the embedded database, the demo secret or the development mailbox', () => {
  const refusal = () => readConfig({ NODE_ENV: 'production' });
  expect(refusal).toThrow(/DATABASE_URL/);
  expect(refusal).toThrow(/APP_SECRET/);
  expect(refusal).toThrow(/SMTP_URL/);
});

it('refuses to read addresses inside in production', () => {
  const env = { ...PRODUCTION, OUTBOUND_ALLOWED_HOSTS: '127.0.0.1:4190, crumb.test:80' };
  expect(() => readConfig(env)).toThrow(/OUTBOUND_ALLOWED_HOSTS/);
  expect(readConfig({ ...env, ALLOW_EMBEDDED: '1' })).toMatchObject({
    outbound_allowed_hosts: ['127.0.0.1:4190', 'crumb.test:80'],
  });
});

it('refuses to run in production on sandbox payments until told so', () => {
  expect(() => readConfig(PRODUCTION)).toThrow(/PAYMENTS_PROVIDER=stripe/);
  expect(readConfig({ ...PRODUCTION, ALLOW_EMBEDDED: '1' })).toMatchObject({
    is_production: true,
    seeds_demo: false,
  });
});

describe('Stripe', () => {
  const STRIPE = {
    PAYMENTS_PROVIDER: 'stripe',
    STRIPE_SECRET_KEY: 'sk_live_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_ours',
    STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_theirs',
  };

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

  it('takes no test key in production until told so', () => {
    const env = { ...PRODUCTION, ...STRIPE, STRIPE_SECRET_KEY: 'sk_test_1' };
    expect(() => readConfig(env)).toThrow(/STRIPE_SECRET_KEY to be a live key/);
    expect(readConfig({ ...env, ALLOW_EMBEDDED: '1' }).stripe?.secret_key).toBe('sk_test_1');
  });
});
