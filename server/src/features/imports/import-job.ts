import type { Handler } from '../../jobs/run.ts';
import { importPage, importPasted } from './sources/page.ts';
import { importPost } from './sources/post.ts';
import { importText } from './sources/text.ts';
import { runImport, SOURCE_LIMIT_MS, type SourceDeps, type SourceReader } from './run-import.ts';

/** The worker's handler of import jobs. */
export function importHandler(deps: SourceDeps): Handler<'import'> {
  const read: SourceReader = (input, reading) => {
    switch (input.kind) {
      case 'url':
        return importPage(deps, input.url, reading);
      case 'html':
        return importPasted(deps, input, reading);
      case 'social':
        return importPost(deps, input, reading);
      case 'text':
        return importText(deps, input, reading);
      case 'photo':
        throw new Error('Photos are read by another job.');
    }
  };
  return (turn, run) => runImport(deps, turn, run, { read, limitMs: SOURCE_LIMIT_MS });
}
