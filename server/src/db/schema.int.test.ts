import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testDatabase } from '../testing/database.ts';

const { db } = await testDatabase();

it('folds case and accents for search', async () => {
  const { rows } = await sql<{ folded: string }>`select fold_text('Crème BRÛLÉE') as folded`.execute(db);
  expect(rows[0]?.folded).toBe('creme brulee');
});
