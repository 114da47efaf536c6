import { createFileRoute } from '@tanstack/react-router';
import { titled } from '#web/head.ts';
import { getQueryClient } from '#web/router-context.ts';
import { approvalsOptions } from './approvals-options.ts';
import { ApprovalsPage } from './approvals-page.tsx';

export const Route = createFileRoute('/_member/admin/approvals')({
  loader: async ({ context }) => {
    await getQueryClient(context).ensureQueryData(approvalsOptions(context.api));
  },
  head: titled('Approvals'),
  component: ApprovalsPage,
});
