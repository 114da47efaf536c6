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
    // Without frames there is nothing to put together, so no second page is opened for it.
    const builder = new AxeBuilder({ page }).setLegacyMode().exclude('iframe');
    // What passed is thousands of lines that nobody reads, carried from the browser each time.
    // Asked for by category, also rules beyond AA would run.
    const beyond = { 'color-contrast-enhanced': { enabled: false } };
    builder.options({ resultTypes: ['violations'], rules: beyond, ...rules });
    if (only) builder.include(only);
    const { violations } = await atRest(page, () => builder.analyze());
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`);
    expect(found, `${name}, ${colorScheme}`).toEqual([]);
  }
}

const MOST_LOOKS = 5;

/** What comes or goes while it is looked at is seen half way, so it is looked at again once that is over. */
async function atRest<T>(page: Page, look: () => Promise<T>): Promise<T> {
  for (let looks = 1; ; looks += 1) {
    await page.evaluate(async () => {
      await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
      const root = document.documentElement;
      delete root.dataset.moved;
      root.addEventListener('transitionrun', () => (root.dataset.moved = ''), { capture: true, once: true });
    });
    const seen = await look();
    const hasMoved = await page.evaluate(() => 'moved' in document.documentElement.dataset);
    if (!hasMoved || looks === MOST_LOOKS) return seen;
  }
}
