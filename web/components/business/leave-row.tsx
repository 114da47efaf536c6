import { FormDialog } from '#web/components/settings/form-dialog.tsx';
import { SettingsRow } from '#web/components/settings/settings-row.tsx';
import { Button } from '#web/ui/button.tsx';

type LeaveRowProps = { businessName: string; onLeave: () => Promise<void> };

/** For managers: the owner hands the business over instead. */
export function LeaveRow({ businessName, onLeave }: LeaveRowProps) {
  return (
    <SettingsRow
      title={`Stop managing ${businessName}`}
      action={
        <FormDialog
          trigger={<Button variant="danger">Stop managing</Button>}
          title={`Stop managing ${businessName}?`}
          description="Its pages close for you at once. Your account stays, and the owner can invite you again."
          names={[]}
          send={onLeave}
          verb="Stop managing"
          safeVerb="Stay"
          isDestructive
        />
      }
    >
      <p>Your account stays. Only the shop is no longer yours to look after.</p>
    </SettingsRow>
  );
}
