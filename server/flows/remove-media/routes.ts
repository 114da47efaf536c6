import { mediaEndpoints } from '#contract/base/media.ts';
import { handle } from '#server/platform/http/route.ts';
import { removeMedia } from './remove-media.ts';

export const removeMediaRoutes = [
  handle(mediaEndpoints.removeMedia, ({ context, account, params, query }) =>
    removeMedia(context, account, { id: params.id, fromStorage: query.from_storage === 'true' }),
  ),
];
