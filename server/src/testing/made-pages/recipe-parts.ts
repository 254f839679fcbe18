import type { Content } from './contents.ts';

export interface Ingredient {
  /** What the line begins with, and the rest of it. */
  parts: readonly string[];
  line: string;
}

export interface Section {
  name: string | undefined;
  ingredients: Ingredient[];
}

/** The sections of a content's ingredients; one without a name when it has none. */
export function sectionsOf({ ingredients }: Content): Section[] {
  const sections: Section[] = [];
  for (const line of ingredients.split('\n')) {
    if (line.startsWith('# ')) {
      sections.push({ name: line.slice(2), ingredients: [] });
      continue;
    }
    if (sections.length === 0) sections.push({ name: undefined, ingredients: [] });
    const parts = line.split(' | ');
    sections.at(-1)?.ingredients.push({ parts, line: parts.join(' ') });
  }
  return sections;
}

export function linesOf(content: Content): string[] {
  return sectionsOf(content).flatMap(({ ingredients }) => ingredients.map(({ line }) => line));
}

export function stepsOf({ steps }: Content): string[] {
  return steps.split('\n');
}

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** Each text within an element: `each('li', ['a', 'b'])`. */
export function each(start: string, texts: readonly string[]): string {
  const [tag] = start.split(' ');
  return texts.map((text) => `<${start}>${text}</${tag}>`).join('\n');
}
