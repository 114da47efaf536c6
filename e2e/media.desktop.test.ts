import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { addTile, gallery, names, openGallery } from './support/gallery.ts';
import { picture } from './support/pictures.ts';
import { expect, test } from './support/test.ts';

const BY_PATH = '/api/media/by-path?';

async function addPictures(page: Page, ...files: Awaited<ReturnType<typeof picture>>[]): Promise<void> {
  const before = await names(page).count();
  await addTile(page).setInputFiles(files);
  await expect(names(page)).toHaveCount(before + files.length);
}

async function choose(page: Page, name: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `Options for ${name}` }).press('Enter');
  await page.getByRole('menuitem', { name: item }).press('Enter');
}

test('a picture is uploaded, listed and shown [BIZ-15] [PROD-19] [ERR-17] [MEDIA-06] [MEDIA-08] [VAL-21]', async ({
  page,
}) => {
  await openGallery(page, 'sherpa-steam');
  await expectAccessible(page, 'an empty gallery');
  const isSent = page.waitForEvent('requestfinished', (request) => request.method() === 'PATCH');
  const isLookedUp = page.waitForEvent('requestfinished', (request) => request.url().includes(BY_PATH));
  await addTile(page).setInputFiles(await picture('#c43', 'Café  Wíndow!.JPG'));
  const [sent, lookUp] = await Promise.all([isSent, isLookedUp]);
  // The page's own clock isn't adjusted between two requests, as the system's may be.
  const waited = await page.evaluate(
    ([sentTo, lookedUpAt]) => {
      const timing = (url: string) => performance.getEntriesByName(url)[0] as PerformanceResourceTiming;
      return timing(lookedUpAt).startTime - timing(sentTo).responseEnd;
    },
    [sent.url(), lookUp.url()] as const,
  );
  expect(waited).toBeGreaterThan(990);
  const asked = new URL(lookUp.url());
  expect(asked.searchParams.get('bucket_name')).toBe('business_media');
  expect(asked.searchParams.get('file_path')).toMatch(/^[0-9a-f-]{36}\/gallery\/\d{13}_cafe-window-\.jpg$/);
  await expect(page.getByText('Image uploaded successfully')).toBeVisible();
  await expect(names(page)).toHaveCount(1);
  const image = gallery(page).locator('img');
  await expect.poll(() => image.evaluate((node: HTMLImageElement) => node.naturalWidth)).toBeGreaterThan(100);
});

test('an iPhone picture becomes a JPEG before it is uploaded [VAL-15] @embedded', async ({ page }) => {
  await openGallery(page, 'short-pour-wine');
  const buffer = await readFile(new URL('support/loaf.heic', import.meta.url));
  await addTile(page).setInputFiles({ name: 'IMG_2041.HEIC', mimeType: 'image/heic', buffer });
  await expect(page.getByRole('button', { name: 'Open IMG_2041.jpg' })).toBeVisible();
  // The browser's own preview, which a page may not read, can stay for a moment.
  const image = gallery(page).locator('img:not([src^="blob:"])');
  await expect
    .poll(() => image.evaluate((node: HTMLImageElement) => [node.naturalWidth, node.naturalHeight]))
    .toEqual([64, 48]);
  // The brown of the file, within what a lossy picture changes.
  const brown = await image.evaluate(async (node: HTMLImageElement) => {
    const bitmap = await createImageBitmap(await (await fetch(node.src)).blob());
    const canvas = new OffscreenCanvas(1, 1).getContext('2d');
    canvas?.drawImage(bitmap, 0, 0, 1, 1);
    return [...(canvas?.getImageData(0, 0, 1, 1).data ?? [])];
  });
  for (const [at, value] of [0xb5, 0x65, 0x1d, 0xff].entries()) {
    expect(Math.abs((brown[at] ?? 0) - value)).toBeLessThan(12);
  }
});

test('a file that failed says why, and can be removed, or retried where that may help [ERR-20] [ERR-23] [ERR-24] [ERR-26]', async ({
  page,
}) => {
  await openGallery(page, 'third-ave-spokes');
  const broken = { name: 'IMG_1.heic', mimeType: 'image/heic', buffer: Buffer.from('not a picture') };
  await addTile(page).setInputFiles(broken);
  const heic = 'Failed to convert HEIC image. Please use JPG or PNG.';
  await expect(gallery(page).getByText(heic)).toBeVisible();
  await expect(page.getByText(heic)).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Retry IMG_1.heic' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove IMG_1.heic' }).click();

  const page404 = {
    name: 'page.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('<script>alert(1)</script>'),
  };
  await addTile(page).setInputFiles(page404);
  const wrong = /isn’t a picture\. Export it as JPG, PNG or WebP/;
  await expect(gallery(page).getByText(wrong)).toBeVisible();
  await expectAccessible(page, 'a failed upload');
  await page.getByRole('button', { name: 'Remove page.jpg' }).click();

  const gone = { status: 404, json: { status: 404, code: 'not_found', detail: 'We can’t find that file.' } };
  await page.route('**/api/media/by-path?*', (route) => route.fulfill(gone), { times: 1 });
  await addTile(page).setInputFiles(await picture('#393', 'late.jpg'));
  const text = 'Upload failed: the file arrived but could not be recorded. Please try again.';
  await expect(page.getByText(text)).toBeVisible();
  await page.getByRole('button', { name: 'Retry late.jpg' }).click();
  await expect(page.getByRole('button', { name: 'Open late.jpg' })).toBeVisible();
});

test('pictures are sorted, described, deleted and restored with the keyboard alone [ERR-18] [ERR-19]', async ({
  page,
}) => {
  await openGallery(page, 'kiln-house');
  await addPictures(page, await picture('#c33', 'a.jpg'));
  await addPictures(page, await picture('#3c3', 'b.jpg'));
  await choose(page, 'b.jpg', 'Move earlier');
  await expect(page.getByText('Moved to place 1 of 2.')).toBeAttached();
  await expect(names(page).first()).toHaveAccessibleName('Open b.jpg');
  await expect(page.getByRole('button', { name: 'Options for b.jpg' })).toBeFocused();

  await choose(page, 'b.jpg', 'Edit caption');
  await page.getByRole('textbox', { name: 'Caption' }).fill('The counter at eight');
  await page.getByLabel('Alt text').fill('A marble counter with three cups');
  await page.keyboard.press('Control+Home');
  await page.getByRole('textbox', { name: 'Caption' }).press('Enter');
  await expect(page.getByText('Image updated successfully')).toBeVisible();
  await page.reload();
  await page.locator('html[data-hydrated]').waitFor();
  await expect(names(page).first()).toHaveAccessibleName('Open The counter at eight');
  await expectAccessible(page, 'a gallery');

  await names(page).first().press('Enter');
  const viewer = page.getByRole('dialog');
  await expect(viewer.getByText('1 of 2')).toBeVisible();
  await expect(viewer.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByRole('heading', { name: 'a.jpg' })).toBeVisible();
  await expectAccessible(page, 'the viewer');
  await page.keyboard.press('Escape');

  await choose(page, 'a.jpg', 'Delete');
  await expect(page.getByText('Image deleted successfully')).toBeVisible();
  await expect(names(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(names(page)).toHaveCount(2);
  await choose(page, 'a.jpg', 'Delete');
  await expect(names(page)).toHaveCount(1);
  await page.getByRole('tab', { name: /Recently deleted/ }).click();
  await expectAccessible(page, 'recently deleted');
  await page.getByRole('button', { name: 'Restore a.jpg' }).press('Enter');
  await page.getByRole('tab', { name: /In your gallery/ }).click();
  await expect(names(page)).toHaveCount(2);
});

test('refused changes say so [ERR-21] [ERR-22]', async ({ page }) => {
  await openGallery(page, 'strike-plate');
  await addPictures(page, await picture('#33c', 'a.jpg'));
  await page.route(/\/api\/media\/[0-9a-f-]{36}$/, (route) =>
    route.fulfill({
      status: 404,
      json: { code: 'not_found', detail: 'We can’t find that file.', status: 404 },
    }),
  );
  await choose(page, 'a.jpg', 'Delete');
  await expect(page.getByText('Delete failed')).toBeVisible();
  await choose(page, 'a.jpg', 'Edit caption');
  await page.getByRole('textbox', { name: 'Caption' }).fill('Nails by the pound');
  await page.getByRole('textbox', { name: 'Caption' }).press('Enter');
  await expect(page.getByText('Update failed')).toBeVisible();
  await expect(
    page.getByRole('dialog', { name: 'Caption and description' }).getByText('We can’t find that file.'),
  ).toBeVisible();
});
