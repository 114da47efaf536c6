import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { MOST_WEBHOOKS } from '#domain/accounts/webhooks.ts';
import { call } from '#web/api/call.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { SettingsRow } from '#web/ui/settings-row.tsx';
import { Block } from './block.tsx';
import { webhooksOptions } from './developers-options.ts';
import { ShownSecret } from './shown-secret.tsx';
import { WebhookDialog } from './webhook-dialog.tsx';
import { WebhookRow } from './webhook-row.tsx';

export function WebhooksBlock() {
  const { api } = useRouteContext({ from: '__root__' });
  const queries = useQueryClient();
  const [secret, setSecret] = useState<string | null>(null);
  const { webhooks, event_types } = useSuspenseQuery(webhooksOptions(api)).data;

  async function show(created: string) {
    setSecret(created);
    await queries.invalidateQueries({ queryKey: ['GET /api/webhooks'] });
  }

  return (
    <Block
      title="Webhooks"
      lede={`We post events to your server as they happen. You can have up to ${MOST_WEBHOOKS}.`}
      action={
        <WebhookDialog
          trigger={<Button icon={<Plus aria-hidden="true" />}>Add webhook</Button>}
          title="Add a webhook"
          verb="Add webhook"
          eventTypes={event_types}
          send={(reach, body) => call(reach, 'POST /api/webhooks', { body })}
          after={(answer) => show(answer.secret)}
        />
      }
    >
      <Card padded={false}>
        {webhooks.map((webhook) => (
          <WebhookRow key={webhook.id} webhook={webhook} eventTypes={event_types} onSecret={show} />
        ))}
        {webhooks.length === 0 ? (
          <SettingsRow title="No webhooks yet">
            <p>Add the address of your server, and we’ll tell it what happens instead of being asked.</p>
          </SettingsRow>
        ) : null}
      </Card>
      {secret === null ? null : (
        <ShownSecret
          title="Copy the signing secret"
          description="Your server checks with it that an event is from us. We can’t show it again."
          label="Signing secret"
          secret={secret}
          onDone={() => setSecret(null)}
        />
      )}
    </Block>
  );
}
