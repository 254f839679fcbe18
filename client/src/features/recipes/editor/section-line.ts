import { toHeader } from '@larder/shared/recipe-text/sections';

const SECTION = /^\s*\[([^[\]]*)\]\s*$/;

/** What stands in the field of a section heading, which shows no brackets; undefined for any other line. */
export function headingIn(line: string): string | undefined {
  return SECTION.exec(line)?.[1];
}

/** The line of a heading as it is typed: also while nothing is left of it. */
export function headingLine(typed: string): string {
  return `[${typed.replace(/[[\]\r\n]/g, ' ')}]`;
}

/** The lines as they are stored: headings tidied, and without those that say nothing. */
export function withTidyHeadings(lines: readonly string[]): string[] {
  return lines.flatMap((line) => {
    const heading = headingIn(line);
    return heading === undefined ? line : toHeader(heading) || [];
  });
}
