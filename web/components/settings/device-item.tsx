import { Check, Monitor, Smartphone } from 'lucide-react';
import type { Device } from '#contract/accounts/preferences.ts';
import { call } from '#web/api/call.ts';
import { useAction } from '#web/session/use-action.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { lastSeenWords } from './moment-words.ts';

type DeviceItemProps = { device: Device; now: Date; onSignedOut: () => void };

export function DeviceItem({ device, now, onSignedOut }: DeviceItemProps) {
  const { id, device_name, ip_address, last_seen_at, is_current } = device;
  const { run, isBusy } = useAction((api) => call(api, 'DELETE /api/me/sessions/:id', { params: { id } }), {
    after: 'GET /api/me/settings',
    done: `${device_name} signed out.`,
    failed: `${device_name} is still signed in`,
  });

  async function signOut() {
    if (await run()) onSignedOut();
  }

  const Icon = /iPhone|iPad|Android/i.test(device_name) ? Smartphone : Monitor;
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 px-5 py-3">
      <div className="flex min-w-0 grow basis-40 items-start gap-3">
        <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 stroke-[1.75] text-ink-2" />
        <div className="min-w-0">
          <p className="text-md font-medium break-words">{device_name}</p>
          <p className="text-base break-words text-ink-2">
            {[is_current ? 'Active now' : lastSeenWords(last_seen_at, now), ip_address]
              .filter(Boolean)
              .join(', ')}
          </p>
        </div>
      </div>
      {is_current ? (
        <Badge icon={<Check aria-hidden="true" />}>This device</Badge>
      ) : (
        <Button size="dense" loading={isBusy} onClick={signOut} aria-label={`Sign out ${device_name}`}>
          Sign out
        </Button>
      )}
    </li>
  );
}
