import { Ellipsis } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { CampaignTemplate } from '#contract/campaigns/templates.ts';
import { summarizeDeliverables } from '#domain/campaigns/deliverables.ts';
import { formatCents } from '#domain/format/money.ts';
import { Button } from '#web/ui/button.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { OnDemand } from '#web/ui/on-demand.tsx';

const TemplateQuestion = lazyPart(async () => (await import('./template-questions.tsx')).TemplateQuestion);

type TemplateCardProps = { template: CampaignTemplate; businessId: string; onUse: () => void };

/** A template of the shop, with what it asks for and pays. */
export function TemplateCard({ template, businessId, onUse }: TemplateCardProps) {
  const [question, setQuestion] = useState<'rename' | 'delete' | null>(null);
  const { template_name, title, deliverables, creator_payout_cents, slots, picture_count } = template;
  const trigger = (
    <Button
      variant="ghost"
      shape="icon"
      size="touch"
      aria-label={`Actions for ${template_name}`}
      icon={<Ellipsis aria-hidden="true" />}
      className="-mt-2 -mr-3 shrink-0"
    />
  );
  return (
    <li className="flex flex-col rounded-card border border-line bg-surface p-6">
      <div className="flex items-start justify-between gap-3">
        <h3 className="type-block-title min-w-0 wrap-anywhere">{template_name}</h3>
        <OnDemand
          trigger={trigger}
          popup="menu"
          load={async () => (await import('./template-menu.tsx')).TemplateMenu}
          props={{
            trigger,
            onRename: () => setQuestion('rename'),
            onDelete: () => setQuestion('delete'),
          }}
        />
      </div>
      {title === template_name ? null : <p className="mt-1.5 text-md wrap-anywhere text-ink-2">{title}</p>}
      <p className="mt-4 text-md">{summarizeDeliverables(deliverables)}</p>
      <p className="num mt-1 mb-5 text-base text-ink-2">
        {[
          creator_payout_cents === null ? 'No payout yet' : `${formatCents(creator_payout_cents)} each`,
          slots === 1 ? '1 creator' : `${slots} creators`,
          ...(picture_count > 0 ? [picture_count === 1 ? '1 picture' : `${picture_count} pictures`] : []),
        ].join(' · ')}
      </p>
      <Button size="touch" block className="mt-auto" onClick={onUse}>
        Use template<span className="sr-only"> {template_name}</span>
      </Button>
      {question === null ? null : (
        <Suspense fallback={null}>
          <TemplateQuestion
            question={question}
            template={template}
            businessId={businessId}
            onClosed={() => setQuestion(null)}
          />
        </Suspense>
      )}
    </li>
  );
}
