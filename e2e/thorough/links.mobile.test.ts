import { expectAccessible } from '../support/axe.ts';
import { openHydrated, untilHydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';
import { agreeOnWork } from '../support/work.ts';

const TITLE = 'First haircut, brave face';
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

test('C13: a customer follows a creator’s link to a perk, staff redeem the code once, and both sides see what the link brought', async ({
  page,
  browser,
}) => {
  test.slow();
  const use = { ...test.info().project.use, reducedMotion: 'reduce' as const };
  const maker = await (
    await browser.newContext({ ...use, permissions: ['clipboard-read', 'clipboard-write'] })
  ).newPage();
  const { id, identifier } = await agreeOnWork(
    browser,
    { page, maker },
    { shop: 'uptown-chair', title: TITLE, name: 'Wren Adeyemi' },
  );

  await openHydrated(page, `/business/campaigns/${identifier}?tab=links`);
  await page.getByRole('button', { name: 'Change' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Where links lead' });
  await dialog.getByLabel('Links lead to').fill('http://uptown-chair.example');
  await dialog.getByLabel('What customers get').fill('A free hot towel');
  await dialog.getByRole('radio', { name: 'Once per customer' }).check();
  await dialog.getByRole('button', { name: 'Save' }).tap();
  await expect(dialog.getByText(/Enter the https:\/\/ address/)).toBeVisible();
  await dialog.getByLabel('Links lead to').fill('uptown-chair.example/book');
  await expectAccessible(page, 'the settings of links');
  await dialog.getByRole('button', { name: 'Save' }).tap();
  await expect(page.getByText('A free hot towel')).toBeVisible();
  await expectAccessible(page, 'the links of a campaign');

  await openHydrated(maker, `/creator/work/${id}`);
  const card = maker.getByRole('region', { name: 'Your link' });
  await card.getByRole('button', { name: 'Copy link' }).tap();
  await expect(card.getByRole('button', { name: 'Copied' })).toBeVisible();
  const url = await maker.evaluate(() => navigator.clipboard.readText());
  expect(url).toMatch(/\/go\/[a-z0-9]{7}$/);
  const [file] = await Promise.all([
    maker.waitForEvent('download'),
    card.getByRole('button', { name: 'PNG of the QR code of your link' }).tap(),
  ]);
  expect(file.suggestedFilename()).toBe('my-link.png');
  await expectAccessible(maker, 'work with a link');

  const visitor = await (await browser.newContext({ ...use, userAgent: PHONE })).newPage();
  await visitor.goto(url);
  await expect(visitor.getByRole('heading', { name: 'A free hot towel' })).toBeVisible();
  const code = (await visitor.locator('strong').textContent()) ?? '';
  await visitor.reload();
  await expect(visitor.locator('strong')).toHaveText(code);
  await expect(visitor.getByRole('link', { name: 'Visit uptown-chair.example' })).toHaveAttribute(
    'href',
    'https://uptown-chair.example/book',
  );
  await expectAccessible(visitor, 'what a customer gets');

  await page.getByRole('button', { name: 'Open menu' }).tap();
  await page.getByRole('link', { name: 'Counter', exact: true }).tap();
  await untilHydrated(page);
  await page.getByLabel('Code').fill(code.toLowerCase().replace('-', ' '));
  await page.getByRole('button', { name: 'Check code' }).tap();
  await expect(page.getByText('From Wren Adeyemi', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Redeem', exact: true }).tap();
  await expect(page.getByRole('heading', { name: 'Redeemed' })).toBeVisible();
  await expect(page.getByText('1 code redeemed')).toBeVisible();
  await expectAccessible(page, 'a code that was redeemed');
  await openHydrated(page, `/business/counter?code=${code}`);
  await expect(page.getByText(/^Already redeemed at/)).toBeVisible();
  await page.getByRole('button', { name: /^Undo/ }).tap();
  await expect(page.getByText('Nothing redeemed yet today.')).toBeVisible();
  await page.getByRole('button', { name: 'Check code' }).tap();
  await page.getByRole('button', { name: 'Redeem', exact: true }).tap();
  await expect(page.getByRole('heading', { name: 'Redeemed' })).toBeVisible();

  await visitor.reload();
  await expect(visitor.getByText(/^You used your code on/)).toBeVisible();
  await visitor.context().close();
  await openHydrated(maker, `/creator/work/${id}`);
  await expect(card).toContainText(/Taps\s*1\s*Codes redeemed\s*1/);
  await maker.context().close();
  await openHydrated(page, `/business/campaigns/${identifier}?tab=links`);
  await expect(page.getByRole('listitem').filter({ hasText: 'Wren Adeyemi' })).toContainText(
    /Taps\s*1\s*Redeemed\s*1/,
  );
});
