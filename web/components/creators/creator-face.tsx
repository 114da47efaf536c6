import type { MediaFile, SignedFile } from '#contract/base/media.ts';
import { MediaPicture } from '#web/components/media/media-picture.tsx';
import { Avatar } from '#web/ui/avatar.tsx';

type CreatorFaceProps = {
  name: string;
  avatar: MediaFile | null;
  signed: ReadonlyMap<string, SignedFile>;
  className?: string;
};

/** The creator's own picture, else one drawn from their name. */
export function CreatorFace({ name, avatar, signed, className = 'size-10' }: CreatorFaceProps) {
  if (avatar === null) return <Avatar name={name} className={className} />;
  return (
    <span className={`block shrink-0 overflow-hidden rounded-full bg-fill ${className}`}>
      <MediaPicture file={avatar} signed={signed.get(avatar.file_path)} sizes="80px" alt="" />
    </span>
  );
}
