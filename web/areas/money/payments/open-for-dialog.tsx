import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import type { DisputeStart } from '#contract/work/disputes.ts';
import type { DisputeSide } from '#domain/work/dispute-states.ts';
import { call } from '#web/api/call.ts';
import { RecordPending } from '#web/components/admin/record-pending.tsx';
import { disputeStartOptions } from '#web/components/disputes/dispute-options.ts';
import { nameOfSide } from '#web/components/disputes/dispute-words.ts';
import { OpenForm } from '#web/components/disputes/open-form.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { RadioGroup } from '#web/ui/radio.tsx';
import { toast } from '#web/ui/toast.ts';

type OpenForDialogProps = { collaborationId: string; onClose: () => void };

/** Opens a dispute for the side that wrote to us: whose it is, what it is about, their words and evidence. */
export function OpenForDialog({ collaborationId, onClose }: OpenForDialogProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const { data: start, error } = useQuery(disputeStartOptions(api, collaborationId));
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      width="wide"
      phone="full"
      title="Open a dispute for one side?"
      description="Money for the deliverables you choose is frozen, all deadlines pause, and both sides are told that Bizmeet opened it and for whom."
    >
      <div className="mt-6">
        {start ? <Opening start={start} onDone={onClose} /> : <RecordPending error={error} />}
      </div>
    </Dialog>
  );
}

const SIDES: readonly DisputeSide[] = ['business', 'creator'];

function Opening({ start, onDone }: { start: DisputeStart; onDone: () => void }) {
  const [side, setSide] = useState<DisputeSide | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { refusal, side_entity_ids, collaboration_id } = start;
  if (refusal !== null || side_entity_ids === null) {
    return (
      <p className="text-md text-ink-2">
        {refusal ?? 'You’re part of this work. Another admin has to open it.'}
      </p>
    );
  }
  const entity_id = side === null ? null : side_entity_ids[side];
  return (
    <div className="grid gap-7">
      <RadioGroup
        label={<span className="type-item">Whose dispute is it?</span>}
        value={side}
        onValueChange={setSide}
        options={SIDES.map((value) => ({ value, label: nameOfSide(start, value) }))}
      />
      {side !== null && entity_id !== null ? (
        <OpenForm
          key={side}
          start={start}
          place={{ entity_type: side, entity_id, collaboration_id }}
          hint={`What ${nameOfSide(start, side)} told you. Both sides will read this exactly as written.`}
          send={async (api, body) => {
            await call(api, 'POST /api/admin/collaborations/:id/disputes', {
              params: { id: collaboration_id },
              body: { ...body, side },
            });
            toast({ title: 'Dispute opened. Both sides were told.', variant: 'success' });
            onDone();
          }}
          chosen={chosen}
          onChosen={setChosen}
        />
      ) : null}
    </div>
  );
}
