import { defineConfig } from '@playwright/test';

const PORT = process.env.E2E_PORT ?? '3210';
const BASE_URL = `http://127.0.0.1:${PORT}`;
const DATA_DIR = 'test-results/data';

/** Files named *.desktop.test.ts or *.mobile.test.ts run at that width only. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.test.ts',
  outputDir: 'test-results/browser',
  forbidOnly: true,
  fullyParallel: true,
  retries: 0,
  workers: 2,
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    baseURL: BASE_URL,
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
      use: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
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
      DATABASE_URL: '',
      SMTP_URL: '',
      // Both workers ask from one address, faster than any person.
      REQUESTS_PER_MINUTE: '60000',
      SIGN_UPS_PER_HOUR: '60000',
      SIGN_INS_PER_HOUR: '60000',
      PASSWORD_COST: '14',
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    timeout: 60_000,
  },
});
