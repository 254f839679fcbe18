import { RECIPE_LIMITS } from '@larder/shared/recipe/messages';
import { z } from 'zod';
import type { MovedLink, MoveFile } from './contract.ts';
import { openZip } from './guards/zip.ts';
import { parseJson } from './reading/values.ts';

const MAX_LINKS_BYTES = 50 * 1024 ** 2;
const MOST_LINKS = 10_000;

const file = z.object({ file: z.string() });
const exportedLink = z.object({
  recipe: file,
  line: z.string().max(RECIPE_LIMITS.listItem),
  linked: file,
  yields: z.string().max(RECIPE_LIMITS.yields).catch(''),
});

/** The links of lines in Larder's own export. Exports made before there were any have none; one that cannot be read is left out. */
export async function readLinks(moved: MoveFile): Promise<MovedLink[]> {
  const { byName } = await openZip(moved);
  const list = byName.get('recipe-links.json');
  const json = list ? parseJson(await list.bytes(MAX_LINKS_BYTES)) : [];
  return (Array.isArray(json) ? json : []).slice(0, MOST_LINKS).flatMap((one) => {
    const { data } = exportedLink.safeParse(one);
    return data ? [{ ...data, recipe: data.recipe.file, linked: data.linked.file }] : [];
  });
}
