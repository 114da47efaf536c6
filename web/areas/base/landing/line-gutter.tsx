import type { Line } from './stops.ts';

/** Horizontal position: where a line runs alone, and where both run side by side. */
const ALONE: Record<Line, number> = { business: 12, creator: 52 };
const TOGETHER: Record<Line, number> = { business: 25.5, creator: 36 };
/** Vertical position: the middle of a stop, which sits lower where the lines bend above it. */
const STOP = 14;
const STOP_BELOW_BEND = STOP + 40;
const BEND = 16;
/** The point where the lines meet, below the first words of the second stop. */
const MEET = 48;

/** The part of the two lines beside one stop, as tall as the stop's text. */
export function LineGutter({ index }: { index: number }) {
  return (
    <svg
      aria-hidden="true"
      className="absolute top-0 left-0 h-full w-16 overflow-visible fill-none stroke-9 [stroke-linecap:round] lg:hidden"
    >
      {drawPiece(index)}
    </svg>
  );
}

function drawPiece(index: number) {
  switch (index) {
    case 0:
      return (
        <>
          <Rail line="business" from={STOP} />
          <Terminal line="business" y={STOP} />
        </>
      );
    case 1:
      return (
        <>
          <Rail line="business" to={MEET} />
          <Rail line="creator" from={STOP} to={MEET} />
          <Bend line="business" from={ALONE} to={TOGETHER} y={MEET} />
          <Bend line="creator" from={ALONE} to={TOGETHER} y={MEET} />
          <Trunk from={MEET + BEND} />
          <Terminal line="creator" y={STOP} />
        </>
      );
    case 2:
    case 3:
    case 4:
      return (
        <>
          <Trunk from={0} />
          <SharedStop />
        </>
      );
    case 5:
      return (
        <>
          <Bend line="business" from={TOGETHER} to={ALONE} y={0} />
          <Bend line="creator" from={TOGETHER} to={ALONE} y={0} />
          <Rail line="business" from={BEND} to={STOP_BELOW_BEND} />
          <Rail line="creator" from={BEND} />
          <Terminal line="business" y={STOP_BELOW_BEND} />
        </>
      );
    default:
      return (
        <>
          <Rail line="creator" to={STOP} />
          <Terminal line="creator" y={STOP} />
        </>
      );
  }
}

type RailProps = { line: Line; at?: Record<Line, number>; from?: number; to?: number | '100%' };

function Rail({ line, at = ALONE, from = 0, to = '100%' }: RailProps) {
  return <line x1={at[line]} x2={at[line]} y1={from} y2={to} className={STROKE[line]} />;
}

type BendProps = { line: Line; from: Record<Line, number>; to: Record<Line, number>; y: number };

function Bend({ line, from, to, y }: BendProps) {
  return <line x1={from[line]} x2={to[line]} y1={y} y2={y + BEND} className={STROKE[line]} />;
}

function Trunk({ from }: { from: number }) {
  return (
    <>
      <Rail line="business" at={TOGETHER} from={from} />
      <Rail line="creator" at={TOGETHER} from={from} />
    </>
  );
}

function SharedStop() {
  return (
    <rect
      x={12.5}
      y={STOP - 12}
      width={37}
      height={24}
      rx={12}
      className="fill-surface stroke-ink stroke-4"
    />
  );
}

function Terminal({ line, y }: { line: Line; y: number }) {
  return <circle cx={ALONE[line]} cy={y} r={10} className={`fill-surface stroke-5 ${STROKE[line]}`} />;
}

const STROKE: Record<Line, string> = { business: 'stroke-ink', creator: 'stroke-accent' };
