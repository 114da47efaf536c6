import type { Brief } from '#contract/briefs.ts';
import { countDays, followersLine } from '#domain/brief-parts.ts';
import type { Fulfilment } from '#domain/campaign-limits.ts';
import { newYorkLongDay } from '#domain/new-york-time.ts';
import { NICHE_NAMES } from '#domain/niches.ts';
import { BriefDeliverables } from './brief-deliverables.tsx';
import { BriefLines } from './brief-lines.tsx';
import { BriefPart } from './brief-part.tsx';
import { BriefRights } from './brief-rights.tsx';

type BriefViewProps = { brief: Brief; className?: string };

/** A whole brief as creators read it, part by part; what nobody wrote is left out. */
export function BriefView({ brief, className = '' }: BriefViewProps) {
  const { description, goals, deliverables, questions, disclosure, fulfilment_note } = brief;
  const places = brief.locations.map(({ location_name, neighborhood, borough }) =>
    [location_name, neighborhood === location_name ? null : neighborhood, borough].filter(Boolean).join(', '),
  );
  return (
    <div className={className}>
      {description || goals ? (
        <BriefPart title="What happens">
          <p className="type-prose whitespace-pre-line wrap-anywhere">{description}</p>
          {goals ? <p className="mt-3 whitespace-pre-line wrap-anywhere text-ink-2">{goals}</p> : null}
        </BriefPart>
      ) : null}
      {brief.requirements_do.length + brief.requirements_dont.length > 0 ? (
        <BriefPart title="Do and don’t">
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
                : `${countDays(brief.content_due_days)} after acceptance`,
            ],
          ]}
        />
      </BriefPart>
      <BriefPart title="Who can apply">
        <Facts
          facts={[
            ['Followers', followersLine(brief.min_followers)],
            ['Work about', brief.criteria_niches.map((niche) => NICHE_NAMES[niche]).join(', ') || null],
            [
              'Living in',
              brief.criteria_neighborhoods.map(({ neighborhood_name }) => neighborhood_name).join(', ') ||
                'Anywhere in the city',
            ],
          ]}
        />
      </BriefPart>
      <BriefPart title="Rights">
        <BriefRights brief={brief} />
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
  remote: 'Remote, from wherever you work',
  shipping: 'Shipped to you',
};

/** Noon, so that the day is the same in every zone. */
function dayWords(date: string | null): string {
  return date === null ? 'No deadline' : newYorkLongDay(`${date}T17:00:00Z`);
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
