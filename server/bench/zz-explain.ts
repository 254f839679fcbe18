import { sql } from 'kysely';
import { connect } from '../src/db/db.ts';
import pg from 'pg';
import { indexRecipes } from '../src/features/recipes/index-recipes.ts';
import { signInFirst, startSeededPostgres } from './large-library.ts';
import { listRecipes } from '../src/features/recipes/list-recipes.ts';
import { listRecipesInput } from '@larder/shared/recipe/schema';
import { UNQUEUED } from './reads.ts';
const postgres = await startSeededPostgres();
const db = connect(postgres.url, { max: 1 });
const lib = await signInFirst(db);
while ((await indexRecipes(db, lib.viewer.userId)) > 0);
await sql`analyze`.execute(db);
const orig = pg.Client.prototype.connect;
const db2 = connect(postgres.url, { max: 1 });
const on = pg.Client.prototype as any;
const origQuery = on.query;
let client: any;
on.query = function (...a: any[]) { client = this; return origQuery.apply(this, a); };
await sql`select 1`.execute(db2);
client.on('notice', (n: any) => console.log(n.message));
const q = async (s?: string) => { const t = performance.now(); const r = await listRecipes({ ...UNQUEUED, db: db2, viewer: lib.viewer } as any, listRecipesInput.parse(s ? { search: s } : {})); return [performance.now() - t, r.total]; };
for (const w of ['chicken', undefined]) { const ts: number[] = []; let tot; for (let i = 0; i < 300; i++) { const [t, n] = await q(w); ts.push(t!); tot = n; } ts.sort((a, b) => a - b); console.log(w, 'p50', ts[150]!.toFixed(2), 'total', tot); }

const words = ['chicken', 'saffron', 'in', 'xyzzyq', 'with'];
const round = async (label: string) => { for (const w of words) { const ts: number[] = []; let tot; for (let i = 0; i < 200; i++) { const [t, n] = await q(w); ts.push(t!); tot = n; } ts.sort((a, b) => a - b); console.log(label, w, 'p50', ts[100]!.toFixed(2), 'total', tot); } };

await sql.raw('select 1').execute(db);
await round('found generic');
await sql.raw('alter function search_waiting set plan_cache_mode = force_generic_plan').execute(db);
await round('both generic');
await sql.raw('alter function search_waiting reset plan_cache_mode').execute(db);
await round('found generic');
await sql.raw('alter function search_found reset plan_cache_mode').execute(db);

await db2.destroy(); await db.destroy(); await postgres.stop(); process.exit(0);
