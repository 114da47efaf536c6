import { AccountSettings, type AccountSettingsProps } from '#web/components/settings/account-settings.tsx';
import { SETTINGS_SECTIONS, type SectionId } from '#web/components/settings/sections.ts';
import { SettingsNav } from '#web/components/settings/settings-nav.tsx';

type SettingsColumnsProps = AccountSettingsProps & {
  /** The sections of `lead`, for the list. */
  leadSections?: readonly SectionId[];
};

const NONE: readonly SectionId[] = [];

/** The settings sections with their list beside them, without a title. */
export function SettingsColumns({
  sections = SETTINGS_SECTIONS,
  leadSections = NONE,
  ...settings
}: SettingsColumnsProps) {
  return (
    <div className="lg:grid lg:grid-cols-[13.5rem_minmax(0,1fr)] lg:items-start lg:gap-18">
      <SettingsNav sections={[...leadSections, ...sections]} />
      <div className="mt-8 lg:mt-0">
        <AccountSettings {...settings} sections={sections} />
      </div>
    </div>
  );
}
