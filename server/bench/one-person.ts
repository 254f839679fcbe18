import pg from 'pg';
import { startSession } from '../src/auth/sessions.ts';
import { loadConfig } from '../src/config.ts';
import { connect } from '../src/db/db.ts';
import { seedDatabase } from '../src/db/seed.ts';
import { prepareDatabase } from '../src/prepare.ts';

/** One person with recipes, of which one is shared, signed in. */
export async function seedOnePerson(
  databaseUrl: string,
  recipes: number,
): Promise<{ token: string; shareId: string }> {
  await prepareDatabase(loadConfig({ DATABASE_URL: databaseUrl }));
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { firstUserId: userId } = await seedDatabase(client, {
    users: 1,
    recipes,
    seed: 1,
    passwordHash: 'unusable',
  });
  await client.end();
  const db = connect(databaseUrl, { max: 1 });
  try {
    let token = '';
    const cookies = {
      get: () => undefined,
      set: (_: string, value: string) => void (token = value),
      clear: () => undefined,
    };
    const now = () => new Date();
    await startSession({ db, now, cookies, ip: '127.0.0.1', userAgent: 'bench' }, userId);
    const { share_id: shareId } = await db
      .insertInto('recipe_shares')
      .columns(['recipe_id', 'user_id'])
      .expression((eb) => eb.selectFrom('recipes').select(['id', 'user_id']).limit(1))
      .returning('share_id')
      .executeTakeFirstOrThrow();
    return { token, shareId };
  } finally {
    await db.destroy();
  }
}
