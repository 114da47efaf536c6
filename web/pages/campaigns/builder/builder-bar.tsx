import { ArrowLeft, Eye, Pencil } from 'lucide-react';
import { artPath } from '#art/catalogue.ts';
import { Link } from '#web/components/link.tsx';
import { SkipLink } from '#web/components/skip-link.tsx';
import { ThemedArt } from '#web/components/themed-art.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import type { DraftState } from './draft-store.ts';
import type { BuilderShop } from './preview-card.tsx';
import { SavedLine } from './saved-line.tsx';

type BuilderBarProps = {
  shop: BuilderShop;
  campaignId: string;
  title: string;
  isDraft: boolean;
  state: DraftState;
  savedAt: string;
  backHref: string;
  onLeave: () => void;
  onPreview: () => void;
};

/** The bar of the task: the way back, what is being written and whether it is kept, and how it will look. */
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
          <ThemedArt
            path={(theme) =>
              artPath.shop({
                theme,
                industry: shop.industry,
                business: shop.slug,
                campaign: campaignId,
                name: shop.business_name,
              })
            }
            width={30}
            height={30}
            className="size-7.5 shrink-0 rounded-badge max-md:hidden"
          />
          <span className="min-w-0 truncate text-md font-semibold">{title}</span>
          {isDraft ? (
            <Badge tone="outline" icon={<Pencil aria-hidden="true" />} className="max-md:hidden">
              Draft
            </Badge>
          ) : null}
          <div className="ml-auto flex shrink-0 items-center gap-1 md:gap-2">
            <SavedLine state={state} savedAt={savedAt} />
            <ButtonLink
              variant="ghost"
              className="max-md:hidden"
              render={(look) => <Link href={backHref} onClick={onLeave} {...look} />}
            >
              Close
            </ButtonLink>
            <Button className="max-md:hidden" icon={<Eye aria-hidden="true" />} onClick={onPreview}>
              See it as a creator
            </Button>
            <Button
              variant="ghost"
              shape="icon"
              size="touch"
              className="-mr-3 md:hidden"
              aria-label="See it as a creator"
              icon={<Eye aria-hidden="true" />}
              onClick={onPreview}
            />
          </div>
        </div>
      </header>
    </>
  );
}
