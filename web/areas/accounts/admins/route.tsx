import { createFileRoute } from '@tanstack/react-router';
import { titled } from '#web/head.ts';
import { getQueryClient } from '#web/router-context.ts';
import { adminsOptions } from './admins-options.ts';
import { AdminsPage } from './admins-page.tsx';

export const Route = createFileRoute('/_member/admin/admins')({
  loader: ({ context }) => getQueryClient(context).ensureQueryData(adminsOptions(context.api)),
  head: titled('Admins'),
  component: AdminsPage,
});
