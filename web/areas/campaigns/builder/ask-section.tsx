import { Check, X } from 'lucide-react';
import { Suspense } from 'react';
import {
  CAMPAIGN_DESCRIPTION_MAX_LENGTH,
  CAMPAIGN_GOALS_MAX_LENGTH,
  CAMPAIGN_TITLE_MAX_LENGTH,
  REQUIREMENT_MAX_LENGTH,
  REQUIREMENTS_MAX,
} from '#domain/campaigns/campaign-limits.ts';
import { HydrationMark } from '#web/components/hydration-mark.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { BuilderSection } from './builder-section.tsx';
import { LineEditor } from './line-editor.tsx';
import type { SectionProps } from './section-props.ts';

/** The upload code is fetched after the page has rendered. */
const CampaignPictures = lazyPart(async () => (await import('./campaign-pictures.tsx')).CampaignPictures);

export function AskSection({ businessId, campaignId, values, gaps, errorOf, onEdit }: SectionProps) {
  const { title, description, goals, requirements_do, requirements_dont } = values;
  return (
    <BuilderSection section="ask" gaps={gaps}>
      <TextField
        label="Title"
        name="title"
        value={title}
        maxLength={CAMPAIGN_TITLE_MAX_LENGTH}
        autoComplete="off"
        error={errorOf('title')}
        aside={
          <span className="num text-ink-3">
            {title.length} of {CAMPAIGN_TITLE_MAX_LENGTH}
          </span>
        }
        onChange={(event) => onEdit({ title: event.target.value })}
      />
      <TextArea
        label="What to make"
        name="description"
        value={description}
        limit={CAMPAIGN_DESCRIPTION_MAX_LENGTH}
        error={errorOf('description')}
        onChange={(event) => onEdit({ description: event.target.value })}
      />
      <div className="grid gap-x-6 gap-y-5 md:grid-cols-2">
        <LineEditor
          label="Please show"
          name="requirements_do"
          lines={requirements_do}
          most={REQUIREMENTS_MAX}
          maxLength={REQUIREMENT_MAX_LENGTH}
          icon={<Check aria-hidden="true" className="size-4.5 shrink-0 stroke-[1.75] text-money" />}
          error={errorOf('requirements_do')}
          onChange={(lines) => onEdit({ requirements_do: lines })}
        />
        <LineEditor
          label="Please avoid"
          name="requirements_dont"
          lines={requirements_dont}
          most={REQUIREMENTS_MAX}
          maxLength={REQUIREMENT_MAX_LENGTH}
          icon={<X aria-hidden="true" className="size-4.5 shrink-0 stroke-[1.75] text-ink-2" />}
          error={errorOf('requirements_dont')}
          onChange={(lines) => onEdit({ requirements_dont: lines })}
        />
      </div>
      <TextArea
        label="Background"
        name="goals"
        rows={1}
        value={goals}
        limit={CAMPAIGN_GOALS_MAX_LENGTH}
        hint="Optional. The occasion, such as a new menu or a slow Tuesday."
        error={errorOf('goals')}
        onChange={(event) => onEdit({ goals: event.target.value })}
      />
      <Suspense fallback={<div className="min-h-110" />}>
        <HydrationMark>
          <div className="grid gap-6">
            <CampaignPictures businessId={businessId} campaignId={campaignId} kind="hero" />
            <CampaignPictures businessId={businessId} campaignId={campaignId} kind="gallery" />
          </div>
        </HydrationMark>
      </Suspense>
    </BuilderSection>
  );
}
