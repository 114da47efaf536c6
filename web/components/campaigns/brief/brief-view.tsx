import { type ReactNode, useId } from 'react';
import type { Brief } from '#contract/campaigns/briefs.ts';
import { contentDueWords, followersLine } from '#domain/campaigns/brief-parts.ts';
import type { Fulfilment } from '#domain/campaigns/campaign-limits.ts';
import { NICHE_NAMES } from '#domain/creators/niches.ts';
import { dateWords } from '#domain/format/new-york-time.ts';
import { BriefDeliverables } from './brief-deliverables.tsx';
import { BriefLines } from './brief-lines.tsx';

import { BriefRights } from './brief-rights.tsx';

type BriefViewProps = {
  brief: Brief;
  reader: 'business' | 'creator';
  className?: string;
  /** The example pictures, for those who see them beside the words. */
  pictures?: ReactNode;
};

/** A full brief, in words for its reader; empty parts are left out. */
export function BriefView({ brief, reader, className = '', pictures = null }: BriefViewProps) {
  const { description, goals, deliverables, questions, disclosure, fulfilment_note } = brief;
  const places = brief.locations.map(({ location_name, neighborhood, borough }) =>
    [location_name, neighborhood === location_name ? null : neighborhood, borough].filter(Boolean).join(', '),
  );
  return (
    <div className={className}>
      {description || goals ? (
        <BriefPart title="What to make">
          <p className="type-prose whitespace-pre-line wrap-anywhere">{description}</p>
          {goals ? <p className="mt-3 whitespace-pre-line wrap-anywhere text-ink-2">{goals}</p> : null}
        </BriefPart>
      ) : null}
      {pictures ? <BriefPart title="Pictures">{pictures}</BriefPart> : null}
      {brief.requirements_do.length + brief.requirements_dont.length > 0 ? (
        <BriefPart title="Dos and don’ts">
          <BriefLines show={brief.requirements_do} avoid={brief.requirements_dont} />
        </BriefPart>
      ) : null}
      <BriefPart title="Deliverables">
        <BriefDeliverables deliverables={deliverables} />
      </BriefPart>
      <BriefPart title="Where and when">
        <Facts
          facts={[
            ['How', brief.fulfilment ? WAYS[brief.fulfilment] : null],
            ['Where', places.join('; ') || null],
            ['Good to know', fulfilment_note || null],
            ['Applications close', dayWords(brief.application_deadline)],
            [
              'Content due',
              brief.content_due_days === null
                ? null
                : contentDueWords(brief.content_due_days, brief.fulfilment),
            ],
          ]}
        />
      </BriefPart>
      <BriefPart title="Who can apply">
        <Facts
          facts={[
            ['Followers', followersLine(brief.min_followers, brief.prefers_followers)],
            ['Topics', brief.criteria_niches.map((niche) => NICHE_NAMES[niche]).join(', ') || null],
            [
              'Based in',
              brief.criteria_neighborhoods.map(({ neighborhood_name }) => neighborhood_name).join(', ') ||
                'Anywhere in the city',
            ],
          ]}
        />
      </BriefPart>
      <BriefPart title="Rights">
        <BriefRights brief={brief} reader={reader} />
      </BriefPart>
      <BriefPart title="Disclosure">
        <p className="wrap-anywhere">{disclosure}</p>
      </BriefPart>
      {questions.length > 0 ? (
        <BriefPart title="Questions to answer">
          <ol className="grid list-decimal gap-1.5 pl-5">
            {questions.map((question) => (
              <li key={question} className="wrap-anywhere">
                {question}
              </li>
            ))}
          </ol>
        </BriefPart>
      ) : null}
    </div>
  );
}

const WAYS: Record<Fulfilment, string> = {
  visit: 'At the shop',
  remote: 'Remote',
  shipping: 'Shipped to you',
};

function dayWords(date: string | null): string {
  return date === null ? 'No deadline' : dateWords(date);
}

function Facts({ facts }: { facts: readonly (readonly [string, string | null])[] }) {
  return (
    <dl className="grid gap-x-6 gap-y-1.5 sm:grid-cols-[10rem_minmax(0,1fr)]">
      {facts.map(([name, value]) =>
        value === null ? null : (
          <div key={name} className="contents">
            <dt className="text-ink-2 max-sm:mt-1.5">{name}</dt>
            <dd className="num font-medium wrap-anywhere">{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}

type BriefPartProps = { title: string; children: ReactNode };

/** The title in the left column, the content on the right. */
function BriefPart({ title, children }: BriefPartProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-8 gap-y-3 border-line-strong border-t py-7 md:grid-cols-[10.5rem_minmax(0,1fr)]"
    >
      <h2 id={id} className="type-block-title">
        {title}
      </h2>
      <div className="min-w-0 text-md">{children}</div>
    </section>
  );
}
