import { AreaLayout } from '#web/components/area-layout.tsx';
import type { AccountSettingsProps } from '#web/components/settings/account-settings.tsx';
import type { AppBarProps } from '#web/session/app-bar-props.ts';
import { SettingsColumns } from './settings-columns.tsx';

type SettingsPageProps = AccountSettingsProps & { bar: AppBarProps };

export function SettingsPage({ bar, ...settings }: SettingsPageProps) {
  return (
    <AreaLayout bar={bar}>
      <div className="mx-auto max-w-wide px-5 pt-8 pb-12 md:px-8 md:pt-13 lg:px-10">
        <h1 className="type-page-title">Settings</h1>
        <p className="mt-3 text-touch text-ink-2">Manage your profile and preferences</p>
        <div className="mt-7 lg:mt-12">
          <SettingsColumns {...settings} />
        </div>
      </div>
    </AreaLayout>
  );
}
