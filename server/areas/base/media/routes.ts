import { mediaEndpoints } from '#contract/base/media.ts';
import { handle } from '#server/platform/http/route.ts';
import { changeMedia } from './commands/change-media.ts';
import { orderMedia } from './commands/order-media.ts';
import { restoreMedia } from './commands/restore-media.ts';
import { getByPath } from './queries/get-by-path.ts';
import { listMedia } from './queries/list-media.ts';
import { signUrls } from './sign-urls.ts';

export const mediaRoutes = [
  handle(mediaEndpoints.listMedia, ({ context, account, query }) => listMedia(context, account, query)),
  handle(mediaEndpoints.signMediaUrls, async ({ context, account, body }) => ({
    files: await signUrls(context, account, body),
  })),
  handle(mediaEndpoints.getMediaByPath, ({ context, account, query }) => getByPath(context, account, query)),
  handle(mediaEndpoints.orderMedia, async ({ context, account, body }) => {
    const files = await orderMedia(context, account, body);
    return { files, found_count: files.length };
  }),
  handle(mediaEndpoints.changeMedia, ({ context, account, params, body }) =>
    changeMedia(context, account, params.id, body),
  ),
  handle(mediaEndpoints.restoreMedia, ({ context, account, params }) =>
    restoreMedia(context, account, params.id),
  ),
];
