import { pngPicture } from '#test/support/pictures.ts';
import { expectAccessible } from '../support/axe.ts';
import { openHydrated } from '../support/hydrated.ts';
import { signInAs, signInOwnerOf } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const TITLE = 'Things people leave inside books';

test('C13: a creator whose account isn’t connected enters numbers with a screenshot, and the business reads who said them', async ({
  page,
}) => {
  await signInAs(page, 'creator');
  const { collaborations } = await (await page.request.get('/api/me/collaborations?segment=open')).json();
  const { id, campaign_identifier } = collaborations.find(
    (one: { campaign_title: string }) => one.campaign_title === TITLE,
  );
  await openHydrated(page, `/creator/work/${id}`);
  await page.getByLabel('Link to the post').fill('https://www.instagram.com/reel/C8numbers/');
  await page.getByRole('button', { name: 'Send link' }).tap();

  const card = page.getByRole('article', { name: 'Numbers of 1 Instagram Reel' });
  await expect(card).toContainText('Connect Instagram, and we’ll read the numbers until');
  await expect(card.getByRole('link', { name: 'Connect Instagram' })).toHaveAttribute(
    'href',
    '/settings#social',
  );
  await card.getByRole('button', { name: 'Enter numbers' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Numbers of your Instagram Reel' });
  await dialog.getByLabel('Views').fill('12,400');
  await dialog.getByLabel('Likes (optional)').fill('12,401');
  await dialog.getByRole('button', { name: 'Save numbers' }).tap();
  await expect(dialog.getByText('Likes can’t be higher than views. Check both numbers.')).toBeVisible();
  await expect(dialog.getByText('Add a screenshot that shows the numbers.')).toBeVisible();
  await expectAccessible(page, 'the form for numbers');
  await dialog.getByLabel('Likes (optional)').fill('801');
  const screenshot = { name: 'insights.png', mimeType: 'image/png', buffer: await pngPicture(390, 844) };
  await dialog.getByLabel('Screenshot').setInputFiles(screenshot);
  await expect(dialog.getByText('insights.png')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save numbers' }).tap();
  await expect(dialog).toBeHidden();
  await expect(card).toContainText('12,400 views');
  await expect(card).toContainText(/Said by Maya, \w{3} \d+, with a screenshot/);
  await expectAccessible(page, 'the numbers a creator reads');

  await signInOwnerOf(page, 'foxed-pages');
  await openHydrated(page, `/business/campaigns/${campaign_identifier}/work/${id}`);
  await expect(card).toContainText('12,400 views');
  await expect(card).toContainText(/Said by Maya, \w{3} \d+, with a screenshot/);
  await expect(card.getByRole('button', { name: /numbers$/ })).toBeHidden();
  await card.getByRole('button', { name: 'View screenshot' }).tap();
  await expect(page.getByRole('dialog', { name: 'insights.png' }).getByRole('img')).toBeVisible();
  await expectAccessible(page, 'the screenshot a business reads');
});
