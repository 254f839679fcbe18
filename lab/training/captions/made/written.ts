import { textsIn } from '../../../common/texts-in.ts';
import type { PageRecipe, Section } from './labels.ts';
import { sentencesOf } from './sentences.ts';

/**
 * Recipes, or instructions of other things, from a text: a line '# Title', a line of items between semicolons ('[Dough]' begins
 * a section), a line of steps.
 */
export function readWritten(language: string, text: string): PageRecipe[] {
  return text
    .split(/^#\s*/m)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const [title = '', items = '', ...steps] = part.split('\n').map((line) => line.trim());
      return {
        language,
        title,
        sections: sectionsOf(items),
        steps: steps.flatMap(sentencesOf),
        servings: undefined,
        chatter: [],
        host: 'made',
      };
    });
}

/** Those of a folder with a text for each language, in the order of the languages. */
export function readWrittenIn(folder: string, languages: readonly string[]): PageRecipe[] {
  const texts = textsIn(folder);
  return languages.flatMap((language) => readWritten(language, texts[language] ?? ''));
}

function sectionsOf(line: string): Section[] {
  const sections: Section[] = [];
  for (const item of line.split(/\s*[;；]\s*/).filter(Boolean)) {
    const [, name, rest = ''] = /^\[([^\]]+)\]\s*(.*)$/.exec(item) ?? [undefined, undefined, item];
    if (name !== undefined || sections.length === 0) sections.push({ name: name ?? '', items: [] });
    if (rest) sections.at(-1)?.items.push(rest);
  }
  return sections;
}
