import type { RouterContext } from '#web/router-context.ts';

/** The first visit makes an approved creator an active one. A page fetched ahead is no visit. */
export async function enterArea({ api, auth }: RouterContext, isPreload: boolean): Promise<void> {
  if (isPreload || auth.getState().user?.creator_status !== 'approved') return;
  const { enterCreatorArea } = await import('#web/api/generated/sdk.gen.ts');
  await enterCreatorArea({ ...api, throwOnError: true });
}
