import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { tileShape } from './tile-frame.tsx';

type AddTileProps = {
  /** The action: "Drop files here". Also the control's label. */
  label: string;
  /** Below the label: details or accepted formats. */
  hint?: ReactNode;
  /** Below the tile: how many more files fit. */
  below?: ReactNode;
  accept: string;
  multiple?: boolean;
  disabled?: boolean;
  onFiles: (files: File[]) => void;
};

/**
 * The dashed tile at the end. The file input covers it, so the browser handles clicks, keys and dropped files alike.
 */
export function AddTile({ label, hint, below, accept, multiple, disabled, onFiles }: AddTileProps) {
  const [isOver, setOver] = useState(false);
  return (
    <div className="flex min-w-0 flex-col">
      <div className={`${tileShape} ${face} ${isOver ? 'border-ink bg-sel' : 'border-control'}`}>
        <input
          type="file"
          aria-label={label}
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
          className="absolute inset-0 cursor-pointer opacity-0 disabled:cursor-default"
        />
        <div aria-hidden="true" className="pointer-events-none px-3">
          <span className="mx-auto grid size-11 place-items-center rounded-full bg-fill">
            <Plus className="size-5 stroke-[1.75]" />
          </span>
          <span className="mt-4 block font-semibold text-md">{label}</span>
          {hint ? <span className="mt-1 block text-balance text-sm text-ink-2">{hint}</span> : null}
        </div>
      </div>
      {below ? <p className="mt-2.5 text-md text-ink-2">{below}</p> : null}
    </div>
  );
}

/** Nothing can be dropped on a phone. */
export function DropWords() {
  return (
    <>
      <span className="md:hidden">Camera or library</span>
      <span className="max-md:hidden">Drop files here or browse</span>
    </>
  );
}

const face = [
  'grid place-items-center border border-dashed text-center hover:wash has-disabled:opacity-45',
  'has-focus-visible:border-solid has-focus-visible:border-ink has-focus-visible:outline-2',
  'has-focus-visible:-outline-offset-1 has-focus-visible:outline-ink',
].join(' ');
