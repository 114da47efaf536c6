import type { NewsItem } from '#contract/accounts/announcements.ts';
import { newYorkLongDay } from '#domain/format/new-york-time.ts';
import { AreaLayout } from '#web/components/area-layout.tsx';
import { Link } from '#web/components/link.tsx';
import { Prose } from '#web/components/prose.tsx';
import type { AppBarProps } from '#web/session/app-bar-props.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

type NewsPageProps = {
  bar: AppBarProps;
  news: readonly NewsItem[];
  /** Null on the last page. */
  more: { isLoading: boolean; load: () => unknown } | null;
};

/** What was announced to the viewer's role, newest first. */
export function NewsPage({ bar, news, more }: NewsPageProps) {
  return (
    <AreaLayout bar={bar}>
      <div className="mx-auto max-w-[42.5rem] px-5 pt-8 pb-18 md:px-8 lg:pt-12">
        <h1 className="type-page-title">News</h1>
        <p className="type-prose mt-5 text-ink-2">
          {news.length === 0
            ? 'No news yet. What’s new on Bizmeet appears here.'
            : 'What’s new on Bizmeet, newest first.'}{' '}
          <Link href="/settings#notifications" className="text-link text-ink">
            Get news by email
          </Link>
        </p>
        <div className="mt-7 grid gap-5">
          {news.map((item) => (
            <Item key={item.id} item={item} />
          ))}
        </div>
        {more ? (
          <Button size="large" className="mt-7" loading={more.isLoading} onClick={() => void more.load()}>
            Load more
          </Button>
        ) : null}
      </div>
    </AreaLayout>
  );
}

function Item({ item: { id, title, blocks, link, starts_on } }: { item: NewsItem }) {
  return (
    <Card>
      <article aria-labelledby={`news-${id}`}>
        <time dateTime={starts_on} className="text-sm text-ink-2">
          {newYorkLongDay(`${starts_on}T16:00:00Z`)}
        </time>
        <h2 id={`news-${id}`} className="mt-1 type-block-title wrap-anywhere">
          {title}
        </h2>
        <Prose blocks={blocks} className="wrap-anywhere [&_h2]:type-item" />
        {link ? (
          <ButtonLink href={link.url} className="mt-5">
            {link.label}
          </ButtonLink>
        ) : null}
      </article>
    </Card>
  );
}
