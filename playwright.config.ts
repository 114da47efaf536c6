import { defineConfig } from '@playwright/test';

const PORT = process.env.E2E_PORT ?? '3210';
const BASE_URL = `http://localhost:${PORT}`;
const REPORT = process.env.E2E_REPORT ?? 'test-results/browser.json';
/** The output of a run is next to its report, so that two runs can go on at once. */
const ROOM = REPORT.replace(/\.json$/, '');
const DATA_DIR = `${ROOM}/data`;
/** Journeys wait for answers, mails and clocks most of the time, so two cores carry more than two, and those on the servers beside them. */
const WORKERS = 3;
/** Left out, the journeys run on the embedded database and on files of this machine. */
const { E2E_DATABASE_URL = '', E2E_S3_ENDPOINT = '', E2E_S3_BUCKET = '', E2E_S3_KEY = '' } = process.env;

/** Files named *.desktop.test.ts or *.mobile.test.ts run at that width only. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.test.ts',
  outputDir: `${ROOM}/failures`,
  forbidOnly: true,
  fullyParallel: true,
  retries: 0,
  workers: WORKERS,
  // For what never happens: on a busy machine all else comes late, and a test that waits for it costs nothing where it is quick.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: REPORT }]],
  use: {
    baseURL: BASE_URL,
    // The tests of a worker share a context that is emptied between them.
    reuseContext: true,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // Recording every journey takes as long as running it: ask for it where one fails.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: '**/*.mobile.test.ts',
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'mobile',
      testIgnore: '**/*.desktop.test.ts',
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
  ],
  webServer: {
    command: `rm -rf ${DATA_DIR} && exec node server/main.ts`,
    url: `${BASE_URL}/readyz`,
    env: {
      PORT,
      APP_URL: BASE_URL,
      DATA_DIR,
      SEED_DEMO: '1',
      DATABASE_URL: E2E_DATABASE_URL,
      SMTP_URL: '',
      MAIL_WEBHOOK_POSTMARK_SECRET: 'the-postmark-secret-of-the-journeys-00',
      S3_ENDPOINT: E2E_S3_ENDPOINT,
      S3_BUCKET: E2E_S3_BUCKET,
      S3_ACCESS_KEY_ID: E2E_S3_KEY,
      S3_SECRET_ACCESS_KEY: E2E_S3_KEY,
      S3_FORCE_PATH_STYLE: '1',
      // All workers ask from one address, faster than any person.
      REQUESTS_PER_MINUTE: '60000',
      SIGN_UPS_PER_HOUR: '60000',
      SIGN_INS_PER_HOUR: '60000',
      PASSWORD_COST: '14',
      // A busy machine must not turn tests away.
      BUSY_AFTER_MS: '0',
      DATABASE_WAIT_MS: '120000',
      // The websites that tests serve themselves, one a worker: see e2e/support/bakery.ts.
      OUTBOUND_ALLOWED_HOSTS: Array.from(
        { length: WORKERS },
        (_, worker) => `crumb.localhost:${Number(PORT) + 1 + worker}`,
      ).join(','),
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    timeout: 600_000,
  },
});
