import { call } from '#web/api/call.ts';
import type { RouterContext } from '#web/router-context.ts';

/** The first visit turns an approved creator into an active one. A preload isn't a visit. */
export async function enterArea({ api, auth }: RouterContext, isPreload: boolean): Promise<void> {
  const { user } = auth.getState();
  // Neither a preload nor a look by an admin is a visit.
  if (isPreload || user?.viewed_until || user?.creator_status !== 'approved') return;
  await call(api, 'POST /api/creators/me/activation');
}
