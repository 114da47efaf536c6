import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { type ReactElement, useState } from 'react';
import { INVITATION_WORDS_MAX_LENGTH } from '#domain/hiring/applicant-segments.ts';
import { apiQuery } from '#web/api/query.ts';
import { RecordPending } from '#web/components/admin/record-pending.tsx';
import { useWaitingInvite } from '#web/components/creators/use-waiting-invite.ts';
import { Link } from '#web/components/link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialog.tsx';
import { RadioGroup } from '#web/ui/radio.tsx';
import { TextArea } from '#web/ui/text-area.tsx';

type InviteListDialogProps = {
  trigger: ReactElement;
  businessId: string;
  listId: string;
  listName: string;
};

/** Invites a list to an open campaign now, or to a draft once it goes live. */
export function InviteListDialog({ trigger, businessId, listId, listName }: InviteListDialogProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const { data, error } = useQuery(
    apiQuery(api, 'GET /api/businesses/:id/open-campaigns', { params: { id: businessId } }),
  );
  const [isOpen, setOpen] = useState(true);
  const [picked, setPicked] = useState<string | null>(null);
  const [words, setWords] = useState('');
  const campaigns = data?.campaigns ?? [];
  const identifier = picked ?? campaigns[0]?.id ?? '';
  const inviting = useWaitingInvite(businessId, () => {
    setOpen(false);
    setWords('');
  });
  const isTooLong = words.trim().length > INVITATION_WORDS_MAX_LENGTH;
  return (
    <Dialog
      trigger={trigger}
      open={isOpen}
      onOpenChange={setOpen}
      title={`Invite everyone on ${listName}?`}
      description="We leave out creators who are no longer listed, were invited already, or applied."
      closable={false}
      actions={
        <>
          <DialogClose>
            <Button>Not now</Button>
          </DialogClose>
          <Button
            variant="primary"
            loading={inviting.isBusy}
            disabled={identifier === '' || isTooLong}
            onClick={() => void inviting.run({ identifier, body: { list_id: listId, words: words.trim() } })}
          >
            Invite list
          </Button>
        </>
      }
    >
      <div className="mt-5">
        {data === undefined ? (
          <RecordPending error={error} />
        ) : campaigns.length === 0 ? (
          <p className="text-md text-ink-2">
            You don’t have a draft or an open campaign.{' '}
            <Link href="/business/campaigns/new">Post a campaign</Link> first.
          </p>
        ) : (
          <RadioGroup
            label="Campaign"
            value={identifier}
            onValueChange={setPicked}
            options={campaigns.map(({ id, title, is_live }) => ({
              value: id,
              label: title,
              hint: is_live ? 'Open. Invited right away' : 'Draft. Invited when it goes live',
            }))}
          />
        )}
      </div>
      {identifier === '' ? null : (
        <TextArea
          label="Message (optional)"
          rows={2}
          limit={INVITATION_WORDS_MAX_LENGTH}
          value={words}
          error={isTooLong ? `Use up to ${INVITATION_WORDS_MAX_LENGTH} characters` : undefined}
          onChange={(event) => setWords(event.target.value)}
          className="mt-4"
        />
      )}
    </Dialog>
  );
}
