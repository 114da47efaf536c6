import { buttonIn, emailIn, openSignIn, passwordIn, submitSignIn, words } from './support/auth.ts';
import { openHydrated } from './support/hydrated.ts';
import { newEmail, PASSWORD } from './support/people.ts';
import { expect, test } from './support/test.ts';

const SESSIONS = '**/api/auth/sessions';

test('nothing is sent before both fields are filled [VAL-09] [VAL-10]', async ({ page }) => {
  let count = 0;
  await page.route(SESSIONS, (route) => {
    count += 1;
    return route.abort();
  });
  await openHydrated(page, '/login');
  const signIn = buttonIn(page.getByRole('main'), 'Sign In');
  await signIn.click();
  await expect(emailIn(page)).toHaveAccessibleDescription('Email is required');
  await expect(emailIn(page)).toBeFocused();
  await expect(passwordIn(page)).toHaveAccessibleDescription('Password is required');
  await emailIn(page).fill('maya@okafor.example');
  await expect(emailIn(page)).toHaveAccessibleDescription('');
  await signIn.click();
  await expect(passwordIn(page)).toBeFocused();
  await emailIn(page).fill('');
  await passwordIn(page).fill(PASSWORD);
  await signIn.click();
  await expect(emailIn(page)).toBeFocused();
  expect(count).toBe(0);
});

test('no answer within 10 seconds shows the timeout, and not sooner, in the dialog or on the page [ERR-07] [CONST-02] [CALL-09]', async ({
  page,
}) => {
  await page.clock.install();
  const form = await openSignIn(page);
  let asked = 0;
  await page.route(SESSIONS, () => {
    asked += 1;
  });
  // So far ahead that it isn't past by then, however busy the machine is.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 3_600_000));
  await submitSignIn(form, newEmail('maya'), PASSWORD);
  await expect.poll(() => asked).toBe(1);
  const late = words(page, 'Sign in timed out. Please check your connection and try again.');
  const signIn = buttonIn(form, 'Sign In');
  await page.clock.runFor(9900);
  await expect(signIn).toHaveAttribute('aria-busy', 'true');
  await expect(late).toBeHidden();
  await page.clock.runFor(200);
  await page.clock.resume();
  await expect(late).toBeVisible();
  await expect(words(page, 'Connection Error')).toBeVisible();
  await expect(signIn).not.toHaveAttribute('aria-busy', 'true');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
