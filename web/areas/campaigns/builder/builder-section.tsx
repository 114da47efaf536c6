import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  CAMPAIGN_SECTIONS,
  type CampaignGap,
  type CampaignSection,
} from '#domain/campaigns/campaign-checks.ts';

type BuilderSectionProps = {
  section: CampaignSection;
  gaps: readonly CampaignGap[];
  children: ReactNode;
};

/** A section of the draft, with its name and its missing parts beside it. */
export function BuilderSection({ section, gaps, children }: BuilderSectionProps) {
  const name = CAMPAIGN_SECTIONS.find((one) => one.section === section)?.name;
  const missing = gaps.find((gap) => gap.section === section);
  const titleId = `section-${section}`;
  return (
    <section
      aria-labelledby={titleId}
      className="grid gap-x-8 gap-y-5 border-line-strong border-t py-8 md:grid-cols-[11.5rem_minmax(0,1fr)]"
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 md:block">
        <h2 id={titleId} className="type-block-title">
          {name}
        </h2>
        {missing ? (
          <p className="text-sm font-semibold md:mt-1.5">{missing.message}</p>
        ) : (
          <p className="flex items-center gap-1.5 text-sm text-ink-3 md:mt-1.5">
            <Check aria-hidden="true" className="size-4 stroke-[1.75]" />
            Done
          </p>
        )}
      </header>
      <div className="grid min-w-0 content-start gap-5">{children}</div>
    </section>
  );
}
