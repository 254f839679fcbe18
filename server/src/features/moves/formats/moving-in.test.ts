import { format } from 'oxfmt';
import { expect, it } from 'vitest';
import { MOVED_LIBRARIES } from '../../../testing/moved-libraries/index.ts';
import { fieldsOf, MOVED_FIELDS, type MovedField } from '../../../testing/moved-libraries/library.ts';

const DOCUMENT = new URL('../../../../../docs/moving-in.md', import.meta.url).pathname;
const NAMES = Object.entries(MOVED_FIELDS) as [MovedField, string][];

const INTRODUCTION = `# Moving in

What comes along from each program's file. This page is made by \`server/src/features/moves/formats/moving-in.test.ts\` from the
libraries that the tests read (\`server/src/testing/moved-libraries\`): a tick stands for a field that the test of the format
holds, a number for the reason why there is none. \`npx vitest run --config vitest.workspace.ts moving-in -u\` writes it again.`;

const OWN = `## Larder's own download

A library comes back as it was (\`server/src/features/moves/round-trips.int.test.ts\` moves random ones): every field of each recipe, its
picture and gallery, the day it was added, its cook log, favorites, stars, and collections with description, cover, privacy, date
and order, empty ones too; the lines that link another recipe, smart collections, shopping lists, the plan, and what was said of
foods. Not in the file, and so not brought along: earlier versions, links that share a recipe, and whom a limited collection is
for; it comes in private.`;

const FILES = `## Whatever a file has been through

Every format is read in UTF-8, UTF-16, Windows-1252 and in the letters of DOS and of old Macs, with the ends of lines of each; in the
encoding that XML and pages name; from one folder more, beside other files; with tags and entities that were left in its texts. Times are read in words
('1 hr 20 mins'), as \`PT1H20M\` and as minutes; of '4-6 servings' the smaller number is the recipe's, and the words go into the notes. Recipes of one name are as many as
there are.

Several files, or a zip of them, may be of several programs: each is read by its own, zips among them too, and a recipe that stands there in two kinds
(\`Soup.json\` and \`Soup.html\`) once. Of JSON and tables the fields are found by what people call them, in English and German, whatever wraps them.
A text, a document of Word, a note or an outline is a recipe where it has a list and a method: the lines above are its facts, by labels, those below its
notes. A text without is no library, and is offered to be read as pasted text. What holds no recipe among others is listed with that reason.`;

const LISTS_AND_PLANS = `## Lists and plans of other programs

A backup of Mealie has its shopping lists and what is planned; both come along. The files of Tandoor and RecipeSage hold recipes
alone: Tandoor's export writes a \`recipe.json\` and a picture for each recipe and nothing else (\`cookbook/integration/default.py\`),
and to export plans is an open wish of RecipeSage's users (<https://github.com/julianpoy/RecipeSage/issues/2515>, August 2026).`;

const OUTLOOK = `## Not done

- AnyList: no writer, real file or published description was found (searched: public pages and code for its export).
- Databases of programs (Living Cookbook's \`.lcb\`, \`.sqlite\`), Word's \`.doc\` before 2007 and Apple's \`.pages\` are not opened: what their programs
  export as \`.fdx\`, text, Rich Text or \`.docx\` is. MasterCook's pictures and those that a text names stay on the computer.
- Recipes of one page, text or outline without headings over their lists may come in as one.`;

/** The table of fields, a column for each program, and below it the reasons by number. */
function table(): string {
  const reasons: string[] = [];
  const mark = (field: MovedField, { recipes, missing }: (typeof MOVED_LIBRARIES)[number]) => {
    if (recipes[0] !== undefined && fieldsOf(recipes[0]).has(field)) return '✓';
    const reason = missing[field] ?? '';
    if (!reasons.includes(reason)) reasons.push(reason);
    return String(reasons.indexOf(reason) + 1);
  };
  const rows = NAMES.map(
    ([field, name]) => `| ${name} | ${MOVED_LIBRARIES.map((library) => mark(field, library)).join(' | ')} |`,
  );
  return [
    `| | ${MOVED_LIBRARIES.map(({ name }) => name).join(' | ')} |`,
    `| --- | ${MOVED_LIBRARIES.map(() => '---').join(' | ')} |`,
    ...rows,
    '',
    ...reasons.map((reason, index) => `${index + 1}. ${reason}`),
  ].join('\n');
}

function sources(): string {
  return MOVED_LIBRARIES.map(
    ({ name, format: { endings }, source }) => `- ${name} (${endings.join(', ')}): <${source}>`,
  ).join('\n');
}

it('writes down what comes along from each program', async () => {
  const text = [
    INTRODUCTION,
    '## Fields',
    table(),
    '## Where the formats are described',
    sources(),
    OWN,
    FILES,
    LISTS_AND_PLANS,
    OUTLOOK,
  ].join('\n\n');
  await expect((await format(DOCUMENT, text)).code).toMatchFileSnapshot(DOCUMENT);
});
