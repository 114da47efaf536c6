import { ArrowLeft, Eye, Pencil } from 'lucide-react';
import type { MouseEvent } from 'react';
import type { AutosaveState } from '#web/components/autosave/autosave.ts';
import { SavedLine } from '#web/components/autosave/saved-line.tsx';
import { ShopThumbnail } from '#web/components/campaigns/shop-thumbnail.tsx';
import { Link } from '#web/components/link.tsx';
import { SkipLink } from '#web/components/skip-link.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import type { BuilderShop } from './preview-card.tsx';

type BuilderBarProps = {
  shop: BuilderShop;
  campaignId: string;
  title: string;
  isDraft: boolean;
  state: Pick<AutosaveState<unknown>, 'saving' | 'refused'>;
  savedAt: string;
  backHref: string;
  onLeave: (event: MouseEvent) => void;
  onPreview: () => void;
};

/** The bar of the builder: back, the draft's title and saving state, and the preview. */
export function BuilderBar(props: BuilderBarProps) {
  const { shop, campaignId, title, isDraft, state, savedAt, backHref, onLeave, onPreview } = props;
  return (
    <>
      <SkipLink />
      <header className="sticky top-0 z-30 border-line border-b bg-paper">
        <div className="flex h-14 items-center gap-2 px-4 md:h-16 md:gap-3 md:px-10">
          <ButtonLink
            variant="ghost"
            shape="icon"
            size="touch"
            className="-ml-3"
            icon={<ArrowLeft aria-hidden="true" />}
            render={({ className, children }) => (
              <Link href={backHref} aria-label="Back to campaigns" className={className} onClick={onLeave}>
                {children}
              </Link>
            )}
          />
          <span className="max-md:hidden">
            <ShopThumbnail
              shop={{
                id: campaignId,
                industry: shop.industry,
                business_slug: shop.slug,
                business_name: shop.business_name,
              }}
              className="size-7.5 shrink-0 rounded-badge!"
            />
          </span>
          <span className="min-w-0 truncate text-md font-semibold">{title}</span>
          {isDraft ? (
            <Badge tone="outline" icon={<Pencil aria-hidden="true" />} className="max-md:hidden">
              Draft
            </Badge>
          ) : null}
          <div className="ml-auto flex shrink-0 items-center gap-1 md:gap-2">
            <SavedLine
              saving={state.saving}
              isHeldUp={Object.keys(state.refused).length > 0}
              savedAt={savedAt}
            />
            <ButtonLink
              variant="ghost"
              className="max-md:hidden"
              render={(look) => <Link href={backHref} onClick={onLeave} {...look} />}
            >
              Close
            </ButtonLink>
            <Button className="max-md:hidden" icon={<Eye aria-hidden="true" />} onClick={onPreview}>
              Preview
            </Button>
            <Button
              variant="ghost"
              shape="icon"
              size="touch"
              className="-mr-3 md:hidden"
              aria-label="Preview"
              icon={<Eye aria-hidden="true" />}
              onClick={onPreview}
            />
          </div>
        </div>
      </header>
    </>
  );
}
