import { type ReactNode, useState } from 'react';
import { Field, type FieldWords } from './field.tsx';

type FileDropProps = Omit<FieldWords, 'locked'> & {
  /** The action as a button label: "Choose a video". */
  verb: string;
  /** The accepted formats in words: "MP4 or MOV, up to 500 MB". */
  accepts: ReactNode;
  /** The accepted formats for the browser: "video/mp4,video/quicktime". */
  accept?: string;
  multiple?: boolean;
  disabled?: boolean;
  onFiles: (files: File[]) => void;
  className?: string;
};

/** The file input covers the tile, so the browser handles clicks, keys and dropped files alike. */
export function FileDrop({ verb, accepts, accept, multiple, disabled, onFiles, ...words }: FileDropProps) {
  const [over, setOver] = useState(false);
  return (
    <Field {...words}>
      {({ readOnly: _, ...control }) => (
        <div className={`${tile} ${over ? 'border-ink bg-sel' : 'border-control'}`}>
          <input
            {...control}
            type="file"
            accept={accept}
            multiple={multiple}
            disabled={disabled}
            onDragEnter={() => setOver(true)}
            onDragLeave={() => setOver(false)}
            onDrop={() => setOver(false)}
            onChange={(event) => {
              onFiles([...(event.target.files ?? [])]);
              event.target.value = '';
            }}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          <span>
            <span className="font-semibold text-ink">{verb}</span> or drop it here
            <span className="block">{accepts}</span>
          </span>
        </div>
      )}
    </Field>
  );
}

const tile = [
  'relative grid min-h-23 place-items-center rounded-control border border-dashed px-4 py-3 text-center text-sm text-ink-2',
  'hover:wash has-disabled:opacity-45 has-focus-visible:border-solid has-focus-visible:border-ink',
  'has-focus-visible:outline-2 has-focus-visible:-outline-offset-1 has-focus-visible:outline-ink',
  'has-[[aria-invalid]]:border-danger',
].join(' ');
