import { AreaLayout } from '#web/components/area-layout.tsx';
import type { AccountSettingsProps } from '#web/components/settings/account-settings.tsx';
import { SettingsTitle } from '#web/components/settings/settings-title.tsx';
import type { AppBarProps } from '#web/session/app-bar-props.ts';
import { SettingsColumns } from './settings-columns.tsx';

type SettingsPageProps = AccountSettingsProps & { bar: AppBarProps };

export function SettingsPage({ bar, ...settings }: SettingsPageProps) {
  return (
    <AreaLayout bar={bar}>
      <div className="mx-auto max-w-wide px-5 pt-8 pb-12 md:px-8 md:pt-13 lg:px-10">
        <SettingsColumns
          {...settings}
          intro={<SettingsTitle subtitle="Manage your profile and preferences" />}
        />
      </div>
    </AreaLayout>
  );
}
