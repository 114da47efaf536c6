import { useState } from 'react';
import { formatCount } from '#domain/format/count.ts';
import {
  APPLICATION_NOTE_MAX_LENGTH,
  REJECT_REASONS,
  type RejectReason,
} from '#domain/hiring/application-states.ts';
import { kindRefusal } from '#domain/hiring/kind-refusals.ts';
import { findBlankRefusal } from '#domain/messages/saved-replies.ts';
import { ReplyArea } from '#web/components/saved-replies/reply-area.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialog.tsx';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { RadioGroup } from '#web/ui/radio.tsx';
import { firstNameOf, nameOf, peopleWords } from './applicant-words.ts';
import type { Applicant } from './use-decisions.ts';

type DeclineDialogProps = {
  applicants: readonly Applicant[];
  /** Only then "Spot filled" is true enough to suggest. */
  areSpotsTaken: boolean;
  isSending: boolean;
  onDecline: (refusal: { reason: RejectReason; note?: string }) => void;
  onClose: () => void;
};

/** Declining needs a reason, and shows the message the creator will receive. */
export function DeclineDialog({
  applicants,
  areSpotsTaken,
  isSending,
  onDecline,
  onClose,
}: DeclineDialogProps) {
  const [reason, setReason] = useState<RejectReason | null>(areSpotsTaken ? 'spot_filled' : null);
  const [isUnchosen, setUnchosen] = useState(false);
  const [note, setNote] = useState('');
  const [first] = applicants;
  if (first === undefined) return null;
  const isOne = applicants.length === 1;
  const isTooLong = note.trim().length > APPLICATION_NOTE_MAX_LENGTH;
  const reader = isOne ? firstNameOf(first) : 'Each of them';

  function decline() {
    if (reason === null) return setUnchosen(true);
    onDecline({ reason, ...(note.trim() && { note: note.trim() }) });
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={`Decline ${isOne ? nameOf(first) : peopleWords(applicants.length)}?`}
      description={`${reason === null ? `Choose a reason to see what ${isOne ? reader : 'each of them'} reads.` : `${reader} reads: “${kindRefusal(reason)}”`} You have 10 seconds to undo.`}
      closable={false}
      actions={
        <>
          <DialogClose>
            <Button>Keep {isOne ? firstNameOf(first) : 'them'}</Button>
          </DialogClose>
          <Button
            variant="danger-solid"
            loading={isSending}
            disabled={isTooLong || findBlankRefusal(note) !== null}
            onClick={decline}
          >
            Decline {isOne ? firstNameOf(first) : applicants.length}
          </Button>
        </>
      }
    >
      <RadioGroup
        label="Reason"
        value={reason}
        onValueChange={(chosen) => {
          setReason(chosen);
          setUnchosen(false);
        }}
        options={REJECT_REASONS.map(({ reason: value, label }) => ({ value, label }))}
        className="mt-5"
      />
      <FormAlert className="mt-3">{isUnchosen ? 'Choose a reason' : null}</FormAlert>
      <ReplyArea
        label="Personal note (optional)"
        rows={2}
        limit={APPLICATION_NOTE_MAX_LENGTH}
        value={note}
        error={isTooLong ? `Shorten it to ${formatCount(APPLICATION_NOTE_MAX_LENGTH)} characters` : undefined}
        values={{ creator: isOne ? firstNameOf(first) : null }}
        onWrite={setNote}
        className="mt-4"
      />
    </Dialog>
  );
}
