import { useRouter } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import type { Business } from '#contract/businesses/businesses.ts';
import type { Members } from '#contract/businesses/members.ts';
import type { Billing } from '#contract/money/billing.ts';
import { call } from '#web/api/call.ts';
import { AddressSection } from '#web/components/addresses/address-section.tsx';
import { AreaLayout } from '#web/components/area-layout.tsx';
import { BlocksSection } from '#web/components/blocks/blocks-section.tsx';
import { CalendarSection } from '#web/components/calendar/calendar-section.tsx';
import { FormDialog } from '#web/components/forms/form-dialog.tsx';
import { firstName } from '#web/components/home/first-name.ts';
import { HydrationMark } from '#web/components/hydration-mark.tsx';
import { RepliesSection } from '#web/components/saved-replies/replies-section.tsx';
import { AccountSettings, type AccountSettingsProps } from '#web/components/settings/account-settings.tsx';
import { DevelopersSection } from '#web/components/settings/developers-section.tsx';
import { SETTINGS_SECTIONS, type SectionId } from '#web/components/settings/sections.ts';
import { SettingsLayout } from '#web/components/settings/settings-layout.tsx';
import { SettingsSection } from '#web/components/settings/settings-section.tsx';
import { SettingsTitle } from '#web/components/settings/settings-title.tsx';
import type { AppBarProps } from '#web/session/app-bar-props.ts';
import { Button } from '#web/ui/button.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { SettingsRow } from '#web/ui/settings-row.tsx';
import { BillingSection } from './billing-section.tsx';
import type { Industry } from './shop-fields.tsx';
import { ShopSection } from './shop-section.tsx';

const AddBusinessRow = lazyPart(async () => (await import('./add-business-row.tsx')).AddBusinessRow);
const MembersSection = lazyPart(async () => (await import('./members-section.tsx')).MembersSection);

const PublicPageSettings = lazyPart(
  async () => (await import('./public-page-settings.tsx')).PublicPageSettings,
);

type BusinessSettingsPageProps = Omit<AccountSettingsProps, 'sections' | 'lead' | 'leavingRow'> & {
  bar: AppBarProps;
  business: Business;
  industries: readonly Industry[];
  places: string | null;
  /** Null for managers, who can't manage members. */
  members: Members | null;
  /** Null for managers, who can't see it. */
  billing: Billing | null;
  pictures: ReactNode;
};

const OWN: readonly SectionId[] = [
  'shop',
  'public-page',
  'members',
  'billing',
  'address',
  'replies',
  'calendar',
  'blocks',
  'developers',
  ...SETTINGS_SECTIONS,
];
const MANAGED: readonly SectionId[] = [
  'shop',
  'replies',
  'calendar',
  'blocks',
  'developers',
  ...SETTINGS_SECTIONS,
];
const LIMITED: readonly SectionId[] = ['replies', 'calendar', 'blocks', 'developers', ...SETTINGS_SECTIONS];

export function BusinessSettingsPage({
  bar,
  business,
  industries,
  places,
  members,
  billing,
  pictures,
  ...own
}: BusinessSettingsPageProps) {
  const isOwner = own.account.business?.membership === 'owner';
  // What all locations share is changed by members without a limit.
  const isLimited = own.account.business?.is_limited === true;
  const lead = (
    <>
      {isLimited ? null : (
        <ShopSection business={business} industries={industries} places={places} pictures={pictures}>
          <Suspense>
            <AddBusinessRow industries={industries} />
          </Suspense>
        </ShopSection>
      )}
      {isOwner ? (
        <SettingsSection id="public-page" lede="What people see without an account">
          <Suspense fallback={<div className="min-h-20" />}>
            <HydrationMark>
              <PublicPageSettings businessId={business.id} />
            </HydrationMark>
          </Suspense>
        </SettingsSection>
      ) : null}
      {isOwner && members ? (
        <Suspense fallback={<div className="min-h-60" />}>
          <HydrationMark>
            <MembersSection members={members} business={business} email={own.account.email} now={own.now} />
          </HydrationMark>
        </Suspense>
      ) : null}
      {isOwner && billing ? (
        <BillingSection firstName={firstName(own.account)} businessId={business.id} billing={billing} />
      ) : null}
      {isOwner ? (
        <AddressSection
          lede="Where mail reaches your business"
          use="Private. Your contracts name it, so only creators you accept see it."
        />
      ) : null}
      <RepliesSection lede="Texts you use often, shared with your team" />
      <CalendarSection />
      <BlocksSection lede="Creators your team blocked" />
      <DevelopersSection />
    </>
  );
  return (
    <AreaLayout bar={bar}>
      <div className="mx-auto max-w-wide px-5 pt-8 pb-12 md:px-8 md:pt-13 lg:px-10">
        <SettingsLayout
          sections={isOwner ? OWN : isLimited ? LIMITED : MANAGED}
          intro={<SettingsTitle subtitle="Manage your profile, billing and preferences" />}
        >
          <AccountSettings
            {...own}
            lead={lead}
            leavingRow={isOwner ? null : <LeaveRow business={business} />}
          />
        </SettingsLayout>
      </div>
    </AreaLayout>
  );
}

/** For managers: an owner transfers ownership instead. */
function LeaveRow({ business: { id, business_name: businessName } }: { business: Business }) {
  const router = useRouter();
  return (
    <SettingsRow
      title={`Stop managing ${businessName}`}
      action={
        <FormDialog
          trigger={<Button variant="danger">Stop managing</Button>}
          title={`Stop managing ${businessName}?`}
          description="You’ll lose access right away. Your account stays, and the owner can invite you again."
          names={[]}
          send={(api) => call(api, 'DELETE /api/businesses/:id/membership', { params: { id } })}
          // A full page load: nothing of the business may be seen from here on.
          after={() => router.navigate({ href: '/onboarding', reloadDocument: true })}
          verb="Stop managing"
          safeVerb="Stay"
          isDestructive
        />
      }
    >
      <p>You keep your account but lose access to this business.</p>
    </SettingsRow>
  );
}
