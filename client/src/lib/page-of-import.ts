import type { ImportKind } from '@larder/shared/import/messages';
import { paths } from '@larder/shared/paths';

/** Where an import was begun: its progress, its recipes when there are several, and what helps when it failed. */
export function pageOfImport({ kind, id }: { kind: ImportKind; id: string }): string {
  if (kind === 'social') return paths.startedPost(id);
  if (kind === 'photo') return paths.importPhotos(id);
  return kind === 'text' ? paths.startedText(id) : paths.startedImport(id);
}
