import type { QueryClient } from '@tanstack/react-query';
import type { ApiReach } from '#web/api/reach.ts';
import { renewMedia } from '#web/components/media/renew-media.ts';
import { portfolioPlace } from './portfolio-place.ts';

/** The client comes with the first deed, not with the page. */
const client = () => import('#web/api/generated/sdk.gen.ts');

/** What creators do with their own work. Each resolves once the list shows it. */
export function portfolioActions(api: ApiReach, queries: QueryClient, creatorId: string) {
  const reach = { ...api, throwOnError: true as const };
  const after = () => renewMedia(queries);
  return {
    async order(ids: string[]): Promise<void> {
      const { orderMedia } = await client();
      await orderMedia({ ...reach, body: { ...portfolioPlace(creatorId), ids } });
      await after();
    },
    async describe(id: string, words: { caption: string; alt_text: string }): Promise<void> {
      const { changeMedia } = await client();
      await changeMedia({ ...reach, path: { id }, body: words });
      await after();
    },
    async remove(id: string): Promise<void> {
      const { removeMedia } = await client();
      await removeMedia({ ...reach, path: { id } });
      await after();
    },
    async restore(id: string): Promise<void> {
      const { restoreMedia } = await client();
      await restoreMedia({ ...reach, path: { id } });
      await after();
    },
  };
}
