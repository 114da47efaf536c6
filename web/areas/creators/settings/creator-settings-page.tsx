import { type FormEvent, type ReactNode, Suspense, useState } from 'react';
import type { MediaFile } from '#contract/base/media.ts';
import type { Neighborhood } from '#contract/base/neighborhoods.ts';
import { AVAILABILITY_MAX_LENGTH } from '#domain/creators/application-steps.ts';
import { AddressSection } from '#web/components/addresses/address-section.tsx';
import { AreaLayout } from '#web/components/area-layout.tsx';
import { SavingNotice } from '#web/components/autosave/saving-notice.tsx';
import { BlocksSection } from '#web/components/blocks/blocks-section.tsx';
import { CalendarSection } from '#web/components/calendar/calendar-section.tsx';
import { HydrationMark } from '#web/components/hydration-mark.tsx';
import { AboutFields } from '#web/components/profile/about-fields.tsx';
import { OtherVersion } from '#web/components/profile/other-version.tsx';
import { PriceFields } from '#web/components/profile/price-fields.tsx';
import type { ProfileHandle } from '#web/components/profile/use-profile.ts';
import { RepliesSection } from '#web/components/saved-replies/replies-section.tsx';
import { AccountSettings, type AccountSettingsProps } from '#web/components/settings/account-settings.tsx';
import { DevelopersSection } from '#web/components/settings/developers-section.tsx';
import { SaveBar, unsavedWords } from '#web/components/settings/save-bar.tsx';
import type { SectionId, SettingsSectionId } from '#web/components/settings/sections.ts';
import { SettingsLayout } from '#web/components/settings/settings-layout.tsx';
import { SettingsSection } from '#web/components/settings/settings-section.tsx';
import { SettingsTitle } from '#web/components/settings/settings-title.tsx';
import type { AppBarProps } from '#web/session/app-bar-props.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { toast } from '#web/ui/toast.ts';
import { type EditedSection, profileChanges } from './profile-changes.ts';

type CreatorSettingsPageProps = Omit<AccountSettingsProps, 'sections' | 'lead' | 'leavingRow'> & {
  bar: AppBarProps;
  handle: ProfileHandle;
  files: readonly MediaFile[];
  neighborhoods: readonly Neighborhood[];
  /** Called after a save, to update the name elsewhere. */
  onSaved: () => Promise<unknown>;
};

// Below the first view: rendered with the page, but hydrated after the profile.
const PortfolioFiles = lazyPart(
  async () => (await import('#web/components/profile/portfolio-files.tsx')).PortfolioFiles,
);
const PortfolioLinks = lazyPart(
  async () => (await import('#web/components/profile/portfolio-links.tsx')).PortfolioLinks,
);
const SocialAccounts = lazyPart(
  async () => (await import('#web/components/social/social-accounts.tsx')).SocialAccounts,
);
const ProfilePhoto = lazyPart(
  async () => (await import('#web/components/profile/profile-photo.tsx')).ProfilePhoto,
);
const DirectoryListing = lazyPart(async () => (await import('./directory-listing.tsx')).DirectoryListing);
const PublicPageSettings = lazyPart(
  async () => (await import('./public-page-settings.tsx')).PublicPageSettings,
);
const PayoutSettings = lazyPart(async () => (await import('./payout-settings.tsx')).PayoutSettings);

const OWN: readonly SectionId[] = [
  'profile',
  'portfolio',
  'prices',
  'social',
  'availability',
  'directory',
  'public-page',
  'payouts',
  'address',
  'replies',
  'calendar',
  'blocks',
  'developers',
];
const ACCOUNT: readonly SettingsSectionId[] = ['notifications', 'sign-in', 'appearance', 'leaving'];

export function CreatorSettingsPage({ bar, ...props }: CreatorSettingsPageProps) {
  const { handle, files, neighborhoods, onSaved, ...own } = props;
  return (
    <AreaLayout bar={bar}>
      <div className="mx-auto max-w-wide px-5 pt-8 pb-12 md:px-8 md:pt-13 lg:px-10">
        <SettingsLayout
          sections={[...OWN, ...ACCOUNT]}
          intro={<SettingsTitle subtitle="Manage your profile, billing and preferences" />}
        >
          <AccountSettings
            {...own}
            sections={ACCOUNT}
            lead={
              <ProfileSections
                handle={handle}
                files={files}
                neighborhoods={neighborhoods}
                onSaved={onSaved}
              />
            }
          />
        </SettingsLayout>
      </div>
    </AreaLayout>
  );
}

type ProfileSectionsProps = Pick<CreatorSettingsPageProps, 'handle' | 'files' | 'neighborhoods' | 'onSaved'>;

function ProfileSections({ handle, files, neighborhoods, onSaved }: ProfileSectionsProps) {
  const { application, values, problems, state, store } = handle;
  const { profile } = application;
  const [isTried, setIsTried] = useState(false);
  const changes = profileChanges(profile, state.typed);
  const fields = {
    values,
    errorOf: (name: string) => {
      const refusal = state.refused[name] ?? state.refused[`${name}_id`];
      return refusal ?? (isTried ? (problems[name] ?? null) : null);
    },
    onEdit: store.edit.bind(store),
  };

  async function save(event: FormEvent) {
    event.preventDefault();
    setIsTried(true);
    await store.flush();
    if (store.getState().saving !== 'saved') return;
    setIsTried(false);
    await onSaved();
    toast({ title: 'Saved.', variant: 'success' });
  }

  const bar = (section: EditedSection): ReactNode =>
    changes.section === section ? (
      <SaveBar
        count={changes.count}
        change={changes.words}
        verb={changes.count === 1 ? 'Save change' : 'Save changes'}
        isSaving={state.saving === 'saving'}
        onUndo={() => store.undo()}
      />
    ) : null;

  return (
    <>
      <SettingsSection id="profile" lede="The first thing shops read about you">
        <SavingNotice
          state={state}
          store={store}
          signInHref="/login?intent=creator-apply"
          question={<OtherVersion store={store} />}
        />
        <Suspense fallback={<div className="mb-6 min-h-16" />}>
          <HydrationMark>
            <ProfilePhoto creatorId={profile.id} name={values.full_name} />
          </HydrationMark>
        </Suspense>
        <form noValidate aria-label="Profile" onSubmit={save}>
          <AboutFields {...fields} neighborhoods={neighborhoods} />
          {bar('profile')}
        </form>
      </SettingsSection>
      <SettingsSection id="portfolio" lede="Your first piece is your cover">
        <Suspense fallback={<div className="min-h-80" />}>
          <HydrationMark>
            <PortfolioFiles creatorId={profile.id} files={files} />
            <h3 className="mt-8 mb-3 type-item">Links to live posts</h3>
            <PortfolioLinks links={profile.links} />
          </HydrationMark>
        </Suspense>
      </SettingsSection>
      <SettingsSection
        id="prices"
        lede="Your usual price per piece. Leave a field empty if you don’t offer it."
      >
        <form noValidate aria-label="Prices" onSubmit={save}>
          <PriceFields {...fields} />
          {state.refused.rates ? <p className="mt-3 text-md text-danger">{state.refused.rates}</p> : null}
          {bar('prices')}
        </form>
      </SettingsSection>
      <SettingsSection id="social" lede="Each number shows its source and date">
        <Suspense fallback={<div className="min-h-60" />}>
          <HydrationMark>
            <SocialAccounts />
          </HydrationMark>
        </Suspense>
      </SettingsSection>
      <SettingsSection id="availability" lede="One line that helps shops plan">
        <form noValidate aria-label="When you’re free" onSubmit={save}>
          <TextArea
            label="When you’re free"
            name="availability"
            rows={1}
            limit={AVAILABILITY_MAX_LENGTH}
            hint="For example, “Most weekdays before noon”"
            value={values.availability}
            error={fields.errorOf('availability')}
            onChange={(event) => store.edit({ availability: event.target.value })}
          />
          {bar('availability')}
        </form>
      </SettingsSection>
      <SettingsSection id="directory" lede="Whether shops find you before you apply">
        <Suspense fallback={<div className="min-h-20" />}>
          <HydrationMark>
            <DirectoryListing />
          </HydrationMark>
        </Suspense>
      </SettingsSection>
      <SettingsSection id="public-page" lede="What people see without an account">
        <Suspense fallback={<div className="min-h-20" />}>
          <HydrationMark>
            <PublicPageSettings />
          </HydrationMark>
        </Suspense>
      </SettingsSection>
      <SettingsSection id="payouts" lede="Only you can see this">
        <Suspense fallback={<div className="min-h-60" />}>
          <HydrationMark>
            <PayoutSettings />
          </HydrationMark>
        </Suspense>
      </SettingsSection>
      <AddressSection
        lede="Where mail reaches you"
        use="Private. Your contracts name it, so only businesses that accept you see it."
      />
      <RepliesSection lede="Pitches, answers and messages you use often" />
      <CalendarSection />
      <BlocksSection lede="Businesses you blocked" />
      <DevelopersSection />
      <p role="status" className="sr-only">
        {changes.count > 0 ? unsavedWords(changes.count) : ''}
      </p>
    </>
  );
}
