import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { AuditTrail } from '#web/components/admin/audit-trail.tsx';
import { RecordDrawer } from '#web/components/admin/record-drawer.tsx';
import { RecordPending } from '#web/components/admin/record-pending.tsx';
import { Signals } from '#web/components/admin/signals.tsx';
import { LinkedAccounts } from './linked-accounts.tsx';
import { UserActions } from './user-actions.tsx';
import { UserDevices } from './user-devices.tsx';
import { UserFacts } from './user-facts.tsx';
import { UserTimeline } from './user-timeline.tsx';
import { userOptions } from './users-options.ts';

type UserDrawerProps = {
  id: string;
  ids: readonly string[];
  onOpen: (id: string) => void;
  onClose: () => void;
};

export function UserDrawer({ id, ids, onOpen, onClose }: UserDrawerProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const { data: user, error } = useQuery(userOptions(api, id));
  return (
    <RecordDrawer
      title="User"
      ids={ids}
      openId={id}
      onOpen={onOpen}
      onClose={onClose}
      actions={user ? <UserActions user={user} /> : undefined}
      footnote={
        user?.is_oneself
          ? 'This is your own account.'
          : 'Every action needs a reason and is recorded in the audit log.'
      }
    >
      {user ? (
        <div key={user.id} className="grid gap-6">
          <UserFacts user={user} />
          <Signals signals={user.signals} />
          <LinkedAccounts user={user} />
          <UserDevices user={user} />
          <UserTimeline userId={user.id} />
          <AuditTrail subjectType="account" subjectId={user.id} />
        </div>
      ) : (
        <RecordPending error={error} />
      )}
    </RecordDrawer>
  );
}
