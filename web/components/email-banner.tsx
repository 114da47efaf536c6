import { MailWarning } from 'lucide-react';
import { settingsPath, type Viewer } from '#domain/accounts/navigation.ts';
import type { SuppressionCause } from '#domain/base/email-event-states.ts';
import { call } from '#web/api/call.ts';
import { useAction } from '#web/session/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { Link } from './link.tsx';

type EmailBannerProps = {
  cause: SuppressionCause;
  viewer: Pick<Viewer, 'email' | 'role' | 'business'>;
  /** None of their settings open. */
  isSuspended?: boolean;
};

/** Shown below every header while the viewer's address gets no email, except to sign in. */
export function EmailBanner({ cause, viewer, isSuspended = false }: EmailBannerProps) {
  const email = viewer.email ?? '';
  const isSettingUp = viewer.role === 'business' && !viewer.business;
  const settings = isSuspended || isSettingUp ? null : settingsPath(viewer.role);
  const asking = useAction((api) => call(api, 'POST /api/me/email-checks'), {
    done: () => ({ title: `We sent a link to ${email}. Open it to get our emails again.` }),
    failed: 'Couldn’t send the link',
  });
  return (
    <aside aria-label="Problem with your email" className="bg-yellow-tint text-yellow-text print:hidden">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-1 px-4 py-1.5 md:px-6 lg:px-10">
        <p className="flex min-w-0 items-start gap-2 py-1.5 text-base font-semibold">
          <MailWarning aria-hidden="true" className="size-5 shrink-0 stroke-[1.75]" />
          <span className="min-w-0 wrap-anywhere">
            {cause === 'bounce'
              ? `Emails to ${email} bounced. ${settings ? 'Change your address or confirm' : 'Confirm'} it works.`
              : `An email to ${email} was marked as spam, so we stopped sending. Confirm your address to get our emails again.`}
          </span>
        </p>
        <div className="flex flex-wrap items-center gap-x-5">
          <Button size="dense" loading={asking.isBusy} onClick={() => void asking.run()}>
            Confirm address
          </Button>
          {settings ? (
            <Link
              href={settings}
              className="inline-flex min-h-11 items-center text-base font-semibold text-link"
            >
              Change address
            </Link>
          ) : null}
        </div>
      </div>
    </aside>
  );
}
