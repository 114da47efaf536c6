import type { HelpBlock, HelpPage, HelpSpan } from '#contract/base/help.ts';
import { Link } from '#web/components/link.tsx';
import { PlainLayout } from '#web/components/plain-layout.tsx';
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
        <div className={PROSE}>
          {page.blocks.map((block) => (
            <Block key={keyOf(block.lines.flat())} block={block} />
          ))}
        </div>
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

const PROSE = [
  'type-prose mt-2 text-ink-2 [&_h2]:mt-9 [&_h2]:text-ink [&_p]:mt-3.5 [&_ul]:mt-3 [&_ul]:list-disc [&_ul]:pl-5 [&_li+li]:mt-2',
  '[&_strong]:font-semibold [&_strong]:text-ink [&_a]:text-ink [&_a]:text-link [&_a]:break-words',
].join(' ');

function Block({ block: { kind, lines } }: { block: HelpBlock }) {
  if (kind === 'list') {
    return (
      <ul>
        {lines.map((line) => (
          <li key={keyOf(line)}>
            <Line spans={line} />
          </li>
        ))}
      </ul>
    );
  }
  const line = <Line spans={lines.flat()} />;
  return kind === 'heading' ? <h2 className="type-block-title">{line}</h2> : <p>{line}</p>;
}

function Line({ spans }: { spans: readonly HelpSpan[] }) {
  return spans.map(({ text, is_bold, href }) => {
    if (href !== null) {
      return (
        <Link key={`${href} ${text}`} href={href}>
          {text}
        </Link>
      );
    }
    return is_bold ? <strong key={text}>{text}</strong> : text;
  });
}

const keyOf = (spans: readonly HelpSpan[]) => spans.map(({ text }) => text).join('');
