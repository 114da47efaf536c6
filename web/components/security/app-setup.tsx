import type { AuthenticatorSetup } from '#contract/accounts/factors.ts';
import { call } from '#web/api/call.ts';
import { FormDialogPanel } from '#web/components/forms/form-dialog-panel.tsx';
import { QrCode } from '#web/components/qr/qr-code.tsx';
import { TextField } from '#web/ui/text-field.tsx';

type AppSetupProps = {
  setup: AuthenticatorSetup;
  onAdded: (codes: string[] | null, done: string) => Promise<void>;
  onClosed: () => void;
};

/** The secret as a QR code and as text, and a field for the first code, which proves that the app works. */
export function AppSetup({ setup, onAdded, onClosed }: AppSetupProps) {
  return (
    <FormDialogPanel
      title="Add an authenticator app"
      description="Scan this with an app such as Google Authenticator, 1Password or Apple Passwords."
      names={['code']}
      check={({ code }) =>
        /^\d{6}$/.test(code.replaceAll(/\s/g, '')) ? {} : { code: 'Enter the 6 digits the app shows' }
      }
      send={(api, { code }) => call(api, 'PUT /api/me/authenticator-app', { body: { code } })}
      after={({ recovery_codes }) => onAdded(recovery_codes, 'Authenticator app added.')}
      verb="Add app"
      safeVerb="Cancel"
      onClosed={onClosed}
    >
      {(errorOf) => (
        <>
          <QrCode qr={setup.qr} label="QR code for your authenticator app" className="mx-auto size-52" />
          <p className="text-base text-ink-2">
            Can’t scan it? Open{' '}
            <a href={setup.uri} className="text-link">
              the app on this device
            </a>{' '}
            or enter this key:{' '}
            <code className="num font-semibold break-all text-ink">{inGroups(setup.secret)}</code>
          </p>
          <TextField
            label="Code"
            name="code"
            hint="The 6 digits the app shows"
            error={errorOf('code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={10}
            required
          />
        </>
      )}
    </FormDialogPanel>
  );
}

function inGroups(secret: string): string {
  return (secret.match(/.{1,4}/g) ?? []).join(' ');
}
