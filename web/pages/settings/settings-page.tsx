import type { AppBarProps } from '#web/components/app-bar-props.ts';
import { AreaLayout } from '#web/components/area-layout.tsx';
import { AccountSettings, type AccountSettingsProps } from '#web/components/settings/account-settings.tsx';
import { SETTINGS_SECTIONS } from '#web/components/settings/sections.ts';
import { SettingsNav } from './settings-nav.tsx';

type SettingsPageProps = AccountSettingsProps & { bar: AppBarProps };

export function SettingsPage({ bar, sections = SETTINGS_SECTIONS, ...settings }: SettingsPageProps) {
  return (
    <AreaLayout bar={bar}>
      <div className="mx-auto max-w-wide px-5 pt-8 pb-12 md:px-8 md:pt-13 lg:px-10">
        <h1 className="type-page-title">Settings</h1>
        <p className="mt-3 text-touch text-ink-2">Manage your profile, billing and preferences</p>
        <div className="mt-7 lg:mt-12 lg:grid lg:grid-cols-[13.5rem_minmax(0,1fr)] lg:items-start lg:gap-18">
          <SettingsNav sections={sections} />
          <div className="mt-8 lg:mt-0">
            <AccountSettings {...settings} sections={sections} />
          </div>
        </div>
      </div>
    </AreaLayout>
  );
}
