import type { Browser } from '@playwright/test';
import { type DEMO, signInAs } from './people.ts';

/** The profile of somebody of the demo. */
export async function creatorIdOf(
  browser: Browser,
  baseURL: string | undefined,
  who: keyof typeof DEMO,
): Promise<string> {
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  await signInAs(await context.newPage(), who);
  const { profile } = await (await context.request.get('/api/creator-application')).json();
  await context.close();
  return profile.id;
}
