import type { Locator, Page } from '@playwright/test';
import { openHydrated } from './hydrated.ts';
import { signInOwnerOf } from './people.ts';

export const gallery = (page: Page): Locator => page.getByRole('list', { name: 'Gallery' });
export const names = (page: Page): Locator => gallery(page).getByRole('button', { name: /^Open / });
export const addTile = (page: Page): Locator => page.getByLabel('Add photos or videos');

export async function openGallery(page: Page, slug: string): Promise<void> {
  await signInOwnerOf(page, slug);
  await openHydrated(page, '/business/media');
}
