import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { AuditTrail } from '#web/components/admin/audit-trail.tsx';
import { RecordDrawer } from '#web/components/admin/record-drawer.tsx';
import { RecordPending } from '#web/components/admin/record-pending.tsx';
import { SocialActions } from './social-actions.tsx';
import { SocialFacts } from './social-facts.tsx';
import { socialAccountOptions } from './social-options.ts';
import { SyncList } from './sync-list.tsx';

type SocialDrawerProps = {
  id: string;
  ids: readonly string[];
  onOpen: (id: string) => void;
  onClose: () => void;
};

export function SocialDrawer({ id, ids, onOpen, onClose }: SocialDrawerProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const { data: account, error } = useQuery(socialAccountOptions(api, id));
  const hasActions = account?.status === 'connected' || account?.status === 'expired';
  return (
    <RecordDrawer
      title="Account"
      ids={ids}
      openId={id}
      onOpen={onOpen}
      onClose={onClose}
      actions={account && hasActions ? <SocialActions account={account} /> : undefined}
      footnote="Every action is recorded in the audit log."
    >
      {account ? (
        <div key={account.id} className="grid gap-6">
          <SocialFacts account={account} />
          <SyncList syncs={account.syncs} />
          <AuditTrail subjectType="social_account" subjectId={account.id} />
        </div>
      ) : (
        <RecordPending error={error} />
      )}
    </RecordDrawer>
  );
}
