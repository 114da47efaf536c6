import type { ReactNode } from 'react';
import { Link } from '#web/components/link.tsx';
import { PlainLayout } from '#web/components/plain-layout.tsx';
import type { AppBarProps } from '#web/session/app-bar-props.ts';

export interface LegalSection {
  id: string;
  title: string;
  body: ReactNode;
}

type LegalDocumentProps = {
  bar?: AppBarProps;
  now: Date;
  title: string;
  /** A date such as 2026-11-21. */
  effectiveDate: string;
  intro: ReactNode;
  sections: readonly LegalSection[];
};

const LONG_DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A text to read and to cite: numbered sections, each with its own anchor. */
export function LegalDocument({ bar, now, title, effectiveDate, intro, sections }: LegalDocumentProps) {
  return (
    <PlainLayout bar={bar} now={now}>
      <div className="mx-auto max-w-[70rem] px-5 pt-10 pb-18 md:px-8 lg:px-10 lg:pt-16 lg:pb-30">
        <h1 className="type-page-title">{title}</h1>
        <p className="mt-4 text-md text-ink-2">
          In effect since <time dateTime={effectiveDate}>{LONG_DATE.format(new Date(effectiveDate))}</time>
        </p>
        <div className="mt-8 lg:mt-12 lg:grid lg:grid-cols-[17rem_minmax(0,40rem)] lg:items-start lg:gap-16">
          <Contents sections={sections} />
          <div className="mt-10 lg:mt-0">
            <div className={`${PROSE} text-lg`}>{intro}</div>
            {sections.map(({ id, title: heading, body }, index) => (
              <section key={id} id={id} aria-labelledby={`${id}-title`} className="-scroll-mt-14 pt-11">
                <h2 id={`${id}-title`} className="type-block-title">
                  {index + 1}. {heading}
                </h2>
                <div className={`${PROSE} mt-3`}>{body}</div>
              </section>
            ))}
          </div>
        </div>
      </div>
    </PlainLayout>
  );
}

const PROSE = [
  'type-prose text-ink-2 [&_p+p]:mt-3.5 [&_ul]:mt-3 [&_ul]:list-disc [&_ul]:pl-5 [&_ul+p]:mt-3.5 [&_li+li]:mt-2',
  '[&_strong]:font-semibold [&_strong]:text-ink [&_a]:text-ink [&_a]:text-link [&_a]:break-words',
].join(' ');

function Contents({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <nav
      aria-labelledby="contents-title"
      className="rounded-card border border-line bg-surface p-5 lg:sticky lg:top-8 lg:max-h-[calc(100dvh-4rem)] lg:overflow-y-auto"
    >
      <h2 id="contents-title" className="type-item">
        On this page
      </h2>
      <ol className="num mt-2">
        {sections.map(({ id, title }, index) => (
          <li key={id}>
            <Link
              href={`#${id}`}
              className="flex gap-2.5 py-1.5 text-base text-ink-2 underline-offset-3 hover:text-ink hover:underline pointer-coarse:min-h-11 pointer-coarse:items-center"
            >
              <span className="w-5 shrink-0 text-ink-3">{index + 1}.</span>
              {title}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

export function ContactLink({ email }: { email: string }) {
  return <a href={`mailto:${email}`}>{email}</a>;
}
