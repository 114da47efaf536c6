import { openHydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';

test('an unknown path leads home with a 302, and so does "Go home" [ROUTE-34] [UI-03]', async ({
  page,
  request,
}) => {
  for (const path of ['/no-such-page', '/campaigns/x/y/z', '/.env', '/_serverFn/abc', '/wp-login.php']) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(302);
    expect(answer.headers().location).toBe('/');
  }
  await page.goto('/no-such-page');
  await expect(page).toHaveURL('/');
  await openHydrated(page, '/dev/ui');
  await page.getByRole('link', { name: 'Go home' }).first().click();
  await expect(page).toHaveURL('/');
});

test('public pages open without an account [ROUTE-01] [ROUTE-28] [ROUTE-29] [ROUTE-31] [ROUTE-32]', async ({
  page,
}) => {
  for (const [path, title] of [
    ['/privacy-policy', 'Privacy Policy - Bizmeet'],
    ['/terms-of-service', 'Terms of Service - Bizmeet'],
    ['/login', 'Sign In - Bizmeet'],
    ['/signup', 'Sign Up - Bizmeet'],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('the landing page has a title and description for search engines and social cards, and its styles are cached permanently and sent compressed', async ({
  page,
  request,
}) => {
  await page.goto('/');
  for (const property of ['og:title', 'og:description', 'og:url', 'og:image']) {
    await expect(page.locator(`meta[property="${property}"]`)).toHaveAttribute('content', /.+/);
  }
  const image = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect((await request.get(new URL(image ?? '').pathname)).headers()['content-type']).toBe('image/png');
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
  const href = await page.locator('link[rel="stylesheet"]').first().getAttribute('href');
  const answer = await request.get(href ?? '', { headers: { 'accept-encoding': 'br' } });
  expect(answer.headers()).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
  });
});

test('icons, manifest, robots.txt and sitemap exist', async ({ request }) => {
  for (const [path, type] of [
    ['/favicon.ico', /icon/],
    ['/icon.svg', /svg/],
    ['/apple-touch-icon.png', /png/],
    ['/manifest.webmanifest', /json|manifest/],
    ['/robots.txt', /text\/plain/],
    ['/sitemap.xml', /xml/],
  ] as const) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()['content-type'], path).toMatch(type);
  }
});

test.describe('when the data fails to load', () => {
  test.use({ expectedErrors: [/internal_error/] });

  test('a failing page shows the error screen with a reference, and Try again works [UI-01] [UI-02]', async ({
    page,
  }) => {
    await openHydrated(page, '/privacy-policy');
    await page.route('**/api/showcase', (route) =>
      route.fulfill({ status: 500, json: { code: 'internal_error', request_id: 'abc-123' } }),
    );
    await page.getByRole('banner').getByRole('link', { name: 'Bizmeet' }).click();
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    await expect(page.getByText('abc-123')).toBeVisible();
    await page.unroute('**/api/showcase');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('storefronts');
  });
});

test('the API describes itself', async ({ page, request }) => {
  const document = await (await request.get('/api/openapi.json')).json();
  expect(Object.keys(document.paths)).toContain('/api/campaign-count');
  await page.goto('/api/docs');
  await expect(page.getByText('Bizmeet API').first()).toBeVisible();
});

test('the campaign count matches the published campaigns [CALL-58]', async ({ request }) => {
  const { campaign_count } = await (await request.get('/api/campaign-count')).json();
  expect(campaign_count).toBeGreaterThanOrEqual(128);
});
