import { createFileRoute } from '@tanstack/react-router';
import { titled } from '#web/head.ts';
import { getQueryClient } from '#web/router-context.ts';
import { exportsOptions } from './exports-options.ts';
import { ExportsPage } from './exports-page.tsx';

export const Route = createFileRoute('/_member/admin/exports')({
  loader: async ({ context }) => {
    await getQueryClient(context).ensureInfiniteQueryData(exportsOptions(context.api));
  },
  head: titled('Exports'),
  component: ExportsPage,
});
