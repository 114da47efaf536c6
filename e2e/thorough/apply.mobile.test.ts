import { AGREEMENTS, expectSaved, fillAbout, goOn, photos, stepTitle } from '../support/apply.ts';
import { openHydrated } from '../support/hydrated.ts';
import { mailsTo } from '../support/mail.ts';
import { newMember } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test('a new creator goes from sign-up to a sent application on a phone [ROUTE-07] [ROUTE-09] [STATE-16] [STATE-17] [CALL-21] [CALL-22]', async ({
  page,
}) => {
  test.slow();
  const { email } = await newMember(page, 'creator');
  await openHydrated(page, '/apply');
  await expect(stepTitle(page)).toHaveText('Who is behind the camera?');
  await expect(page.getByLabel('Full name')).toHaveValue('Maya Okafor');
  await fillAbout(page, `maya${Date.now() % 1e9}`);
  await expectSaved(page);

  await goOn(page, 'channels');
  await expect(page).toHaveURL('/apply?step=channels');
  await expect(stepTitle(page)).toBeFocused();
  await page
    .getByRole('region', { name: 'Instagram' })
    .getByRole('button', { name: 'Enter handle instead' })
    .click();
  await page.getByLabel('Handle on Instagram').fill('mayaeatsbk');
  await page.getByRole('button', { name: 'Add Instagram' }).click();
  await expect(page.getByRole('main').getByText('@mayaeatsbk').first()).toBeVisible();

  await goOn(page, 'portfolio');
  await page.getByLabel('Add work').setInputFiles(await photos());
  // Uploads carry on behind the page.
  await goOn(page, 'prices');
  await page.getByLabel('Instagram Reel').fill('4');
  await goOn(page, 'check and send');
  await expect(page.getByLabel('Instagram Reel')).toHaveAccessibleDescription('Enter $5 or more');
  await page.getByLabel('Instagram Reel').fill('220');
  await goOn(page, 'check and send');
  await expect(page.getByRole('region', { name: 'Prices' })).toContainText('1 Instagram Reel$220');
  await expect(page.getByRole('region', { name: 'Portfolio' }).getByRole('listitem')).toHaveCount(3);

  const send = page.getByRole('button', { name: 'Send application' });
  await send.click();
  await expect(page.getByRole('alert')).toContainText('3 things left before you can send');
  for (const name of AGREEMENTS) await page.getByRole('checkbox', { name }).check();
  await send.click();
  await expect(page).toHaveURL('/apply/status');
  await expect(stepTitle(page)).toHaveText('Your application is with us.');
  await expect(page.getByRole('list', { name: 'What happens next' })).toContainText(
    /Until \w{3}, \w{3} \d+, 6\sp\.m\./,
  );
  await expect
    .poll(async () => (await mailsTo(page.request, email)).map(({ subject }) => subject))
    .toContain('We got your application');

  await openHydrated(page, '/apply?step=about');
  await expect(page).toHaveURL('/apply/status');
});
