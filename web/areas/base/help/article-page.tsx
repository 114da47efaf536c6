import type { HelpPage } from '#contract/base/help.ts';
import { Link } from '#web/components/link.tsx';
import { PlainLayout } from '#web/components/plain-layout.tsx';
import { Prose } from '#web/components/prose.tsx';
import type { AppBarProps } from '#web/session/app-bar-props.ts';

type ArticlePageProps = { bar?: AppBarProps; now: Date; page: HelpPage };

export function ArticlePage({ bar, now, page }: ArticlePageProps) {
  return (
    <PlainLayout bar={bar} now={now}>
      <article className="mx-auto max-w-[42.5rem] px-5 pt-8 pb-18 md:px-8 lg:pt-12 lg:pb-30">
        <Link href="/help" className="inline-flex min-h-11 items-center text-link text-md">
          All help pages
        </Link>
        <h1 className="mt-3 type-page-title">{page.title}</h1>
        <p className="type-prose mt-5 text-lg text-ink-2">{page.summary}</p>
        <Prose blocks={page.blocks} className="mt-2" />
        <p className="mt-10 border-line border-t pt-5 text-md text-ink-2">
          Still have a question?{' '}
          <Link href="/help/contact" className="text-link text-ink">
            Contact us
          </Link>
        </p>
      </article>
    </PlainLayout>
  );
}
