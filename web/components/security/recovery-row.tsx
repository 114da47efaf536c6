import { call } from '#web/api/call.ts';
import { FormDialog } from '#web/components/forms/form-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { SettingsRow } from '#web/ui/settings-row.tsx';

type RecoveryRowProps = { left: number; onRenewed: (codes: string[]) => Promise<void> };

export function RecoveryRow({ left, onRenewed }: RecoveryRowProps) {
  return (
    <SettingsRow
      title="Recovery codes"
      action={
        <FormDialog
          trigger={<Button>Get new codes</Button>}
          title="Get new recovery codes?"
          description="The codes you have now stop working."
          names={[]}
          send={(api) => call(api, 'POST /api/me/recovery-codes')}
          after={({ recovery_codes }) => onRenewed(recovery_codes)}
          verb="Get new codes"
          safeVerb="Keep these"
        />
      }
    >
      <p>{leftWords(left)}</p>
    </SettingsRow>
  );
}

function leftWords(left: number): string {
  if (left === 0) return 'None left. Get new codes so you can sign in if you lose your phone.';
  return `${left === 1 ? '1 code' : `${left} codes`} left. Each signs you in once if you lose your phone.`;
}
