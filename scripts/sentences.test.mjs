import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, it } from 'vitest';

const ROOT = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
/** Three words that end like a sentence, or five: what is shorter is a label, and two buttons may be called alike. */
const SENTENCE = /^\p{Lu}\S*(?:(?:\s\S+)+\s\S+[.!?…]$|(?:\s\S+){4})/u;
/** Invented content, not the product's own words. */
const INVENTED = /\.test(-d)?\.|\/testing\/|\/seed|\/fixtures\//;

/** Every text of the program with the places where it is written. */
function textsOf(files) {
  const places = new Map();
  for (const file of files) {
    const source = ts.createSourceFile(file, readFileSync(path.join(ROOT, file), 'utf8'), {
      languageVersion: ts.ScriptTarget.Latest,
      jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
    });
    const visit = (node) => {
      if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) {
        const text = node.text.replace(/\s+/g, ' ').trim();
        places.set(text, [...(places.get(text) ?? []), file]);
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  for (const file of catalogues())
    for (const text of Object.values(JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'))))
      places.set(text, [...(places.get(text) ?? []), file]);
  return places;
}

/** Where the sentences of client and shared stand (docs/adr/017). */
function catalogues() {
  return ['client/src/messages/en', 'shared/src/messages/en'].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder)).map((file) => `${folder}/${file}`),
  );
}

const files = ['shared', 'server', 'client']
  .flatMap((room) =>
    readdirSync(path.join(ROOT, room, 'src'), { recursive: true }).map((file) => `${room}/src/${file}`),
  )
  .filter((file) => /\.tsx?$/.test(file) && !INVENTED.test(file));
const texts = textsOf(files);

it('finds the sentences of the program', () => {
  expect(texts.get('Please enter a valid URL')).toEqual(['shared/src/messages/en/recipe.json']);
  expect(texts.get('Please wait while we prepare your recipes...')).toEqual([
    'client/src/messages/en/common.json',
  ]);
});

it('writes each sentence that a person reads once', () => {
  const twice = [...texts].filter(([text, places]) => SENTENCE.test(text) && places.length > 1);
  expect(twice).toEqual([]);
});

it('writes no message of shared again elsewhere', async () => {
  const modules = files.filter((file) => /^shared\/src\/(terms\/\w+|errors|auth|list)\.ts$/.test(file));
  const messages = (await Promise.all(modules.map((file) => import(path.join(ROOT, file)))))
    .flatMap(Object.entries)
    .filter(([name]) => name.endsWith('MESSAGES'))
    .flatMap(([, sentences]) => Object.values(sentences))
    .filter((sentence) => typeof sentence === 'string');
  expect(messages).toContain('Page Not Found');
  expect(messages.filter((message) => (texts.get(message) ?? []).length > 1)).toEqual([]);
});

it('writes the name of the product only into running text beside its constant', () => {
  expect(texts.get('Larder')).toEqual(['shared/src/product.ts']);
});
