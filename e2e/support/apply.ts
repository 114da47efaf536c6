import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect } from './test.ts';

/** The heading of the step the page is at. */
export function stepTitle(page: Page) {
  return page.getByRole('heading', { level: 1 });
}

/** Everything typed is kept. */
export async function expectSaved(page: Page): Promise<void> {
  await expect(page.getByRole('banner').getByText(/^Saved at \d/)).toBeVisible();
}

export async function fillAbout(page: Page, handle: string): Promise<void> {
  await page.getByLabel('Handle').fill(handle);
  await page.getByLabel('Bio').fill('Steam, hands and early mornings.');
  const neighborhood = page.getByRole('combobox', { name: 'Home neighborhood' });
  await neighborhood.fill('greenp');
  await page.getByRole('option', { name: 'Greenpoint, Brooklyn' }).click();
  await page.getByRole('button', { name: 'English', exact: true }).click();
  await page.getByRole('button', { name: 'Street food', exact: true }).click();
}

export async function goOn(page: Page, to: string): Promise<void> {
  await page
    .getByRole('button', { name: to === 'check and send' ? 'Review and send' : `Continue to ${to}` })
    .click();
}

/** Three small photos, none like the other. */
export async function photos(): Promise<{ name: string; mimeType: string; buffer: Buffer }[]> {
  return Promise.all(
    ['#c84a2e', '#0e5e4a', '#ffc629'].map(async (background, index) => ({
      name: `piece-${index + 1}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await sharp({ create: { width: 640, height: 800, channels: 3, background } })
        .jpeg()
        .toBuffer(),
    })),
  );
}

/** A whole application by the API, for tests that begin where it is sent. */
export async function writeApplication(page: Page): Promise<void> {
  const url = '/api/creator-application';
  const known = async () => (await (await page.request.get(url)).json()).profile;
  await page.request.post(url, { data: {} });
  const { neighborhoods } = await (await page.request.get('/api/neighborhoods')).json();
  const { id, version } = await known();
  await page.request.patch(url, {
    data: {
      version,
      handle: `maya.${id.slice(-12)}`,
      bio: 'Steam, hands and early mornings.',
      languages: ['en'],
      niches: ['food'],
      home_neighborhood_id: neighborhoods[0].id,
    },
  });
  const rates = [{ kind: 'instagram_reel', price_cents: 22_000 }];
  await page.request.put(`${url}/rates`, { data: { version: (await known()).version, rates } });
  for (const post of ['a', 'b', 'c']) {
    await page.request.post(`${url}/links`, { data: { url: `https://posts.example.invalid/${id}/${post}` } });
  }
}

export const AGREEMENTS = [/18 or older/, /label paid posts/, /This is my own work/];

/** The creator profile of the person who is signed in on the page. */
export async function ownProfile(page: Page) {
  return (await (await page.request.get('/api/creator-application')).json()).profile;
}
