import { parseArgs } from 'node:util';

export type Part = 'checks' | 'unit' | 'integration' | 'browser';

export interface Plan {
  parts: readonly Part[];
  usesPostgres: boolean;
  /** Nothing may be missing or skipped. */
  isStrict: boolean;
  /** Walks the journeys of `e2e/thorough` too, repeats on the embedded database what may differ there, and lives more lives. */
  isThorough: boolean;
}

const PARTS: readonly Part[] = ['checks', 'unit', 'integration', 'browser'];

/** Throws a sentence for the person who typed the arguments. */
export function planRun(args: string[], env: NodeJS.ProcessEnv): Plan {
  const { values } = parseArgs({
    args,
    options: {
      quick: { type: 'boolean' },
      only: { type: 'string' },
      thorough: { type: 'boolean' },
      'require-all': { type: 'boolean' },
    },
  });
  if (values.quick && values.only) throw new Error('--quick and --only exclude each other.');
  const isStrict = values['require-all'] ?? env.CI === 'true';
  return {
    parts: chooseParts(values.quick ?? false, values.only),
    usesPostgres: !values.quick,
    isStrict,
    isThorough: values.thorough ?? isStrict,
  };
}

function chooseParts(isQuick: boolean, only: string | undefined): readonly Part[] {
  if (isQuick) return ['checks', 'unit', 'integration'];
  if (only === undefined) return PARTS;
  const part = PARTS.find((name) => name === only);
  if (!part) throw new Error(`--only takes one of ${PARTS.join(', ')}, not "${only}".`);
  return [part];
}
