import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Only what is seen changes with the theme, so the second looks for what hangs on that: colors, and what is hidden. */
const THEMES: readonly { colorScheme: 'light' | 'dark'; rules: { runOnly?: string[] } }[] = [
  { colorScheme: 'light', rules: {} },
  { colorScheme: 'dark', rules: { runOnly: ['cat.color', 'cat.text-alternatives', 'cat.name-role-value'] } },
];

/** Axe finds nothing in what is shown, in either theme. `only` leaves out what lies around it. */
export async function expectAccessible(page: Page, name: string, only?: string): Promise<void> {
  for (const { colorScheme, rules } of THEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
    // Without frames there is nothing to put together, so no second page is opened for it.
    const builder = new AxeBuilder({ page }).setLegacyMode().exclude('iframe');
    // What passed is thousands of lines that nobody reads, carried from the browser each time.
    // Asked for by category, also rules beyond AA would run.
    const beyond = { 'color-contrast-enhanced': { enabled: false } };
    builder.options({ resultTypes: ['violations'], rules: beyond, ...rules });
    const { violations } = await (only ? builder.include(only) : builder).analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`);
    expect(found, `${name}, ${colorScheme}`).toEqual([]);
  }
}
