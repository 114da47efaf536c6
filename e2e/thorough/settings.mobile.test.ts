import { openHydrated } from '../support/hydrated.ts';
import { signInAs } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test('the section links lead to each section', async ({ page }) => {
  await signInAs(page, 'owner');
  await openHydrated(page, '/business/settings');
  const links = page.getByRole('navigation', { name: 'Settings' });
  for (const name of ['Data and account', 'Notifications', 'Sign-in', 'Appearance', 'Profile']) {
    await links.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeInViewport();
    await page.evaluate(standStill);
  }
});

/** A press while the page still scrolls would land beside what it aims at. */
function standStill(): Promise<void> {
  return new Promise((resolve) => {
    let [place, frames] = [window.scrollY, 0];
    const look = () => {
      frames = window.scrollY === place ? frames + 1 : 0;
      place = window.scrollY;
      if (frames < 12) requestAnimationFrame(look);
      else resolve();
    };
    requestAnimationFrame(look);
  });
}
