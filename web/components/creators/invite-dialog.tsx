import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { type ReactElement, useState } from 'react';
import type { InvitableCampaigns } from '#contract/hiring/invitations.ts';
import { formatPayout } from '#domain/format/money.ts';
import { INVITATION_WORDS_MAX_LENGTH } from '#domain/hiring/applicant-segments.ts';
import { apiQuery } from '#web/api/query.ts';
import { RecordPending } from '#web/components/admin/record-pending.tsx';
import { useInvite } from '#web/components/applications/use-invite.ts';
import { Link } from '#web/components/link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialog.tsx';
import { RadioGroup } from '#web/ui/radio.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
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
  const isTooLong = words.trim().length > INVITATION_WORDS_MAX_LENGTH;

  return (
    <Dialog
      trigger={trigger}
      open={isOpen}
      onOpenChange={setOpen}
      title={`Invite ${name} to apply?`}
      description={
        isDraft
          ? `We’ll notify ${name} when the campaign goes live. Until then you can withdraw it.`
          : `We’ll notify ${name}, who can apply or decline. You don’t pay anything now.`
      }
      closable={false}
      actions={
        <>
          <DialogClose>
            <Button>Not now</Button>
          </DialogClose>
          <Button
            variant="primary"
            loading={inviting.isBusy || waiting.isBusy}
            disabled={identifier === '' || isTooLong}
            onClick={() => void (isDraft ? waiting.run({ identifier, body }) : inviting.run(body))}
          >
            Invite {name}
          </Button>
        </>
      }
    >
      <div className="mt-5">
        {data === undefined || opening.data === undefined ? (
          <RecordPending error={error ?? opening.error} />
        ) : campaigns.length + drafts.length === 0 ? (
          <p className="text-md text-ink-2">
            You don’t have a draft or an open campaign.{' '}
            <Link href="/business/campaigns/new">Post a campaign</Link> first.
          </p>
        ) : (
          <RadioGroup
            label="Campaign"
            value={identifier}
            onValueChange={setPicked}
            options={[
              ...campaigns.map((campaign) => ({
                value: campaign.id,
                label: campaign.title,
                hint: hintOf(campaign, name),
                disabled: campaign.status !== null,
              })),
              ...drafts.map(({ id, title }) => ({
                value: id,
                label: title,
                hint: 'Draft. Invited when it goes live',
              })),
            ]}
          />
        )}
      </div>
      {identifier === '' ? null : (
        <TextArea
          label={`Message to ${name} (optional)`}
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

function hintOf({ status, payout_cents }: Campaign, name: string): string {
  if (status === null) return `Pays ${formatPayout(payout_cents)}`;
  if (status === 'invited') return `${name} is already invited`;
  return status === 'declined' ? `${name} declined an invitation` : `${name} already applied`;
}
