import { Lock } from 'lucide-react';
import { startTransition, useOptimistic } from 'react';
import type { NotificationPreference } from '#contract/accounts/preferences.ts';
import type { EmailTiming } from '#domain/accounts/notification-kinds.ts';
import { call } from '#web/api/call.ts';
import { useAction } from '#web/session/use-action.ts';
import { Card } from '#web/ui/card.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { HeaderCell, Table, TableRow } from '#web/ui/table.tsx';
import { EmailTimingChoice } from './email-timing-choice.tsx';
import { SettingsSection } from './settings-section.tsx';

type NotificationsSectionProps = {
  preferences: readonly NotificationPreference[];
  emailTiming: EmailTiming;
};

/** What each kind does, and when its email is sent. */
export function NotificationsSection({ preferences, emailTiming }: NotificationsSectionProps) {
  const [shown, showAtOnce] = useOptimistic(preferences, withChange);
  const { run } = useAction(
    (api, { kind, in_app, email }: NotificationPreference) =>
      call(api, 'PUT /api/me/notification-preferences', { body: { kind, in_app, email } }),
    {
      after: 'GET /api/me/settings',
      failed: (description, { label }) => ({
        title: `Couldn’t change “${label}”`,
        description,
        variant: 'destructive',
      }),
      isParallel: true,
      // One at a time, so that the last press also arrives last.
      turn: 'notification-preferences',
    },
  );

  function change(preference: NotificationPreference) {
    startTransition(async () => {
      showAtOnce(preference);
      await run(preference);
    });
  }

  const hasFixed = preferences.some(({ is_email_always }) => is_email_always);
  return (
    <SettingsSection
      id="notifications"
      {...(hasFixed && { lede: 'Emails about money and deadlines can’t be turned off' })}
    >
      {preferences.some(({ can_wait }) => can_wait) ? <EmailTimingChoice chosen={emailTiming} /> : null}
      <Card padded={false}>
        <Table caption="Notifications" rows="people" head={HEAD}>
          {shown.map((preference) => (
            <TableRow key={preference.kind} className="max-md:grid-cols-2!">
              <td className="max-md:col-span-2">
                <span className="block type-item">{preference.label}</span>
                <span className="block text-base text-ink-2">{hintOf(preference, emailTiming)}</span>
              </td>
              <td className={CHANNEL}>
                <Switch
                  tone="ink"
                  checked={preference.in_app}
                  onChange={(event) => change({ ...preference, in_app: event.target.checked })}
                >
                  <Channel name="In Bizmeet" of={preference.label} />
                </Switch>
              </td>
              <td className={CHANNEL}>
                {preference.is_email_always ? (
                  <Always />
                ) : (
                  <Switch
                    tone="ink"
                    checked={preference.email}
                    onChange={(event) => change({ ...preference, email: event.target.checked })}
                  >
                    <Channel name="Email" of={preference.label} />
                  </Switch>
                )}
              </td>
            </TableRow>
          ))}
        </Table>
      </Card>
    </SettingsSection>
  );
}

const CHANNEL = 'md:w-24 md:text-center';

const HEAD = (
  <>
    <HeaderCell>Kind</HeaderCell>
    <HeaderCell className="text-center!">In Bizmeet</HeaderCell>
    <HeaderCell className="text-center!">Email</HeaderCell>
  </>
);

function hintOf({ hint, can_wait, email }: NotificationPreference, timing: EmailTiming): string {
  return can_wait && email && timing === 'daily'
    ? 'In your daily email, unless you’ve read it by then'
    : hint;
}

/** On a desktop the column header names the channel, on a phone the switch does. */
function Channel({ name, of }: { name: string; of: string }) {
  return (
    <span className="md:sr-only">
      {name} <span className="sr-only">for “{of}”</span>
    </span>
  );
}

function Always() {
  return (
    <span className="inline-flex flex-wrap items-center gap-1.5 py-1 text-base text-ink-3 touch:min-h-11 touch:text-touch">
      <span className="md:sr-only">Email</span>
      <Lock aria-hidden="true" className="size-4 stroke-[1.75]" />
      Always
    </span>
  );
}

function withChange(preferences: readonly NotificationPreference[], changed: NotificationPreference) {
  return preferences.map((preference) => (preference.kind === changed.kind ? changed : preference));
}
