import type { MediaFile } from '#contract/base/media.ts';
import { AreaLayout } from '#web/components/area-layout.tsx';
import { ViewingBanner } from '#web/components/viewing-banner.tsx';
import type { AppBarProps } from '#web/session/app-bar-props.ts';
import { Tabs } from '#web/ui/tabs.tsx';
import { DeletedPanel } from './deleted-panel.tsx';
import { GalleryPanel } from './gallery-panel.tsx';
import type { galleryPlace } from './gallery-place.ts';

type MediaPageProps = {
  bar: AppBarProps;
  businessId: string;
  place: ReturnType<typeof galleryPlace>;
  files: readonly MediaFile[];
  /** The files of the gallery that aren't loaded yet. */
  hiddenCount: number;
  onShowUpTo: (limit: number) => Promise<void>;
  deleted: readonly MediaFile[];
  /** The name of the business an admin views, read-only. */
  viewingAs: string | null;
};

/** A shop's gallery of photos and videos, in its own order. */
export function MediaPage({ bar, businessId, files, deleted, viewingAs, ...gallery }: MediaPageProps) {
  const isReadOnly = viewingAs !== null;
  const shown = files.filter(({ status }) => status === 'ready');
  const panel = <GalleryPanel files={shown} isReadOnly={isReadOnly} {...gallery} />;
  return (
    <AreaLayout bar={bar}>
      {viewingAs === null ? null : <ViewingBanner businessName={viewingAs} />}
      <div className="mx-auto max-w-wide px-5 pt-8 pb-12 md:px-8 md:pt-13 lg:px-10">
        <h1 className="type-page-title">Photos and videos</h1>
        <p className="mt-4 max-w-prose text-lg text-ink-2">
          Creators see these on each of your campaigns, in your order. Lead with the one that gets people
          through the door.
        </p>
        <div className="mt-8">
          <Tabs
            label="Photos and videos"
            tabs={[
              { value: 'shown', label: 'In your gallery', count: shown.length + gallery.hiddenCount, panel },
              {
                value: 'deleted',
                label: 'Recently deleted',
                count: deleted.length,
                panel: <DeletedPanel businessId={businessId} files={deleted} isReadOnly={isReadOnly} />,
              },
            ]}
          />
        </div>
      </div>
    </AreaLayout>
  );
}
