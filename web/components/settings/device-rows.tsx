import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { Device } from '#contract/accounts/preferences.ts';
import { FormDialog } from '#web/components/forms/form-dialog.tsx';
import { signOut } from '#web/session/sign-out.ts';
import { Button } from '#web/ui/button.tsx';
import { SettingsRow } from '#web/ui/settings-row.tsx';
import { DeviceItem } from './device-item.tsx';

const SHOWN_AT_FIRST = 5;

type DeviceRowsProps = { devices: readonly Device[]; now: Date };

export function DeviceRows({ devices, now }: DeviceRowsProps) {
  const router = useRouter();
  const [isExpanded, setIsExpanded] = useState(false);
  const head = useRef<HTMLDivElement>(null);
  const title = `Signed in on ${devices.length === 1 ? '1 device' : `${devices.length} devices`}`;
  const sorted = [...devices].sort(thisOneFirst);
  return (
    <>
      <SettingsRow
        ref={head}
        title={title}
        action={
          <FormDialog
            trigger={<Button>Sign out everywhere</Button>}
            title="Sign out everywhere?"
            description={consequence(devices.length)}
            names={[]}
            send={() => signOut(router)}
            verb="Sign out everywhere"
            safeVerb="Stay signed in"
          />
        }
      >
        <p>Don’t recognize a device? Sign it out and change your password.</p>
      </SettingsRow>
      <ul aria-label="Devices" className="border-line border-t">
        {(isExpanded ? sorted : sorted.slice(0, SHOWN_AT_FIRST)).map((device) => (
          <DeviceItem key={device.id} device={device} now={now} onSignedOut={() => head.current?.focus()} />
        ))}
      </ul>
      {sorted.length > SHOWN_AT_FIRST && !isExpanded ? (
        <div className="px-5 pt-1 pb-4">
          <Button
            onClick={() => {
              setIsExpanded(true);
              head.current?.focus();
            }}
          >
            Show all {sorted.length}
          </Button>
        </div>
      ) : null}
    </>
  );
}

function consequence(count: number): string {
  if (count < 2) return 'This is your only device, so you’ll be signed out here.';
  return `${count === 2 ? 'Both' : `All ${count}`} devices will be signed out, including this one.`;
}

function thisOneFirst(a: Device, b: Device): number {
  return (
    Number(b.is_current) - Number(a.is_current) || Date.parse(b.last_seen_at) - Date.parse(a.last_seen_at)
  );
}
