import { expect, type Locator } from '@playwright/test';

/** The links of a part, in order, once they are there. How much is new may stand beside a name. */
export async function expectLinks(part: Locator, names: readonly string[]): Promise<void> {
  await expect(part.getByRole('link')).toHaveText(names.map((name) => new RegExp(`^${name}`)));
}
