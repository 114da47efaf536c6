import type { PublicCreator } from '#contract/hiring/public-pages.ts';
import { nameDeliverable } from '#domain/campaigns/deliverables.ts';
import { describeLanguages } from '#domain/creators/languages.ts';
import { describeNiches } from '#domain/creators/niches.ts';
import { PLATFORM_NAMES } from '#domain/creators/social-platforms.ts';
import { formatCents } from '#domain/format/money.ts';
import { totalWords } from '#domain/work/post-totals.ts';
import { Rating } from '#web/components/ratings/rating.tsx';
import { exactCount } from '#web/components/social/count-words.ts';
import { sourceWords } from '#web/components/social/read-words.ts';
import { dayWords } from '#web/components/time/moment.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { PieceGrid } from './piece-grid.tsx';
import { PlaceLinks } from './place-links.tsx';

type CreatorPageProps = { creator: PublicCreator; now: Date };

/** A creator's media kit. */
export function CreatorPage({ creator, now }: CreatorPageProps) {
  const { full_name, handle, bio, photo_url, place, languages, niches, rating, pieces } = creator;
  return (
    <article>
      <div className="flex flex-wrap items-center gap-5">
        <Avatar name={full_name} src={photo_url} className="size-24" />
        <div className="min-w-0">
          <h1 className="type-page-title break-words">{full_name}</h1>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 text-md text-ink-2">
            <span>@{handle}</span>
            {place ? <PlaceLinks places={[place]} /> : null}
            <Rating rating={rating} />
          </p>
        </div>
      </div>
      {bio ? <p className="type-prose mt-6 max-w-[42rem] whitespace-pre-line break-words">{bio}</p> : null}
      <dl className="mt-6 grid gap-4 text-md sm:grid-cols-2">
        {niches.length > 0 ? <Fact label="Makes">{describeNiches(niches)}</Fact> : null}
        {languages.length > 0 ? <Fact label="Speaks">{describeLanguages(languages)}</Fact> : null}
      </dl>
      {pieces.length > 0 ? (
        <section aria-labelledby="work-title" className="mt-10">
          <h2 id="work-title" className="type-block-title">
            Work
          </h2>
          <PieceGrid pieces={pieces} />
        </section>
      ) : null}
      <Numbers numbers={creator.numbers} totals={totalWords(creator.post_totals)} now={now} />
      {creator.rates && creator.rates.length > 0 ? (
        <section aria-labelledby="prices-title" className="mt-10">
          <h2 id="prices-title" className="type-block-title">
            Usual prices
          </h2>
          <dl className="mt-3 grid max-w-[28rem] gap-2 text-md">
            {creator.rates.map(({ kind, price_cents }) => (
              <div key={kind} className="flex justify-between gap-4">
                <dt>{nameDeliverable({ kind, quantity: 1 })}</dt>
                <dd className="num font-semibold">{formatCents(price_cents)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ) : null}
      <div className="mt-10 border-line border-t pt-6">
        <p className="text-md text-ink-2">
          Do you run a business in New York? Post a campaign and invite {full_name}.
        </p>
        <ButtonLink href="/signup?intent=business" variant="primary" size="large" className="mt-4">
          Post a campaign
        </ButtonLink>
      </div>
    </article>
  );
}

function Fact({ label, children }: { label: string; children: string }) {
  return (
    <div>
      <dt className="text-sm text-ink-2">{label}</dt>
      <dd className="mt-0.5 break-words">{children}</dd>
    </div>
  );
}

type NumbersProps = { numbers: PublicCreator['numbers']; totals: string | null; now: Date };

/** Followers by account, each with where the number is from and of which day it is. */
function Numbers({ numbers, totals, now }: NumbersProps) {
  const known = numbers.filter(({ followers }) => followers !== null);
  if (known.length === 0 && totals === null) return null;
  return (
    <section aria-labelledby="numbers-title" className="mt-10">
      <h2 id="numbers-title" className="type-block-title">
        Numbers
      </h2>
      {totals ? <p className="mt-3 text-md">{totals}</p> : null}
      <ul className="mt-3 grid gap-3 sm:grid-cols-2">
        {known.map(({ platform, handle, followers, avg_views, source, read_at }) => (
          <li key={platform} className="min-w-0 rounded-card border border-line bg-surface p-5">
            <p className="break-words text-md text-ink-2">
              {PLATFORM_NAMES[platform]} @{handle}
            </p>
            <p className="num mt-1 type-item">{exactCount(followers ?? 0)} followers</p>
            {avg_views === null ? null : (
              <p className="num text-md text-ink-2">{exactCount(avg_views)} average views</p>
            )}
            <p className="mt-2 text-sm text-ink-2">
              {sourceWords(source)}
              {read_at ? `, ${dayWords(read_at, now)}` : ''}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
