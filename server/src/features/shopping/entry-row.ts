import type { Aisle } from '@larder/shared/shopping/aisles';
import type { PersonDto } from '@larder/shared/sharing/schema';
import type { ShoppingEntryDto } from '@larder/shared/shopping/schema';
import { sql, type RawBuilder } from 'kysely';
import { profileVisibleTo, recipeVisibleTo } from '../../access.ts';
import type { Viewer } from '../../ctx.ts';

/** What is shown of `shopping_entries as e`, which the viewer may see. Of a recipe that they may not see, nothing. */
export function entryColumns(viewer: Viewer): RawBuilder<unknown> {
  const seen = (what: string) => sql`(
    select ${sql.ref(`r.${what}`)} from recipes r where r.id = e.recipe_id and ${recipeVisibleTo(viewer, 'r')})`;
  const person = (column: string) => sql`(
    select json_build_object('userId', p.user_id, 'displayName', p.display_name) from profiles p
    where p.user_id = ${sql.ref(column)} and ${profileVisibleTo(viewer, 'p')})`;
  return sql`
    e.id, e.list_id, ${seen('id')} as recipe_id, ${seen('title')} as recipe_title, e.language, e.text, e.text_stamp,
    e.is_ticked, e.ticked_stamp, ${person('e.ticked_by')} as ticked_by, e.is_removed, e.removed_stamp, e.aisle, e.aisle_stamp,
    e.note, e.note_stamp, ${person('e.added_by')} as added_by, e.created_at`;
}

export interface EntryRow {
  id: string;
  list_id: string;
  recipe_id: string | null;
  recipe_title: string | null;
  language: string;
  text: string;
  text_stamp: string;
  is_ticked: boolean;
  ticked_stamp: string;
  ticked_by: PersonDto | null;
  is_removed: boolean;
  removed_stamp: string;
  aisle: string | null;
  aisle_stamp: string;
  note: string;
  note_stamp: string;
  added_by: PersonDto | null;
  created_at: Date;
}

export function toEntryDto(row: EntryRow): ShoppingEntryDto {
  return {
    id: row.id,
    listId: row.list_id,
    recipeId: row.recipe_id,
    recipeTitle: row.recipe_title,
    language: row.language,
    text: { value: row.text, stamp: row.text_stamp },
    isTicked: { value: row.is_ticked, stamp: row.ticked_stamp },
    isRemoved: { value: row.is_removed, stamp: row.removed_stamp },
    // Only aisles are ever written.
    aisle: { value: row.aisle as Aisle | null, stamp: row.aisle_stamp },
    note: { value: row.note, stamp: row.note_stamp },
    tickedBy: row.ticked_by,
    addedBy: row.added_by,
    addedAt: row.created_at,
  };
}
