import { startTransition, useOptimistic } from 'react';
import { DAILY_EMAIL_HOUR, type EmailTiming } from '#domain/accounts/notification-kinds.ts';
import { call } from '#web/api/call.ts';
import { useAction } from '#web/session/use-action.ts';
import { RadioGroup } from '#web/ui/radio.tsx';

/** Changing back sends at once what was left for the next daily email. */
export function EmailTimingChoice({ chosen }: { chosen: EmailTiming }) {
  const [shown, showAtOnce] = useOptimistic(chosen);
  const { run } = useAction(
    (api, email_timing: EmailTiming) => call(api, 'PUT /api/me/email-timing', { body: { email_timing } }),
    { after: 'GET /api/me/settings', failed: 'Couldn’t change when emails are sent', turn: 'email-timing' },
  );
  return (
    <RadioGroup
      label="Emails that can wait"
      className="mb-6"
      options={OPTIONS}
      value={shown}
      onValueChange={(email_timing) =>
        startTransition(async () => {
          showAtOnce(email_timing);
          await run(email_timing);
        })
      }
    />
  );
}

const OPTIONS = [
  { value: 'right_away', label: 'Right away' },
  {
    value: 'daily',
    label: 'Once a day',
    hint: `One email at ${DAILY_EMAIL_HOUR} a.m. in New York, on days with something to read. Emails about money, deadlines and your account still come right away.`,
  },
] as const;
