import { test as base, expect, type Page } from '@playwright/test';

/** Playwright's test, with pages that fail their test when the browser's console holds an error. */
export const test = base.extend<{ expectedErrors: RegExp[] }>({
  expectedErrors: [[], { option: true }],
  page: async ({ context, expectedErrors }, use) => {
    // Emptying the context left a page at the address of the program.
    const left = context.pages();
    const page = await context.newPage();
    await closeAll(left);
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(error.message));
    await use(page);
    // A context that is emptied with a page open loses its cache too, and every test would fetch all scripts again.
    await closeAll(context.pages());
    const surprises = errors.filter(
      (text) => ![ANSWERED_WITH_ERROR, ...expectedErrors].some((known) => known.test(text)),
    );
    expect(surprises).toEqual([]);
  },
});

export { expect };

async function closeAll(pages: readonly Page[]): Promise<void> {
  await Promise.all(pages.map((page) => page.close()));
}

/** The browser's console message when a test answers a call with an error on purpose. */
const ANSWERED_WITH_ERROR = /^Failed to load resource: the server responded with a status of/;
