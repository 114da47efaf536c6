import { createFileRoute, notFound } from '@tanstack/react-router';
import { call } from '#web/api/call.ts';
import { EntryFrame } from '#web/components/entry-frame.tsx';
import { describePage } from '#web/head.ts';
import { useBar } from '#web/session/use-bar.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { ArticlePage } from './article-page.tsx';

export const Route = createFileRoute('/help/$slug')({
  loader: ({ context: { api }, params: { slug } }) =>
    call(api, 'GET /api/help-pages/:slug', { params: { slug } }).catch((cause: { code?: string }) => {
      if (cause.code === 'not_found' || cause.code === 'invalid_input') throw notFound();
      throw cause;
    }),
  head: ({ match, loaderData }) =>
    describePage(match.context.site, {
      path: match.pathname,
      title: loaderData?.title ?? 'Help',
      ...(loaderData && { description: loaderData.summary }),
    }),
  component: Article,
  notFoundComponent: NoArticle,
});

function Article() {
  const { site } = Route.useRouteContext();
  return <ArticlePage bar={useBar('/help')} now={new Date(site.now)} page={Route.useLoaderData()} />;
}

function NoArticle() {
  const { site } = Route.useRouteContext();
  return (
    <EntryFrame bar={useBar('/help')} now={new Date(site.now)} title="We can’t find that help page.">
      <div className="mt-7">
        <ButtonLink href="/help" size="large">
          See all help pages
        </ButtonLink>
      </div>
    </EntryFrame>
  );
}
