import type { AdminSocialAccount } from '#contract/creators/social-accounts-admin.ts';
import { PLATFORM_NAMES } from '#domain/creators/social-platforms.ts';
import { call } from '#web/api/call.ts';
import { ForAdmins } from '#web/components/admin/for-admins.tsx';
import { ReasonDialog } from '#web/components/admin/reason-dialog.tsx';
import { useAction } from '#web/session/use-action.ts';
import { Button } from '#web/ui/button.tsx';

export function SocialActions({ account }: { account: AdminSocialAccount }) {
  const path = { id: account.id };
  const name = PLATFORM_NAMES[account.platform];

  const reading = useAction(
    (api) => call(api, 'POST /api/admin/social-accounts/:id/syncs', { params: path }),
    {
      after: 'everything',
      done: ({ syncs: [newest] }) =>
        newest?.outcome === 'read'
          ? { title: `@${account.handle} is up to date.`, variant: 'success' }
          : { title: 'Couldn’t sync', description: newest?.failure ?? '', variant: 'destructive' },
      failed: 'Couldn’t sync',
    },
  );

  return (
    <>
      <ReasonDialog
        rule="admin_operations"
        trigger={<Button variant="danger">Disconnect</Button>}
        title={`Disconnect @${account.handle}?`}
        description={`We’ll delete the profile’s numbers from ${name}, and the handle is unverified until the creator reconnects it. The numbers of posts stay.`}
        hint="The creator will see this. It’s also kept in the audit log."
        verb="Disconnect"
        safeVerb="Keep connected"
        isDestructive
        done={`@${account.handle} was disconnected.`}
        send={(api, reason) =>
          call(api, 'POST /api/admin/social-accounts/:id/disconnection', { params: path, body: { reason } })
        }
      />
      {account.status === 'connected' ? (
        <ForAdmins rule="admin_support">
          <Button variant="primary" loading={reading.isBusy} onClick={() => void reading.run()}>
            Sync now
          </Button>
        </ForAdmins>
      ) : null}
    </>
  );
}
