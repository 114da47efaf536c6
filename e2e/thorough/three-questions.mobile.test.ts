import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { openHydrated } from '../support/hydrated.ts';
import { newMember, signInAs, signInOwnerOf } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const MOST_PRESSES = 9;
const MOST_TYPED = 40;

/** Counts what a thumb does. */
function counted(page: Page) {
  const count = { presses: 0, typed: 0 };
  return {
    count,
    async press(target: Locator) {
      count.presses += 1;
      await target.tap();
    },
    async type(text: string) {
      count.typed += text.length;
      await page.keyboard.type(text);
    },
  };
}

test('an owner with $900 for 3 creators gets from the dashboard to the checkout in 9 presses, and pays $900.00', async ({
  page,
}) => {
  await signInOwnerOf(page, 'stoop-flowers');
  await openHydrated(page, '/business');
  const thumb = counted(page);
  await thumb.press(page.getByRole('link', { name: 'Post a campaign' }).locator('visible=true').first());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What should creators make?');
  await expectAccessible(page, 'the first question');
  await thumb.press(page.getByRole('button', { name: 'Start with this package, Reel and stories' }));
  await expect(page.getByLabel('Total budget')).toBeFocused();
  await thumb.type('900');
  const receipt = page.getByRole('region', { name: 'Your cost' });
  await expect(receipt).toContainText('3 spots × $272.73');
  await expect(receipt).toContainText('$818.19');
  await expect(receipt).toContainText('$81.81');
  await expect(receipt).toContainText('$900.00');
  await expectAccessible(page, 'the second question');
  await expectFits(page);
  await thumb.press(page.getByRole('button', { name: 'Continue' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('When and where?');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByLabel('Applications close')).not.toHaveValue('');
  await expectAccessible(page, 'the third question');
  await expectFits(page);
  await thumb.press(page.getByRole('button', { name: 'See preview' }));
  await page.waitForURL(/\/business\/campaigns\/[0-9a-f-]{36}\/edit$/);
  const card = page.getByRole('article', { name: 'Creator preview' }).locator('visible=true');
  await expect(card.getByRole('heading')).toHaveText('Film our flowers at Stoop Flowers');
  await expect(page.getByLabel('What to make')).toHaveValue(/Come by and film our flowers\./);
  await expectAccessible(page, 'the preview');
  await thumb.press(page.getByRole('button', { name: 'Review and pay' }).locator('visible=true'));
  await thumb.press(page.getByRole('checkbox', { name: /I agree that the money is held/ }));
  await thumb.press(page.getByRole('button', { name: 'Pay $900.00' }));
  await expect(page.getByRole('heading', { name: 'Pay $900.00 to Bizmeet' })).toBeVisible();
  expect(thumb.count.presses).toBeLessThanOrEqual(MOST_PRESSES);
  expect(thumb.count.typed).toBeLessThanOrEqual(MOST_TYPED);
});

/** Nothing is wider than a small phone. */
async function expectFits(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.setViewportSize({ width: 390, height: 844 });
}

test('a new shop without a website says what it wants, fixes what it mistyped, and goes back without losing an answer', async ({
  page,
}) => {
  await newMember(page, 'business');
  const business = { business_name: 'Halfmoon Bagels', industry: 'bakery' };
  await page.request.put('/api/onboarding/business', { data: business });
  await page.request.patch('/api/onboarding', { data: { goals: ['reviews'] } });
  const { neighborhoods } = await (await page.request.get('/api/neighborhoods')).json();
  const greenpoint = neighborhoods.find((one: { slug: string }) => one.slug === 'greenpoint');
  const { id: neighborhood_id, latitude, longitude } = greenpoint;
  const data = { address: '1 Nassau Avenue', zip: '11222', neighborhood_id, latitude, longitude };
  const placed = await page.request.put('/api/onboarding/location', { data });
  expect(placed.ok(), await placed.text()).toBe(true);
  expect((await page.request.post('/api/onboarding/completion')).ok()).toBe(true);

  await openHydrated(page, '/business/campaigns/new');
  const first = page.getByRole('region', { name: 'Content packages' }).getByRole('listitem').first();
  await expect(first).toContainText('Fits your goals');
  await page.getByRole('button', { name: 'Start with this package, TikTok visit' }).tap();
  const [total, creators] = [page.getByLabel('Total budget'), page.getByLabel('Creators')];
  const next = page.getByRole('button', { name: 'Continue' });
  await next.tap();
  await expect(total).toHaveAccessibleDescription('Enter your budget, such as 900');
  await expect(total).toBeFocused();
  for (const [typed, many, field, words] of [
    ['lots', '3', total, 'Enter dollars, such as 900'],
    ['0', '3', total, 'The smallest budget is $5.50: one creator at $5.00, plus our fee.'],
    ['1', '1', total, 'The smallest budget is $5.50: one creator at $5.00, plus our fee.'],
    ['60', '20', creators, 'With $60.00 you can pay up to 10 creators. Each payout must be at least $5.00.'],
    ['900', '51', creators, 'A campaign can have up to 50 creators.'],
    ['900', '', creators, 'Enter a number from 1 to 50'],
  ] as const) {
    await total.fill(typed);
    await creators.fill(many);
    await next.tap();
    await expect(field).toHaveAccessibleDescription(words);
    await expect(page.getByRole('region', { name: 'Your cost' })).toHaveCount(0);
  }
  await expectAccessible(page, 'a mistyped budget');
  await creators.fill('4');
  await next.tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('When and where?');
  await page.getByRole('radio', { name: 'Remote' }).check();
  await page.goBack();
  await expect(total).toHaveValue('900');
  await expect(creators).toHaveValue('4');
  await page.reload();
  await expect(total).toHaveValue('900');
  await next.tap();
  await expect(page.getByRole('radio', { name: 'Remote' })).toBeChecked();
  await page.getByLabel('Applications close').fill('2020-01-01');
  await page.getByRole('button', { name: 'See preview' }).tap();
  await expect(page.getByLabel('Applications close')).toHaveAccessibleDescription(
    'Pick a date in the future',
  );
  await page.getByLabel('Applications close').fill(inDays(20));
  await page.getByRole('button', { name: 'See preview' }).tap();
  await page.waitForURL(/\/edit$/);
  await expect(page.getByLabel('Title')).toHaveValue('An honest look at Halfmoon Bagels');
  await expect(page.getByText('$899.96').locator('visible=true').first()).toBeVisible();

  // From the preview back to the budget: the same draft gets the new price, and keeps what was written.
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await page.getByLabel('Title').fill('Bagels, honestly');
  await saved;
  const draft = page.url();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('When and where?');
  await page.goBack();
  await creators.fill('2');
  await next.tap();
  await page.getByRole('button', { name: 'See preview' }).tap();
  await page.waitForURL(draft);
  await expect(page.getByLabel('Title')).toHaveValue('Bagels, honestly');
  await expect(page.getByLabel('Payout per creator')).toHaveValue('409.09');
});

function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

test('a manager starts from a template of the team, and the owner is the one to pay', async ({ page }) => {
  await signInAs(page, 'manager');
  await openHydrated(page, '/business/campaigns/new');
  await expectAccessible(page, 'templates');
  await page.getByRole('button', { name: 'Use template A loaf, explained' }).tap();
  await expect(page.getByLabel('Total budget')).toHaveValue('726');
  await expect(page.getByLabel('Creators')).toHaveValue('3');
  await page.getByRole('button', { name: 'Continue' }).tap();
  await page.getByRole('button', { name: 'See preview' }).tap();
  await page.waitForURL(/\/edit$/);
  await expect(page.getByLabel('Title')).toHaveValue('The rye nobody orders, explained');
  await page.getByRole('button', { name: 'Review and pay' }).locator('visible=true').tap();
  await expect(page.getByRole('heading', { name: /^Only .* can pay$/ })).toBeVisible();
});

test.describe('without a connection', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|^Failed to/] });

  test('the answers stay, and one draft is made once it is back', async ({ page }) => {
    await signInOwnerOf(page, 'fern-radiator');
    await openHydrated(page, '/business/campaigns/new');
    await page.getByRole('button', { name: 'Start with this package, One good reel' }).tap();
    await page.getByLabel('Total budget').fill('$1,000');
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Continue' }).tap();
    const preview = page.getByRole('button', { name: 'See preview' });
    await expect(preview).toBeVisible();
    await preview.tap();
    await expect(page.getByText('Couldn’t make a draft')).toBeVisible();
    await page.context().setOffline(false);
    await preview.tap();
    await page.waitForURL(/\/edit$/);
    await expect(page.getByLabel('Payout per creator')).toHaveValue('303.03');
  });
});

test('a campaign is saved as a template, renamed and deleted', async ({ page }) => {
  await signInOwnerOf(page, 'thimble-ash');
  const name = 'Hem and hope';
  await openHydrated(page, '/business/campaigns');
  await page
    .getByRole('button', { name: /^Actions for / })
    .first()
    .tap();
  await page.getByRole('menuitem', { name: 'Save as template' }).tap();
  const saving = page.getByRole('dialog', { name: 'Save as template' });
  await saving.getByLabel('Name').fill(name);
  await expectAccessible(page, 'saving a template', '[role="dialog"]');
  await saving.getByRole('button', { name: 'Save template' }).tap();
  await expect(page.getByText('Template saved.', { exact: false })).toBeVisible();

  await openHydrated(page, '/business/campaigns/new');
  await page.getByRole('button', { name: `Actions for ${name}` }).tap();
  await page.getByRole('menuitem', { name: 'Rename' }).tap();
  const renaming = page.getByRole('dialog', { name: 'Rename template' });
  await renaming.getByLabel('Name').fill('Hem week');
  await renaming.getByRole('button', { name: 'Rename' }).tap();
  await expect(page.getByRole('heading', { name: 'Hem week' })).toBeVisible();
  await page.getByRole('button', { name: 'Actions for Hem week' }).tap();
  await page.getByRole('menuitem', { name: 'Delete' }).tap();
  await page
    .getByRole('dialog', { name: 'Delete Hem week?' })
    .getByRole('button', { name: 'Delete template' })
    .tap();
  await expect(page.getByRole('heading', { name: 'Hem week' })).toHaveCount(0);
});
