import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { CampaignDraft } from '#contract/campaigns/drafts.ts';
import { contentTypeOf, DELIVERABLE_KINDS, kindName } from '#domain/campaigns/deliverables.ts';
import { PlatformIcon } from '#web/components/platform-icon.tsx';
import { ToggleChip } from '#web/ui/chip.tsx';
import { DeliverableRow } from './deliverable-row.tsx';

type Wanted = CampaignDraft['deliverables'];
type DeliverablesEditorProps = {
  deliverables: Wanted;
  error: string | undefined;
  onChange: (next: Wanted) => void;
};

const SHOWN_AT_FIRST = 3;

/** The deliverables: each kind with its quantity; the other kinds as chips below. */
export function DeliverablesEditor({ deliverables, error, onChange }: DeliverablesEditorProps) {
  const [showsAll, setShowsAll] = useState(false);
  const left = DELIVERABLE_KINDS.filter((kind) => deliverables.every((one) => one.kind !== kind));
  const offered = showsAll ? left : left.slice(0, SHOWN_AT_FIRST);
  return (
    <>
      {deliverables.length > 0 ? (
        <ul className="-mt-3">
          {deliverables.map((deliverable) => (
            <DeliverableRow
              key={deliverable.kind}
              deliverable={deliverable}
              onChange={(next) => onChange(deliverables.map((one) => (one.kind === next.kind ? next : one)))}
              onRemove={() => onChange(deliverables.filter(({ kind }) => kind !== deliverable.kind))}
            />
          ))}
        </ul>
      ) : null}
      <fieldset id="deliverables-choices" tabIndex={-1} className="flex min-w-0 flex-wrap gap-2">
        <legend className="sr-only">Add deliverables</legend>
        {offered.map((kind) => (
          <ToggleChip
            key={kind}
            pressed={false}
            onPressedChange={() => onChange([...deliverables, { kind, quantity: 1, note: '' }])}
            icon={<PlatformIcon platform={contentTypeOf(kind)} />}
          >
            {kindName(kind)}
          </ToggleChip>
        ))}
        {left.length > offered.length ? (
          <ToggleChip
            pressed={false}
            onPressedChange={() => setShowsAll(true)}
            icon={<Plus aria-hidden="true" />}
          >
            More
          </ToggleChip>
        ) : null}
      </fieldset>
      <p aria-live="polite" className="text-hint text-danger empty:hidden">
        {error}
      </p>
    </>
  );
}
