import { ImageUp } from 'lucide-react';
import { ACCEPTS_PICTURES } from '#web/components/media/file-kind.ts';
import { useUploads } from '#web/components/media/use-uploads.ts';
import { SpinnerRing } from '#web/ui/spinner.tsx';
import { logoPlace } from './logo-place.ts';

/** Uploads a logo from the device in place of the one found on the website. */
export function LogoUpload({ businessId, onFile }: { businessId: string; onFile?: () => void }) {
  const { uploads, add, dismiss } = useUploads(logoPlace(businessId));
  const [current] = uploads.slice(-1);
  const isBusy = current !== undefined && current.state !== 'failed';
  return (
    <div className="min-w-0">
      <label className="relative inline-flex min-h-10 cursor-pointer items-center gap-2 rounded-control border border-line-strong bg-surface px-4 text-base font-semibold hover:wash has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus touch:min-h-11">
        {isBusy ? <SpinnerRing /> : <ImageUp aria-hidden="true" className="size-4.5 stroke-[1.75]" />}
        {isBusy ? 'Uploading' : 'Upload a logo'}
        <input
          type="file"
          accept={ACCEPTS_PICTURES}
          disabled={isBusy}
          className="absolute inset-0 cursor-pointer opacity-0"
          onChange={(event) => {
            if (current) dismiss(current.id);
            add([...(event.target.files ?? [])]);
            event.target.value = '';
            onFile?.();
          }}
        />
      </label>
      <p role="status" className={`text-hint ${current?.failure ? 'mt-2 text-danger' : 'sr-only'}`}>
        {current?.failure ?? (isBusy ? 'Your logo is being processed.' : '')}
      </p>
    </div>
  );
}
