import { useId, useState } from 'react';
import type { Webhook } from '#contract/base/webhooks.ts';
import type { WebhookEvent } from '#domain/accounts/webhooks.ts';
import { call } from '#web/api/call.ts';
import { FormDialog } from '#web/components/forms/form-dialog.tsx';
import { useAction } from '#web/session/use-action.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { DeliveryLog } from './delivery-log.tsx';
import { WebhookDialog } from './webhook-dialog.tsx';
import { stateWords } from './webhook-words.ts';

type WebhookRowProps = {
  webhook: Webhook;
  eventTypes: readonly WebhookEvent[];
  onSecret: (secret: string) => Promise<unknown>;
};

const AFTER = 'GET /api/webhooks';

export function WebhookRow({ webhook, eventTypes, onSecret }: WebhookRowProps) {
  const { id, url, description, event_types, added_by, off_at, failing_since } = webhook;
  const [isOpen, setIsOpen] = useState(false);
  const logId = useId();
  const params = { id };
  const isOn = off_at === null;
  const turn = useAction(
    (api) => call(api, 'PUT /api/webhooks/:id/switch', { params, body: { is_on: !isOn } }),
    {
      after: AFTER,
      done: isOn ? 'Webhook turned off.' : 'Webhook turned on.',
      failed: 'Nothing was changed',
    },
  );
  const test = useAction((api) => call(api, 'POST /api/webhooks/:id/test-events', { params }), {
    after: 'GET /api/webhooks/:id/deliveries',
    done: 'Test event on its way.',
    failed: 'The test event wasn’t sent',
  });
  return (
    <div className="border-line px-5 py-4 not-first:border-t">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="type-item break-all">{url}</h3>
        <StateBadge isOn={isOn} isFailing={failing_since !== null} />
      </div>
      {description ? <p className="text-base wrap-anywhere text-ink-2">{description}</p> : null}
      <p className="text-base text-ink-2">
        {stateWords(webhook)} Added by {added_by}. Events contain what they can see.
      </p>
      <p className="text-hint text-ink-3">{event_types.join(', ')}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="dense" aria-expanded={isOpen} aria-controls={logId} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? 'Hide log' : 'Show log'}
        </Button>
        {isOn ? (
          <Button
            size="dense"
            loading={test.isBusy}
            onClick={() => void test.run().then(() => setIsOpen(true))}
          >
            Send test event
          </Button>
        ) : null}
        <WebhookDialog
          trigger={<Button size="dense">Edit</Button>}
          title="Edit webhook"
          verb="Save webhook"
          eventTypes={eventTypes}
          webhook={webhook}
          send={(api, body) => call(api, 'PUT /api/webhooks/:id', { params, body })}
          after={AFTER}
        />
        <FormDialog
          trigger={<Button size="dense">Replace secret</Button>}
          title="Replace the signing secret?"
          description="We’ll sign with both secrets for 24 hours, so you have time to change your server."
          names={[]}
          send={(api) => call(api, 'POST /api/webhooks/:id/secret', { params })}
          after={(answer) => onSecret(answer.secret)}
          verb="Replace secret"
          safeVerb="Keep secret"
        />
        <Button size="dense" loading={turn.isBusy} onClick={() => void turn.run()}>
          {isOn ? 'Turn off' : 'Turn on'}
        </Button>
        <FormDialog
          trigger={
            <Button size="dense" variant="ghost">
              Delete
            </Button>
          }
          title="Delete this webhook?"
          description="Its log is deleted too, and events that weren’t sent yet are lost."
          names={[]}
          send={(api) => call(api, 'DELETE /api/webhooks/:id', { params })}
          after={AFTER}
          done="Webhook deleted."
          verb="Delete webhook"
          safeVerb="Keep webhook"
          isDestructive
        />
      </div>
      <div id={logId}>{isOpen ? <DeliveryLog webhookId={id} isOn={isOn} /> : null}</div>
    </div>
  );
}

function StateBadge({ isOn, isFailing }: { isOn: boolean; isFailing: boolean }) {
  if (!isOn) return <Badge>Off</Badge>;
  return isFailing ? <Badge tone="danger">Failing</Badge> : <Badge tone="money">On</Badge>;
}
