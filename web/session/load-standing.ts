import { getQueryClient, type RouterContext } from '../router-context.ts';
import { loadSettings } from './load-settings.ts';
import { standingOptions } from './standing-options.ts';

/** The loader of the pages about an application, which hold some of the settings too. */
export async function loadStanding({ context }: { context: RouterContext }): Promise<void> {
  await Promise.all([
    loadSettings({ context }),
    getQueryClient(context).ensureQueryData(standingOptions(context.api)),
  ]);
}
