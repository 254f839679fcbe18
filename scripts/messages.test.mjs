import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import { isStructurallySame } from '@formatjs/icu-messageformat-parser/manipulator.js';
import { describe, expect, it } from 'vitest';
import { inPseudo } from './pseudo-language.mjs';
import { LANGUAGES, moduleOf } from './messages.mjs';

const ROOT = path.resolve(import.meta.dirname, '..');
const read = (file) => readFileSync(path.join(ROOT, file), 'utf8');

const catalogues = ['client/src/messages', 'shared/src/messages', 'server/src/messages']
  .filter((folder) => existsSync(path.join(ROOT, folder, 'en')))
  .flatMap((folder) => readdirSync(path.join(ROOT, folder, 'en')).map((name) => [folder, name]));
const translated = catalogues.flatMap(([folder, name]) =>
  LANGUAGES.filter((language) => language !== 'en').map((language) => [folder, language, name]),
);

describe.each(translated)('%s/%s/%s', (folder, language, name) => {
  const english = JSON.parse(read(`${folder}/en/${name}`));
  const other = JSON.parse(read(`${folder}/${language}/${name}`));

  it('has every message of the English catalogue and no other, in the same order', () => {
    expect(Object.keys(other)).toEqual(Object.keys(english));
  });

  it('has the same places for values in each', () => {
    for (const [key, message] of Object.entries(english)) {
      const { error } = isStructurallySame(parse(message), parse(other[key]));
      expect(error, key).toBeUndefined();
    }
  });
});

/** Every place where a message of a catalogue is named: [file, catalogue, key, how]. */
const uses = ['client/src', 'shared/src', 'server/src'].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true })
    .filter((name) => /\.tsx?$/.test(name))
    .flatMap((name) => usesIn(path.join(folder, name))),
);

function usesIn(file) {
  const source = read(file);
  const imported = source.matchAll(/import (?:\* as )?(\w+) from '#messages\/(\w+)\.json'/g);
  return [...imported].flatMap(([, alias, catalogue]) =>
    [...source.matchAll(new RegExp(`(\\w+\\(\\s*)?\\b${alias}\\.(\\w+)`, 'g'))].map(([, call = '', key]) => ({
      file,
      catalogue,
      key,
      isFormatted: /^(format|rich)\w*\(/.test(call),
    })),
  );
}

describe.each(readdirSync(path.join(ROOT, 'client/src/messages/en')))('the messages of %s', (name) => {
  const english = JSON.parse(read(`client/src/messages/en/${name}`));
  const catalogue = path.basename(name, '.json');
  const ofThis = uses.filter((use) => use.catalogue === catalogue && use.file.startsWith('client/'));

  it('are all shown somewhere', () => {
    const used = new Set(ofThis.map(({ key }) => key));
    expect(Object.keys(english).filter((key) => !used.has(key))).toEqual([]);
  });

  it('get their values where they have places for some', () => {
    const hasPlaces = (key) => /[{<]/.test(english[key] ?? '');
    expect(ofThis.filter(({ key, isFormatted }) => hasPlaces(key) !== isFormatted)).toEqual([]);
  });
});

it('the server knows the shared catalogues, in every language', () => {
  const known = read('shared/src/messages/every-language.ts').match(/(?<=from '\.\/)\w+\/[\w-]+\.json/g);
  const all = LANGUAGES.flatMap((language) =>
    readdirSync(path.join(ROOT, 'shared/src/messages', language)).map((name) => `${language}/${name}`),
  );
  expect(known?.toSorted()).toEqual(all.toSorted());
});

describe('a catalogue in a build', () => {
  const file = path.join(ROOT, 'client/src/messages/en/auth.json');

  it('holds texts, and lists for messages with places', () => {
    const module = moduleOf(file, 'de');
    expect(module).toContain('export const signIn = "Anmelden";');
    expect(module).toContain('export const resendInSeconds = "[{\\"type\\":0,');
  });

  it('puts accents on a catalogue, and leaves its places as they are', () => {
    const { plain, counted } = inPseudo({
      plain: "You've come",
      counted: '{n, plural, one {# pot} other {<b>#</b> pots}} of {what}',
    });
    expect(plain).toBe("Ýóú''ṽé çóɱé");
    expect(counted).toBe('{n,plural,one{# ƥóţ} other{<b>#</b> ƥóţš}} óƒ {what}');
  });
});
