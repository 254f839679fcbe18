import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';

/** As if this sign-up had asked for its code a minute earlier: nobody waits for that in a test. */
export async function letAMinutePass(email: string): Promise<void> {
  const state = path.join(process.env.LARDER_DATA_DIR ?? '', 'postgres.json');
  const { url } = JSON.parse(await readFile(state, 'utf8')) as { url: string };
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(
      "update pending_signups set code_requested_at = code_requested_at - interval '1 minute' where email = $1",
      [email],
    );
  } finally {
    await client.end();
  }
}
