import { createFileRoute } from '@tanstack/react-router';
import type { SupportRecord } from '#contract/messages/support.ts';
import { SUPPORT_RECORDS } from '#domain/messages/support.ts';
import { call } from '#web/api/call.ts';
import { titled } from '#web/head.ts';
import type { RouterContext } from '#web/router-context.ts';
import { readView } from '#web/session/search-readers.ts';
import { useAuth } from '#web/session/use-auth.ts';
import { useBar } from '#web/session/use-bar.ts';
import { ContactPage } from './contact-page.tsx';

const readAbout = readView('about', 'id');

export const Route = createFileRoute('/help/contact')({
  validateSearch: readAbout,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => ({ record: await findRecord(context, deps) }),
  head: titled('Contact us'),
  component: Contact,
});

function Contact() {
  const { site } = Route.useRouteContext();
  return (
    <ContactPage
      bar={useBar('/help')}
      now={new Date(site.now)}
      contactEmail={site.contact_email}
      isSignedIn={useAuth().user !== null}
      record={Route.useLoaderData().record}
    />
  );
}

/** Null without a record, and for one that isn't theirs: the question can be asked all the same. */
async function findRecord(
  { api, auth }: RouterContext,
  { about, id = '' }: { about?: string; id?: string },
): Promise<SupportRecord | null> {
  const type = SUPPORT_RECORDS.find((known) => known === about);
  if (type === undefined || auth.getState().user === null) return null;
  return call(api, 'GET /api/support-record', { query: { type, id } }).catch(() => null);
}
