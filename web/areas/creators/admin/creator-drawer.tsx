import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { Eye } from 'lucide-react';
import type { Applicant } from '#contract/creators/vetting.ts';
import { canMoveCreator } from '#domain/creators/creator-states.ts';
import { displayName } from '#domain/format/display-name.ts';
import { call } from '#web/api/call.ts';
import { AuditTrail } from '#web/components/admin/audit-trail.tsx';
import { CreatorDecisions } from '#web/components/admin/creator-decisions.tsx';
import { ReasonDialog } from '#web/components/admin/reason-dialog.tsx';
import { RecordDrawer } from '#web/components/admin/record-drawer.tsx';
import { RecordPending } from '#web/components/admin/record-pending.tsx';
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
      footnote="Every action needs a reason and is recorded in the audit log."
    >
      {creator ? (
        <div key={creator.profile.id} className="grid gap-6">
          <CreatorFacts creator={creator} />
          <CreatorDecisions decisions={creator.decisions} />
          <AuditTrail subjectType="creator" subjectId={creator.profile.id} />
        </div>
      ) : (
        <RecordPending error={error} />
      )}
    </RecordDrawer>
  );
}

function CreatorActions({ creator }: { creator: Applicant }) {
  const { status, id, full_name } = creator.profile;
  const name = displayName({ full_name, email: creator.email });
  const path = { id };
  const account = <ButtonLink href={`/admin/users?open=${creator.user_id}`}>Account</ButtonLink>;
  if (status === 'pending_review') {
    return (
      <>
        {account}
        <ButtonLink href={`/admin/applicants?open=${id}`}>Review application</ButtonLink>
      </>
    );
  }
  if (canMoveCreator('suspend', status)) {
    return (
      <>
        {account}
        <ViewAsButton id={id} name={name} />
        <ReasonDialog
          rule="admin_operations"
          trigger={<Button variant="danger">Suspend creator</Button>}
          title={`Suspend ${name} as a creator?`}
          description="They can’t see campaigns and businesses can’t see them until you reinstate them. They keep their account."
          hint="They’ll see this. It’s also kept in the audit log."
          verb="Suspend"
          safeVerb="Keep creator"
          isDestructive
          done={`${name} was suspended as a creator.`}
          send={(api, reason) =>
            call(api, 'PUT /api/admin/creators/:id/suspension', { params: path, body: { reason } })
          }
        />
      </>
    );
  }
  if (!canMoveCreator('reinstate', status)) return account;
  return (
    <>
      {account}
      <ReasonDialog
        rule="admin_operations"
        trigger={<Button>Reinstate creator</Button>}
        title={`Reinstate ${name} as a creator?`}
        description="They can see campaigns again. We’ll tell them by email."
        verb="Reinstate"
        done={`${name} was reinstated.`}
        send={(api, reason) =>
          call(api, 'POST /api/admin/creators/:id/reinstatement', { params: path, body: { reason } })
        }
      />
    </>
  );
}

/** Begins a read-only view of the creator's pages. */
function ViewAsButton({ id, name }: { id: string; name: string }) {
  return (
    <ReasonDialog
      rule="admin_amounts"
      trigger={<Button icon={<Eye aria-hidden="true" />}>View as creator</Button>}
      title={`View Bizmeet as ${name}?`}
      description="You see their pages for 30 minutes and can’t change anything. Messages, bank, taxes and settings stay hidden."
      verb="Start view"
      send={async (api, reason) => {
        await call(api, 'POST /api/admin/creators/:id/view', { params: { id }, body: { reason } });
        location.assign('/creator');
      }}
    />
  );
}
