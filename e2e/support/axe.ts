import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Axe finds nothing in what is shown, in either theme. `only` leaves out what lies around it. */
export async function expectAccessible(page: Page, name: string, only?: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
    // Without frames there is nothing to put together, so no second page is opened for it.
    const builder = new AxeBuilder({ page }).setLegacyMode().exclude('iframe');
    const { violations } = await (only ? builder.include(only) : builder).analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`);
    expect(found, `${name}, ${colorScheme}`).toEqual([]);
  }
}
