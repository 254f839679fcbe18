import type { Page, PageInput } from '../list.ts';
import type { SmartCollectionDto } from '../smart-collection/schema.ts';
import { compare, pageOf } from './library.ts';

/** What `smartCollections.list` answers, from a copy. */
export function smartCollectionsFrom(
  kept: readonly SmartCollectionDto[],
  input: PageInput,
): Page<SmartCollectionDto> {
  return pageOf(
    kept.toSorted((a, b) => compare(a.createdAt, b.createdAt) || compare(a.id, b.id)),
    input,
  );
}
