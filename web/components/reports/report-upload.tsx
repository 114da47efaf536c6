import { Flag } from 'lucide-react';
import { ReportButton } from './report-button.tsx';

type ReportUploadProps = { id: string; isVideo: boolean; className?: string };

/** Reports a picture or video to the admins. */
export function ReportUpload({ id, isVideo, className = '' }: ReportUploadProps) {
  const what = isVideo ? 'this video' : 'this picture';
  return (
    <ReportButton
      target="media_file"
      id={id}
      what={what}
      trigger={
        <button
          type="button"
          className={`inline-flex min-h-11 items-center gap-2 rounded-control px-3 text-md focus-visible:outline-2 ${className}`}
        >
          <Flag aria-hidden="true" className="size-4 stroke-[1.75]" />
          {isVideo ? 'Report video' : 'Report picture'}
        </button>
      }
    />
  );
}
