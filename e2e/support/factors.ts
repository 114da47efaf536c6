import type { Page } from '@playwright/test';
import { codeAt, stepAt } from '#server/areas/accounts/factors/commands/totp.ts';
import { openHydrated } from './hydrated.ts';
import { DEMO_PASSWORD } from './people.ts';
import { expect } from './test.ts';

/** A device with a fingerprint reader that always says yes. Passkeys belong to a host name, so these pages are opened at localhost. */
export async function addDevice(page: Page): Promise<{ lose(): Promise<void> }> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  return {
    // Left without what it held, as after a reset: a browser without any device would wait for one to be plugged in.
    lose: async () => void (await browser.send('WebAuthn.clearCredentials', { authenticatorId })),
  };
}

export async function addPasskey(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const question = page.getByRole('dialog', { name: 'Add a passkey' });
  await question.getByLabel('Name').fill(name);
  await question.getByRole('button', { name: 'Add passkey' }).click();
}

/** Reads the codes that are shown once, and closes them. */
export async function saveRecoveryCodes(page: Page): Promise<string[]> {
  const shown = page.getByRole('dialog', { name: 'Save your recovery codes' });
  const codes = shown.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const texts = await codes.allTextContents();
  await shown.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(shown).toBeHidden();
  return texts;
}

/** As in another browser. The page is left first, so that it asks for nothing in between. */
export async function forgetSession(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies();
}

/** Signed out, and then past the password: what is asked for next is the second step. */
export async function passPassword(page: Page, email: string): Promise<void> {
  await forgetSession(page);
  const answer = await page.request.post('/api/auth/sessions', { data: { email, password: DEMO_PASSWORD } });
  expect((await answer.json()).code).toBe('second_step_required');
  await openHydrated(page, '/auth/second-step');
}

export async function useRecoveryCode(page: Page, code: string | undefined): Promise<void> {
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(code ?? '');
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** An app that holds the key a page shows. Each code works once: the next one is a step later. */
export function appWith(key: string): (stepsFromNow: number) => string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...key.replaceAll(' ', '')]
    .map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const secret = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  return (stepsFromNow) => codeAt(secret, stepAt(new Date()) + stepsFromNow);
}
