import { openHydrated, untilHydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';

test('explains the product, with its data in the first response', async ({ request }) => {
  const html = await (await request.get('/')).text();
  expect(html).toContain('storefronts');
  expect(html).toContain('Crumb &amp; Co.');
  // Other journeys post more of them meanwhile.
  expect(html).toMatch(/1[2-9]\d(<!-- -->)? campaigns/);
});

test('the wordmark leads a visitor home, and a keyboard skips to the main content [NAV-01] [NAV-02] [NAV-25]', async ({
  page,
}) => {
  await openHydrated(page, '/privacy-policy');
  await page.getByRole('banner').getByRole('link', { name: 'Bizmeet' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('storefronts');
  await page.reload();
  await untilHydrated(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
});

test('sections that never change stay as the server sent them, and are drawn when a visitor comes from another page', async ({
  page,
}) => {
  const sections = [
    page.getByRole('region', { name: 'Where two lines meet.' }),
    page.getByRole('region', { name: 'Your corner shop, on everyone’s phone.' }),
    page.getByRole('region', { name: 'The whole deal, before you apply.' }),
  ];
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url());
  });
  const drawing = async () => {
    const texts = [...scripts].map(async (url) => (await page.request.get(url)).text());
    return (await Promise.all(texts)).filter((text) => /Where two lines meet|The whole deal,/.test(text));
  };
  await openHydrated(page, '/');
  for (const section of sections) await expect(section).toBeVisible();
  await sections[1]?.getByRole('link', { name: 'Post a campaign' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(scripts.size).toBeGreaterThan(2);
  expect(await drawing()).toEqual([]);
  await openHydrated(page, '/privacy-policy');
  await page.getByRole('banner').getByRole('link', { name: 'Bizmeet' }).click();
  for (const section of sections) await expect(section).toBeVisible();
  expect(await drawing()).not.toEqual([]);
});

test('reads as a document without scripts, and says what needs them', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('storefronts');
  await expect(page.locator('noscript p')).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
  await expect(page).toHaveURL('/terms-of-service');
  await context.close();
});

test('doesn’t scroll sideways at any width', async ({ page }) => {
  await page.goto('/');
  for (const width of [320, 390, 600, 768, 1024, 1440, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
    expect(overflow, `at ${width}`).toBeLessThanOrEqual(0);
  }
});
