import { film } from '#test/support/films.ts';
import { expectAccessible } from '../support/axe.ts';
import { openHydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';
import { agreeOnWork } from '../support/work.ts';

const TITLE = 'Lunch ramen in a 35-minute break';

test('on a phone a draft is sent and reviewed with the buttons at the bottom', async ({ page, browser }) => {
  test.slow();
  const maker = await (
    await browser.newContext({ ...test.info().project.use, reducedMotion: 'reduce' })
  ).newPage();
  const { id, identifier } = await agreeOnWork(
    browser,
    { page, maker },
    { shop: 'lantern-ladle', title: TITLE, name: 'Ivo Marsh' },
  );
  await openHydrated(maker, '/creator/applications?segment=accepted');
  await maker.getByRole('link', { name: TITLE }).tap();
  await maker.getByRole('button', { name: 'Start work' }).tap();
  await maker
    .getByLabel('Drop your file')
    .setInputFiles({ name: 'sundae.mp4', mimeType: 'video/mp4', buffer: film() });
  await expect(maker.getByRole('button', { name: 'Remove sundae.mp4' })).toBeVisible();
  await expectAccessible(maker, 'a version put together on a phone');
  await maker.getByRole('button', { name: 'Send version 1' }).tap();
  await expect(maker.getByText(/Then version 1 is approved automatically/)).toBeVisible();
  await expect(maker.locator('html')).toHaveJSProperty('scrollWidth', maker.viewportSize()?.width);
  await maker.context().close();

  await openHydrated(page, `/business/work/${id}`);
  await expect(page).toHaveURL(new RegExp(`/business/campaigns/${identifier}/work/${id}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ivo’s draft TikTok');
  await expect(page.getByRole('button', { name: 'Approve TikTok' })).toBeInViewport();
  await page.getByRole('button', { name: 'Mark line 1' }).tap();
  await page.getByLabel('What should change on line 1').fill('Say first that it is an ad.');
  await expectAccessible(page, 'a draft on a phone');
  await expect(page.locator('html')).toHaveJSProperty('scrollWidth', page.viewportSize()?.width);
  await page.getByRole('button', { name: 'Request 1 change' }).tap();
  await expect(page.getByText('Ivo has 3 days for version 2.')).toBeVisible();
});
