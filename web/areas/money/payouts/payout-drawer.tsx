import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { AuditTrail } from '#web/components/admin/audit-trail.tsx';
import { RecordDrawer } from '#web/components/admin/record-drawer.tsx';
import { RecordPending } from '#web/components/admin/record-pending.tsx';
import { PayoutActions } from './payout-actions.tsx';
import { PayoutFacts } from './payout-facts.tsx';
import { PayoutLedger } from './payout-ledger.tsx';
import { payoutOptions } from './payouts-options.ts';

type PayoutDrawerProps = {
  id: string;
  ids: readonly string[];
  onOpen: (id: string) => void;
  onClose: () => void;
};

export function PayoutDrawer({ id, ids, onOpen, onClose }: PayoutDrawerProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const { data: payout, error } = useQuery(payoutOptions(api, id));
  const hasActions =
    payout && (payout.can_stop || payout.can_release || payout.can_cancel || payout.can_retry);
  return (
    <RecordDrawer
      title="Payout"
      ids={ids}
      openId={id}
      onOpen={onOpen}
      onClose={onClose}
      actions={hasActions ? <PayoutActions key={payout.id} payout={payout} /> : undefined}
      footnote="Every action needs a reason and is recorded in the audit log."
    >
      {payout ? (
        <div key={payout.id} className="grid gap-6">
          <PayoutFacts payout={payout} />
          <PayoutLedger payout={payout} />
          <AuditTrail subjectType="payout" subjectId={payout.id} />
        </div>
      ) : (
        <RecordPending error={error} />
      )}
    </RecordDrawer>
  );
}
