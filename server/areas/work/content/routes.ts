import { contentEndpoints } from '#contract/work/content.ts';
import { fileKey } from '#server/areas/base/media/media-keys.ts';
import { StoredDownload } from '#server/platform/http/download.ts';
import { handle } from '#server/platform/http/route.ts';
import { fileNameOf } from './file-names.ts';
import { listContent } from './queries/list-content.ts';
import { getContentFile, readBusinessArchive, readWorkArchive } from './queries/read-archive.ts';
import { sendArchive } from './send-archive.ts';

export const contentRoutes = [
  handle(contentEndpoints.listContent, ({ context, account, params, query }) =>
    listContent(context, account, params.id, query),
  ),
  handle(contentEndpoints.downloadContent, ({ params, query, ...call }) =>
    sendArchive(
      call,
      () => readBusinessArchive(call.context.db, call.account, params.id, query),
      (rows) => {
        const [first, ...rest] = new Set(rows.map(({ campaign_title }) => campaign_title));
        return rest.length === 0 && first ? first : 'content';
      },
    ),
  ),
  handle(contentEndpoints.downloadWork, ({ params, ...call }) =>
    sendArchive(
      call,
      () => readWorkArchive(call.context.db, call.account, params.id),
      ([row]) => `${row?.campaign_title} ${row?.creator_name}`,
    ),
  ),
  handle(contentEndpoints.downloadWorkFile, async ({ context, account, params }) => {
    const { id: collaboration_id, media_file_id } = params;
    const row = await getContentFile(context.db, account, { collaboration_id, media_file_id });
    return new StoredDownload({
      key: fileKey(row),
      name: fileNameOf(row),
      content_type: row.content_type,
    });
  }),
];
