import type { ReactNode } from 'react';
import type { Business, Members, ReceiptList } from '#web/api/generated/types.gen.ts';
import type { AppBarProps } from '#web/components/app-bar-props.ts';
import { AreaLayout } from '#web/components/area-layout.tsx';
import { BillingSection } from '#web/components/business/billing-section.tsx';
import type { BusinessActions } from '#web/components/business/business-actions.ts';
import { LeaveRow } from '#web/components/business/leave-row.tsx';
import { MembersSection } from '#web/components/business/members-section.tsx';
import type { Industry } from '#web/components/business/shop-fields.tsx';
import { ShopSection } from '#web/components/business/shop-section.tsx';
import { CalendarSection } from '#web/components/calendar/calendar-section.tsx';
import { firstName } from '#web/components/home/first-name.ts';
import { AccountSettings, type AccountSettingsProps } from '#web/components/settings/account-settings.tsx';
import { SETTINGS_SECTIONS, type SectionId } from '#web/components/settings/sections.ts';
import { SettingsNav } from '#web/components/settings/settings-nav.tsx';

type BusinessSettingsPageProps = Omit<AccountSettingsProps, 'sections' | 'lead' | 'leavingRow'> & {
  bar: AppBarProps;
  business: Business;
  industries: readonly Industry[];
  places: string | null;
  /** Null for managers, who do not decide about members. */
  members: Members | null;
  /** The latest; empty for managers, whose affair they are not. */
  receipts: ReceiptList['receipts'];
  pictures: ReactNode;
  businessActions: BusinessActions;
};

const OWN: readonly SectionId[] = ['shop', 'members', 'billing', 'calendar', ...SETTINGS_SECTIONS];
const MANAGED: readonly SectionId[] = ['shop', 'calendar', ...SETTINGS_SECTIONS];

export function BusinessSettingsPage({
  bar,
  business,
  industries,
  places,
  members,
  receipts,
  pictures,
  businessActions,
  ...own
}: BusinessSettingsPageProps) {
  const name = business.business_name;
  const isOwner = own.account.business?.membership === 'owner';
  const lead = (
    <>
      <ShopSection
        business={business}
        industries={industries}
        places={places}
        pictures={pictures}
        onSave={businessActions.saveShop}
        onRefresh={businessActions.refreshShop}
      />
      {isOwner && members ? (
        <MembersSection
          members={members}
          businessName={name}
          email={own.account.email}
          now={own.now}
          actions={businessActions}
        />
      ) : null}
      {isOwner ? <BillingSection firstName={firstName(own.account)} receipts={receipts} /> : null}
      <CalendarSection />
    </>
  );
  return (
    <AreaLayout bar={bar}>
      <div className="mx-auto max-w-wide px-5 pt-8 pb-12 md:px-8 md:pt-13 lg:px-10">
        <h1 className="type-page-title">Settings</h1>
        <p className="mt-3 text-touch text-ink-2">Manage your profile, billing and preferences</p>
        <div className="mt-7 lg:mt-12 lg:grid lg:grid-cols-[13.5rem_minmax(0,1fr)] lg:items-start lg:gap-18">
          <SettingsNav sections={isOwner ? OWN : MANAGED} />
          <div className="mt-8 lg:mt-0">
            <AccountSettings
              {...own}
              lead={lead}
              leavingRow={
                isOwner ? null : <LeaveRow businessName={name} onLeave={businessActions.leaveBusiness} />
              }
            />
          </div>
        </div>
      </div>
    </AreaLayout>
  );
}
