import { Ellipsis, Image } from 'lucide-react';
import type { MediaFile, SignedFile } from '#contract/base/media.ts';
import { MediaTile } from '#web/components/media/media-tile.tsx';
import { Button } from '#web/ui/button.tsx';
import { OnDemand } from '#web/ui/on-demand.tsx';
import type { PortfolioMenuProps } from './portfolio-menu.tsx';

type PortfolioTileProps = Omit<PortfolioMenuProps, 'trigger'> & {
  file: MediaFile;
  signed: SignedFile | undefined;
  onOpen: () => void;
};

/** A piece of work; the first is the cover. */
export function PortfolioTile({ file, signed, onOpen, ...menu }: PortfolioTileProps) {
  const trigger = (
    <Button
      size="default"
      shape="icon"
      aria-label={`Actions for ${file.caption ?? file.original_name}`}
      icon={<Ellipsis aria-hidden="true" />}
    />
  );
  return (
    <MediaTile
      file={file}
      signed={signed}
      sizes="(min-width: 80rem) 12.5rem, (min-width: 40rem) 30vw, 46vw"
      eager={menu.isFirst}
      onOpen={onOpen}
      badge={
        menu.isFirst ? (
          <span className="inline-flex h-7 items-center gap-1.5 rounded-badge bg-surface px-2.5 text-sm font-semibold">
            <Image aria-hidden="true" className="size-4 stroke-[1.75]" />
            Cover
          </span>
        ) : null
      }
      action={
        <OnDemand
          trigger={trigger}
          popup="menu"
          load={async () => (await import('./portfolio-menu.tsx')).PortfolioMenu}
          props={{ trigger, ...menu }}
        />
      }
    />
  );
}
