import { ConfigError } from '../config-error.ts';
import { loadConfig, type Config } from '../config.ts';
import { within } from '../process/within.ts';
import { checkDatabase } from './database.ts';
import { findingsOf, reasonOf, type Check, type Finding } from './finding.ts';
import { checkDisk } from './machine.ts';
import { checkMail } from './mail.ts';
import { checkModels } from './models.ts';
import { checkQueue } from './queue.ts';
import { checkStorage } from './storage.ts';
import { checkTraces } from './traces.ts';
import { checkPort, checkPublicAddress } from './web.ts';

const CHECKS = {
  database: checkDatabase,
  queue: checkQueue,
  storage: checkStorage,
  disk: checkDisk,
  mail: checkMail,
  models: checkModels,
  traces: checkTraces,
  port: checkPort,
  address: checkPublicAddress,
} satisfies Record<string, Check>;
type Part = keyof typeof CHECKS;
/** What an installation is made of. */
export const PARTS = Object.keys(CHECKS) as readonly Part[];
const CHECK_MS = 30_000;

/**
 * Looks at the parts of an installation, all of them unless some are named, and changes nothing: a file written to the storage is deleted again.
 * @returns at least one finding for each of them, in a fixed order; a wrong configuration is the only one, since the others need it.
 */
export async function examine(
  load: () => Config = loadConfig,
  parts: readonly Part[] = PARTS,
): Promise<Finding[]> {
  const { ok, problem } = findingsOf('configuration');
  let config: Config;
  try {
    config = load();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return [
      problem(
        error.message.replace('Wrong configuration. ', ''),
        'Correct these variables; the README lists all.',
      ),
    ];
  }
  const found = await Promise.all(parts.map((part) => inTime(part, CHECKS[part], config)));
  return [ok(`Node ${process.versions.node}, every variable can be read`), ...found.flat()];
}

function inTime(part: string, check: Check, config: Config): Promise<Finding[]> {
  const { problem } = findingsOf(part);
  const failed = check(config).catch((error: unknown) => [
    problem(`cannot be looked at (${messageOf(error)})`, 'See what this means, and look again.'),
  ]);
  const tooLong = () => [
    problem(`does not answer within ${CHECK_MS / 1_000} s`, 'See whether it is overloaded.'),
  ];
  return within(failed, CHECK_MS, tooLong);
}

function messageOf(error: unknown): string {
  return (error instanceof Error && error.message.split('\n')[0]) || reasonOf(error);
}
