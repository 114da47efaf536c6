import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { Payment } from '#contract/admin-payments.ts';
import { cancelCollaboration } from '#web/api/generated/sdk.gen.ts';
import { ReasonDialog } from '#web/components/admin/reason-dialog.tsx';
import { RecordDrawer } from '#web/components/admin/record-drawer.tsx';
import { RecordPending } from '#web/components/admin/record-pending.tsx';
import { Link } from '#web/components/link.tsx';
import { useAdminDeed } from '#web/session/use-admin-deed.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { canGiveBack, OpenSpotsButton } from './open-spots-button.tsx';
import { PaymentFacts } from './payment-facts.tsx';
import { paymentOptions } from './payments-options.ts';

type PaymentDrawerProps = {
  id: string;
  ids: readonly string[];
  onOpen: (id: string) => void;
  onClose: () => void;
};

export function PaymentDrawer({ id, ids, onOpen, onClose }: PaymentDrawerProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const { data: payment, error } = useQuery(paymentOptions(api, id));
  const hasDeeds =
    payment &&
    (payment.cancel_hindrance === null || payment.dispute_id !== null || canGiveBack(payment.unallocated));
  return (
    <RecordDrawer
      title="Payment"
      ids={ids}
      openId={id}
      onOpen={onOpen}
      onClose={onClose}
      actions={hasDeeds ? <PaymentDeeds key={payment.id} payment={payment} /> : undefined}
      footnote="Every action asks for a reason and is written to the audit log."
    >
      {payment ? <PaymentFacts key={payment.id} payment={payment} /> : <RecordPending error={error} />}
    </RecordDrawer>
  );
}

function PaymentDeeds({ payment }: { payment: Payment }) {
  const deed = useAdminDeed();
  const { id, creator_name, dispute_id, cancel_hindrance, unallocated } = payment;
  return (
    <>
      {cancel_hindrance === null ? (
        <ReasonDialog
          trigger={<Button variant="danger">Refund</Button>}
          title={`End the work of ${creator_name}?`}
          description="The whole spot goes back to the business, our fee included. Both sides are told."
          hint="Both sides read this. It stands in the audit log too."
          verb="End it and refund"
          safeVerb="Leave it"
          isDestructive
          done="The spot goes back to the business."
          send={async (note) => {
            const body = { reason: 'by_admin' as const, note };
            await deed((reach) => cancelCollaboration({ ...reach, path: { id }, body }));
          }}
        />
      ) : null}
      {canGiveBack(unallocated) ? <OpenSpotsButton payment={payment} /> : null}
      {dispute_id ? (
        <ButtonLink
          variant="primary"
          render={(look) => (
            <Link href={`/admin/payments?view=disputes&show=all&dispute=${dispute_id}`} {...look} />
          )}
        >
          See the dispute
        </ButtonLink>
      ) : null}
    </>
  );
}
