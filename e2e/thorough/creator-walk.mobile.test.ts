import type { Page } from '@playwright/test';
import { AGREEMENTS, fillAbout, goOn, photos } from '../support/apply.ts';
import { buttonIn, walkSignUp } from '../support/auth.ts';
import { openHydrated } from '../support/hydrated.ts';
import { linkMailedTo } from '../support/mail.ts';
import { approveApplicant } from '../support/makers.ts';
import { newEmail, signInOwnerOf } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { acceptApplicant } from '../support/work.ts';

test('a creator with 9,000 followers goes from an empty account to accepted work and its link, on a phone', async ({
  page,
  browser,
}) => {
  test.slow();
  await signUp(page);
  await apply(page);
  await approveApplicant(browser, page);
  await openHydrated(page, '/creator');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re in, Noor.');

  const owner = await (await browser.newContext()).newPage();
  await signInOwnerOf(owner, 'halyard-bikes');
  const { id, title } = await openCampaignOf(owner);
  await openHydrated(page, `/campaigns/${id}`);
  await page.getByRole('button', { name: /^Save/ }).first().tap();
  await page.getByLabel('Your pitch').fill('I live close by and film wheels every week.');
  await page.getByRole('checkbox', { name: /^I can deliver/ }).tap();
  await page.getByRole('button', { name: /^Apply for \$\d+/ }).tap();
  await expect
    .poll(async () => (await (await page.request.get('/api/own-applications')).json()).applications.length)
    .toBe(1);

  const work = await acceptApplicant(owner, page, id);
  await owner.context().close();
  await openHydrated(page, '/creator');
  await expect(page.getByRole('main')).toContainText(title);
  await page.getByRole('link', { name: 'Review contract' }).first().tap();
  await page.waitForURL(`/creator/work/${work}`);
  await page.getByRole('button', { name: 'Start work' }).tap();
  await expect(page.getByRole('heading', { name: /^Your turn/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your link' })).toContainText(/\/go\/[a-z0-9]{7}/);
});

async function signUp(page: Page): Promise<void> {
  const email = newEmail('noor');
  await openHydrated(page, '/');
  await page.getByRole('main').getByRole('link', { name: 'Find paid campaigns' }).first().tap();
  await page.waitForURL(/\/signup\?role=creator/);
  await walkSignUp(page, { email, role: 'creator', full_name: 'Noor Haddad' });
  await buttonIn(page, 'Create account').tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email');
  await openHydrated(page, await linkMailedTo(page.request, email, '/auth/verify'));
  await buttonIn(page, 'Verify my email').tap();
  await page.waitForURL('/apply');
}

async function apply(page: Page): Promise<void> {
  await fillAbout(page, `noor${Date.now() % 1e9}`);
  await goOn(page, 'channels');
  const instagram = page.getByRole('region', { name: 'Instagram' });
  await instagram.getByRole('button', { name: 'Enter handle instead' }).tap();
  await page.getByLabel('Handle on Instagram').fill('https://www.instagram.com/noor.eats/');
  await page.getByLabel('Followers').fill('9,000');
  await page.getByRole('button', { name: 'Add Instagram' }).tap();
  await expect(page.getByRole('main').getByText('@noor.eats').first()).toBeVisible();
  await goOn(page, 'portfolio');
  await page.getByLabel('Add work').setInputFiles(await photos());
  await goOn(page, 'prices');
  await page.getByLabel('Instagram Reel').fill('220');
  await goOn(page, 'check and send');
  await expect(page.getByRole('region', { name: 'Portfolio' }).getByRole('listitem')).toHaveCount(3);
  await expect(page.getByRole('region', { name: 'Channels' })).toContainText('9K followers');
  for (const name of AGREEMENTS) await page.getByRole('checkbox', { name }).check();
  await page.getByRole('button', { name: 'Send application' }).tap();
  await page.waitForURL('/apply/status');
}

/** A live campaign of the owner with a spot left. */
async function openCampaignOf(owner: Page): Promise<{ id: string; title: string }> {
  const { user } = await (await owner.request.get('/api/me')).json();
  const answer = await owner.request.get(`/api/businesses/${user.business.id}/campaigns`);
  const { campaigns } = await answer.json();
  return campaigns.find(
    ({ status, funded_slots, taken_slots }: { status: string; funded_slots: number; taken_slots: number }) =>
      status === 'live' && taken_slots < funded_slots,
  );
}
