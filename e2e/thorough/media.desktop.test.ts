import { writeFile } from 'node:fs/promises';
import { expectAccessible } from '../support/axe.ts';
import { addTile, names, openGallery } from '../support/gallery.ts';
import { openHydrated } from '../support/hydrated.ts';
import { signInAs } from '../support/people.ts';
import { largePicture } from '../support/pictures.ts';
import { expect, test } from '../support/test.ts';

const PIECE_BYTES = 8 * 1024 * 1024;

test.describe('when the connection drops', () => {
  test.use({ expectedErrors: [/net::ERR_FAILED/] });

  test('an interrupted upload resumes, after a reload too', async ({ page }, info) => {
    const file = info.outputPath('counter.png');
    await writeFile(file, await largePicture());
    await openGallery(page, 'tia-chelo-tacos');
    let isDown = false;
    const offsets: string[] = [];
    await page.route('**/api/uploads/*', async (route) => {
      const request = route.request();
      const offset = (await request.headerValue('upload-offset')) ?? '';
      if (request.method() === 'PATCH') offsets.push(offset);
      // The line dies once the first piece is through.
      if (offset !== '' && offset !== '0') isDown ||= offsets.length === 2;
      return isDown ? route.abort() : route.continue();
    });
    await addTile(page).setInputFiles(file);
    await expect.poll(() => offsets.at(-1)).toBe(String(PIECE_BYTES));
    await page.reload();
    await page.locator('html[data-hydrated]').waitFor();
    isDown = false;
    offsets.splice(0, offsets.length, 'reloaded', 'reloaded');
    await addTile(page).setInputFiles(file);
    // The page itself waits two minutes for a picture. A failure shows what it says instead.
    const shown = async () =>
      (await names(page).count()) === 1 ? 'one' : page.getByRole('main').textContent();
    await expect.poll(shown, { timeout: 130_000 }).toBe('one');
    expect(offsets.filter((offset) => offset !== 'reloaded')).toEqual([String(PIECE_BYTES)]);
  });
});

test('admins see the storage pages under their own titles, and view a gallery without editing it [ADMIN-29] [ADMIN-42] [ADMIN-53]', async ({
  page,
}) => {
  await signInAs(page, 'admin');
  await openHydrated(page, '/admin/storage');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admin');
  await expect(page.getByRole('link', { name: 'Storage' })).toHaveAttribute('aria-current', 'page');
  await expectAccessible(page, 'the store');
  await page.getByText('Orphans', { exact: true }).click();
  await expect(page.getByText(/without a record|Storage matches our records/).first()).toBeVisible();
  await expectAccessible(page, 'orphans');
});
