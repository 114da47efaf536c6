import { type Calibration, USUAL } from './calibration.ts';
import { type Failure, type Result, total } from './result.ts';
import type { Stage } from './stages.ts';

const INDENT = ' '.repeat(8);
const MOST_LINES = 80;
/** The most failures listed by name; a hundred failures have one cause. */
const MOST_FAILURES = 40;
const MOST_MESSAGE_LINES = 12;
const MOST_LINE_LENGTH = 300;

/** One line for each result; below it the failed tests and their messages, then the end of the output. */
export function describeResult(result: Result): string {
  const mark = result.failed > 0 ? 'FAILED' : 'ok';
  const line = [
    mark.padEnd(7),
    result.name.padEnd(34),
    counts(result).padEnd(24),
    `${result.seconds.toFixed(1)} s`.padStart(8),
  ].join(' ');
  const skipped = result.skipped.map((title) => `${INDENT}skipped: ${title}`);
  if (result.failed === 0) return [line, ...skipped].join('\n');
  return [line, ...describeFailures(result.failures), ...skipped, ...indent(result.output)].join('\n');
}

/** The time of each stage, and the speed of the machine. */
export function describeStages(stages: readonly Stage[], calibration: Calibration): string {
  const lines = stages.map(({ name, seconds, parts }) => [
    stageLine(name, seconds),
    ...parts.map((part) => stageLine(`  ${part.name}`, part.seconds, part)),
  ]);
  const sum = stages.reduce((seconds, stage) => seconds + stage.seconds, 0);
  return ['', ...lines.flat(), stageLine('All', sum), describeSpeed(calibration), ''].join('\n');
}

/** The last line of a run, which other programs parse. */
export function lastLine(results: readonly Result[]): string {
  const { passed, failed } = total(results);
  return `${passed} passed, ${failed} failed`;
}

function stageLine(name: string, seconds: number, { tests, passed = 0, failed = 0 }: Partial<Result> = {}) {
  const runs = tests === undefined ? '' : `  ${tests} tests, ${passed + failed} runs`;
  return `${name.padEnd(42)}${seconds.toFixed(1).padStart(8)} s${runs}`;
}

function describeSpeed({ computing_s, inserts_s }: Calibration): string {
  const of = (seconds: number, usual: number) => `${seconds.toFixed(2)} s (usually ${usual.toFixed(2)} s)`;
  return `Calibration: computing ${of(computing_s, USUAL.computing_s)}, inserts ${of(inserts_s, USUAL.inserts_s)}`;
}

function counts({ passed, failed }: Result): string {
  if (passed + failed === 1) return '';
  return failed > 0 ? `${passed} passed, ${failed} failed` : `${passed} passed`;
}

function describeFailures(failures: readonly Failure[]): string[] {
  const shown = failures.slice(0, MOST_FAILURES).flatMap(({ title, message }) => {
    const lines = message
      .split('\n')
      .filter((line) => line.trim() !== '' && !line.includes('/node_modules/'));
    const text = lines.slice(0, MOST_MESSAGE_LINES).map((line) => INDENT + line.slice(0, MOST_LINE_LENGTH));
    return [`    failed: ${title}`, ...text];
  });
  const more = failures.length - MOST_FAILURES;
  return more > 0 ? [...shown, `    (${more} more failed)`] : shown;
}

function indent(output: string): string[] {
  const lines = output.trimEnd().split('\n');
  const shown = lines.slice(-MOST_LINES);
  const cut =
    lines.length > shown.length ? [`(${lines.length - shown.length} lines above are left out)`] : [];
  return [...cut, ...shown].map((line) => INDENT + line);
}
