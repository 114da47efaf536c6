import { createFileRoute } from '@tanstack/react-router';
import { titled } from '../../../head.ts';
import { storageOptions } from '../../../pages/admin/storage/storage-options.ts';
import { StoragePage } from '../../../pages/admin/storage/storage-page.tsx';
import { getQueryClient } from '../../../router-context.ts';
import { readView } from '../../../session/search-readers.ts';

export const Route = createFileRoute('/_member/admin/storage')({
  validateSearch: readView('view'),
  loader: async ({ context }) => {
    await getQueryClient(context).ensureQueryData(storageOptions(context.api));
  },
  head: titled('Storage'),
  component: Storage,
});

function Storage() {
  return <StoragePage view={Route.useSearch()} />;
}
