import { call } from '#web/api/call.ts';
import type { RouterContext } from '#web/router-context.ts';

/** The first visit turns an approved creator into an active one. A preload isn't a visit. */
export async function enterArea({ api, auth }: RouterContext, isPreload: boolean): Promise<void> {
  if (isPreload || auth.getState().user?.creator_status !== 'approved') return;
  await call(api, 'POST /api/creators/me/activation');
}
