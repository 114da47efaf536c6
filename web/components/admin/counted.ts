import { formatCount } from '#domain/format/count.ts';

/** The API stops counting after a thousand. */
const MOST_COUNTED = 1_000;

type Counts = Readonly<Record<string, Readonly<Record<string, number>>>> | null | undefined;

/** "12", or "1,000+" for more than a thousand. Undefined where nothing was counted. */
export function countWords(counts: Counts, filter: string, choice: string): string | undefined {
  const count = counts?.[filter]?.[choice];
  if (count === undefined) return undefined;
  return count > MOST_COUNTED ? `${formatCount(MOST_COUNTED)}+` : formatCount(count);
}

/** The choices of a filter with the number of rows each one shows: "Suspended (12)". */
export function countedOptions<Option extends { value: string; label: string }>(
  options: readonly Option[],
  counts: Counts,
  filter: string,
): Option[] {
  return options.map((option) => {
    const count = countWords(counts, filter, option.value);
    return count === undefined ? option : { ...option, label: `${option.label} (${count})` };
  });
}

/** The same for chips, which show the number beside the label. */
export function countedSegments<Segment extends { value: string; label: string }>(
  segments: readonly Segment[],
  counts: Counts,
  filter: string,
): (Segment & { count?: string })[] {
  return segments.map((segment) => {
    const count = countWords(counts, filter, segment.value);
    return count === undefined ? segment : { ...segment, count };
  });
}
