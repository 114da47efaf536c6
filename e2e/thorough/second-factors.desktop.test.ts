import { submitSignIn } from '../support/auth.ts';
import { expectAccessible } from '../support/axe.ts';
import {
  addDevice,
  addPasskey,
  appWith,
  forgetSession,
  passPassword,
  saveRecoveryCodes,
  useRecoveryCode,
} from '../support/factors.ts';
import { openHydrated } from '../support/hydrated.ts';
import { DEMO_PASSWORD, newAccount, signIn } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const CREATOR = 'teo@marin.example';

test('a creator adds a passkey, signs in with it, loses it and recovers with a code; then the same with an app', async ({
  page,
}) => {
  const device = await addDevice(page);
  await signIn(page.request, CREATOR, DEMO_PASSWORD);
  await openHydrated(page, '/creator/settings');
  await addPasskey(page, 'Work laptop');
  const [first, second] = await saveRecoveryCodes(page);
  const passkeys = page.getByRole('list', { name: 'Passkeys' }).getByRole('listitem');
  await expect(passkeys).toContainText([/^Work laptop.*not used yet/]);

  await forgetSession(page);
  await openHydrated(page, '/login?returnTo=/creator/settings');
  const withPasskey = page.getByRole('main').getByRole('button', { name: 'Use a passkey' });
  await withPasskey.click();
  await expect(page).toHaveURL('/creator/settings');
  await expect(passkeys).toContainText([/last used/]);

  await forgetSession(page);
  await openHydrated(page, '/login');
  await submitSignIn(page.getByRole('main'), CREATOR, DEMO_PASSWORD);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm it’s you');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page).toHaveURL('/creator');

  await device.lose();
  await forgetSession(page);
  await openHydrated(page, '/login');
  await withPasskey.click();
  await expect(page.getByText('Canceled, or it took too long. Try again.')).toBeVisible();
  await expectAccessible(page, 'a passkey that was lost', 'main');
  await passPassword(page, CREATOR);
  await useRecoveryCode(page, first);
  await expect(page).toHaveURL('/creator');
  await passPassword(page, CREATOR);
  await useRecoveryCode(page, first);
  await expect(page.getByLabel('Recovery code')).toHaveAccessibleDescription(/wrong or was already used/);
  await expectAccessible(page, 'the second step', 'main');
  await page.getByLabel('Recovery code').fill(second ?? '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/creator');
  await openHydrated(page, '/creator/settings');
  await expect(page.getByText('8 codes left.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove Work laptop' }).click();
  await page.getByRole('button', { name: 'Remove passkey' }).click();
  await expect(passkeys).toHaveCount(0);

  await page.getByRole('button', { name: 'Add an app' }).click();
  const setup = page.getByRole('dialog', { name: 'Add an authenticator app' });
  await expectAccessible(page, 'setting up an app', '[role=dialog]');
  const codeOf = appWith((await setup.locator('code').textContent()) ?? '');
  await setup.getByRole('textbox', { name: 'Code' }).fill(codeOf(-1));
  await setup.getByRole('button', { name: 'Add app' }).click();
  const [third] = await saveRecoveryCodes(page);
  await passPassword(page, CREATOR);
  await page.getByLabel('Code').fill(codeOf(1));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/creator');
  await passPassword(page, CREATOR);
  await useRecoveryCode(page, third);
  await expect(page).toHaveURL('/creator');
  await openHydrated(page, '/creator/settings');
  await page.getByRole('button', { name: 'Remove authenticator app' }).click();
  await page.getByRole('button', { name: 'Remove app' }).click();
  await expect(page.getByRole('button', { name: 'Add an app' })).toBeVisible();
});

test('an admin confirms with a passkey before an account is suspended', async ({
  page,
  playwright,
  baseURL,
}) => {
  await addDevice(page);
  const theirs = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
  const { email } = await newAccount(theirs, 'business');
  await theirs.dispose();
  await signIn(page.request, 'grace@bizmeet.example', DEMO_PASSWORD);
  await openHydrated(page, '/admin/settings');
  await addPasskey(page, 'Office key');
  await saveRecoveryCodes(page);
  await expect(page.getByRole('list', { name: 'Passkeys' })).toContainText('Office key');

  await openHydrated(page, `/admin/users?q=${encodeURIComponent(email)}`);
  await page.getByRole('row', { name: new RegExp(email) }).click();
  const record = page.getByRole('dialog', { name: 'User' });
  await record.getByRole('button', { name: 'Suspend account' }).click();
  const question = page.getByRole('dialog', { name: /^Suspend / });
  await question.getByLabel('Reason').fill('Two shops reported the same stolen pictures.');
  // A confirmation lasts for ten minutes of real time, so that it has ended is said here. All else is the server's.
  const problem = { status: 403, code: 'confirmation_required', title: 'Confirm it’s you' };
  await page.route('**/api/accounts/*/suspension', (route) => route.fulfill({ status: 403, json: problem }), {
    times: 1,
  });
  await question.getByRole('button', { name: 'Suspend' }).click();
  const confirm = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await expectAccessible(page, 'confirming over another dialog', '[role=dialog]');
  const confirmed = page.waitForResponse('**/api/me/confirmations');
  await confirm.getByRole('button', { name: 'Use a passkey' }).press('Enter');
  expect((await confirmed).request().postDataJSON()).toMatchObject({ kind: 'passkey' });
  await expect(record.getByText('suspended the account').first()).toBeVisible();
  await expect(confirm).toBeHidden();
});
