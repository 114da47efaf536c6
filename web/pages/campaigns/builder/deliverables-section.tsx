import { Plus } from 'lucide-react';
import { useState } from 'react';
import { contentTypeOf, DELIVERABLE_KINDS, type DeliverableKind, kindName } from '#domain/deliverables.ts';
import { PlatformIcon } from '#web/components/platform-icon.tsx';
import { ToggleChip } from '#web/ui/chip.tsx';
import { BuilderSection } from './builder-section.tsx';
import { DeliverableRow } from './deliverable-row.tsx';
import type { SectionProps } from './section-props.ts';

const SHOWN_AT_FIRST = 3;

export function DeliverablesSection({ values, gaps, errorOf, onEdit }: SectionProps) {
  const { deliverables } = values;
  const [showsAll, setShowsAll] = useState(false);
  const left = DELIVERABLE_KINDS.filter((kind) => deliverables.every((one) => one.kind !== kind));
  const offered = showsAll ? left : left.slice(0, SHOWN_AT_FIRST);

  function add(kind: DeliverableKind) {
    onEdit({ deliverables: [...deliverables, { kind, quantity: 1, note: '' }] });
  }

  return (
    <BuilderSection section="deliverables" gaps={gaps}>
      {deliverables.length > 0 ? (
        <ul className="-mt-3">
          {deliverables.map((deliverable) => (
            <DeliverableRow
              key={deliverable.kind}
              deliverable={deliverable}
              onChange={(next) =>
                onEdit({ deliverables: deliverables.map((one) => (one.kind === next.kind ? next : one)) })
              }
              onRemove={() =>
                onEdit({ deliverables: deliverables.filter(({ kind }) => kind !== deliverable.kind) })
              }
            />
          ))}
        </ul>
      ) : null}
      <fieldset id="deliverables-choices" tabIndex={-1} className="flex min-w-0 flex-wrap gap-2">
        <legend className="sr-only">Add what creators make</legend>
        {offered.map((kind) => (
          <ToggleChip
            key={kind}
            pressed={false}
            onPressedChange={() => add(kind)}
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
        {errorOf('deliverables')}
      </p>
    </BuilderSection>
  );
}
