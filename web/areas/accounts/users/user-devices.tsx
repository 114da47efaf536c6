import type { AdminUser, UserDevice } from '#contract/accounts/users.ts';
import { call } from '#web/api/call.ts';
import { ReasonDialog } from '#web/components/admin/reason-dialog.tsx';
import { ageWords } from '#web/components/time/moment.ts';
import { useNow } from '#web/components/time/use-now.ts';
import { Button } from '#web/ui/button.tsx';

/** The account's sessions; an admin can end each of them, or all at once. */
export function UserDevices({ user }: { user: AdminUser }) {
  const path = { id: user.id };
  const rule = user.role === 'admin' ? 'admin_owner' : 'admin_support';
  return (
    <section aria-label="Devices">
      <div className="flex min-h-8.5 items-center justify-between gap-4">
        <h3 className="type-item">
          {user.devices.length === 0 ? 'Not signed in' : `Signed in on ${count(user.devices.length)}`}
        </h3>
        {user.devices.length > 1 && !user.is_oneself ? (
          <ReasonDialog
            rule={rule}
            trigger={<Button size="dense">Sign out all</Button>}
            title="Sign out all devices?"
            description="They’ll have to sign in again on every device."
            verb="Sign out all"
            done="All devices signed out."
            send={(api, reason) =>
              call(api, 'POST /api/admin/users/:id/sign-out', { params: path, body: { reason } })
            }
          />
        ) : null}
      </div>
      <ul>
        {user.devices.map((device) => (
          <DeviceRow key={device.id} device={device}>
            {user.is_oneself ? null : (
              <ReasonDialog
                rule={rule}
                trigger={
                  <Button size="dense" aria-label={`Sign out ${device.device_name}`}>
                    Sign out
                  </Button>
                }
                title={`Sign out ${device.device_name}?`}
                description="They’ll have to sign in again on it."
                verb="Sign out"
                done={`${device.device_name} was signed out.`}
                send={(api, reason) =>
                  call(api, 'POST /api/admin/users/:id/sign-out', {
                    params: path,
                    body: { reason, session_id: device.id },
                  })
                }
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
          {[`Last seen ${ageWords(device.last_seen_at, now)} ago`, device.ip_address]
            .filter(Boolean)
            .join(', ')}
        </span>
      </p>
      {children}
    </li>
  );
}

function count(devices: number): string {
  return devices === 1 ? '1 device' : `${devices} devices`;
}
