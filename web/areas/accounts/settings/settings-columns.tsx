import type { ReactNode } from 'react';
import { AccountSettings, type AccountSettingsProps } from '#web/components/settings/account-settings.tsx';
import { SETTINGS_SECTIONS, type SectionId } from '#web/components/settings/sections.ts';
import { SettingsLayout } from '#web/components/settings/settings-layout.tsx';

type SettingsColumnsProps = AccountSettingsProps & {
  /** The sections of `lead`, for the list. */
  leadSections?: readonly SectionId[];
  intro?: ReactNode;
};

const NONE: readonly SectionId[] = [];

/** The settings of an account with their list. */
export function SettingsColumns({
  sections = SETTINGS_SECTIONS,
  leadSections = NONE,
  intro,
  ...settings
}: SettingsColumnsProps) {
  return (
    <SettingsLayout sections={[...leadSections, ...sections]} intro={intro}>
      <AccountSettings {...settings} sections={sections} />
    </SettingsLayout>
  );
}
