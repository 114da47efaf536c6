import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Only what is seen changes with the theme, so the second looks for what hangs on that: colors, and what is hidden. */
const THEMES: readonly { colorScheme: 'light' | 'dark'; rules: { runOnly?: string[] } }[] = [
  { colorScheme: 'light', rules: {} },
  { colorScheme: 'dark', rules: { runOnly: ['cat.color', 'cat.text-alternatives', 'cat.name-role-value'] } },
];

/** Axe finds nothing in what is shown, in either theme. `only` leaves out what lies around it. */
export function expectAccessible(page: Page, name: string, only?: string): Promise<void> {
  return expectNothingFound(page, name, THEMES, only);
}

/** For a page whose dark colors are looked at where it is wide: they are the same on a phone. */
export function expectAccessibleOnPhones(page: Page, name: string): Promise<void> {
  return expectNothingFound(page, name, THEMES.slice(0, 1));
}

async function expectNothingFound(
  page: Page,
  name: string,
  themes: typeof THEMES,
  only?: string,
): Promise<void> {
  for (const { colorScheme, rules } of themes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Without frames there is nothing to put together, so no second page is opened for it.
    const builder = new AxeBuilder({ page }).setLegacyMode().exclude('iframe');
    // Leave out the checks that passed: thousands of lines from the browser that nobody reads.
    // Selecting rules by category would also run rules beyond AA.
    const beyond = { 'color-contrast-enhanced': { enabled: false } };
    builder.options({ resultTypes: ['violations'], rules: beyond, ...rules });
    if (only) builder.include(only);
    const { violations } = await atRest(page, () => builder.analyze());
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`);
    expect(found, `${name}, ${colorScheme}`).toEqual([]);
  }
}

const MOST_LOOKS = 5;

/** Looks again if something moved or the page was replaced meanwhile, because half of it may be missing then. */
async function atRest<T>(page: Page, look: () => Promise<T>): Promise<T> {
  for (let looks = 1; ; looks += 1) {
    await page.evaluate(async () => {
      // One that repeats for ever, or that stands still in a window behind others, never finishes.
      const finished = Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
      await Promise.race([finished, new Promise((resolve) => setTimeout(resolve, 5_000))]);
      const root = document.documentElement;
      delete root.dataset.moved;
      document.querySelector('main')?.setAttribute('data-seen', '');
      root.addEventListener('transitionrun', () => (root.dataset.moved = ''), { capture: true, once: true });
    });
    const seen = await look();
    const hasMoved = await page.evaluate(
      () => 'moved' in document.documentElement.dataset || document.querySelector('main[data-seen]') === null,
    );
    if (!hasMoved || looks === MOST_LOOKS) return seen;
  }
}
