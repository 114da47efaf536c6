import { Lock } from 'lucide-react';
import { startTransition, useOptimistic, useRef } from 'react';
import type { NotificationPreference } from '#contract/settings.ts';
import { Card } from '#web/ui/card.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { HeaderCell, Table, TableRow } from '#web/ui/table.tsx';
import { toast } from '#web/ui/toast.ts';
import type { AccountActions, NotificationChange } from './account-actions.ts';
import { adviceFor } from './form-trouble.ts';
import { SettingsSection } from './settings-section.tsx';

type NotificationsSectionProps = {
  preferences: readonly NotificationPreference[];
  onChange: AccountActions['changeNotification'];
};

export function NotificationsSection({ preferences, onChange }: NotificationsSectionProps) {
  const [shown, showAtOnce] = useOptimistic(preferences, withChange);
  /** One after the other, so that the last press is also the last to arrive. */
  const sent = useRef(Promise.resolve());

  function change(preference: NotificationPreference, channel: Partial<NotificationChange>) {
    const { kind, in_app, email, label } = preference;
    const next = { kind, in_app, email, ...channel };
    startTransition(async () => {
      showAtOnce(next);
      sent.current = sent.current
        .then(() => onChange(next))
        .catch((cause: unknown) => {
          toast({
            title: `“${label}” is as it was`,
            description: adviceFor(cause),
            variant: 'destructive',
          });
        });
      await sent.current;
    });
  }

  const hasFixed = preferences.some(({ is_email_always }) => is_email_always);
  return (
    <SettingsSection
      id="notifications"
      {...(hasFixed && { lede: 'Mail about money and deadlines cannot be turned off' })}
    >
      <Card padded={false}>
        <Table caption="Notifications" rows="people" head={HEAD}>
          {shown.map((preference) => (
            <TableRow key={preference.kind} className="max-md:grid-cols-2!">
              <td className="max-md:col-span-2">
                <span className="block type-item">{preference.label}</span>
                <span className="block text-base text-ink-2">{preference.hint}</span>
              </td>
              <td className={CHANNEL}>
                <Switch
                  tone="ink"
                  checked={preference.in_app}
                  onChange={(event) => change(preference, { in_app: event.target.checked })}
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
                    onChange={(event) => change(preference, { email: event.target.checked })}
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

/** On a desk the header names the channel, on a phone the switch does. */
function Channel({ name, of }: { name: string; of: string }) {
  return (
    <span className="md:sr-only">
      {name} <span className="sr-only">for “{of}”</span>
    </span>
  );
}

function Always() {
  return (
    <span className="inline-flex items-center gap-1.5 py-1 text-base text-ink-3 touch:min-h-11 touch:text-touch">
      <span className="md:sr-only">Email</span>
      <Lock aria-hidden="true" className="size-4 stroke-[1.75]" />
      Always
    </span>
  );
}

function withChange(preferences: readonly NotificationPreference[], change: NotificationChange) {
  return preferences.map((preference) =>
    preference.kind === change.kind ? { ...preference, ...change } : preference,
  );
}
