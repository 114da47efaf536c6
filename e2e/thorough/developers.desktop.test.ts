import { createServer, type IncomingHttpHeaders } from 'node:http';
import { expectAccessible } from '../support/axe.ts';
import { openHydrated } from '../support/hydrated.ts';
import { untilMailed } from '../support/mail.ts';
import { signInAs, signInOwnerOf } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

/** A program of this worker, at the address that the server under test may call. */
async function receiver(worker: number) {
  const port = Number(process.env.E2E_PORT ?? '3210') + 1 + worker;
  const received: Received[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      response.end('ok');
    });
  });
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  return { received, server, url: `http://crumb.localhost:${port}/hook` };
}

test('a shop creates an API key, uses it and revokes it', async ({ page, playwright, baseURL }) => {
  const { email } = await signInOwnerOf(page, 'strike-plate');
  await openHydrated(page, '/business/settings');
  await page.getByRole('link', { name: 'Open developers' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Developers');
  await expect(page.getByText('No API keys yet')).toBeVisible();
  await expectAccessible(page, 'the developers page');
  await page.getByRole('button', { name: 'Create API key' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create an API key' });
  await dialog.getByRole('button', { name: 'Create API key' }).click();
  await expect(dialog.getByText('Choose at least one scope')).toBeVisible();
  await dialog.getByLabel('Name').fill('Booking system');
  await dialog.getByLabel('profile:read').check();
  await expectAccessible(page, 'the dialog of a new API key');
  await dialog.getByRole('button', { name: 'Create API key' }).click();
  const shown = page.getByRole('dialog', { name: 'Copy your API key' });
  const key = (await shown.getByLabel('API key').textContent())?.trim() ?? '';
  expect(key).toMatch(/^bz_live_[\w-]{43}$/);
  await shown.getByRole('button', { name: 'I’ve saved it' }).click();
  await expect(page.getByText(key)).toHaveCount(0);
  await untilMailed(page.request, email, /new API key/);

  const program = await playwright.request.newContext({
    baseURL: baseURL ?? '',
    extraHTTPHeaders: { authorization: `Bearer ${key}` },
  });
  expect((await (await program.get('/api/me')).json()).user.email).toBe(email);
  expect((await (await program.get('/api/me/settings')).json()).code).toBe('key_not_allowed');
  await page.getByRole('button', { name: 'Revoke Booking system' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke key' }).click();
  await expect(page.getByText('Ended', { exact: true })).toBeVisible();
  expect((await program.get('/api/me')).status()).toBe(401);
  await program.dispose();
});

test('a creator adds a webhook, tries it and sends an event again', async ({ page }, { parallelIndex }) => {
  await signInAs(page, 'creator');
  const { received, server, url } = await receiver(parallelIndex);
  await openHydrated(page, '/developers');
  await page.getByRole('button', { name: 'Add webhook' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a webhook' });
  await dialog.getByLabel('URL').fill('https://192.168.0.1/hook');
  await dialog.getByLabel('work.approved').check();
  await dialog.getByRole('button', { name: 'Add webhook' }).click();
  const confirm = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await expect(dialog.getByText(/Enter a public address/).or(confirm)).toBeVisible();
  if (await confirm.isVisible()) {
    await confirm.getByLabel('Password', { exact: true }).fill('bizmeet-demo');
    await confirm.getByRole('button', { name: 'Confirm' }).click();
  }
  await expect(dialog.getByText(/Enter a public address/)).toBeVisible();
  await dialog.getByLabel('URL').fill(url);
  await dialog.getByRole('button', { name: 'Add webhook' }).click();
  const shown = page.getByRole('dialog', { name: 'Copy the signing secret' });
  await expect(shown.getByLabel('Signing secret')).toHaveText(/^whsec_/);
  await shown.getByRole('button', { name: 'I’ve saved it' }).click();

  await page.getByRole('button', { name: 'Send test event' }).click();
  const log = page.getByRole('list', { name: 'Log of the last 30 days' });
  await expect(log.getByText('Delivered')).toBeVisible({ timeout: 20_000 });
  await expectAccessible(page, 'the log of a webhook');
  await log.getByRole('button', { name: 'Send again' }).click();
  await expect.poll(() => received.length, { timeout: 20_000 }).toBe(2);
  const [first, second] = received;
  expect(first?.headers['webhook-id']).toBe(second?.headers['webhook-id']);
  expect(first?.headers['webhook-signature']).toMatch(/^v1,/);
  expect(first?.body).toBe(second?.body);

  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete webhook' }).click();
  await expect(page.getByText('No webhooks yet')).toBeVisible();
  server.closeAllConnections();
  server.close();
});
