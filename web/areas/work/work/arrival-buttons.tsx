import type { Collaboration } from '#contract/work/collaborations.ts';
import type { Shipment } from '#contract/work/shipments.ts';
import { formatCents } from '#domain/format/money.ts';
import { SHIPMENT_NOTE_MAX_LENGTH } from '#domain/work/shipment-states.ts';
import { call } from '#web/api/call.ts';
import { FormDialog } from '#web/components/forms/form-dialog.tsx';
import { StepProblem } from '#web/components/work/step-problem.tsx';
import { PAGE_REFRESHED, useWorkChange } from '#web/components/work/use-work-change.ts';
import { useAction } from '#web/session/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/text-area.tsx';

type ArrivalButtonsProps = { work: Collaboration; shipment: Shipment };

/** "It arrived" and two problem reports while the product is on its way. After a report, a button takes it back. */
export function ArrivalButtons({ work, shipment }: ArrivalButtonsProps) {
  const { status } = shipment;
  const change = useWorkChange(work.id);
  const { run, isBusy, problem } = useAction(
    (api) =>
      call(api, 'POST /api/collaborations/:id/shipment/arrival', {
        params: { id: work.id },
        body: { arrival: 'received' },
      }),
    { ...change, conflict: PAGE_REFRESHED },
  );
  return (
    <>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button
          variant={status === 'shipped' ? 'primary' : 'secondary'}
          loading={isBusy}
          onClick={() => void run()}
          className="max-md:w-full"
        >
          {RECEIVED[status]}
        </Button>
        {status === 'shipped' ? (
          <>
            <Report work={work} arrival="damaged" />
            <Report work={work} arrival="not_received" />
          </>
        ) : null}
      </div>
      <StepProblem problem={problem} className="mt-3" />
    </>
  );
}

const RECEIVED: Record<Shipment['status'], string> = {
  to_ship: 'It arrived',
  shipped: 'It arrived',
  received: 'It arrived',
  damaged: 'I can use it after all',
  not_received: 'It arrived after all',
};

type ReportProps = { work: Collaboration; arrival: 'damaged' | 'not_received' };

const REPORTS = {
  damaged: { verb: 'It’s damaged', title: 'Report a damaged product?', label: 'What’s damaged?' },
  not_received: { verb: 'It didn’t come', title: 'Report a missing product?', label: 'Message to the shop' },
} as const;

function Report({ work, arrival }: ReportProps) {
  const { id, business } = work;
  const { verb, title, label } = REPORTS[arrival];
  const change = useWorkChange(id);
  return (
    <FormDialog
      trigger={<Button className="max-md:grow">{verb}</Button>}
      title={title}
      description={`${business.business_name} is asked to ship another one. Your deadline doesn’t start before it arrives.`}
      names={['note']}
      send={(api, { note }) =>
        call(api, 'POST /api/collaborations/:id/shipment/arrival', {
          params: { id },
          body: { arrival, note },
        })
      }
      {...change}
      done={`${business.business_name} was notified.`}
      verb="Send report"
      safeVerb="Cancel"
    >
      {(errorOf) => (
        <TextArea
          label={label}
          name="note"
          hint="Optional."
          limit={SHIPMENT_NOTE_MAX_LENGTH}
          error={errorOf('note')}
          className="mt-4"
        />
      )}
    </FormDialog>
  );
}

/** Leaves work whose product was never shipped. */
export function LeaveUnshipped({ work }: { work: Collaboration }) {
  const { id, business, payout_cents } = work;
  const change = useWorkChange(id);
  const sum = formatCents(payout_cents);
  return (
    <div className="mt-4">
      <FormDialog
        trigger={<Button>Leave work</Button>}
        title="Leave this work?"
        description={`The product wasn’t shipped in time. The ${sum} held for you is refunded to ${business.business_name}, and nothing is due anymore. You can’t undo this.`}
        names={['note']}
        send={(api, { note }) =>
          call(api, 'POST /api/collaborations/:id/cancellation', {
            params: { id },
            body: { reason: 'not_shipped', note },
          })
        }
        {...change}
        done={`${business.business_name} was notified. ${sum} is refunded.`}
        verb="Leave work"
        safeVerb="Keep waiting"
        isDestructive
      >
        {(errorOf) => (
          <TextArea
            label={`Message to ${business.business_name}`}
            name="note"
            hint="Optional."
            limit={SHIPMENT_NOTE_MAX_LENGTH}
            error={errorOf('note')}
            className="mt-4"
          />
        )}
      </FormDialog>
    </div>
  );
}
