import { hashPassword } from '../auth/passwords.ts';
import { loadConfig } from '../config.ts';
import { openClient } from '../db/connections.ts';
import { connect } from '../db/db.ts';
import { isEmptyDatabase, seedDatabase } from '../db/seed/seed.ts';
import { indexLibrary } from '../features/recipes/index-recipes.ts';
import { failStart } from '../process/lifecycle.ts';
import { prepareDatabase } from '../prepare.ts';
import { StartError } from '../process/start-error.ts';
import { commandDatabase } from './database.ts';
import { parseCommand, UsageError } from './usage.ts';

const USAGE = 'seed [--users N] [--recipes M] [--seed S] [--force]';
const PASSWORD = 'cooking with larder';
const MOST_RECIPES = 20_000_000;

// `npm run seed`: fills a database with N people with M recipes each, for trials and benchmarks.
try {
  await seed(readArguments(process.argv.slice(2)));
} catch (error) {
  if (error instanceof UsageError) {
    console.error(error.message);
    process.exitCode = 2;
  } else {
    failStart(error);
  }
}

interface SeedArguments {
  users: number;
  recipes: number;
  seed: number;
  force: boolean;
}

function readArguments(args: string[]): SeedArguments {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseCommand(
    args,
    { users: text, recipes: text, seed: text, force: { type: 'boolean' } },
    USAGE,
  );
  if (positionals.length > 0) throw new UsageError(`Unexpected ${positionals[0]}. Usage: ${USAGE}`);
  const users = wholeNumber('--users', values.users ?? '10', 1);
  const recipes = wholeNumber('--recipes', values.recipes ?? '100', 0);
  if (users * Math.max(1, recipes) > MOST_RECIPES)
    throw new UsageError(`At most ${MOST_RECIPES} recipes. Usage: ${USAGE}`);
  return { users, recipes, seed: wholeNumber('--seed', values.seed ?? '1', 0), force: values.force ?? false };
}

function wholeNumber(name: string, value: string, least: number): number {
  const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
  if (!(number >= least))
    throw new UsageError(`${name} must be a whole number, ${least} or more. Usage: ${USAGE}`);
  return number;
}

async function seed({ force, ...size }: SeedArguments): Promise<void> {
  const config = loadConfig();
  const databaseUrl = await commandDatabase(config);
  await prepareDatabase({ ...config, databaseUrl });
  const client = await openClient({ connectionString: databaseUrl });
  try {
    if (!force && !(await isEmptyDatabase(client))) {
      throw new StartError(
        'This database has people already. Add --force to put the made-up ones beside them.',
      );
    }
    const started = performance.now();
    const { users, recipes, firstEmail } = await seedDatabase(client, {
      ...size,
      passwordHash: await hashPassword(PASSWORD),
    });
    await indexAll(databaseUrl);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(
      `${users} people and ${recipes} recipes in ${seconds} s. Sign in as ${firstEmail} with '${PASSWORD}'.`,
    );
  } finally {
    await client.end();
  }
}

/** As a library that was moved in is, so that nobody's first search is a slow one. */
async function indexAll(databaseUrl: string): Promise<void> {
  const db = connect(databaseUrl, { applicationName: 'larder-seed', max: 1 });
  try {
    const people = await db.selectFrom('recipe_counts').select('user_id').execute();
    for (const { user_id: userId } of people) await indexLibrary(db, userId);
  } finally {
    await db.destroy();
  }
}
