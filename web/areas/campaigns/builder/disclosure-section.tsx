import { Megaphone } from 'lucide-react';
import { DISCLOSURE_MAX_LENGTH } from '#domain/campaigns/campaign-limits.ts';
import { DISCLOSURE_LINE } from '#domain/campaigns/disclosure.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { BuilderSection } from './builder-section.tsx';
import type { SectionProps } from './section-props.ts';

export function DisclosureSection({ values, gaps, errorOf, onEdit }: SectionProps) {
  return (
    <BuilderSection section="disclosure" gaps={gaps}>
      <div className="flex items-start gap-3 rounded-card bg-yellow-tint p-4 text-yellow-text">
        <Megaphone aria-hidden="true" className="mt-0.5 size-5 shrink-0 stroke-[1.75]" />
        <p className="text-md">
          <strong className="block font-semibold">{DISCLOSURE_LINE}</strong>
          You’re paying for this post, so viewers must be told. You can’t remove this line.
        </p>
      </div>
      <TextField
        label="Add to the disclosure"
        name="disclosure"
        value={values.disclosure}
        maxLength={DISCLOSURE_MAX_LENGTH}
        autoComplete="off"
        hint="Optional. For example, the account to tag."
        error={errorOf('disclosure')}
        onChange={(event) => onEdit({ disclosure: event.target.value })}
      />
    </BuilderSection>
  );
}
