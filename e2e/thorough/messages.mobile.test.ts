import { expectAccessible } from '../support/axe.ts';
import { openHydrated } from '../support/hydrated.ts';
import { applyInTurn, findCampaign } from '../support/makers.ts';
import { PASSWORD, signIn, signInOwnerOf } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test('on a phone a creator writes first, and list, thread and job each fill the screen [MSG-01] [NAV-21]', async ({
  page,
  browser,
}) => {
  test.slow();
  const owner = await (await browser.newContext({ ...test.info().project.use })).newPage();
  await signInOwnerOf(owner, 'voula-sons');
  const { id } = await findCampaign(owner.request, 'Pick your fish, watch it cook');
  const [person] = await applyInTurn(browser, id, ['Odile Brun']);
  await signIn(page.request, person?.email ?? '', PASSWORD);

  await openHydrated(page, '/creator/applications');
  await page.getByRole('button', { name: /^Message / }).tap();
  await expect(page).toHaveURL(/\/creator\/messages\/[-0-9a-f]{36}$/);
  await expect(page.getByRole('navigation', { name: 'Tabs' })).toBeHidden();
  const field = page.getByRole('textbox', { name: /^Message / });
  await expect(field).toBeInViewport();
  await field.fill(`Which fish is it?${'\n'}${'unbroken'.repeat(40)}`);
  await field.press('Enter');
  await expect(field).toHaveValue(/unbroken\n$/);
  await page.getByRole('button', { name: 'Send' }).tap();
  const said = page.getByRole('region', { name: 'Messages' });
  await expect(said.getByText('Which fish is it?')).toBeVisible();
  await expect(page.locator('html')).toHaveJSProperty('scrollWidth', page.viewportSize()?.width);
  await expectAccessible(page, 'a conversation on a phone');

  await page.getByRole('button', { name: /Show job$/ }).tap();
  await expect(page.getByRole('link', { name: 'View campaign' })).toBeInViewport();
  await expect(page.getByText(/is reviewing your application/)).toBeVisible();
  await expect(field).toBeInViewport();
  await expectAccessible(page, 'the job on a phone');
  await page.getByRole('button', { name: /Hide job$/ }).tap();

  await openHydrated(owner, '/business');
  const tab = owner.getByRole('navigation', { name: 'Tabs' }).getByRole('link', { name: /^Messages/ });
  await expect(tab).toContainText('1 unread message');
  await tab.tap();
  await expect(owner.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
  await expectAccessible(owner, 'the list on a phone');
  await owner.getByRole('link', { name: /Odile Brun/ }).tap();
  await expect(owner.getByRole('heading', { level: 1, name: 'Odile Brun' })).toBeVisible();
  await owner.getByRole('textbox', { name: 'Message Odile Brun' }).fill('Sea bream, at noon.');
  await owner.getByRole('button', { name: 'Send' }).tap();
  await expect(
    owner.getByRole('region', { name: 'Messages' }).getByText('Sea bream, at noon.'),
  ).toBeVisible();
  await owner.getByRole('link', { name: 'Back to all messages' }).tap();
  await expect(owner.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
  await expect(tab).not.toContainText('unread');
  await owner.context().close();

  // The message arrives by itself, pushed or with the request that is made every half minute.
  await expect(said.getByText('Sea bream, at noon.')).toBeInViewport();
  await expect(page.getByRole('status').filter({ hasText: 'Sea bream, at noon.' })).toHaveCount(1);
});
