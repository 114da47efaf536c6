import type { Page } from '@playwright/test';
import { follow, isSameDocument } from '../support/follow.ts';
import { openHydrated } from '../support/hydrated.ts';
import { newMember, signIn, signInOwnerOf } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

async function pressSignOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^User menu/ }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
}

async function isSignedIn(page: Page): Promise<boolean> {
  return (await (await page.request.get('/api/me')).json()).user !== null;
}

async function fillSignIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

const LOCAL = {
  gone: ['sb-token', 'my-supabase-session', 'x-auth-y', 'authToken', 'pendingUserRole', 'postSignupRedirect'],
  kept: ['Supabase', 'a-sb-b', 'sidebar_state'],
};
const SESSION = {
  gone: ['sb-token', 'my-supabase-session', 'x-auth-y', 'authToken'],
  kept: ['a-sb-b', 'draft', 'pendingUserRole', 'postSignupRedirect'],
};

test('signing out leads home, says so and clears the account from the browser [NAV-06] [ADMIN-50] [ERR-15] [STATE-12] [STATE-13] [STATE-15] [CONST-25] [CONST-26] [CONST-27] [CONST-28] [CONST-29] [CONST-30] [CONST-31] [CONST-32] [CONST-33]', async ({
  page,
}) => {
  await signInOwnerOf(page, 'lucky-peony-bakery');
  await openHydrated(page, '/business');
  await page.evaluate(
    ([local, session]) => {
      for (const key of local) localStorage.setItem(key, '1');
      for (const key of session) sessionStorage.setItem(key, '1');
    },
    [
      [...LOCAL.gone, ...LOCAL.kept],
      [...SESSION.gone, ...SESSION.kept],
    ] as const,
  );
  await pressSignOut(page);
  await expect(page.getByText('Successfully logged out').last()).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  expect(await isSignedIn(page)).toBe(false);
  // The router keeps where pages were scrolled to.
  const keysOf = (store: 'localStorage' | 'sessionStorage') =>
    page.evaluate((name) => Object.keys(window[name]).filter((key) => !key.startsWith('tsr-')), store);
  expect((await keysOf('localStorage')).sort()).toEqual(LOCAL.kept);
  expect((await keysOf('sessionStorage')).sort()).toEqual(SESSION.kept);
  await page.goBack();
  await expect(page).toHaveURL('/login?intent=business');
  await expect(page.getByText(/needs? you$/)).toHaveCount(0);
});

test('the next account in the same tab sees nothing of the first [STATE-14]', async ({ page }) => {
  const first = await signInOwnerOf(page, 'ferry-slip-wine');
  await openHydrated(page, '/business/settings');
  await expect(page.getByText(first.email).first()).toBeVisible();
  await follow(page, '/business');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/needs? you/);
  await pressSignOut(page);
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  const next = { email: 'owner@short-pour-wine.example', password: first.password };
  await fillSignIn(page, next);
  await expect(page).toHaveURL('/business');
  await expect(page.getByRole('main')).toContainText('Short Pour Wine');
  await follow(page, '/business/settings');
  await expect(page.getByText(next.email).first()).toBeVisible();
  await expect(page.getByText(first.email)).toHaveCount(0);
  expect(await isSameDocument(page)).toBe(true);
});

test('other tabs notice: a member page closes, a public one turns into a visitor’s', async ({
  page,
  context,
}) => {
  await signInOwnerOf(page, 'night-heron');
  await openHydrated(page, '/business');
  const [inside, outside] = [await context.newPage(), await context.newPage()];
  await openHydrated(inside, '/business/settings');
  await openHydrated(outside, '/privacy-policy');
  await expect(outside.getByRole('button', { name: /^User menu/ })).toBeVisible();
  await pressSignOut(page);
  await expect(inside).toHaveURL('/login?intent=business');
  await expect(outside.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expect(outside).toHaveURL('/privacy-policy');
});

test('Back shows no member page, even before the home page has loaded', async ({ page }) => {
  await signInOwnerOf(page, 'low-light-yoga');
  await openHydrated(page, '/privacy-policy');
  await follow(page, '/business');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/needs? you/);
  const { promise: home, resolve: letHomeCome } = Promise.withResolvers<void>();
  await page.route('**/api/showcase', (route) => home.then(() => route.continue()));
  await pressSignOut(page);
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL('/login?intent=business');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/needs? you$/)).toHaveCount(0);
  letHomeCome();
});

test('a session that ended elsewhere redirects to sign-in at the next step, and back afterwards', async ({
  page,
  playwright,
  baseURL,
}) => {
  const owner = await signInOwnerOf(page, 'salon-marisol');
  await openHydrated(page, '/business');
  const elsewhere = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
  await signIn(elsewhere, owner.email, owner.password);
  await elsewhere.delete('/api/auth/sessions');
  await elsewhere.dispose();

  await follow(page, '/business/settings');
  await expect(page).toHaveURL('/login?intent=business');
  await expect(page.getByRole('button', { name: /^User menu/ })).toHaveCount(0);
  await fillSignIn(page, owner);
  await expect(page).toHaveURL('/business/settings');
  await expect(page.getByText(owner.email).first()).toBeVisible();
});

test.describe('when the server does not answer', () => {
  test.use({ expectedErrors: [/^Failed to sign out|net::ERR_FAILED/] });

  test('"Failed to log out" is shown and logged, the person stays signed in, and /logout signs out later [ADMIN-50] [ADMIN-51] [ERR-15] [ERR-16] [ERR-35]', async ({
    page,
  }) => {
    await signInOwnerOf(page, 'beryozka-baths');
    await openHydrated(page, '/business');
    await page.route('**/api/auth/sessions', (route) => route.abort());
    const logged = page.waitForEvent('console', {
      predicate: (message) => message.text().startsWith('Failed to sign out'),
    });
    await pressSignOut(page);
    await logged;
    await expect(page.getByText('Failed to log out').last()).toBeVisible();
    await expect(page).toHaveURL('/business');
    expect(await isSignedIn(page)).toBe(true);

    // The address alone does nothing: the page asks, and the server did not answer.
    expect((await page.request.get('/logout')).status()).toBe(200);
    expect(await isSignedIn(page)).toBe(true);
    await page.goto('/logout');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re still signed in.');
    await page.unroute('**/api/auth/sessions');
    await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL('/');
    expect(await isSignedIn(page)).toBe(false);
  });
});

test.describe('when the browser blocks its storage', () => {
  test.use({ expectedErrors: [/^Failed to (clear|use) the storage/] });

  test('storage that can’t be cleared is logged without a message [ERR-36]', async ({ page }) => {
    await newMember(page, 'business');
    await openHydrated(page, '/onboarding');
    await page.evaluate(() => {
      localStorage.setItem('sb-token', '1');
      Storage.prototype.removeItem = () => {
        throw new Error('This storage is shut');
      };
    });
    const logged = page.waitForEvent('console', {
      predicate: (message) => message.text().startsWith('Failed to clear the storage'),
    });
    await pressSignOut(page);
    await logged;
    await expect(page.getByText('Successfully logged out').last()).toBeVisible();
    await expect(page).toHaveURL('/');
    expect(await isSignedIn(page)).toBe(false);
  });
});
