import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import type { Payment } from '#contract/admin/payments.ts';
import { call } from '#web/api/call.ts';
import { ForAdmins } from '#web/components/admin/for-admins.tsx';
import { ReasonDialog } from '#web/components/admin/reason-dialog.tsx';
import { RecordDrawer } from '#web/components/admin/record-drawer.tsx';
import { RecordPending } from '#web/components/admin/record-pending.tsx';
import { Link } from '#web/components/link.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { canGiveBack, OpenSpotsButton } from './open-spots-button.tsx';
import { PaymentFacts } from './payment-facts.tsx';
import { paymentOptions } from './payments-options.ts';

const OpenForDialog = lazyPart(async () => (await import('./open-for-dialog.tsx')).OpenForDialog);

type PaymentDrawerProps = {
  id: string;
  ids: readonly string[];
  onOpen: (id: string) => void;
  onClose: () => void;
};

export function PaymentDrawer({ id, ids, onOpen, onClose }: PaymentDrawerProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const { data: payment, error } = useQuery(paymentOptions(api, id));
  const hasActions =
    payment &&
    (payment.cancel_refusal === null ||
      payment.dispute_id !== null ||
      isUnsettled(payment) ||
      canGiveBack(payment.unallocated));
  return (
    <RecordDrawer
      title="Payment"
      ids={ids}
      openId={id}
      onOpen={onOpen}
      onClose={onClose}
      actions={hasActions ? <PaymentActions key={payment.id} payment={payment} /> : undefined}
      footnote="Every action needs a reason and is recorded in the audit log."
    >
      {payment ? <PaymentFacts key={payment.id} payment={payment} /> : <RecordPending error={error} />}
    </RecordDrawer>
  );
}

/** Money is held for it, and nobody has disputed it yet. */
function isUnsettled({ state, dispute_id }: Payment): boolean {
  return dispute_id === null && (state === 'held' || state === 'in_review');
}

function PaymentActions({ payment }: { payment: Payment }) {
  const { id, creator_name, dispute_id, cancel_refusal, unallocated } = payment;
  const [isOpening, setOpening] = useState(false);
  return (
    <>
      {isUnsettled(payment) ? (
        <ForAdmins rule="admin_decisions">
          <Button onClick={() => setOpening(true)}>Open dispute</Button>
        </ForAdmins>
      ) : null}
      {isOpening ? (
        <Suspense>
          <OpenForDialog collaborationId={id} onClose={() => setOpening(false)} />
        </Suspense>
      ) : null}
      {cancel_refusal === null ? (
        <ReasonDialog
          rule="work_cancellation"
          trigger={<Button variant="danger">Refund</Button>}
          title={`End ${creator_name}’s work?`}
          description="The business gets a full refund for this spot, including our fee. We notify both sides."
          hint="Both sides will read this. It’s also kept in the audit log."
          verb="End and refund"
          safeVerb="Cancel"
          isDestructive
          done="Work ended. Refund on its way."
          send={(api, note) =>
            call(api, 'POST /api/collaborations/:id/cancellation', {
              params: { id },
              body: { reason: 'by_admin', note },
            })
          }
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
          View dispute
        </ButtonLink>
      ) : null}
    </>
  );
}
