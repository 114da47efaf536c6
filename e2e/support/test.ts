import { test as base, expect } from '@playwright/test';

/** Playwright's test, with pages that fail their test when the browser's console holds an error. */
export const test = base.extend<{ expectedErrors: RegExp[] }>({
  expectedErrors: [[], { option: true }],
  page: async ({ page, expectedErrors }, use) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(error.message));
    await use(page);
    const surprises = errors.filter(
      (text) => ![ANSWERED_WITH_ERROR, ...expectedErrors].some((known) => known.test(text)),
    );
    expect(surprises).toEqual([]);
  },
});

export { expect };

/** The browser's console message when a test answers a call with an error on purpose. */
const ANSWERED_WITH_ERROR = /^Failed to load resource: the server responded with a status of/;
