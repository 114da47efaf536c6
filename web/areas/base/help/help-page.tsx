import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import type { HelpEntry } from '#contract/base/help.ts';
import { HELP_SEARCH_MAX_LENGTH, HELP_TOPICS } from '#domain/base/help.ts';
import { Link } from '#web/components/link.tsx';
import { PlainLayout } from '#web/components/plain-layout.tsx';
import type { AppBarProps } from '#web/session/app-bar-props.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';

type HelpPageProps = {
  bar?: AppBarProps;
  now: Date;
  pages: readonly HelpEntry[];
  search: string;
  onSearch: (words: string) => void;
};

/** All help pages by topic, or those that match a search. The form also works before scripts have loaded. */
export function HelpPage({ bar, now, pages, search, onSearch }: HelpPageProps) {
  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onSearch(String(new FormData(event.currentTarget).get('search') ?? '').trim());
  }
  return (
    <PlainLayout bar={bar} now={now}>
      <div className="mx-auto max-w-[52rem] px-5 pt-10 pb-18 md:px-8 lg:pt-16 lg:pb-30">
        <h1 className="type-page-title">Help</h1>
        {/* biome-ignore lint/a11y/useSemanticElements: the search element has no type in React yet */}
        <form role="search" action="/help" onSubmit={send} className="mt-6 flex items-end gap-2">
          <TextField
            key={search}
            label="Search help"
            labelHidden
            type="search"
            name="search"
            defaultValue={search}
            maxLength={HELP_SEARCH_MAX_LENGTH}
            placeholder="Search help"
            lead={<Search aria-hidden="true" className="size-4.5 shrink-0 text-ink-2" />}
            className="grow"
          />
          <Button type="submit" variant="primary" size="touch">
            Search
          </Button>
        </form>
        {search === '' ? <Topics pages={pages} /> : <Found pages={pages} search={search} />}
        <p className="mt-10 text-md text-ink-2">
          Didn’t find it?{' '}
          <Link href="/help/contact" className="text-link text-ink">
            Contact us
          </Link>
        </p>
      </div>
    </PlainLayout>
  );
}

function Topics({ pages }: { pages: readonly HelpEntry[] }) {
  return HELP_TOPICS.map((topic) => (
    <section key={topic} aria-labelledby={`topic-${topic}`} className="mt-10">
      <h2 id={`topic-${topic}`} className="type-block-title">
        {topic}
      </h2>
      <Entries pages={pages.filter((page) => page.topic === topic)} />
    </section>
  ));
}

function Found({ pages, search }: { pages: readonly HelpEntry[]; search: string }) {
  return (
    <section aria-labelledby="found" className="mt-10">
      <h2 id="found" role="status" className="type-block-title break-words">
        {pages.length === 0 ? `No pages match “${search}”` : `Results for “${search}”`}
      </h2>
      {pages.length === 0 ? (
        <p className="mt-3 text-md text-ink-2">
          Try fewer or other words, or see{' '}
          <Link href="/help" className="text-link text-ink">
            all pages
          </Link>
          .
        </p>
      ) : (
        <Entries pages={pages} />
      )}
    </section>
  );
}

function Entries({ pages }: { pages: readonly HelpEntry[] }) {
  return (
    <ul className="mt-3 grid gap-x-8 md:grid-cols-2">
      {pages.map(({ slug, title, summary }) => (
        <li key={slug} className="border-line border-t py-3">
          <Link href={`/help/${slug}`} className="text-link type-item">
            {title}
          </Link>
          <p className="mt-1 text-base text-ink-2">{summary}</p>
        </li>
      ))}
    </ul>
  );
}
