import { LineGutter } from './line-gutter.tsx';
import { Section, SectionHead } from './section.tsx';
import { LINE_LETTERS, LINE_NAMES, type Line, STOPS, type Stop } from './stops.ts';

/** The steps of both sides as a transit map: two lines meet, share three stops and separate again. */
export function TwoLines() {
  return (
    <Section id="how-it-works" labelledBy="how-it-works-title">
      <SectionHead id="how-it-works-title" title="Where two lines meet.">
        A shop and a creator start in different places. Bizmeet is where they meet, with the money already set
        aside.
      </SectionHead>
      <div className="relative mt-12 lg:mt-18 lg:h-79">
        <LinesAcross />
        <ol>
          {STOPS.map((stop, index) => (
            <StopItem key={stop.title} stop={stop} index={index} />
          ))}
        </ol>
      </div>
    </Section>
  );
}

/** On a desktop the text sits on a fixed map; on a phone every stop draws its own part of the lines. */
const PLACES = [
  'min-h-23.5 lg:left-0 lg:top-9.5 lg:w-[16.5%]',
  'min-h-32 lg:left-0 lg:top-61 lg:w-[20%]',
  'min-h-32 lg:left-[27.7%] lg:top-30.5 lg:w-[16.5%]',
  'min-h-32 lg:left-[46.45%] lg:top-30.5 lg:w-[16.5%]',
  'min-h-24 lg:left-[65.2%] lg:top-30.5 lg:w-[13%]',
  'min-h-35 pt-10 lg:right-0 lg:top-9.5 lg:w-[19%] lg:text-right',
  'lg:right-0 lg:top-61 lg:w-[19%] lg:text-right',
];

function StopItem({ stop, index }: { stop: Stop; index: number }) {
  return (
    <li className={`relative pl-21 lg:absolute lg:min-h-0 lg:p-0 ${PLACES[index]}`}>
      <LineGutter index={index} />
      {stop.line === 'both' ? (
        <span aria-hidden="true" className={`${station} h-14.5 w-8.75 border-5 border-ink`} />
      ) : (
        <Terminal line={stop.line} starts={index < 2} />
      )}
      <div className={stop.line === 'both' ? 'lg:pt-16.75 lg:pl-0.5' : 'lg:pt-9.5'}>
        <h3 className="flex min-h-7 items-center gap-2 text-[1.125rem] leading-6 font-money tracking-[-0.014em] lg:block lg:min-h-0">
          {stop.line === 'both' ? null : <LineLetter line={stop.line} className="lg:hidden" />}
          {stop.title}
        </h3>
        <p className="mt-0.5 text-[0.90625rem] leading-5.25 text-ink-2 text-pretty max-lg:max-w-110 max-lg:pb-5 lg:mt-1">
          {stop.text}
        </p>
      </div>
    </li>
  );
}

const station = 'absolute top-0 left-0 hidden rounded-full bg-surface lg:block';

function Terminal({ line, starts }: { line: Line; starts: boolean }) {
  const color = line === 'business' ? 'border-ink' : 'border-accent';
  return (
    <>
      <span
        aria-hidden="true"
        className={`${station} size-8 border-6 ${color} ${starts ? '-translate-x-px' : 'right-0 left-auto translate-x-px'}`}
      />
      <p
        className={
          starts
            ? 'sr-only lg:not-sr-only lg:absolute lg:-top-9.5 lg:left-0 lg:flex lg:items-center lg:gap-2'
            : 'sr-only'
        }
      >
        <LineLetter line={line} className="hidden lg:grid" />
        <span className="text-base font-semibold whitespace-nowrap">{LINE_NAMES[line]}</span>
      </p>
    </>
  );
}

function LineLetter({ line, className }: { line: Line; className: string }) {
  const color = line === 'business' ? 'bg-ink text-paper' : 'bg-accent text-white';
  return (
    <span
      aria-hidden="true"
      className={`grid size-6 shrink-0 place-items-center rounded-full font-display text-md font-extrabold lg:size-7 ${color} ${className}`}
    >
      {LINE_LETTERS[line]}
    </span>
  );
}

function LinesAcross() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1280 276"
      preserveAspectRatio="none"
      className="absolute inset-x-0 top-0 hidden h-69 w-full overflow-visible fill-none stroke-[13] [stroke-linejoin:round] *:[vector-effect:non-scaling-stroke] lg:block"
    >
      <path className="stroke-ink" d="M15 54H196L285 143H986L1074 54H1265" />
      <path className="stroke-accent" d="M15 260H196L298 158H972L1074 260H1265" />
    </svg>
  );
}
