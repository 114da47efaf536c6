import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { type ReactElement, useState } from 'react';
import { apiQuery } from '#web/api/query.ts';
import { DRAFT_HINT, InvitationDialog } from '#web/components/creators/invitation-dialog.tsx';
import { useWaitingInvite } from '#web/components/creators/use-waiting-invite.ts';

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
  const identifier = picked ?? data?.campaigns[0]?.id ?? '';
  const inviting = useWaitingInvite(businessId, () => {
    setOpen(false);
    setWords('');
  });
  return (
    <InvitationDialog
      trigger={trigger}
      isOpen={isOpen}
      onOpenChange={setOpen}
      title={`Invite everyone on ${listName}?`}
      description="We leave out creators who are no longer listed, were invited already, or applied."
      campaigns={data?.campaigns.map(({ id, title, is_live }) => ({
        value: id,
        label: title,
        hint: is_live ? 'Open. Invited right away' : DRAFT_HINT,
      }))}
      error={error}
      identifier={identifier}
      onPick={setPicked}
      messageLabel="Message (optional)"
      words={words}
      onWords={setWords}
      verb="Invite list"
      isSending={inviting.isBusy}
      onSend={() => void inviting.run({ identifier, body: { list_id: listId, words: words.trim() } })}
    />
  );
}
