const RECIPE_LINK =
  /(?:recipe|rezept|receta|recette|ricetta|recept|receita|blog)[^\n]{0,60}?(?:\n[^\n]{0,30})?((?:https?:\/\/|www\.)[^\s<>"')\]]{4,500})|(https?:\/\/[^\s<>"')\]]{4,500}(?:recipe|rezept|receta|recette|ricetta|recept|receita)[^\s<>"')\]]{0,300})/iu;
/** Shops, lists of links and other posts are no recipe pages. */
const NO_RECIPE_PAGE =
  /^https?:\/\/(?:[\w-]+\.)*(?:youtube\.com|youtu\.be|instagram\.com|tiktok\.com|facebook\.com|fb\.me|twitter\.com|x\.com|pinterest\.\w+|amzn\.to|amazon\.[\w.]+|linktr\.ee|patreon\.com|spotify\.com|discord\.\w+|threads\.net|snapchat\.com)(?:[/?#]|$)/iu;

/** 'Full recipe at https://…': the address, when it may be a page of its own. */
export function recipeUrlIn(text: string): string | null {
  if (!/:\/\/|www\./i.test(text)) return null;
  for (const line of paragraphs(text)) {
    const match = RECIPE_LINK.exec(line);
    const url = (match?.[1] ?? match?.[2])?.replace(/[.,;:!?)]+$/, '').replace(/^www\./i, 'https://www.');
    if (url !== undefined && URL.canParse(url) && !NO_RECIPE_PAGE.test(url)) return url;
  }
  return null;
}

function paragraphs(text: string): string[] {
  const lines = text.split('\n').map((line) => line.slice(0, 1_000));
  return lines
    .map((line, index) => `${line}\n${/https?:|www\./i.test(line) ? '' : (lines[index + 1] ?? '')}`)
    .filter((line) => /:\/\/|www\./i.test(line));
}
