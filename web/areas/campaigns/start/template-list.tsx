import { useState } from 'react';
import type { CampaignTemplate } from '#contract/campaigns/templates.ts';
import { Button } from '#web/ui/button.tsx';
import { TemplateCard } from './template-card.tsx';

/** More would push the packages off a phone's first screens. */
const SHOWN_FIRST = 6;

type TemplateListProps = {
  templates: readonly CampaignTemplate[];
  businessId: string;
  onTemplate: (chosen: CampaignTemplate) => void;
};

/** The shop's templates, all of them on request. */
export function TemplateList({ templates, businessId, onTemplate }: TemplateListProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (templates.length === 0) return null;
  const shown = isOpen ? templates : templates.slice(0, SHOWN_FIRST);
  return (
    <section aria-labelledby="templates" className="mb-10">
      <h2 id="templates" className="type-block-title">
        Your templates
      </h2>
      <ul className="mt-4 grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        {shown.map((one) => (
          <TemplateCard key={one.id} template={one} businessId={businessId} onUse={() => onTemplate(one)} />
        ))}
      </ul>
      {shown.length < templates.length ? (
        <Button size="touch" className="mt-4" onClick={() => setIsOpen(true)}>
          Show all {templates.length}
          <span className="sr-only"> templates</span>
        </Button>
      ) : null}
    </section>
  );
}
