import { anyOf } from '../language/lexicon.ts';

const RECIPE = anyOf('recipe', 'recipePage');
const IN_ADDRESS = anyOf('recipe');
const NO_SPACE = String.raw`[^\s<>"')\]]`;
const RECIPE_LINK = new RegExp(
  [
    // 'Full recipe: https://…', also in the line below.
    String.raw`${RECIPE}[^\n]{0,60}?(?:\n[^\n]{0,30})?((?:https?:\/\/|www\.)${NO_SPACE}{4,500})`,
    String.raw`(https?:\/\/${NO_SPACE}{4,500}${IN_ADDRESS}${NO_SPACE}{0,300})`,
  ].join('|'),
  'iu',
);
/** Shops, lists of links and other posts are no recipe pages. */
const OTHER_HOSTS = [
  String.raw`(?:youtube|instagram|tiktok|facebook|twitter|x|patreon|spotify|snapchat)\.com`,
  String.raw`youtu\.be|fb\.me|amzn\.to|linktr\.ee|threads\.net`,
  String.raw`(?:pinterest|discord)\.\w+|amazon\.[\w.]+`,
].join('|');
const NO_RECIPE_PAGE = new RegExp(String.raw`^https?:\/\/(?:[\w-]+\.)*(?:${OTHER_HOSTS})(?:[/?#]|$)`, 'iu');

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
