import { type FormEvent, lazy, type ReactNode, Suspense, useState } from 'react';
import type { MediaFile } from '#contract/media.ts';
import type { Neighborhood } from '#contract/neighborhoods.ts';
import { AVAILABILITY_MAX_LENGTH } from '#domain/application-steps.ts';
import type { AppBarProps } from '#web/components/app-bar-props.ts';
import { AreaLayout } from '#web/components/area-layout.tsx';
import { CalendarSection } from '#web/components/calendar/calendar-section.tsx';
import { AboutFields } from '#web/components/profile/about-fields.tsx';
import { PriceFields } from '#web/components/profile/price-fields.tsx';
import { SavingNotice } from '#web/components/profile/saving-notice.tsx';
import type { ProfileHandle } from '#web/components/profile/use-profile-draft.ts';
import { AccountSettings, type AccountSettingsProps } from '#web/components/settings/account-settings.tsx';
import { SaveBar, unsavedWords } from '#web/components/settings/save-bar.tsx';
import type { SectionId, SettingsSectionId } from '#web/components/settings/sections.ts';
import { SettingsNav } from '#web/components/settings/settings-nav.tsx';
import { SettingsSection } from '#web/components/settings/settings-section.tsx';
import { Waking } from '#web/components/waking.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { toast } from '#web/ui/toast.ts';
import { type EditedSection, profileChanges } from './profile-changes.ts';

type CreatorSettingsPageProps = Omit<AccountSettingsProps, 'sections' | 'lead' | 'leavingRow'> & {
  bar: AppBarProps;
  handle: ProfileHandle;
  files: readonly MediaFile[];
  neighborhoods: readonly Neighborhood[];
  /** After a save, for what shows the name elsewhere. */
  onSaved: () => Promise<unknown>;
};

// Below what is first seen: drawn with the page, alive a moment after the profile is.
const PortfolioFiles = lazy(async () => ({
  default: (await import('#web/components/profile/portfolio-files.tsx')).PortfolioFiles,
}));
const PortfolioLinks = lazy(async () => ({
  default: (await import('#web/components/profile/portfolio-links.tsx')).PortfolioLinks,
}));
const SocialAccounts = lazy(async () => ({
  default: (await import('#web/components/social/social-accounts.tsx')).SocialAccounts,
}));
const PayoutSettings = lazy(async () => ({
  default: (await import('#web/components/earnings/payout-settings.tsx')).PayoutSettings,
}));

const OWN: readonly SectionId[] = [
  'profile',
  'portfolio',
  'prices',
  'social',
  'availability',
  'payouts',
  'calendar',
];
const ACCOUNT: readonly SettingsSectionId[] = ['notifications', 'sign-in', 'appearance', 'leaving'];

export function CreatorSettingsPage({ bar, ...props }: CreatorSettingsPageProps) {
  const { handle, files, neighborhoods, onSaved, ...own } = props;
  return (
    <AreaLayout bar={bar}>
      <div className="mx-auto max-w-wide px-5 pt-8 pb-12 md:px-8 md:pt-13 lg:px-10">
        <h1 className="type-page-title">Settings</h1>
        <p className="mt-3 text-touch text-ink-2">Manage your profile, billing and preferences</p>
        <div className="mt-7 lg:mt-12 lg:grid lg:grid-cols-[13.5rem_minmax(0,1fr)] lg:items-start lg:gap-18">
          <SettingsNav sections={[...OWN, ...ACCOUNT]} />
          <div className="mt-8 lg:mt-0">
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
          </div>
        </div>
      </div>
    </AreaLayout>
  );
}

type ProfileSectionsProps = Pick<CreatorSettingsPageProps, 'handle' | 'files' | 'neighborhoods' | 'onSaved'>;

function ProfileSections({ handle, files, neighborhoods, onSaved }: ProfileSectionsProps) {
  const { application, values, problems, state, draft } = handle;
  const { profile } = application;
  const [isTried, setIsTried] = useState(false);
  const changes = profileChanges(profile, state.typed);
  const fields = {
    values,
    errorOf: (name: string) => {
      const refusal = state.refusals[name] ?? state.refusals[`${name}_id`];
      return refusal ?? (isTried ? (problems[name] ?? null) : null);
    },
    onEdit: draft.edit.bind(draft),
  };

  async function save(event: FormEvent) {
    event.preventDefault();
    setIsTried(true);
    await draft.flush();
    if (draft.getState().saving !== 'saved') return;
    setIsTried(false);
    await onSaved();
    toast({ title: 'Saved.', variant: 'success' });
  }

  const bar = (section: EditedSection): ReactNode =>
    changes.section === section ? (
      <SaveBar
        count={changes.count}
        change={changes.words}
        verb={changes.count === 1 ? 'Save it' : 'Save them'}
        isSaving={state.saving === 'saving'}
        onUndo={() => draft.undo()}
      />
    ) : null;

  return (
    <>
      <SettingsSection id="profile" lede="What shops read first">
        <SavingNotice state={state} draft={draft} />
        <form noValidate aria-label="Profile" onSubmit={save}>
          <AboutFields {...fields} neighborhoods={neighborhoods} />
          {bar('profile')}
        </form>
      </SettingsSection>
      <SettingsSection id="portfolio" lede="The first piece is your cover">
        <Suspense fallback={<div className="min-h-80" />}>
          <Waking>
            <PortfolioFiles creatorId={profile.id} files={files} />
            <h3 className="mt-8 mb-3 type-item">Links to live posts</h3>
            <PortfolioLinks links={profile.links} />
          </Waking>
        </Suspense>
      </SettingsSection>
      <SettingsSection id="prices" lede="Your usual price for one piece. What is left empty is not offered.">
        <form noValidate aria-label="Prices" onSubmit={save}>
          <PriceFields {...fields} />
          {state.refusals.rates ? <p className="mt-3 text-md text-danger">{state.refusals.rates}</p> : null}
          {bar('prices')}
        </form>
      </SettingsSection>
      <SettingsSection id="social" lede="Each number carries its source and its date">
        <Suspense fallback={<div className="min-h-60" />}>
          <Waking>
            <SocialAccounts />
          </Waking>
        </Suspense>
      </SettingsSection>
      <SettingsSection id="availability" lede="One line, for shops that plan around you">
        <form noValidate aria-label="Availability" onSubmit={save}>
          <TextArea
            label="When you are free"
            name="availability"
            rows={1}
            limit={AVAILABILITY_MAX_LENGTH}
            hint="As in “Most weekdays before noon”"
            value={values.availability}
            error={fields.errorOf('availability')}
            onChange={(event) => draft.edit({ availability: event.target.value })}
          />
          {bar('availability')}
        </form>
      </SettingsSection>
      <SettingsSection id="payouts" lede="Only you see this part">
        <Suspense fallback={<div className="min-h-60" />}>
          <Waking>
            <PayoutSettings />
          </Waking>
        </Suspense>
      </SettingsSection>
      <CalendarSection />
      <p role="status" className="sr-only">
        {changes.count > 0 ? unsavedWords(changes.count) : ''}
      </p>
    </>
  );
}
