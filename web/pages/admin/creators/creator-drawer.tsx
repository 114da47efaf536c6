import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { Applicant } from '#contract/applicants.ts';
import { canMoveCreator } from '#domain/creator-states.ts';
import { displayName } from '#domain/display-name.ts';
import { reinstateCreator, suspendCreator } from '#web/api/generated/sdk.gen.ts';
import { AuditTrail } from '#web/components/admin/audit-trail.tsx';
import { CreatorDecisions } from '#web/components/admin/creator-decisions.tsx';
import { ReasonDialog } from '#web/components/admin/reason-dialog.tsx';
import { RecordDrawer } from '#web/components/admin/record-drawer.tsx';
import { RecordPending } from '#web/components/admin/record-pending.tsx';
import { useAdminDeed } from '#web/session/use-admin-deed.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { CreatorFacts } from './creator-facts.tsx';
import { creatorOptions } from './creators-options.ts';

type CreatorDrawerProps = {
  id: string;
  ids: readonly string[];
  onOpen: (id: string) => void;
  onClose: () => void;
};

export function CreatorDrawer({ id, ids, onOpen, onClose }: CreatorDrawerProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const { data: creator, error } = useQuery(creatorOptions(api, id));
  return (
    <RecordDrawer
      title="Creator"
      ids={ids}
      openId={id}
      onOpen={onOpen}
      onClose={onClose}
      actions={creator ? <CreatorActions creator={creator} /> : undefined}
      footnote="Every action asks for a reason and is written to the audit log."
    >
      {creator ? (
        <div key={creator.profile.id} className="grid gap-6">
          <CreatorFacts creator={creator} />
          <CreatorDecisions reviews={creator.reviews} />
          <AuditTrail subjectType="creator" subjectId={creator.profile.id} />
        </div>
      ) : (
        <RecordPending error={error} />
      )}
    </RecordDrawer>
  );
}

function CreatorActions({ creator }: { creator: Applicant }) {
  const deed = useAdminDeed();
  const { status, id, full_name } = creator.profile;
  const name = displayName({ full_name, email: creator.email });
  const path = { id };
  const account = <ButtonLink href={`/admin/users?open=${creator.user_id}`}>Account</ButtonLink>;
  if (status === 'pending_review') {
    return (
      <>
        {account}
        <ButtonLink href={`/admin/applicants?open=${id}`}>Read the application</ButtonLink>
      </>
    );
  }
  if (canMoveCreator('suspend', status)) {
    return (
      <>
        {account}
        <ReasonDialog
          trigger={<Button variant="danger">Suspend creator</Button>}
          title={`Suspend ${name} as a creator?`}
          description="They see no campaigns and are seen by no business until you take it back. Their account stays."
          hint="They read this. It stands in the audit log too."
          verb="Suspend"
          safeVerb="Keep them in"
          isDestructive
          done={`${name} is suspended as a creator.`}
          send={async (reason) => {
            await deed((reach) => suspendCreator({ ...reach, path, body: { reason } }));
          }}
        />
      </>
    );
  }
  if (!canMoveCreator('reinstate', status)) return account;
  return (
    <>
      {account}
      <ReasonDialog
        trigger={<Button>Reinstate creator</Button>}
        title={`Let ${name} back in as a creator?`}
        description="They see campaigns again and are told by email."
        verb="Reinstate"
        done={`${name} is back.`}
        send={async (reason) => {
          await deed((reach) => reinstateCreator({ ...reach, path, body: { reason } }));
        }}
      />
    </>
  );
}
