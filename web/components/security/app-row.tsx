import { useState } from 'react';
import type { AuthenticatorSetup, Factors } from '#contract/accounts/factors.ts';
import { call } from '#web/api/call.ts';
import { FormDialog } from '#web/components/forms/form-dialog.tsx';
import { useAction } from '#web/session/use-action.ts';
import { Button } from '#web/ui/button.tsx';
import { SettingsRow } from '#web/ui/settings-row.tsx';
import { AppSetup } from './app-setup.tsx';
import { dayWords } from './day-words.ts';

type AppRowProps = {
  app: Factors['authenticator_app'];
  onAdded: (codes: string[] | null, done: string) => Promise<void>;
  onChanged: () => Promise<void>;
};

export function AppRow({ app, onAdded, onChanged }: AppRowProps) {
  const [setup, setSetup] = useState<AuthenticatorSetup | null>(null);
  const { run, isBusy } = useAction((api) => call(api, 'POST /api/me/authenticator-app'), {
    after: setSetup,
    failed: 'Couldn’t add the authenticator app',
  });

  return (
    <SettingsRow
      title="Authenticator app"
      action={
        app ? (
          <FormDialog
            trigger={<Button aria-label="Remove authenticator app">Remove</Button>}
            title="Remove the authenticator app?"
            description="Its codes will stop working."
            names={[]}
            send={(api) => call(api, 'DELETE /api/me/authenticator-app')}
            after={onChanged}
            done="Authenticator app removed."
            verb="Remove app"
            safeVerb="Keep it"
            isDestructive
          />
        ) : (
          <Button loading={isBusy} onClick={() => void run()}>
            Add an app
          </Button>
        )
      }
    >
      <p>
        {app
          ? `Added ${dayWords(app.added_at)}${app.last_used_at ? `, last used ${dayWords(app.last_used_at)}` : ''}`
          : 'Get a code on your phone each time you sign in with your password.'}
      </p>
      {setup ? <AppSetup setup={setup} onAdded={onAdded} onClosed={() => setSetup(null)} /> : null}
    </SettingsRow>
  );
}
