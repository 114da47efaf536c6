import type { CampaignCover } from '#contract/campaigns/covers.ts';

type CoverPictureProps = {
  cover: CampaignCover;
  /** The rendered width, as for `<img sizes>`. */
  sizes: string;
  eager: boolean;
  className: string;
};

/** The photo of a campaign in a list. The text beside it names the shop, so it has no alt text here. */
export function CoverPicture({ cover, sizes, eager, className }: CoverPictureProps) {
  const { url, copies, width, height, placeholder } = cover;
  const sources = width === null ? copies : [...copies, { width, url }];
  return (
    <img
      src={url}
      srcSet={sources.map((source) => `${source.url} ${source.width}w`).join(', ')}
      sizes={sizes}
      alt=""
      width={width ?? undefined}
      height={height ?? undefined}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      className={`block bg-sunken bg-center bg-cover object-cover ${className}`}
      style={placeholder ? { backgroundImage: `url("${placeholder}")` } : undefined}
    />
  );
}
