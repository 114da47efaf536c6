import { X } from 'lucide-react';
import type { CampaignDraft } from '#contract/campaigns/drafts.ts';
import { DELIVERABLE_NOTE_MAX_LENGTH, DELIVERABLE_QUANTITY_MAX } from '#domain/campaigns/campaign-limits.ts';
import { contentTypeOf, nameDeliverable } from '#domain/campaigns/deliverables.ts';
import { PlatformIcon } from '#web/components/platform-icon.tsx';
import { Button } from '#web/ui/button.tsx';
import { Stepper } from '#web/ui/stepper.tsx';

type Wanted = CampaignDraft['deliverables'][number];
type DeliverableRowProps = {
  deliverable: Wanted;
  onChange: (next: Wanted) => void;
  onRemove: () => void;
};

/** The quantity of a deliverable and its special requirements. */
export function DeliverableRow({ deliverable, onChange, onRemove }: DeliverableRowProps) {
  const { kind, quantity, note } = deliverable;
  const name = nameDeliverable(deliverable);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-line border-b py-3">
      <span className="grid size-11 shrink-0 place-items-center rounded-control bg-fill">
        <PlatformIcon platform={contentTypeOf(kind)} className="size-5" />
      </span>
      <div className="min-w-0 grow basis-24">
        <p className="type-item">{name}</p>
        <textarea
          rows={1}
          aria-label={`Note for ${name}`}
          placeholder="Add a note, such as “vertical, 20 to 40 seconds”"
          value={note}
          maxLength={DELIVERABLE_NOTE_MAX_LENGTH}
          onChange={(event) => onChange({ ...deliverable, note: event.target.value.replaceAll('\n', ' ') })}
          className="field-sizing-content min-h-6 w-full resize-none rounded-check bg-transparent text-base text-ink-2 outline-none placeholder:text-ink-3 focus-visible:outline-2 focus-visible:outline-focus touch:min-h-11 touch:py-2.5 touch:text-touch"
        />
      </div>
      <Stepper
        label={name}
        value={quantity}
        min={1}
        max={DELIVERABLE_QUANTITY_MAX}
        onValueChange={(next) => onChange({ ...deliverable, quantity: next })}
      />
      <Button
        variant="ghost"
        shape="icon"
        aria-label={`Remove ${name}`}
        icon={<X aria-hidden="true" />}
        onClick={onRemove}
      />
    </li>
  );
}
