import { Check, Megaphone, X } from 'lucide-react';
import type { SignedFile } from '#contract/base/media.ts';
import type { CampaignDetail } from '#contract/campaigns/details.ts';
import { followersLine } from '#domain/campaigns/brief-parts.ts';
import { contentTypeOf } from '#domain/campaigns/deliverables.ts';
import { describeRights } from '#domain/campaigns/rights-words.ts';
import { describeNiches } from '#domain/creators/niches.ts';
import { campaignTimeline } from '#domain/hiring/campaign-timeline.ts';
import { BriefDeliverables } from '#web/components/campaigns/brief/brief-deliverables.tsx';
import { BriefLines } from '#web/components/campaigns/brief/brief-lines.tsx';
import { PictureGrid } from '#web/components/campaigns/picture-grid.tsx';
import { ProgressStops } from '#web/ui/progress-stops.tsx';
import { LabelSection } from './label-section.tsx';

type BriefSectionsProps = {
  campaign: CampaignDetail;
  signed: ReadonlyMap<string, SignedFile>;
  now: Date;
  isCreator: boolean;
};

/** The deliverables, the dates and the usage rights. */
export function BriefSections({ campaign, signed, now, isCreator }: BriefSectionsProps) {
  const { brief, fit_reasons, pictures } = campaign;
  return (
    <>
      {fit_reasons.length > 0 ? (
        <LabelSection title="Why this fits you">
          <LineList lines={fit_reasons.map(({ text }) => text)} />
        </LabelSection>
      ) : null}
      <LabelSection title="Brief">
        <p className="type-prose whitespace-pre-line wrap-anywhere">{brief.description}</p>
        {brief.goals ? (
          <p className="type-prose mt-4 whitespace-pre-line wrap-anywhere">{brief.goals}</p>
        ) : null}
        {brief.fulfilment_note ? (
          <p className="type-prose mt-4 whitespace-pre-line wrap-anywhere">{brief.fulfilment_note}</p>
        ) : null}
        <div className="mt-6 text-md empty:hidden">
          <BriefLines show={brief.requirements_do} avoid={brief.requirements_dont} />
        </div>
        {pictures.examples.length > 0 ? (
          <div className="mt-6">
            <PictureGrid
              label="Example pictures"
              files={pictures.examples}
              signed={signed}
              most={pictures.examples.length}
            />
          </div>
        ) : null}
      </LabelSection>
      <LabelSection title="Deliverables">
        <BriefDeliverables deliverables={brief.deliverables} />
      </LabelSection>
      <WhoCanApply campaign={campaign} />
      {isCreator ? <Timeline campaign={campaign} now={now} /> : null}
      <Rights campaign={campaign} />
      {brief.disclosure ? (
        <LabelSection title="Disclosure">
          <div className="flex gap-3.5 rounded-large bg-yellow-tint p-5 text-yellow-text">
            <Megaphone aria-hidden="true" className="mt-0.5 size-5 shrink-0 stroke-[1.75]" />
            <div className="min-w-0">
              <h3 className="type-item">Label it as an ad</h3>
              <p className="mt-0.5 text-md wrap-anywhere">{brief.disclosure}</p>
            </div>
          </div>
        </LabelSection>
      ) : null}
    </>
  );
}

/** Too few followers rule an applicant out unless they are a wish; the rest are preferences. Left out if anybody can apply. */
function WhoCanApply({ campaign: { brief } }: { campaign: CampaignDetail }) {
  const { min_followers, prefers_followers, criteria_niches, criteria_neighborhoods } = brief;
  const lines = [
    min_followers > 0 ? `${followersLine(min_followers, prefers_followers)} followers` : null,
    criteria_niches.length > 0
      ? `Work about ${describeNiches(criteria_niches).toLowerCase()}, if possible`
      : null,
    criteria_neighborhoods.length > 0
      ? `Living in ${criteria_neighborhoods.map((one) => one.neighborhood_name).join(', ')}, if possible`
      : null,
  ].filter((line) => line !== null);
  if (lines.length === 0) return null;
  return (
    <LabelSection title="Who they look for">
      <LineList lines={lines} />
    </LabelSection>
  );
}

function Timeline({ campaign, now }: { campaign: CampaignDetail; now: Date }) {
  const { brief, business, application } = campaign;
  const stops = campaignTimeline(
    {
      business_name: business.business_name,
      application_deadline: brief.application_deadline,
      content_due_days: brief.content_due_days,
      is_shipped: brief.fulfilment === 'shipping',
      has_posts: brief.deliverables.some(({ kind }) => contentTypeOf(kind) !== 'ugc'),
    },
    now,
    application,
  );
  return (
    <LabelSection title="Timeline">
      <ProgressStops
        label="Timeline"
        direction="down"
        size="roomy"
        stops={stops.map(({ label, when, note, state }) => ({
          label,
          state,
          note: (
            <>
              {when ? <span className="font-medium text-ink">{when}. </span> : null}
              {note}
            </>
          ),
        }))}
      />
    </LabelSection>
  );
}

function Rights({ campaign: { brief, business } }: { campaign: CampaignDetail }) {
  return (
    <LabelSection title="Usage rights">
      <dl className="grid">
        {describeRights(brief, business.business_name).map(({ label, text, is_granted }) => {
          const Mark = is_granted ? Check : X;
          return (
            <div
              key={label}
              className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-2 border-line py-3 text-md first:pt-0 not-first:border-t sm:grid-cols-[1.5rem_9rem_minmax(0,1fr)]"
            >
              <Mark
                aria-hidden="true"
                className={`mt-0.5 size-4.5 stroke-[1.75] ${is_granted ? 'text-money' : 'text-ink-3'}`}
              />
              <dt className="font-semibold">{label}</dt>
              <dd className="text-ink-2 max-sm:col-start-2">{text}</dd>
            </div>
          );
        })}
      </dl>
    </LabelSection>
  );
}

/** Lines with a check mark; the title above says what they are. */
function LineList({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="grid gap-2.5">
      {lines.map((line) => (
        <li key={line} className="flex gap-3 text-md wrap-anywhere">
          <Check aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 stroke-[1.75] text-money" />
          {line}
        </li>
      ))}
    </ul>
  );
}
