import { CircleAlert, Film, Pause, Play, RotateCw, Trash2, X } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { LocalPreview } from './local-preview.tsx';
import { uploadWords } from './media-words.ts';
import { TileFrame, tileShape } from './tile-frame.tsx';
import { withoutTitle } from './upload-failure.ts';
import type { UploadView } from './upload-view.ts';

type UploadTileProps = {
  upload: UploadView;
  onRetry: () => void;
  onDismiss: () => void;
  onCancel: () => void;
  /** Absent where files are small. */
  onPause?: () => void;
  onResume?: () => void;
};

/** An upload in progress, or a failed one with advice. */
export function UploadTile(props: UploadTileProps) {
  const { upload } = props;
  return (
    <TileFrame title={upload.name} meta={uploadWords(upload)}>
      {upload.state === 'failed' ? <Failed {...props} /> : <OnItsWay {...props} />}
    </TileFrame>
  );
}

const STATE_WORDS = {
  preparing: 'Getting ready',
  sending: 'Uploading',
  paused: 'Paused',
  checking: 'Checking',
} as const;

function OnItsWay({ upload, onCancel, onPause, onResume }: UploadTileProps) {
  const { name, sent_bytes, byte_size, preview, state } = upload;
  const percent = byte_size > 0 ? Math.floor(Math.min(1, sent_bytes / byte_size) * 100) : 0;
  const words = state === 'failed' ? '' : STATE_WORDS[state];
  const isCounted = state === 'sending' || state === 'paused';
  const spoken = isCounted ? `${words}, ${percent}%` : words;
  return (
    <div className={`${tileShape} flex flex-col border border-line bg-surface`}>
      <div className="relative grid min-h-0 grow place-items-center bg-sunken">
        <LocalPreview src={preview} className="absolute inset-0 size-full object-cover opacity-45">
          <Film aria-hidden="true" className="size-7 stroke-[1.75] text-ink-3" />
        </LocalPreview>
      </div>
      <div className="shrink-0 px-3.5 pt-2.5 pb-3.5">
        <div aria-hidden="true" className="flex justify-between gap-2 text-sm">
          <span className="font-semibold">{words}</span>
          {isCounted ? <span className="num text-ink-2">{percent}%</span> : null}
        </div>
        <div
          role="progressbar"
          aria-label={name}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
          aria-valuetext={spoken}
          className="mt-2 h-1 overflow-hidden rounded-full bg-line forced-colors:outline"
        >
          <div
            className="h-full rounded-full bg-ink transition-[width] duration-slow ease-out forced-colors:bg-[Highlight]"
            style={{ width: `${percent}%` }}
          />
        </div>
      </div>
      <div className="absolute top-2 right-2 flex gap-1.5">
        {state === 'sending' && onPause ? (
          <Button
            size="dense"
            shape="icon"
            aria-label={`Pause ${name}`}
            icon={<Pause aria-hidden="true" />}
            onClick={onPause}
          />
        ) : null}
        {state === 'paused' && onResume ? (
          <Button
            size="dense"
            shape="icon"
            aria-label={`Resume ${name}`}
            icon={<Play aria-hidden="true" />}
            onClick={onResume}
          />
        ) : null}
        <Button
          size="dense"
          shape="icon"
          aria-label={`Cancel ${name}`}
          icon={<X aria-hidden="true" />}
          onClick={onCancel}
        />
      </div>
    </div>
  );
}

function Failed({ upload, onRetry, onDismiss }: UploadTileProps) {
  return (
    <div className={`${tileShape} flex flex-col border border-danger bg-danger-tint p-3.5`}>
      <CircleAlert aria-hidden="true" className="size-5 shrink-0 stroke-[1.75] text-danger" />
      <p className="mt-3 font-semibold text-danger text-md">Upload failed</p>
      <p className="min-h-0 grow overflow-y-auto text-sm wrap-anywhere">
        {withoutTitle(upload.failure ?? '')}
      </p>
      <div className="mt-2 flex shrink-0 gap-1.5">
        {upload.canRetry ? (
          <Button
            size="dense"
            icon={<RotateCw aria-hidden="true" />}
            aria-label={`Retry ${upload.name}`}
            onClick={onRetry}
            className="grow"
          >
            Retry
          </Button>
        ) : null}
        <Button
          size="dense"
          shape="icon"
          aria-label={`Remove ${upload.name}`}
          icon={<Trash2 aria-hidden="true" />}
          onClick={onDismiss}
        />
      </div>
    </div>
  );
}
