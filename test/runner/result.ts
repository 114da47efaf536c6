/** The result of one check or one run of tests. */
export interface Result {
  name: string;
  passed: number;
  failed: number;
  /** The number of tests, each counted once however often it ran; undefined for a check. */
  tests?: number;
  /** The tests that failed, so that nobody has to look for them in the output. */
  failures: readonly Failure[];
  skipped: readonly string[];
  seconds: number;
  /** Shown when something failed. */
  output: string;
}

export interface Failure {
  title: string;
  message: string;
}

export function failure(name: string, output: string, seconds = 0): Result {
  return { name, passed: 0, failed: 1, failures: [], skipped: [], seconds, output };
}

export function total(results: readonly Result[]): { passed: number; failed: number } {
  return {
    passed: results.reduce((sum, result) => sum + result.passed, 0),
    failed: results.reduce((sum, result) => sum + result.failed, 0),
  };
}
