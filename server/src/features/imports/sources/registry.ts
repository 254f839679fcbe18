import type { StartImportInput } from '@larder/shared/import/schema';
import type { ImportKind } from '@larder/shared/import/messages';
import { inPlace, type Places } from '../worker-places.ts';
import { importPage, importPasted } from './page.ts';
import { importPhotos } from './photos.ts';
import { importPost } from './post.ts';
import {
  draftSource,
  type InputOf,
  type LeasedImport,
  type ReadDraft,
  type Source,
  type SourceDeps,
} from './source.ts';
import { importText } from './text.ts';

type Sources = { [K in ImportKind]: Source<InputOf<K>> };

/** Every source there is, by the kind of its imports. */
function createSources(deps: SourceDeps, places: Places): Sources {
  const readInPlace = <Input>(read: ReadDraft<Input>): Source<Input> =>
    draftSource(deps, (input, reading) =>
      inPlace(places, { ...reading, guardedFetch: deps.guardedFetch }, (guardedFetch, outside) => {
        const outsidePlace = <A extends unknown[], R>(ask: ((...asked: A) => Promise<R>) | undefined) =>
          ask && ((...asked: A) => outside(() => ask(...asked)));
        const askAboutPage = outsidePlace(deps.askAboutPage);
        const askAboutText = outsidePlace(deps.askAboutText);
        return read({ ...deps, guardedFetch, askAboutPage, askAboutText }, input, reading);
      }),
    );
  return {
    url: readInPlace(importPage),
    html: readInPlace(importPasted),
    social: readInPlace(importPost),
    text: readInPlace(importText),
    photo: (_input, leased) => importPhotos(deps, leased),
  };
}

/** All sources as one: the kind of its input says which of them reads it. */
export function anySource(deps: SourceDeps, places: Places): Source<StartImportInput> {
  const sources = createSources(deps, places);
  return (input, leased) => readWith(sources, input.kind, { input, leased });
}

function readWith<K extends ImportKind>(
  sources: Sources,
  kind: K,
  { input, leased }: { input: InputOf<K>; leased: LeasedImport },
): Promise<void> {
  return sources[kind](input, leased);
}
