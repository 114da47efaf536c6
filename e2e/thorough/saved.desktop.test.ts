import { expectAccessible } from '../support/axe.ts';
import { openHydrated } from '../support/hydrated.ts';
import { newCreator } from '../support/makers.ts';
import { expect, test } from '../support/test.ts';

test('a creator saves a campaign, finds it under Saved, removes it and undoes that', async ({
  page,
  browser,
}) => {
  await newCreator(browser, page, 'Ilse Varga');
  // Of a business no other test acts for, so that it stays open while it is saved.
  await openHydrated(page, '/campaigns?q=foxed');
  const save = page.getByRole('button', { name: /^Save .+ for later$/ }).first();
  await save.press('Enter');
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  const title = ((await save.getAttribute('aria-label')) ?? '').replace(/^Save (.+) for later$/, '$1');

  const lists = page.getByRole('navigation', { name: 'Lists' });
  await lists.getByRole('link', { name: 'Saved' }).press('Enter');
  await expect(page).toHaveURL(/view=saved/);
  const saved = page.getByRole('region', { name: 'Saved campaigns' });
  await expect(saved.getByRole('heading', { name: title })).toBeVisible();
  await expectAccessible(page, 'what a creator saved');

  await saved.getByRole('button', { name: `Remove ${title} from saved` }).press('Enter');
  await expect(saved.getByText('Nothing saved yet')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(saved.getByRole('heading', { name: title })).toBeVisible();
  await page.reload();
  await expect(saved.getByRole('heading', { name: title })).toBeVisible();
});
