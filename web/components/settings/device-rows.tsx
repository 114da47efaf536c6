import { useRef, useState } from 'react';
import type { Device } from '#contract/settings.ts';
import { Button } from '#web/ui/button.tsx';
import type { AccountActions } from './account-actions.ts';
import { DeviceItem } from './device-item.tsx';
import { FormDialog } from './form-dialog.tsx';
import { SettingsRow } from './settings-row.tsx';

const SHOWN_AT_FIRST = 5;

type DeviceRowsProps = {
  devices: readonly Device[];
  now: Date;
  onSignOut: AccountActions['signOutDevice'];
  onSignOutEverywhere: AccountActions['signOutEverywhere'];
};

export function DeviceRows({ devices, now, onSignOut, onSignOutEverywhere }: DeviceRowsProps) {
  const [isWhole, setIsWhole] = useState(false);
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
            send={onSignOutEverywhere}
            verb="Sign out everywhere"
            safeVerb="Stay signed in"
          />
        }
      >
        <p>Sign out what you do not know, then change the password.</p>
      </SettingsRow>
      <ul aria-label="Devices" className="border-line border-t">
        {(isWhole ? sorted : sorted.slice(0, SHOWN_AT_FIRST)).map((device) => (
          <DeviceItem
            key={device.id}
            device={device}
            now={now}
            onSignOut={async () => {
              await onSignOut(device.id);
              head.current?.focus();
            }}
          />
        ))}
      </ul>
      {sorted.length > SHOWN_AT_FIRST && !isWhole ? (
        <div className="px-5 pt-1 pb-4">
          <Button
            onClick={() => {
              setIsWhole(true);
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
  if (count < 2) return 'This is the only device, so it signs you out here.';
  return `${count === 2 ? 'Both' : `All ${count}`} devices are signed out, this one too.`;
}

function thisOneFirst(a: Device, b: Device): number {
  return (
    Number(b.is_current) - Number(a.is_current) || Date.parse(b.last_seen_at) - Date.parse(a.last_seen_at)
  );
}
