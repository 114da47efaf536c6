import { KeyRound, UserMinus } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { AccountName } from '#web/components/door/account-name.tsx';
import { FormDialogPanel } from '#web/components/settings/form-dialog-panel.tsx';
import { Menu, MenuItem } from '#web/ui/menu.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';

type MemberMenuProps = {
  trigger: ReactElement;
  name: string;
  businessName: string;
  ownerEmail: string;
  onRemove: () => Promise<void>;
  onHandOver: (password: string) => Promise<void>;
};

export function MemberMenu({ trigger, ...deeds }: MemberMenuProps) {
  const [asked, setAsked] = useState<'hand-over' | 'remove' | null>(null);
  const onClosed = () => setAsked(null);
  return (
    <>
      <Menu align="end" defaultOpen trigger={trigger}>
        <MenuItem icon={<KeyRound aria-hidden="true" />} onClick={() => setAsked('hand-over')}>
          Make owner
        </MenuItem>
        <MenuItem icon={<UserMinus aria-hidden="true" />} danger onClick={() => setAsked('remove')}>
          Take out
        </MenuItem>
      </Menu>
      {asked === 'hand-over' ? <HandOver {...deeds} onClosed={onClosed} /> : null}
      {asked === 'remove' ? <Removal {...deeds} onClosed={onClosed} /> : null}
    </>
  );
}

type DeedProps = Omit<MemberMenuProps, 'trigger'> & { onClosed: () => void };

function HandOver({ name, businessName, ownerEmail, onHandOver, onClosed }: DeedProps) {
  return (
    <FormDialogPanel
      title={`Hand ${businessName} to ${name}?`}
      description="They own it from then on, with its billing and its members. You stay as a manager, and only they can hand it back."
      names={['password']}
      check={({ password }) => (password === '' ? { password: 'Password is required' } : {})}
      send={({ password }) => onHandOver(password)}
      done={`${businessName} belongs to ${name} now.`}
      verb="Hand it over"
      safeVerb="Keep it"
      isDestructive
      onClosed={onClosed}
    >
      {(errorOf) => (
        <>
          <AccountName email={ownerEmail} />
          <PasswordField label="Your password" name="password" required error={errorOf('password')} />
        </>
      )}
    </FormDialogPanel>
  );
}

function Removal({ name, businessName, onRemove, onClosed }: DeedProps) {
  return (
    <FormDialogPanel
      title={`Take ${name} out?`}
      description={`They are shut out of ${businessName} at once and told by email. You can invite them again.`}
      names={[]}
      send={onRemove}
      done={`${name} is out.`}
      verb="Take out"
      safeVerb="Keep"
      isDestructive
      onClosed={onClosed}
    />
  );
}
