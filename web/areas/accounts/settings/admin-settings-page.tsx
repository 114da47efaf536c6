import { AdminShell } from '#web/components/admin/admin-shell.tsx';
import { RepliesSection } from '#web/components/saved-replies/replies-section.tsx';
import type { AccountSettingsProps } from '#web/components/settings/account-settings.tsx';
import { DevelopersSection } from '#web/components/settings/developers-section.tsx';
import { SettingsColumns } from './settings-columns.tsx';

const LEAD = ['replies', 'developers'] as const;

export function AdminSettingsPage(settings: AccountSettingsProps) {
  return (
    <AdminShell title="Settings">
      <div className="w-full max-w-wide px-4 pt-6 pb-12 md:px-6 md:pt-9">
        <SettingsColumns
          {...settings}
          intro={<p className="mb-6 text-md text-ink-2">Manage your profile and preferences</p>}
          leadSections={LEAD}
          lead={
            <>
              <RepliesSection lede="Texts you use often, shared with all admins" />
              <DevelopersSection />
            </>
          }
        />
      </div>
    </AdminShell>
  );
}
