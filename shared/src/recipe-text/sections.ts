/** A run of lines under one heading. `header` is null for the lines before the first heading. */
export interface Section {
  header: string | null;
  items: string[];
}

const HEADER = /^\s*\[([^[\]]*)\]\s*$/;

/** True for a line such as '[For the sauce]': square brackets around some text, and nothing outside them. */
export function isHeader(line: string): boolean {
  return headerText(line) !== null;
}

/** The text of a heading line without its brackets, trimmed; null when the line is no heading. */
export function headerText(line: string): string | null {
  const inside = HEADER.exec(line)?.[1]?.trim();
  return inside ? inside : null;
}

/**
 * The heading line for a text: one line, without brackets of its own. Empty when nothing is left of the text, which
 * is no heading.
 */
export function toHeader(text: string): string {
  const inside = text.replace(/[[\]]/g, ' ').replace(/\s+/g, ' ').trim();
  return inside === '' ? '' : `[${inside}]`;
}

/**
 * Groups lines under their headings, in order. Lines before the first heading come as a section without one; a
 * heading without lines stays as an empty section.
 */
export function toSections(lines: readonly string[]): Section[] {
  const sections: Section[] = [];
  for (const line of lines) {
    const header = headerText(line);
    const last = sections.at(-1);
    if (header !== null) sections.push({ header, items: [] });
    else if (last) last.items.push(line);
    else sections.push({ header: null, items: [line] });
  }
  return sections;
}

/** The lines that `toSections` was made from: headings as '[Header]' lines, items as they are. */
export function fromSections(sections: readonly Section[]): string[] {
  return sections.flatMap(({ header, items }) => {
    const line = header === null ? '' : toHeader(header);
    return line === '' ? items : [line, ...items];
  });
}
