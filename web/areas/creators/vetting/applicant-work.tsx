import { ExternalLink, Play } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { SignedFile } from '#contract/base/media.ts';
import type { Applicant } from '#contract/creators/vetting.ts';
import { useKeys } from '#web/components/admin/use-keys.ts';
import { MediaPicture } from '#web/components/media/media-picture.tsx';
import { useSignedUrls } from '#web/components/media/use-signed-urls.ts';
import { PlatformIcon } from '#web/components/platform-icon.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';

const MediaViewer = lazyPart(
  async () => (await import('#web/components/media/media-viewer.tsx')).MediaViewer,
);

type Work = Applicant['work'][number];
type Link = Applicant['profile']['links'][number];

/** Uploaded pieces, then posts on other platforms. */
export function ApplicantWork({ applicant }: { applicant: Applicant }) {
  const { work, profile } = applicant;
  const signed = useSignedUrls(work);
  const [openId, setOpenId] = useState<string | null>(null);
  const [firstFile] = work;
  const [firstLink] = profile.links;
  useKeys({
    o: () => {
      if (firstFile) setOpenId(firstFile.id);
      else if (firstLink) window.open(firstLink.url, '_blank', 'noreferrer');
    },
  });
  const pieces = work.length + profile.links.length;
  return (
    <section aria-label="Work">
      <h3 className="type-item">
        {pieces === 0
          ? 'No work submitted'
          : `Submitted work, ${pieces === 1 ? '1 piece' : `${pieces} pieces`}`}
      </h3>
      {work.length > 0 ? (
        <ul className="mt-2.5 grid grid-cols-3 gap-2.5 md:grid-cols-4 xl:grid-cols-6">
          {work.map((file) => (
            <WorkTile
              key={file.id}
              file={file}
              signed={signed.get(file.file_path)}
              onOpen={() => setOpenId(file.id)}
            />
          ))}
        </ul>
      ) : null}
      {profile.links.length > 0 ? (
        <ul className="mt-3 border-line border-t">
          {profile.links.map((link) => (
            <WorkLink key={link.id} link={link} />
          ))}
        </ul>
      ) : null}
      {openId ? (
        <Suspense>
          <MediaViewer files={work} signed={signed} startAt={openId} onClose={() => setOpenId(null)} />
        </Suspense>
      ) : null}
    </section>
  );
}

type WorkTileProps = { file: Work; signed: SignedFile | undefined; onOpen: () => void };

function WorkTile({ file, signed, onOpen }: WorkTileProps) {
  const isVideo = file.content_type.startsWith('video/');
  return (
    <li>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`Open ${file.caption ?? file.original_name}`}
        onClick={onOpen}
        className="relative block aspect-[7/12] w-full overflow-hidden rounded-control bg-sunken"
      >
        <MediaPicture file={file} signed={signed} alt="" sizes="(min-width: 80rem) 8rem, 30vw" />
        {isVideo ? (
          <span className="num absolute bottom-1.5 left-1.5 flex h-5.5 items-center gap-1 rounded-check bg-night/85 px-1.5 text-xs font-semibold text-night-ink">
            <Play aria-hidden="true" className="size-3 stroke-2" />
            <span className="sr-only">Video, </span>
            {lengthWords(file.duration_seconds)}
          </span>
        ) : null}
      </button>
    </li>
  );
}

function WorkLink({ link }: { link: Link }) {
  return (
    <li className="flex min-h-10 items-center gap-3 border-line border-b py-1.5 text-md">
      {link.platform === 'other' ? (
        <ExternalLink aria-hidden="true" className="size-4 shrink-0 stroke-[1.75]" />
      ) : (
        <PlatformIcon platform={link.platform} />
      )}
      <a href={link.url} target="_blank" rel="noreferrer" className="min-w-0 grow truncate text-link">
        {link.title ?? link.url}
      </a>
      <span className="shrink-0 text-dense text-ink-2">{accessWords(link)}</span>
    </li>
  );
}

function accessWords({ is_public, finding }: Link): string {
  if (finding === 'missing') return 'Link doesn’t work';
  if (finding === 'unclear') return 'Couldn’t check';
  if (is_public === null) return 'Not checked yet';
  return is_public ? 'Public' : 'Private';
}

function lengthWords(seconds: number | null): string {
  if (seconds === null) return 'Video';
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
