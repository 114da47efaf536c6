import { expectAccessible } from '../support/axe.ts';
import { openHydrated } from '../support/hydrated.ts';
import { signInAs } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { unpaidCampaign } from '../support/unpaid-campaign.ts';

test('a manager sees the amount and who can pay it, and nothing is wider than a small phone [BIZ-10]', async ({
  page,
}, { project }) => {
  await signInAs(page, 'manager');
  const { identifier } = await unpaidCampaign(page, `Shared loaves ${project.name}`);
  await openHydrated(page, `/business/campaigns/${identifier}/fund`);
  await expect(page.getByRole('heading', { name: /^Only .* can pay$/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Pay/ })).toHaveCount(0);
  await expectAccessible(page, 'a manager at the receipt');
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
