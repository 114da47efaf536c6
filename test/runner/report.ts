import { type Result, total } from './result.ts';

const INDENT = ' '.repeat(8);
const MOST_LINES = 200;

/** One line a result, and below it what it printed if it failed. */
export function describeResult(result: Result): string {
  const mark = result.failed > 0 ? 'FAILED' : 'ok';
  const line = [
    mark.padEnd(7),
    result.name.padEnd(34),
    counts(result).padEnd(24),
    `${result.seconds.toFixed(1)} s`.padStart(8),
  ].join(' ');
  const skipped = result.skipped.map((title) => `${INDENT}skipped: ${title}`);
  const output = result.failed > 0 ? indent(result.output) : [];
  return [line, ...skipped, ...output].join('\n');
}

/** The last line of a run, which other programs read. */
export function lastLine(results: readonly Result[]): string {
  const { passed, failed } = total(results);
  return `${passed} passed, ${failed} failed`;
}

function counts({ passed, failed }: Result): string {
  if (passed + failed === 1) return '';
  return failed > 0 ? `${passed} passed, ${failed} failed` : `${passed} passed`;
}

function indent(output: string): string[] {
  const lines = output.trimEnd().split('\n');
  const shown = lines.slice(-MOST_LINES);
  const cut =
    lines.length > shown.length ? [`(${lines.length - shown.length} lines above are left out)`] : [];
  return [...cut, ...shown].map((line) => INDENT + line);
}
