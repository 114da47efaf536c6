import { useState } from 'react';
import type { AdminSocialAccount } from '#contract/admin-social-accounts.ts';
import { PLATFORM_NAMES } from '#domain/social-platforms.ts';
import { disconnectSocialAccountForAdmin, syncSocialAccountForAdmin } from '#web/api/generated/sdk.gen.ts';
import { ReasonDialog } from '#web/components/admin/reason-dialog.tsx';
import { adviceFor } from '#web/components/settings/form-trouble.ts';
import { useAdminDeed } from '#web/session/use-admin-deed.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';

export function SocialActions({ account }: { account: AdminSocialAccount }) {
  const deed = useAdminDeed();
  const [isReading, setIsReading] = useState(false);
  const path = { id: account.id };
  const name = PLATFORM_NAMES[account.platform];

  async function read() {
    setIsReading(true);
    try {
      const { syncs } = await deed((reach) => syncSocialAccountForAdmin({ ...reach, path }));
      const [newest] = syncs;
      if (newest?.outcome === 'read')
        toast({ title: `@${account.handle} is up to date.`, variant: 'success' });
      else toast({ title: 'Not read', description: newest?.failure ?? '', variant: 'destructive' });
    } catch (cause) {
      toast({ title: 'Not read', description: adviceFor(cause), variant: 'destructive' });
    } finally {
      setIsReading(false);
    }
  }

  return (
    <>
      <ReasonDialog
        trigger={<Button variant="danger">Disconnect</Button>}
        title={`Disconnect @${account.handle}?`}
        description={`What we read from ${name} goes, and the handle counts as not proven until its creator connects it again.`}
        hint="The creator reads this. It stands in the audit log too."
        verb="Disconnect"
        safeVerb="Keep it"
        isDestructive
        done={`@${account.handle} is disconnected.`}
        send={async (reason) => {
          await deed((reach) => disconnectSocialAccountForAdmin({ ...reach, path, body: { reason } }));
        }}
      />
      {account.status === 'connected' ? (
        <Button variant="primary" loading={isReading} onClick={read}>
          Sync now
        </Button>
      ) : null}
    </>
  );
}
