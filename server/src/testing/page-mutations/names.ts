import type { Chance } from './chance.ts';
import { elementsOf, type Parent } from './tree.ts';

const NAMES =
  /^(?:class|id|for|name|headers|list|aria-(?:controls|labelledby|describedby|owns)|data-(?:test.*|component|qa|cy|id))$/;

/** Each class, id and test id becomes a word that means nothing, the same word at every place. */
export function namesRenamed(page: Parent, chance: Chance): void {
  for (const { tagName, attrs } of elementsOf(page)) {
    if (tagName === 'meta') continue;
    for (const attr of attrs) {
      if (NAMES.test(attr.name)) attr.value = attr.value.replace(/\S+/g, (word) => chance.name(word));
      else if (attr.name === 'href' && /^#./.test(attr.value))
        attr.value = `#${chance.name(attr.value.slice(1))}`;
    }
  }
}
