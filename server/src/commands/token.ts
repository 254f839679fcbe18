import { TOKEN_LIMITS } from '@larder/shared/token/messages';
import { loadConfig } from '../config.ts';
import { connect } from '../db/db.ts';
import { AppError } from '../errors.ts';
import { addToken } from '../features/tokens/tokens.ts';
import { failStart } from '../process/lifecycle.ts';
import { StartError } from '../process/start-error.ts';
import { commandDatabase } from './database.ts';
import { parseCommand, UsageError } from './usage.ts';

const USAGE = 'token EMAIL [--name NAME] [--write]';

// `npm run token`: makes a personal access token for a person, on the machine of the operator. It is printed once.
try {
  await makeToken(process.argv.slice(2));
} catch (error) {
  if (error instanceof UsageError) {
    console.error(error.message);
    process.exitCode = 2;
  } else {
    failStart(error);
  }
}

async function makeToken(args: string[]): Promise<void> {
  const { email, ...rights } = readArguments(args);
  const config = loadConfig();
  const db = connect(await commandDatabase(config), { applicationName: 'larder-token', max: 1 });
  try {
    const user = await db
      .selectFrom('users')
      .select('id')
      .where((eb) => eb(eb.fn('lower', ['email']), '=', email.toLowerCase()))
      .executeTakeFirst();
    if (!user) throw new StartError(`Nobody has the address ${email} here.`);
    const { token } = await addToken(db, user.id, rights);
    console.log(token);
  } catch (error) {
    throw error instanceof AppError ? new StartError(error.message) : error;
  } finally {
    await db.destroy();
  }
}

function readArguments(args: string[]): { email: string; name: string; mayWrite: boolean } {
  const options = { name: { type: 'string' }, write: { type: 'boolean' } } as const;
  const { values, positionals } = parseCommand(args, options, USAGE);
  const [email] = positionals;
  const name = (values.name ?? 'Made by the operator').trim();
  if (email === undefined || positionals.length > 1) throw new UsageError(`Usage: ${USAGE}`);
  if (name === '' || name.length > TOKEN_LIMITS.name)
    throw new UsageError(`A name has 1 to ${TOKEN_LIMITS.name} characters. Usage: ${USAGE}`);
  return { email, name, mayWrite: values.write ?? false };
}
