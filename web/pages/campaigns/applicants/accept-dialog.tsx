import { formatCents, formatPayout } from '#domain/money.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialog.tsx';
import { firstNameOf, nameOf, peopleWords, spotsLeftWords } from './applicant-words.ts';
import type { Applicant } from './use-decisions.ts';

type AcceptDialogProps = {
  applicants: readonly Applicant[];
  payoutCents: number;
  openSpots: number;
  isSending: boolean;
  onAccept: () => void;
  onClose: () => void;
};

/** Money stands behind a yes, so it is asked once more, with the sum. */
export function AcceptDialog({ applicants, payoutCents, openSpots, isSending, ...deeds }: AcceptDialogProps) {
  const [first] = applicants;
  const count = applicants.length;
  if (first === undefined) return null;
  const sum = formatCents(payoutCents * count);
  const who = count === 1 ? firstNameOf(first) : 'each of them';
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || deeds.onClose()}
      title={`Accept ${count === 1 ? nameOf(first) : peopleWords(count)} for ${formatPayout(payoutCents)}${count === 1 ? '' : ' each'}?`}
      description={
        <>
          {sum} of what you paid in is held for {count === 1 ? who : 'them'} and released when you approve the
          work. {spotsLeftWords(openSpots - count)}. You can take it back for ten seconds; then {who} hears of
          it.
        </>
      }
      closable={false}
      actions={
        <>
          <DialogClose>
            <Button>Not yet</Button>
          </DialogClose>
          <Button variant="primary" loading={isSending} onClick={deeds.onAccept}>
            Accept for {formatPayout(payoutCents * count)}
          </Button>
        </>
      }
    />
  );
}
