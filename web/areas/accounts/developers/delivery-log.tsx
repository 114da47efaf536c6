import { useInfiniteQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { WebhookDelivery } from '#contract/base/webhooks.ts';
import { call } from '#web/api/call.ts';
import { NotLoaded } from '#web/components/not-loaded.tsx';
import { momentWords } from '#web/components/time/moment.ts';
import { useNow } from '#web/components/time/use-now.ts';
import { useAction } from '#web/session/use-action.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { deliveriesOptions } from './developers-options.ts';
import { deliveryWords } from './webhook-words.ts';

const SOON_MS = 5_000;

type DeliveryLogProps = { webhookId: string; isOn: boolean };

/** What was sent in the last 30 days. It looks again while something is on its way. */
export function DeliveryLog({ webhookId, isOn }: DeliveryLogProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const list = useInfiniteQuery({
    ...deliveriesOptions(api, webhookId),
    refetchInterval: ({ state: { data } }) =>
      data?.pages.some(({ deliveries }) => deliveries.some(({ status }) => status === 'pending')) && SOON_MS,
  });
  if (list.data === undefined) {
    return (
      <p className="mt-3 text-base text-ink-2">
        {list.isError ? <NotLoaded words="The log didn’t load." query={list} /> : ''}
      </p>
    );
  }
  const deliveries = list.data.pages.flatMap((page) => page.deliveries);
  if (deliveries.length === 0) {
    return (
      <p className="mt-3 text-base text-ink-2">
        Nothing sent in the last 30 days. Send a test event to try your server.
      </p>
    );
  }
  return (
    <>
      <ul aria-label="Log of the last 30 days" className="mt-3 border-line border-t">
        {deliveries.map((one) => (
          <DeliveryItem key={one.id} webhookId={webhookId} delivery={one} isOn={isOn} />
        ))}
      </ul>
      {list.hasNextPage ? (
        <Button size="dense" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          Load more
        </Button>
      ) : null}
    </>
  );
}

const STATUSES = {
  pending: { tone: 'yellow', label: 'Pending' },
  delivered: { tone: 'money', label: 'Delivered' },
  failed: { tone: 'danger', label: 'Failed' },
} as const;

type DeliveryItemProps = { webhookId: string; delivery: WebhookDelivery; isOn: boolean };

function DeliveryItem({ webhookId, delivery, isOn }: DeliveryItemProps) {
  const { id: delivery_id, event_type, status, occurred_at } = delivery;
  const now = useNow();
  const { run, isBusy } = useAction(
    (api) =>
      call(api, 'POST /api/webhooks/:id/deliveries/:delivery_id/replay', {
        params: { id: webhookId, delivery_id },
      }),
    {
      after: 'GET /api/webhooks/:id/deliveries',
      done: 'On its way again.',
      failed: 'The event wasn’t sent again',
    },
  );
  const { tone, label } = STATUSES[status];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line py-3 not-first:border-t">
      <div className="min-w-0 grow basis-48">
        <p className="text-base font-medium">
          {event_type} <Badge tone={tone}>{label}</Badge>
        </p>
        <p className="text-hint text-ink-2">
          {momentWords(occurred_at, now)}
          <br />
          {deliveryWords(delivery)}
        </p>
        <p className="font-mono text-hint break-all text-ink-3">{delivery_id}</p>
      </div>
      {status === 'pending' || !isOn ? null : (
        <Button size="dense" loading={isBusy} onClick={() => void run()}>
          Send again
        </Button>
      )}
    </li>
  );
}
