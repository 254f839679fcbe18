import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, it } from 'vitest';

const ROOT = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
/** Three words that end like a sentence, or five: what is shorter is a label, and two buttons may be called alike. */
const SENTENCE = /^\p{Lu}\S*(?:(?:\s\S+)+\s\S+[.!?…]$|(?:\s\S+){4})/u;
/** A word, or a count of things. */
const LABEL = /^(\S+|\{count, plural, .+\})$/u;
/** Invented content, not the product's own words. */
const INVENTED = /\.test(-d)?\.|\/testing\/|\/seed|\/fixtures\//;

/** Every text of these files, given as [name, content], with the places where it is written. */
function textsOf(sources) {
  const places = new Map();
  const note = (text, file) => places.set(text, [...(places.get(text) ?? []), file]);
  for (const [file, content] of sources) {
    if (file.endsWith('.json')) {
      for (const text of Object.values(JSON.parse(content))) note(text, file);
      continue;
    }
    const source = ts.createSourceFile(file, content, {
      languageVersion: ts.ScriptTarget.Latest,
      jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
    });
    const visit = (node) => {
      if (ts.isStringLiteralLike(node) || ts.isJsxText(node))
        note(node.text.replace(/\s+/g, ' ').trim(), file);
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return places;
}

const read = (file) => [file, readFileSync(path.join(ROOT, file), 'utf8')];
const below = (folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true }).map((file) => `${folder}/${file}`);

const code = ['shared', 'server', 'client']
  .flatMap((room) => below(`${room}/src`))
  .filter((file) => /\.tsx?$/.test(file) && !INVENTED.test(file))
  .map(read);
/** Where the sentences stand (docs/adr/017). */
const catalogues = ['client', 'shared', 'server']
  .flatMap((room) => below(`${room}/src/messages/en`))
  .map(read);
/** What gives the sentences of shared to the rest, wherever in shared it is. */
const modules = code.filter(
  ([file, content]) => file.startsWith('shared/') && /^export const \w*MESSAGES = /m.test(content),
);

const texts = textsOf([...code, ...catalogues]);

const sentencesTwice = (found) =>
  [...found].filter(([text, places]) => SENTENCE.test(text) && places.length > 1);

const messages = (await Promise.all(modules.map(([file]) => import(path.join(ROOT, file)))))
  .flatMap(Object.entries)
  .filter(([name]) => name.endsWith('MESSAGES'))
  .flatMap(([, sentences]) => Object.values(sentences))
  .filter((sentence) => typeof sentence === 'string' && !LABEL.test(sentence));
const messagesTwice = (found) => messages.filter((message) => (found.get(message) ?? []).length > 1);

it('reads the whole program', () => {
  expect(code.length).toBeGreaterThan(1_000);
  expect(catalogues.length).toBeGreaterThan(20);
  expect(modules.length).toBeGreaterThan(10);
  expect(messages.length).toBeGreaterThan(80);
});

it('finds the sentences of the program', () => {
  expect(texts.get('Please enter a valid URL')).toEqual(['shared/src/messages/en/recipe.json']);
  expect(texts.get('Please wait while we prepare your recipes...')).toEqual([
    'client/src/messages/en/common.json',
  ]);
});

it('writes each sentence that a person reads once', () => {
  expect(sentencesTwice(texts)).toEqual([]);
});

it('writes no message of shared again elsewhere', () => {
  expect(messagesTwice(texts)).toEqual([]);
});

it.each([
  ['client/src/planted.tsx', 'export const planted = <p>Page Not Found</p>;'],
  ['server/src/planted.ts', "export const planted = 'Please enter a valid URL';"],
  ['client/src/messages/en/planted.json', '{ "planted": "Recipe not found" }'],
])('finds what %s says again', (file, content) => {
  const planted = new Map(texts);
  for (const [text, places] of textsOf([[file, content]]))
    planted.set(text, [...(texts.get(text) ?? []), ...places]);
  expect([...messagesTwice(planted), ...sentencesTwice(planted).map(([text]) => text)]).not.toEqual([]);
});

it('writes the name of the product only into running text beside its constant', () => {
  expect(texts.get('Larder')).toEqual(['shared/src/product.ts']);
});
