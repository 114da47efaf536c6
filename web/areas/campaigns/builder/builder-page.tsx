import { Suspense, useState } from 'react';
import type { Neighborhood } from '#contract/base/neighborhoods.ts';
import type { BusinessLocation } from '#contract/businesses/locations.ts';
import type { CampaignHints } from '#contract/campaigns/drafts.ts';
import { UNTITLED_CAMPAIGN } from '#domain/campaigns/campaign-limits.ts';
import { newYorkDate } from '#domain/format/deadlines.ts';
import { leaveSaved } from '#web/components/autosave/leave-saved.ts';
import { SavingNotice } from '#web/components/autosave/saving-notice.tsx';
import { CostReceipt } from '#web/components/campaigns/cost-receipt.tsx';
import { HydrationMark } from '#web/components/hydration-mark.tsx';
import { SaveBar } from '#web/components/settings/save-bar.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { AskSection } from './ask-section.tsx';
import { briefOf } from './brief-of.ts';
import { BuilderBar } from './builder-bar.tsx';
import { NextStep, PinnedStep, PreviewHead } from './builder-side.tsx';
import { CriteriaSection } from './criteria-section.tsx';
import { DeliverablesSection } from './deliverables-section.tsx';
import { DisclosureSection } from './disclosure-section.tsx';
import { OtherVersion } from './other-version.tsx';
import { PayoutSection } from './payout-section.tsx';
import { PlaceSection } from './place-section.tsx';
import { type BuilderShop, PreviewCard } from './preview-card.tsx';
import { RightsSection } from './rights-section.tsx';
import type { SectionProps } from './section-props.ts';
import { useBuilder } from './use-builder.ts';
import type { DraftHandle } from './use-draft.ts';

const WaitingInvitations = lazyPart(
  async () => (await import('./waiting-invitations.tsx')).WaitingInvitations,
);
const FullPreview = lazyPart(async () => (await import('./full-preview.tsx')).FullPreview);

type BuilderPageProps = {
  shop: BuilderShop;
  handle: DraftHandle;
  hints: CampaignHints | null;
  locations: readonly BusinessLocation[];
  neighborhoods: readonly Neighborhood[];
  now: Date;
  onFund: () => Promise<unknown>;
  onLeave: (href: string) => Promise<void>;
};

/** The campaign form, beside a preview of what creators will see and what it costs. */
export function BuilderPage({
  shop,
  handle,
  hints,
  locations,
  neighborhoods,
  now,
  onFund,
  onLeave,
}: BuilderPageProps) {
  const { draft, values, state, store, isPosted } = handle;
  const backHref = isPosted ? `/business/campaigns/${draft.slug ?? draft.id}` : '/business/campaigns';
  const [isPreviewing, setIsPreviewing] = useState(false);
  const { action, errorOf, changedCount } = useBuilder({ handle, locations, now, onFund });
  const section: SectionProps = {
    businessId: shop.id,
    campaignId: draft.id,
    values,
    gaps: action.gaps,
    errorOf,
    onEdit: (change) => store.edit(change),
    hints,
    locations,
    neighborhoods,
    isPosted,
    firstDay: (isPosted && draft.application_deadline) || newYorkDate(now),
  };
  const place =
    values.fulfilment === 'visit'
      ? (locations.find(({ id }) => id === values.location_ids[0]) ?? null)
      : null;
  const preview = (
    <PreviewCard
      id={draft.id}
      shop={shop}
      values={values}
      place={place}
      fundedSlots={draft.funded_slots}
      takenSlots={draft.taken_slots}
      now={now}
    />
  );
  return (
    <div className="min-h-dvh pb-36 lg:pb-16">
      <BuilderBar
        shop={shop}
        campaignId={draft.id}
        title={values.title.trim() || UNTITLED_CAMPAIGN}
        isDraft={!isPosted}
        state={state}
        savedAt={draft.updated_at}
        backHref={backHref}
        onLeave={(event) => {
          if (!isPosted) void leaveSaved(event, store, () => onLeave(backHref));
        }}
        onPreview={() => setIsPreviewing(true)}
      />
      <div className="mx-auto grid max-w-wide gap-x-16 px-5 pt-6 md:px-8 lg:grid-cols-[minmax(0,45rem)_minmax(min(21rem,36vw),1fr)] lg:gap-x-10 xl:gap-x-16 lg:px-10 lg:pt-10">
        <main id="main" tabIndex={-1} className="min-w-0">
          <h1 className="type-page-title">{isPosted ? 'Edit brief' : 'Post a campaign'}</h1>
          <p className="mt-4 mb-8 text-lg text-ink-2">
            {isPosted
              ? 'Nothing changes until you publish. Applicants are notified and can withdraw.'
              : 'Changes save automatically. Nobody sees this until you pay.'}
          </p>
          <SavingNotice
            state={state}
            store={store}
            signInHref="/login?intent=business"
            question={<OtherVersion handle={handle} />}
          />
          <div className="mb-8 lg:hidden">
            <PreviewHead />
            {preview}
          </div>
          <form
            noValidate
            onBlur={() => (isPosted ? undefined : void store.flush())}
            onSubmit={(event) => {
              event.preventDefault();
              action.onPress();
            }}
          >
            <AskSection {...section} />
            <DeliverablesSection {...section} />
            <PlaceSection {...section} />
            <CriteriaSection {...section} />
            <PayoutSection {...section} />
            <RightsSection {...section} />
            <DisclosureSection {...section} />
            {isPosted && changedCount > 0 ? (
              <SaveBar
                count={changedCount}
                change="Creators still see the published brief."
                verb="Publish"
                isSaving={action.isBusy}
                onUndo={() => store.undo()}
              />
            ) : null}
          </form>
        </main>
        <aside aria-label="Preview and cost" className="min-w-0 lg:sticky lg:top-24 lg:self-start">
          <div className="max-lg:hidden">
            <PreviewHead />
            {preview}
          </div>
          {isPosted ? null : (
            <>
              <div className="my-6">
                <CostReceipt
                  payoutCents={values.creator_payout_cents}
                  slots={values.slots}
                  fees={handle.draft}
                />
              </div>
              <div className="max-lg:hidden">
                <NextStep action={action} />
              </div>
            </>
          )}
          <Suspense>
            <HydrationMark>
              <WaitingInvitations businessId={shop.id} campaignId={draft.id} isPosted={isPosted} />
            </HydrationMark>
          </Suspense>
        </aside>
      </div>
      {isPosted ? null : <PinnedStep action={action} />}
      {isPreviewing ? (
        <Suspense>
          <FullPreview
            brief={briefOf(values, locations, neighborhoods)}
            campaignId={draft.id}
            shop={shop}
            version={changedCount > 0 ? null : draft.version}
            onClose={() => setIsPreviewing(false)}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
