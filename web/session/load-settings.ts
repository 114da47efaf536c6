import { getQueryClient, type RouterContext } from '#web/router-context.ts';
import { settingsOptions } from './settings-options.ts';

/** The loader of every page that uses `useOwnAccount`. */
export async function loadSettings({ context }: { context: RouterContext }): Promise<void> {
  await getQueryClient(context).ensureQueryData(settingsOptions(context.api));
}
