import type { ReactElement, ReactNode } from 'react';
import { INVITATION_WORDS_MAX_LENGTH } from '#domain/hiring/applicant-segments.ts';
import { RecordPending } from '#web/components/admin/record-pending.tsx';
import { Link } from '#web/components/link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialog.tsx';
import { RadioGroup } from '#web/ui/radio.tsx';
import { TextArea } from '#web/ui/text-area.tsx';

interface CampaignChoice {
  value: string;
  label: string;
  hint: string;
  disabled?: boolean;
}

export const DRAFT_HINT = 'Draft. Invited when it goes live';

type InvitationDialogProps = {
  trigger: ReactElement;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  description: string;
  /** Undefined while they load. */
  campaigns: readonly CampaignChoice[] | undefined;
  error: Error | null;
  identifier: string;
  onPick: (identifier: string) => void;
  messageLabel: string;
  words: string;
  onWords: (words: string) => void;
  verb: ReactNode;
  isSending: boolean;
  onSend: () => void;
};

/** Choose a campaign and write a message: the invitation of a creator, or of a list. */
export function InvitationDialog(props: InvitationDialogProps) {
  const { campaigns, error, identifier, words } = props;
  const isTooLong = words.trim().length > INVITATION_WORDS_MAX_LENGTH;
  return (
    <Dialog
      trigger={props.trigger}
      open={props.isOpen}
      onOpenChange={props.onOpenChange}
      title={props.title}
      description={props.description}
      closable={false}
      actions={
        <>
          <DialogClose>
            <Button>Not now</Button>
          </DialogClose>
          <Button
            variant="primary"
            loading={props.isSending}
            disabled={identifier === '' || isTooLong}
            onClick={props.onSend}
          >
            {props.verb}
          </Button>
        </>
      }
    >
      <div className="mt-5">
        {campaigns === undefined ? (
          <RecordPending error={error} />
        ) : campaigns.length === 0 ? (
          <p className="text-md text-ink-2">
            You don’t have a draft or an open campaign.{' '}
            <Link href="/business/campaigns/new">Post a campaign</Link> first.
          </p>
        ) : (
          <RadioGroup label="Campaign" value={identifier} onValueChange={props.onPick} options={campaigns} />
        )}
      </div>
      {identifier === '' ? null : (
        <TextArea
          label={props.messageLabel}
          rows={2}
          limit={INVITATION_WORDS_MAX_LENGTH}
          value={words}
          error={isTooLong ? `Use up to ${INVITATION_WORDS_MAX_LENGTH} characters` : undefined}
          onChange={(event) => props.onWords(event.target.value)}
          className="mt-4"
        />
      )}
    </Dialog>
  );
}
