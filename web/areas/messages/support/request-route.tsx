import { createFileRoute, notFound } from '@tanstack/react-router';
import { EntryFrame } from '#web/components/entry-frame.tsx';
import { titled } from '#web/head.ts';
import { getQueryClient } from '#web/router-context.ts';
import { useBar } from '#web/session/use-bar.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { RequestPage } from './request-page.tsx';
import { ownRequestOptions } from './support-options.ts';

export const Route = createFileRoute('/_member/help/requests/$id')({
  loader: async ({ context, params: { id } }) => {
    await getQueryClient(context)
      .ensureQueryData(ownRequestOptions(context.api, id))
      .catch((cause: { code?: string }) => {
        if (cause.code === 'not_found' || cause.code === 'invalid_input') throw notFound();
        throw cause;
      });
  },
  head: titled('Your request'),
  component: OwnRequest,
  notFoundComponent: NoRequest,
});

function OwnRequest() {
  return <RequestPage bar={useBar('/help')} id={Route.useParams().id} />;
}

function NoRequest() {
  const { site } = Route.useRouteContext();
  return (
    <EntryFrame bar={useBar('/help')} now={new Date(site.now)} title="We can’t find that request.">
      <p className="type-prose mt-5 text-ink-2">It belongs to another account, or it doesn’t exist.</p>
      <div className="mt-7">
        <ButtonLink href="/help/requests" size="large">
          Your requests
        </ButtonLink>
      </div>
    </EntryFrame>
  );
}
