import { expect, type Locator, type Page } from '@playwright/test';

/** The limits that browsers call Slow 3G. */
const SLOW_3G = { offline: false, latency: 2_000, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const FAST = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

/** Slows the page down. Returns how to make it fast again. */
export async function onSlowNetwork(page: Page): Promise<() => Promise<void>> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.enable');
  await browser.send('Network.emulateNetworkConditions', SLOW_3G);
  return async () => {
    await browser.send('Network.emulateNetworkConditions', FAST);
    await browser.detach();
  };
}

/** The addresses the page posts to from now on. */
export function countPosts(page: Page, address: RegExp): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && address.test(request.url())) sent.push(request.url());
  });
  return sent;
}

/** The server does what it was asked, but its answer is cut off. */
export async function loseAnswer(page: Page, path: string, act: () => Promise<void>): Promise<void> {
  const isLost = Promise.withResolvers<void>();
  await page.route(
    path,
    async (route) => {
      await route.fetch();
      await route.abort();
      isLost.resolve();
    },
    { times: 1 },
  );
  await act();
  await isLost.promise;
}

/** The button shows that it works, and hears no second press. */
export async function pressTwice(button: Locator): Promise<void> {
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await button.click({ force: true });
}
