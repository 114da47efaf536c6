import type { Page } from '@playwright/test';
import { openAlive } from './support/alive.ts';
import { buttonIn, emailIn, isNarrow, openSignIn, passwordIn, submitSignIn, words } from './support/door.ts';
import { newAccount, newEmail, PASSWORD, signUp } from './support/people.ts';
import { expect, test } from './support/test.ts';

const SESSIONS = '**/api/auth/sessions';

test('signing in is one form, in a dialog or on a page, and leads home [AUTH-01] [AUTH-02] [AUTH-03] [ROUTE-42]', async ({
  page,
  request,
}) => {
  test.slow();
  const { email } = await newAccount(request, 'business');
  const door = await openSignIn(page);
  await expect(page).toHaveURL(isNarrow(page) ? '/login' : '/');
  await expect(door.locator('form')).toHaveCount(1);
  const visited = addressesOf(page);
  await submitSignIn(door, email, PASSWORD);
  await expect(page).toHaveURL('/onboarding');
  expect(visited).toContain('/auth/redirect');
});

test('nothing is sent before both fields hold something [VAL-09] [VAL-10]', async ({ page }) => {
  let count = 0;
  await page.route(SESSIONS, (route) => {
    count += 1;
    return route.abort();
  });
  await openAlive(page, '/login');
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

test('a wrong password and an unknown address are refused alike, and what was typed stays', async ({
  page,
  request,
}) => {
  test.slow();
  const known = await newAccount(request, 'creator');
  const door = await openSignIn(page);
  for (const email of [known.email, newEmail('nobody')]) {
    await submitSignIn(door, email, 'not the one I chose');
    await expect(door.getByRole('alert').filter({ hasText: 'Email or password is wrong.' })).toBeVisible();
    await expect(emailIn(door)).toHaveValue(email);
    await expect(passwordIn(door)).toBeFocused();
  }
  await submitSignIn(door, known.email, PASSWORD);
  await expect(page).toHaveURL('/apply');
});

test('an account whose email is not verified comes to the verification [AUTH-06]', async ({
  page,
  request,
}) => {
  const email = await signUp(request, 'creator');
  const door = await openSignIn(page);
  await submitSignIn(door, email, PASSWORD);
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await expect(page.getByText(`We sent a link to ${email}.`)).toBeVisible();
  await buttonIn(page, 'Wrong address?').click();
  await expect(emailIn(page)).toHaveValue(email);
});

test('no answer within 10 seconds is said to be one, and no sooner, in the dialog or on the page [ERR-07] [CONST-02] [CALL-09]', async ({
  page,
}) => {
  await page.clock.install();
  const door = await openSignIn(page);
  let asked = 0;
  await page.route(SESSIONS, () => {
    asked += 1;
  });
  await submitSignIn(door, newEmail('maya'), PASSWORD);
  await expect.poll(() => asked).toBe(1);
  const late = words(page, 'Sign in timed out. Please check your connection and try again.');
  const signIn = buttonIn(door, 'Sign In');
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 100));
  await page.clock.runFor(8000);
  await expect(signIn).toHaveAttribute('aria-busy', 'true');
  await expect(late).toBeHidden();
  await page.clock.runFor(2000);
  await page.clock.resume();
  await expect(late).toBeVisible();
  await expect(words(page, 'Connection Error')).toBeVisible();
  await expect(signIn).not.toHaveAttribute('aria-busy', 'true');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test.describe('without a network', () => {
  test.use({ expectedErrors: [/net::ERR_INTERNET_DISCONNECTED/] });

  test('a connection that fails says so, and the next try works [ERR-08]', async ({
    page,
    context,
    request,
  }) => {
    test.slow();
    const { email } = await newAccount(request, 'creator');
    await openAlive(page, '/login');
    await page.route(SESSIONS, (route) => route.abort('internetdisconnected'));
    await submitSignIn(page.getByRole('main'), email, PASSWORD);
    await expect(words(page, 'Connection Error')).toBeVisible();
    await page.unroute(SESSIONS);
    await buttonIn(page.getByRole('main'), 'Sign In').click();
    await expect(page).toHaveURL('/apply');
    expect((await context.cookies()).some(({ httpOnly }) => httpOnly)).toBe(true);
  });
});

test('a way back that was stored while signing up is gone after signing in, and the guard decides [STATE-10] [STATE-11] [ENT-80]', async ({
  page,
  request,
}) => {
  test.slow();
  const { email } = await newAccount(request, 'business');
  await openAlive(page, '/login');
  await page.evaluate(() => localStorage.setItem('postSignupRedirect', '/business/campaigns'));
  await submitSignIn(page.getByRole('main'), email, PASSWORD);
  await expect(page).toHaveURL('/onboarding');
  expect(await page.evaluate(() => localStorage.getItem('postSignupRedirect'))).toBeNull();
});

/** Every address the page has been at since. */
function addressesOf(page: Page): string[] {
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(new URL(frame.url()).pathname));
  return addresses;
}
