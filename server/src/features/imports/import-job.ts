import type { Deps } from '../../ctx.ts';
import type { Handler } from '../../jobs/run.ts';
import { importPage } from './import-page.ts';
import { runImport, SOURCE_LIMIT_MS, type SourceReader } from './run-import.ts';

/** The worker's handler of import jobs. */
export function importHandler(deps: Deps): Handler<'import'> {
  const read: SourceReader = ({ url }, reading) => importPage(deps, url, reading);
  return (turn, run) => runImport(deps, turn, run, { read, limitMs: SOURCE_LIMIT_MS });
}
