import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { type ReactElement, useState } from 'react';
import type { InvitableCampaigns } from '#contract/hiring/invitations.ts';
import { formatPrice } from '#domain/format/money.ts';
import { apiQuery } from '#web/api/query.ts';
import { useInvite } from '#web/components/applications/use-invite.ts';
import { DRAFT_HINT, InvitationDialog } from './invitation-dialog.tsx';
import { useWaitingInvite } from './use-waiting-invite.ts';

type InviteDialogProps = { trigger: ReactElement; businessId: string; creatorId: string; name: string };
type Campaign = InvitableCampaigns['campaigns'][number];

/** Invites a creator to a campaign. A draft invites them once it goes live. */
export function InviteDialog({ trigger, businessId, creatorId, name }: InviteDialogProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const path = { id: businessId, creator_id: creatorId };
  const { data, error } = useQuery(
    apiQuery(api, 'GET /api/businesses/:id/creators/:creator_id/invitable-campaigns', { params: path }),
  );
  const opening = useQuery(
    apiQuery(api, 'GET /api/businesses/:id/open-campaigns', { params: { id: businessId } }),
  );
  const drafts = opening.data?.campaigns.filter(({ is_live }) => !is_live) ?? [];
  const [isOpen, setOpen] = useState(true);
  const [picked, setPicked] = useState<string | null>(null);
  const [words, setWords] = useState('');
  const campaigns = data?.campaigns ?? [];
  const first = campaigns.find(({ status }) => status === null);
  const identifier = picked ?? first?.id ?? drafts[0]?.id ?? '';
  const isDraft = drafts.some(({ id }) => id === identifier);
  const close = () => {
    setOpen(false);
    setPicked(null);
    setWords('');
  };
  const inviting = useInvite({ id: businessId, identifier }, close);
  const waiting = useWaitingInvite(businessId, close);
  const body = { creator_ids: [creatorId], words: words.trim() };
  const choices = [
    ...campaigns.map((campaign) => ({
      value: campaign.id,
      label: campaign.title,
      hint: hintOf(campaign, name),
      disabled: campaign.status !== null,
    })),
    ...drafts.map(({ id, title }) => ({ value: id, label: title, hint: DRAFT_HINT })),
  ];

  return (
    <InvitationDialog
      trigger={trigger}
      isOpen={isOpen}
      onOpenChange={setOpen}
      title={`Invite ${name} to apply?`}
      description={
        isDraft
          ? `We’ll notify ${name} when the campaign goes live. Until then you can withdraw it.`
          : `We’ll notify ${name}, who can apply or decline. You don’t pay anything now.`
      }
      campaigns={data === undefined || opening.data === undefined ? undefined : choices}
      error={error ?? opening.error}
      identifier={identifier}
      onPick={setPicked}
      messageLabel={`Message to ${name} (optional)`}
      words={words}
      onWords={setWords}
      verb={`Invite ${name}`}
      isSending={inviting.isBusy || waiting.isBusy}
      onSend={() => void (isDraft ? waiting.run({ identifier, body }) : inviting.run(body))}
    />
  );
}

function hintOf({ status, payout_cents }: Campaign, name: string): string {
  if (status === null) return `Pays ${formatPrice(payout_cents)}`;
  if (status === 'invited') return `${name} is already invited`;
  return status === 'declined' ? `${name} declined an invitation` : `${name} already applied`;
}
