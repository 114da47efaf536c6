import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { openHydrated } from '../support/hydrated.ts';
import { signInAs, signInOwnerOf } from '../support/people.ts';
import { picture } from '../support/pictures.ts';
import { expect, test } from '../support/test.ts';

const ALT = 'The reading chair beside the window';

test('creators see a shop’s photos on its campaign and in the list', async ({ page, browser }) => {
  await signInOwnerOf(page, 'foxed-pages');
  const campaign = await liveCampaign(page);
  await openHydrated(page, '/business/settings');
  const shop = page.getByRole('region', { name: 'Shop profile' });
  await page.getByLabel('Photo of the shop').setInputFiles(await picture('#2a7', 'front.jpg'));
  await expect(shop.getByRole('img', { name: 'Foxed Pages from the street' })).toBeVisible();
  await shop.getByLabel('Instagram').fill('two words');
  await page.getByRole('button', { name: 'Save Instagram' }).click();
  await expect(shop.getByLabel('Instagram')).toHaveAccessibleDescription(/Enter a handle or a link/);
  await shop.getByLabel('Instagram').fill('@foxedpages');
  await page.getByRole('button', { name: 'Save Instagram' }).click();
  await expect(shop.getByLabel('Instagram')).toHaveValue('instagram.com/foxedpages');

  await openHydrated(page, `/business/campaigns/${campaign.slug}/edit`);
  await page.getByRole('button', { name: 'Choose cover' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'front.jpg' }).click();
  await expectAccessible(page, 'choosing a cover', '[role="dialog"]');
  await page.getByRole('button', { name: 'Add picture', exact: true }).click();
  await expectLoaded(page.getByRole('list', { name: 'Cover' }).getByRole('img', { name: 'front.jpg' }));
  await page.getByLabel('Add pictures').setInputFiles(await picture('#a42', 'chair.jpg'));
  await page.getByRole('button', { name: 'Describe chair.jpg' }).click();
  await page.getByRole('dialog').getByLabel('Alt text').fill(ALT);
  await page.getByRole('button', { name: 'Save caption' }).click();
  await expect(page.getByRole('img', { name: ALT })).toBeVisible();
  await page.getByRole('button', { name: 'Preview' }).first().click();
  const preview = page.getByRole('dialog');
  await expect(preview.getByRole('img', { name: ALT })).toBeVisible();

  const creator = await (await browser.newContext()).newPage();
  await signInAs(creator, 'creator');
  await openHydrated(creator, `/campaigns/${campaign.id}`);
  const banner = creator.getByRole('img', { name: 'A photo of Foxed Pages' });
  await expectLoaded(banner);
  const example = creator.getByRole('list', { name: 'Example pictures' }).getByRole('img', { name: ALT });
  await expectLoaded(example);
  const link = creator.getByRole('link', { name: /^Instagram/ });
  await expect(link).toHaveAttribute('href', 'https://www.instagram.com/foxedpages');
  await expect(link).toHaveAttribute('rel', 'noopener nofollow');
  await expectAccessible(creator, 'a campaign with photos');
  await creator.getByRole('button', { name: `Open picture: ${ALT}` }).click();
  await expect(creator.getByRole('dialog').getByRole('img', { name: ALT })).toBeVisible();
  await creator.keyboard.press('Escape');

  await openHydrated(creator, `/campaigns?q=${encodeURIComponent(campaign.title)}`);
  const row = creator.getByRole('listitem').filter({ hasText: campaign.title });
  await expectLoaded(row.locator('img[srcset]'));
  await creator.context().close();
});

async function expectLoaded(image: ReturnType<Page['locator']>): Promise<void> {
  // A list that has just been read again draws its pictures anew.
  await expect(() => image.scrollIntoViewIfNeeded({ timeout: 5_000 })).toPass();
  await expect.poll(() => image.evaluate((node: HTMLImageElement) => node.naturalWidth)).toBeGreaterThan(100);
}

async function liveCampaign(page: Page): Promise<{ id: string; slug: string; title: string }> {
  const me = await (await page.request.get('/api/me')).json();
  const { campaigns } = await (
    await page.request.get(`/api/businesses/${me.user.business.id}/campaigns`)
  ).json();
  return campaigns.find(({ status }: { status: string }) => status === 'live');
}
