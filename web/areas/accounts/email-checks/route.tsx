import { createFileRoute } from '@tanstack/react-router';
import { call } from '#web/api/call.ts';
import { titled } from '#web/head.ts';
import { fetchMe } from '#web/session/fetch-me.ts';
import { readToken } from '#web/session/search-readers.ts';
import { useBar } from '#web/session/use-bar.ts';
import { EmailCheckPage } from './check-page.tsx';

export const Route = createFileRoute('/auth/email-check')({
  validateSearch: readToken,
  head: titled('Confirm email'),
  component: EmailCheck,
});

function EmailCheck() {
  const { api, auth, site } = Route.useRouteContext();
  const { token = '' } = Route.useSearch();

  async function confirm() {
    await call(api, 'POST /api/auth/email-checks', { body: { token } });
    await auth.check(() => fetchMe(api));
  }

  return <EmailCheckPage bar={useBar('/auth/email-check')} now={new Date(site.now)} onConfirm={confirm} />;
}
