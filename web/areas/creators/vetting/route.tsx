import { createFileRoute } from '@tanstack/react-router';
import { loadSignedUrls } from '#web/components/media/load-media.ts';
import { titled } from '#web/head.ts';
import { getQueryClient } from '#web/router-context.ts';
import { readView } from '#web/session/search-readers.ts';
import { applicantOptions, applicantsOptions } from './applicants-options.ts';
import { ApplicantsPage } from './applicants-page.tsx';

const readApplicantsView = readView('segment', 'open');

export const Route = createFileRoute('/_member/admin/applicants')({
  validateSearch: readApplicantsView,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const queries = getQueryClient(context);
    const queue = await queries.ensureInfiniteQueryData(applicantsOptions(context.api, deps));
    const open = deps.open ?? queue.pages[0]?.applicants[0]?.id;
    if (open === undefined) return;
    await queries.prefetchQuery(applicantOptions(context.api, open));
    const applicant = queries.getQueryData(applicantOptions(context.api, open).queryKey);
    if (applicant) await loadSignedUrls(context, applicant.work);
  },
  head: titled('Applicants'),
  component: Applicants,
});

function Applicants() {
  return <ApplicantsPage view={Route.useSearch()} />;
}
