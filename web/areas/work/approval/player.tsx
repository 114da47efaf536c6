import { Maximize, Pause, Play, Volume2, VolumeX } from 'lucide-react';
import { type ReactNode, type Ref, useImperativeHandle, useRef, useState } from 'react';
import type { WorkFile } from '#contract/work/deliverables.ts';
import { clockOf } from '#web/components/work/work-words.ts';
import { useStageKeys } from './stage-keys.ts';

/** Gets and sets the position of the video, for its pins. */
export interface PlayerHandle {
  time(): number | null;
  seek(seconds: number): void;
}

export interface Pin {
  line: number;
  at: number;
}

type PlayerProps = { file: WorkFile; pins: readonly Pin[]; label: string; ref?: Ref<PlayerHandle> };

/** A video player with its own controls, so that pins can be placed on the timeline. */
export function Player({ file, pins, label, ref }: PlayerProps) {
  const video = useRef<HTMLVideoElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [isMuted, setMuted] = useState(false);
  const [time, setTime] = useState(0);
  const [length, setLength] = useState(file.duration_seconds ?? 0);
  const [isBroken, setBroken] = useState(false);
  // Addresses are signed again with every fetch; a playing video keeps its source until it ends.
  const [source, setSource] = useState(file.url);
  useStageKeys(video);
  useImperativeHandle(ref, () => ({
    time: () => (video.current ? Math.floor(video.current.currentTime) : null),
    seek,
  }));

  function seek(seconds: number) {
    if (video.current === null) return;
    video.current.currentTime = seconds;
    setTime(seconds);
  }

  function toggle() {
    const film = video.current;
    if (film === null) return;
    if (film.paused) void film.play().catch(() => undefined);
    else film.pause();
  }

  const near = pins.find(({ at }) => Math.abs(at - time) < 1);
  return (
    <div ref={frame} className="group relative overflow-hidden bg-night md:rounded-card">
      <video
        ref={video}
        src={source ?? undefined}
        poster={file.poster_url ?? undefined}
        aria-label={label}
        muted={isMuted}
        playsInline
        preload="metadata"
        onClick={toggle}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onTimeUpdate={({ currentTarget }) => setTime(currentTarget.currentTime)}
        onLoadedMetadata={({ currentTarget }) =>
          Number.isFinite(currentTarget.duration) && setLength(currentTarget.duration)
        }
        onError={() => (source === file.url ? setBroken(true) : setSource(file.url))}
        className="mx-auto max-h-[75vh] min-h-80 w-full object-contain group-[:fullscreen]:max-h-dvh"
      />
      {isBroken ? (
        <p className="absolute inset-x-4 top-1/2 -translate-y-1/2 rounded-control bg-night-raised p-4 text-center text-md text-night-ink">
          This browser can’t play the film.{' '}
          {file.url ? (
            <a href={file.url} download={file.original_name} className="font-semibold underline">
              Download file
            </a>
          ) : null}
        </p>
      ) : null}
      <div className="absolute inset-x-0 bottom-0 bg-linear-to-t from-night to-transparent px-3.5 pt-12 pb-2 text-night-ink">
        <div className="relative">
          {near && length > 0 ? (
            <span
              style={{ left: `${Math.min(88, Math.max(12, (near.at / length) * 100))}%` }}
              className="num absolute -top-7 -translate-x-1/2 rounded-badge bg-night-ink px-2 py-0.75 text-xs font-semibold whitespace-nowrap text-night"
            >
              Line {near.line}, {clockOf(near.at)}
            </span>
          ) : null}
          {pins.map(({ line, at }) => (
            <span
              key={line}
              aria-hidden="true"
              style={{ left: `${length > 0 ? (at / length) * 100 : 0}%` }}
              className="pointer-events-none absolute top-1/2 h-3.5 w-0.75 -translate-x-1/2 -translate-y-1/2 rounded-full bg-yellow"
            />
          ))}
          <input
            type="range"
            aria-label="Position in the video"
            aria-valuetext={`${clockOf(time)} of ${clockOf(length)}`}
            min={0}
            max={Math.max(1, length)}
            step={1}
            value={Math.min(time, Math.max(1, length))}
            onChange={(event) => seek(Number(event.target.value))}
            className="h-6 w-full cursor-pointer accent-(--night-ink)"
          />
        </div>
        <div className="flex items-center gap-1">
          <Control label={isPlaying ? 'Stop' : 'Play'} onClick={toggle}>
            {isPlaying ? (
              <Pause aria-hidden="true" className={icon} />
            ) : (
              <Play aria-hidden="true" className={icon} />
            )}
          </Control>
          <p className="num grow text-base">
            {clockOf(time)} of {clockOf(length)}
          </p>
          <Control label={isMuted ? 'Sound on' : 'Sound off'} onClick={() => setMuted(!isMuted)}>
            {isMuted ? (
              <VolumeX aria-hidden="true" className={icon} />
            ) : (
              <Volume2 aria-hidden="true" className={icon} />
            )}
          </Control>
          <Control label="Full screen" onClick={() => void frame.current?.requestFullscreen?.()}>
            <Maximize aria-hidden="true" className={icon} />
          </Control>
        </div>
      </div>
    </div>
  );
}

const icon = 'size-5 stroke-[1.75]';

type ControlProps = { label: string; onClick: () => void; children: ReactNode };

function Control({ label, onClick, children }: ControlProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="grid size-10 place-items-center rounded-control hover:bg-night-line focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-night-ink touch:size-11"
    >
      {children}
    </button>
  );
}
