import { createFileRoute } from '@tanstack/react-router';
import { titled } from '../../head.ts';
import { EmailChangePage } from '../../pages/auth/email-change-page.tsx';
import { fetchMe } from '../../session/fetch-me.ts';
import { getLinkStanding } from '../../session/link-standing.ts';
import { readToken } from '../../session/search-readers.ts';
import { useBar } from '../../session/use-bar.ts';

export const Route = createFileRoute('/auth/email-change')({
  validateSearch: readToken,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { api }, deps: { token } }) => getLinkStanding(api, token),
  head: titled('Change your email'),
  component: EmailChange,
});

function EmailChange() {
  const { api, auth, site } = Route.useRouteContext();
  const { token = '' } = Route.useSearch();

  async function confirm() {
    const { confirmEmailChange } = await import('../../api/generated/sdk.gen.ts');
    const { data } = await confirmEmailChange({ ...api, body: { token }, throwOnError: true });
    await auth.check(() => fetchMe(api));
    return data;
  }

  return (
    <EmailChangePage
      bar={useBar('/auth/email-change')}
      now={new Date(site.now)}
      standing={Route.useLoaderData()}
      onConfirm={confirm}
    />
  );
}
