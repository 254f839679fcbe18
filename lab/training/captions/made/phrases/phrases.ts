/** What writers of one language say around a recipe. `{t}` is the title, `{n}` and `{m}` numbers, `{w}` a name. */
export interface Phrases {
  /** Headings over a list, as cookbooks have them. */
  list: string[];
  /** The same as a writer makes them up. */
  ownList: string[];
  method: string[];
  ownMethod: string[];
  servings: string[];
  /** Lines that hold the title among other words. */
  hooks: string[];
  /** Lines above a title that do not name the dish. */
  openers: string[];
  greetings: string[];
  promotions: string[];
  closings: string[];
  /** Names of sections. */
  sections: string[];
  /** Lines of advice that are no step. */
  tips: string[];
  /** Lines of times and other figures. */
  facts: string[];
  /** Openings of letters and messages. */
  letters: string[];
  /** Words before a list within a sentence. */
  takes: string[];
  /** Words that join a step told to somebody: first, then, finally. */
  order: string[];
  /** Sentences of steps that name what goes in; `{0}` and `{1}` are items. */
  tells: string[];
  /** Sentences that tell of food and of life. */
  talk: string[];
  /** Ingredients without a measure. */
  vague: string[];
  /** A heading and what is needed to cook but not eaten. */
  tools: string[];
  and: string;
}

/** A list of phrases from a text that has ' | ' or a new line between them. */
export function phrases(text: string): string[] {
  return text
    .split(/\s\|\s|\n/)
    .map((phrase) => phrase.trim())
    .filter(Boolean);
}

/** The phrases of a language from a text of paragraphs, each begun by `@` and its name. */
export function readPhrases(text: string): Phrases {
  const parts = new Map<string, string[]>();
  for (const [, name = '', list = ''] of text.matchAll(/@(\w+)([^@]*)/g))
    parts.set(name, phrases(list.trim().replaceAll('(at)', '@')));
  const of = (name: string) => parts.get(name) ?? [];
  return {
    list: of('list'),
    ownList: of('ownList'),
    method: of('method'),
    ownMethod: of('ownMethod'),
    servings: of('servings'),
    hooks: of('hooks').filter((hook) => hook.includes('{t}')),
    openers: of('openers'),
    greetings: of('greetings'),
    promotions: of('promotions'),
    closings: of('closings'),
    sections: of('sections'),
    tips: of('tips'),
    facts: of('facts'),
    letters: of('letters'),
    takes: of('takes'),
    order: of('order'),
    tells: of('tells'),
    talk: of('talk'),
    vague: of('vague'),
    tools: of('tools'),
    and: of('and')[0] ?? '',
  };
}
