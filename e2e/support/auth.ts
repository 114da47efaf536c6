import { expect, type Locator, type Page } from '@playwright/test';
import { openHydrated } from './hydrated.ts';
import { PASSWORD } from './people.ts';

export type Scope = Page | Locator;

export const emailIn = (scope: Scope) => scope.getByRole('textbox', { name: 'Email', exact: true });
export const passwordIn = (scope: Scope) => scope.getByRole('textbox', { name: 'Password', exact: true });
export const buttonIn = (scope: Scope, name: string | RegExp) =>
  scope.getByRole('button', { name, exact: typeof name === 'string' });

/** From the landing page, as a visitor goes: a dialog where there is room, else the page. */
export async function openSignIn(page: Page): Promise<Scope> {
  await openHydrated(page, '/');
  if (isNarrow(page)) {
    await buttonIn(page, 'Open menu').click();
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Sign In' }).click();
    await expect(page).toHaveURL('/login');
    return page.getByRole('main');
  }
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  const dialog = authDialog(page);
  await expect(emailIn(dialog)).toBeFocused();
  return dialog;
}

/** Follows a link to the sign-in from wherever one is. */
export async function followToSignIn(page: Page, link: Locator): Promise<Scope> {
  await link.click();
  if (!isNarrow(page)) return authDialog(page);
  await expect(page).toHaveURL(/\/login(\?|$)/);
  return page.getByRole('main');
}

/** Over the page one is at, or over one that is quickly drawn. */
export async function openSignUpDialog(page: Page): Promise<Locator> {
  if (page.url() === 'about:blank') await openHydrated(page, '/privacy-policy');
  await page.getByRole('banner').getByRole('link', { name: 'Sign Up' }).click();
  const dialog = authDialog(page);
  await expect(dialog.getByRole('textbox', { name: 'Full name' })).toBeFocused();
  return dialog;
}

export async function submitSignIn(scope: Scope, email: string, password: string): Promise<void> {
  await emailIn(scope).fill(email);
  await passwordIn(scope).fill(password);
  await buttonIn(scope, 'Sign In').click();
}

export type Typed = { email: string; role?: 'business' | 'creator'; full_name?: string; password?: string };

/** The one form of a wide screen. */
export async function fillSignUp(
  scope: Scope,
  { email, role = 'creator', full_name = 'Maya Okafor', password = PASSWORD }: Typed,
): Promise<void> {
  await chooseRole(scope, role);
  await scope.getByRole('textbox', { name: 'Full name' }).fill(full_name);
  await emailIn(scope).fill(email);
  await passwordIn(scope).fill(password);
  await scope.getByRole('checkbox').check();
}

/** The questions of a narrow one. */
export async function walkSignUp(
  page: Page,
  { email, role = 'business', full_name = 'Rosa Delgado', password = PASSWORD }: Typed,
): Promise<void> {
  await chooseRole(page, role);
  await goOn(page, 'What’s your name?');
  await page.getByRole('textbox', { name: 'Full name' }).fill(full_name);
  await emailIn(page).fill(email);
  await goOn(page, 'Choose a password.');
  await passwordIn(page).fill(password);
  await goOn(page, 'Review and sign up.');
  await page.getByRole('checkbox').check();
}

export const roleIn = (scope: Scope, role: 'business' | 'creator') =>
  scope.getByRole('radio', { name: role === 'business' ? /^Business Owner/ : /^Content Creator/ });

/** By its card: the radio itself is not to be seen. */
export async function chooseRole(scope: Scope, role: 'business' | 'creator'): Promise<void> {
  await words(scope, role === 'business' ? 'Business Owner' : 'Content Creator').click();
  await expect(roleIn(scope, role)).toBeChecked();
}

/** To the next question, whose title has the focus. */
export async function goOn(page: Page, title: string): Promise<void> {
  await buttonIn(page, /^Continue/).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
}

/** A toast is a dialog too, by its role. */
export const authDialog = (page: Page) =>
  page.getByRole('dialog', { name: /^(Create your account|Pick up where you left off\.|Check your email)$/ });

export const words = (scope: Scope, text: string) => scope.getByText(text, { exact: true });

export function isNarrow(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 1024;
}

/** All that a page keeps in the browser, as one text to look into. */
export function storedTexts(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie]));
}
