import type { PublicCampaign } from '#contract/hiring/public-pages.ts';
import { nameDeliverable } from '#domain/campaigns/deliverables.ts';
import { describeRights } from '#domain/campaigns/rights-words.ts';
import { describeNiches } from '#domain/creators/niches.ts';
import { publicPath } from '#domain/hiring/public-pages.ts';
import { DeadlineLabel } from '#web/components/campaigns/deadline-label.tsx';
import { Link } from '#web/components/link.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { PlaceLinks } from './place-links.tsx';

type CampaignPageProps = { campaign: PublicCampaign; now: Date; isSignedIn: boolean };

/** An open campaign for people without an account. */
export function CampaignPage({ campaign, now, isSignedIn }: CampaignPageProps) {
  const { title, business_name, business_slug, description, goals, places, spots_left } = campaign;
  const page = `/campaigns/${campaign.public_id}`;
  return (
    <article>
      <p className="text-md">
        <Link href={publicPath.shop(business_slug)} className="inline-flex min-h-8 items-center text-link">
          {business_name}
        </Link>
      </p>
      <h1 className="mt-1 type-page-title break-words">{title}</h1>
      <p className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-md text-ink-2">
        <DeadlineLabel deadline={campaign.application_deadline} now={now} />
        <span className="num">{spots_left === 1 ? '1 spot left' : `${spots_left} spots left`}</span>
        <PlaceLinks places={places} />
      </p>
      <div className="mt-6 flex flex-wrap items-center gap-4">
        <ButtonLink
          href={isSignedIn ? page : `/login?returnTo=${encodeURIComponent(page)}`}
          variant="primary"
          size="large"
        >
          {isSignedIn ? 'View campaign' : 'Sign in to apply'}
        </ButtonLink>
        <p className="text-md text-ink-2">Approved creators see the pay and apply.</p>
      </div>
      <Words title="About" text={description} />
      <Words title="Goals" text={goals} />
      <section aria-labelledby="deliverables-title" className="mt-8">
        <h2 id="deliverables-title" className="type-block-title">
          What to make
        </h2>
        <ul className="mt-3 grid list-disc gap-1 pl-5 text-md">
          {campaign.deliverables.map((deliverable) => (
            <li key={deliverable.kind}>{nameDeliverable(deliverable)}</li>
          ))}
        </ul>
      </section>
      <Lines title="Do" lines={campaign.requirements_do} />
      <Lines title="Don’t" lines={campaign.requirements_dont} />
      <Lines
        title="Looking for"
        lines={campaign.niches.length > 0 ? [describeNiches(campaign.niches)] : []}
      />
      <section aria-labelledby="rights-title" className="mt-8">
        <h2 id="rights-title" className="type-block-title">
          Rights
        </h2>
        <dl className="mt-3 grid gap-3 text-md sm:grid-cols-2">
          {describeRights(campaign, business_name).map(({ label, text }) => (
            <div key={label}>
              <dt className="text-sm text-ink-2">{label}</dt>
              <dd className="break-words">{text}</dd>
            </div>
          ))}
        </dl>
      </section>
    </article>
  );
}

function Words({ title, text }: { title: string; text: string }) {
  if (text === '') return null;
  return (
    <section className="mt-8">
      <h2 className="type-block-title">{title}</h2>
      <p className="type-prose mt-3 max-w-[42rem] whitespace-pre-line break-words">{text}</p>
    </section>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <section className="mt-8">
      <h2 className="type-block-title">{title}</h2>
      <ul className="mt-3 grid list-disc gap-1 pl-5 text-md">
        {lines.map((line) => (
          <li key={line} className="break-words">
            {line}
          </li>
        ))}
      </ul>
    </section>
  );
}
