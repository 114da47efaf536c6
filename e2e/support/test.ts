import { test as base, expect } from '@playwright/test';

/** Playwright's test, with pages that fail their test when the browser's console holds an error. */
export const test = base.extend({
  page: async ({ page }, use) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(error.message));
    await use(page);
    expect(errors.filter((text) => !text.startsWith(EXPECTED_FAILURE))).toEqual([]);
  },
});

export { expect };

/** What the browser writes when a test answers a call with an error on purpose. */
const EXPECTED_FAILURE = 'Failed to load resource: the server responded with a status of';
