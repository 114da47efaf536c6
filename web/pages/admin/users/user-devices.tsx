import type { AdminUser, UserDevice } from '#contract/admin-users.ts';
import { endUserSessions } from '#web/api/generated/sdk.gen.ts';
import { ageWords } from '#web/components/admin/moment.ts';
import { ReasonDialog } from '#web/components/admin/reason-dialog.tsx';
import { useNow } from '#web/components/admin/use-now.ts';
import { useAdminDeed } from '#web/session/use-admin-deed.ts';
import { Button } from '#web/ui/button.tsx';

/** Where the account is signed in, each to be ended, or all at once. */
export function UserDevices({ user }: { user: AdminUser }) {
  const deed = useAdminDeed();
  const end = (reason: string, session_id?: string) =>
    deed((reach) =>
      endUserSessions({
        ...reach,
        path: { id: user.id },
        body: { reason, ...(session_id && { session_id }) },
      }),
    ).then(() => undefined);
  return (
    <section aria-label="Devices">
      <div className="flex min-h-8.5 items-center justify-between gap-4">
        <h3 className="type-item">
          {user.devices.length === 0 ? 'Signed in nowhere' : `Signed in on ${count(user.devices.length)}`}
        </h3>
        {user.devices.length > 1 && !user.is_oneself ? (
          <ReasonDialog
            trigger={<Button size="dense">Sign out all</Button>}
            title="Sign them out everywhere?"
            description="They have to sign in again on every device."
            verb="Sign out all"
            done="Signed out everywhere."
            send={(reason) => end(reason)}
          />
        ) : null}
      </div>
      <ul>
        {user.devices.map((device) => (
          <DeviceRow key={device.id} device={device}>
            {user.is_oneself ? null : (
              <ReasonDialog
                trigger={
                  <Button size="dense" aria-label={`Sign out ${device.device_name}`}>
                    Sign out
                  </Button>
                }
                title={`Sign out ${device.device_name}?`}
                description="They have to sign in again there."
                verb="Sign out"
                done={`${device.device_name} is signed out.`}
                send={(reason) => end(reason, device.id)}
              />
            )}
          </DeviceRow>
        ))}
      </ul>
    </section>
  );
}

function DeviceRow({ device, children }: { device: UserDevice; children: React.ReactNode }) {
  const now = useNow();
  return (
    <li className="flex items-center justify-between gap-4 border-line border-b py-2 last:border-b-0">
      <p className="min-w-0 text-base">
        <span className="block truncate font-medium">{device.device_name}</span>
        <span className="num block truncate text-hint text-ink-2">
          {[`Seen ${ageWords(device.last_seen_at, now)} ago`, device.ip_address].filter(Boolean).join(', ')}
        </span>
      </p>
      {children}
    </li>
  );
}

function count(devices: number): string {
  return devices === 1 ? '1 device' : `${devices} devices`;
}
