import { artPath, type StreetPicture } from '#art/catalogue.ts';
import { ThemedArt } from '#web/components/themed-art.tsx';

type StreetCardProps = { picture: StreetPicture };

/** A view of the street in a frame of its own. */
export function StreetCard({ picture }: StreetCardProps) {
  return (
    <ThemedArt
      path={(theme) => artPath.street(theme, picture)}
      width={408}
      height={428}
      eager
      className="aspect-[408/428] grid-rows-1 rounded-card object-[50%_100%]"
    />
  );
}
