import type { ComponentProps, ReactElement } from 'react';
import type { Webhook, WebhookRequest } from '#contract/base/webhooks.ts';
import { WEBHOOK_DESCRIPTION_MAX_LENGTH, type WebhookEvent } from '#domain/accounts/webhooks.ts';
import { FormDialog } from '#web/components/forms/form-dialog.tsx';
import type { Changes, Send } from '#web/session/perform-action.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { CheckGroup } from './check-group.tsx';
import { EVENT_WORDS } from './webhook-words.ts';

type WebhookDialogProps<Answer> = {
  trigger: ReactElement<ComponentProps<'button'>>;
  title: string;
  verb: string;
  eventTypes: readonly WebhookEvent[];
  webhook?: Webhook;
  send: Send<WebhookRequest, Answer>;
  after: Changes<Record<string, string>, Answer>['after'];
};

export function WebhookDialog<Answer>({ eventTypes, webhook, send, ...dialog }: WebhookDialogProps<Answer>) {
  const chosenOf = (values: Record<string, string>) => eventTypes.filter((type) => values[type] === 'on');
  return (
    <FormDialog<string, Answer>
      {...dialog}
      names={['url', 'description', 'event_types', ...eventTypes]}
      check={(values) => ({
        ...((values.url ?? '').trim() === '' && { url: 'Enter the URL' }),
        ...(chosenOf(values).length === 0 && { event_types: 'Choose at least one event' }),
      })}
      send={(api, values) =>
        send(api, {
          url: values.url ?? '',
          description: values.description ?? '',
          event_types: chosenOf(values),
        })
      }
      safeVerb="Cancel"
    >
      {(errorOf) => (
        <>
          <TextField
            label="URL"
            name="url"
            type="url"
            autoComplete="off"
            defaultValue={webhook?.url}
            hint="A public address that starts with https://"
            error={errorOf('url')}
          />
          <TextField
            label="Description (optional)"
            name="description"
            autoComplete="off"
            maxLength={WEBHOOK_DESCRIPTION_MAX_LENGTH}
            defaultValue={webhook?.description}
            error={errorOf('description')}
          />
          <CheckGroup
            legend="Events"
            error={errorOf('event_types')}
            choices={eventTypes.map((name) => ({
              name,
              label: name,
              hint: EVENT_WORDS[name],
              isChecked: webhook?.event_types.includes(name) ?? false,
            }))}
          />
        </>
      )}
    </FormDialog>
  );
}
