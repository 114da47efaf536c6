import { availableParallelism } from 'node:os';
import { calibrate, meanOf } from './calibration.ts';
import { BUILD, CHECKS, REQUIREMENT_IDS, runCheck, SIZE } from './checks.ts';
import { findOrInstallChromium } from './chromium.ts';
import { type Part, planRun } from './plan.ts';
import { runPool } from './pool.ts';
import { findFreePorts } from './ports.ts';
import { findPostgres } from './postgres.ts';
import { describeResult, describeStages, lastLine } from './report.ts';
import { failure, type Result } from './result.ts';
import { withServers } from './servers.ts';
import { type Stage, timeStage } from './stages.ts';
import {
  BROWSER,
  EMBEDDED,
  INTEGRATION,
  INTEGRATION_ON_POSTGRES,
  ON_SERVERS,
  runSuite,
  type Suite,
  UNIT,
  withoutThorough,
} from './suites.ts';
import { watchRun } from './watch-run.ts';

const NO_POSTGRES =
  'No PostgreSQL of this machine lets us in and TEST_DATABASE_URL is not set: integration tests run on PGlite only.';

/**
 * How often `money-life.test.ts` lives, `killed-journey.test.ts` dies, and `fuzz.test.ts` calls each operation. Every run lives, dies
 * and calls differently.
 */
const SHORT_RUN = { MONEY_LIVES: '25', KILLED_DEATHS: '2', FUZZ_RUNS: '12' };

/** The program, and a website of each worker. */
const PORTS_OF_A_RUN = 8;

const plan = readPlan();
const watch = watchRun();
const results: Result[] = [];
const stages: Stage[] = [];
/** Looked up once, so that a missing part is reported once. */
let postgres: Promise<string | null> | undefined;
let isBuilt = true;
const includes = (part: Part) => plan.parts.includes(part);

// Before and after everything else, because parallel work would be measured too, and the speed changes within minutes.
const speedBefore = await calibrate();
await stage('build, checks and unit tests', ['checks', 'unit', 'browser'], runChecksAndUnitTests);
await stage('integration tests and journeys', ['integration', 'browser'], async () => {
  await Promise.all([
    includes('integration') && runIntegrationTests(),
    includes('browser') && runBrowserJourneys(),
  ]);
});
if (plan.parts.some((part) => part !== 'checks')) await record(runCheck(REQUIREMENT_IDS));

await watch.end();
print(describeStages(stages, meanOf(speedBefore, await calibrate())));
print(lastLine(results));
process.exitCode = results.some((result) => result.failed > 0) ? 1 : 0;

function readPlan() {
  try {
    return planRun(process.argv.slice(2), process.env);
  } catch (error) {
    process.stderr.write(`${messageOf(error)}\n`);
    process.exit(2);
  }
}

async function stage(name: string, parts: readonly Part[], act: () => Promise<unknown>): Promise<void> {
  if (parts.some(includes)) stages.push(await timeStage(name, results, act));
}

async function runChecksAndUnitTests(): Promise<void> {
  const build = async () => {
    isBuilt = (await record(runCheck(BUILD))).failed === 0;
  };
  await runPool(availableParallelism(), [
    ...(includes('checks') || includes('browser') ? [build] : []),
    ...(includes('checks') ? CHECKS.map((check) => () => record(runCheck(check))) : []),
    ...(includes('unit') ? [() => record(runSuite(UNIT, plan.isStrict))] : []),
  ]);
  if (includes('checks') && isBuilt) await record(runCheck(SIZE));
}

async function runIntegrationTests(): Promise<void> {
  const url = await choosePostgres();
  const chosen = url && !plan.isThorough ? INTEGRATION_ON_POSTGRES : INTEGRATION;
  const sizes = plan.isThorough ? {} : { ...SHORT_RUN, ...process.env };
  await record(runSuite(chosen, plan.isStrict, { ...sizes, TEST_DATABASE_URL: url ?? '' }));
}

function choosePostgres(): Promise<string | null> {
  postgres ??= lookForPostgres();
  return postgres;
}

async function lookForPostgres(): Promise<string | null> {
  if (!plan.usesPostgres) return null;
  try {
    const url = await findPostgres(process.env);
    if (!url && plan.isStrict) throw new Error(NO_POSTGRES);
    if (url) watch.names(url);
    else print(NO_POSTGRES);
    return url;
  } catch (error) {
    await record(failure('PostgreSQL', messageOf(error)));
    return null;
  }
}

async function runBrowserJourneys(): Promise<void> {
  await recordFailure(BROWSER, async () => {
    if (!isBuilt) throw new Error('Not run, because the build failed.');
    const chromium = await findOrInstallChromium(print);
    const url = await choosePostgres();
    if (!url) return walk(BROWSER, chromium);
    await Promise.all([
      recordFailure(ON_SERVERS, () => withServers(url, (env) => walk(ON_SERVERS, chromium, env))),
      recordFailure(EMBEDDED, () => walk(EMBEDDED, chromium)),
    ]);
  });
}

/** Records an error that stops a suite outside its tests. */
async function recordFailure({ name }: Suite, act: () => Promise<unknown>): Promise<void> {
  try {
    await act();
  } catch (error) {
    await record(failure(name, messageOf(error)));
  }
}

async function walk(suite: Suite, chromium: string, env: NodeJS.ProcessEnv = {}): Promise<void> {
  const surroundings = {
    CHROMIUM_PATH: chromium,
    E2E_PORT: String(await findFreePorts(PORTS_OF_A_RUN)),
    E2E_REPORT: suite.report,
    ...env,
  };
  const chosen = plan.isThorough ? suite : withoutThorough(suite);
  await record(runSuite(chosen, plan.isStrict, surroundings));
}

async function record(running: Result | Promise<Result>): Promise<Result> {
  const result = await running;
  results.push(result);
  print(describeResult(result));
  return result;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
