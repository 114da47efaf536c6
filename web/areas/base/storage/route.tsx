import { createFileRoute } from '@tanstack/react-router';
import { titled } from '#web/head.ts';
import { getQueryClient } from '#web/router-context.ts';
import { readView } from '#web/session/search-readers.ts';
import { storageOptions } from './storage-options.ts';
import { StoragePage } from './storage-page.tsx';

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
