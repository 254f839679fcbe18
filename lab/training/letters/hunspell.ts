import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { mixed } from '../../../server/src/extraction/photo/language-model/hashed-table.ts';
import type { LetterLanguage } from '../../../server/src/extraction/photo/language-model/languages.ts';

/** Where Debian's packages hunspell-de-de, hunspell-fr and so on put their dictionaries. */
const FOLDER = '/usr/share/hunspell';
const FILES: Partial<Record<LetterLanguage, readonly string[]>> = {
  de: ['de_DE'],
  fr: ['fr'],
  es: ['es_ES'],
  pt: ['pt_PT', 'pt_BR'],
  it: ['it_IT'],
  pl: ['pl_PL'],
  sv: ['sv_SE'],
  da: ['da_DK'],
  no: ['nb_NO'],
  cs: ['cs_CZ'],
  tr: ['tr_TR'],
  nl: ['nl_NL'],
};
const MOST_LETTERS = 16;

interface Suffix {
  strip: string;
  append: string;
  condition: RegExp;
}

export interface DictionaryWords {
  /** Words that begin as one of the kitchen does, with their forms. */
  related: string[];
  /** Some of the others. */
  others: string[];
}

const MOST = { related: 45_000, others: 15_000 };

/** Words of a dictionary: those whose stem `isRelated`, in all forms, and some others, drawn by their hash. */
export async function dictionaryWords(
  language: LetterLanguage,
  isRelated: (stem: string) => boolean,
): Promise<DictionaryWords> {
  const [related, others] = [new Set<string>(), new Set<string>()];
  for (const name of FILES[language] ?? []) {
    const { stems, suffixes, flagsOf } = await readDictionary(name);
    for (const { stem, flags } of stems) {
      if (!isWord(stem)) continue;
      if (!isRelated(stem)) {
        others.add(stem);
        continue;
      }
      related.add(stem);
      for (const suffix of flagsOf(flags).flatMap((flag) => suffixes.get(flag) ?? [])) {
        const form = applied(stem, suffix);
        if (form !== undefined && isWord(form)) related.add(form);
      }
    }
  }
  const drawn = (words: Set<string>, most: number) =>
    [...words].sort((a, b) => hashOf(a) - hashOf(b)).slice(0, most);
  return { related: drawn(related, MOST.related), others: drawn(others, MOST.others) };
}

async function readDictionary(name: string) {
  const rules = await readFile(path.join(FOLDER, `${name}.aff`)).catch(() => {
    throw new Error(
      `No dictionary ${name} in ${FOLDER}: install Debian's package of it (docs/measuring-photos.md).`,
    );
  });
  const encoding = /^SET\s+(\S+)/m.exec(rules.toString('latin1'))?.[1] ?? 'ISO-8859-1';
  const decoder = new TextDecoder(encoding.replace(/^ISO(?=\d)/, 'ISO-'));
  const lines = decoder.decode(rules).split(/\r?\n/);
  const kind = lines.find((line) => line.startsWith('FLAG '))?.split(/\s+/)[1] ?? '';
  const aliases = lines.filter((line) => line.startsWith('AF ')).map((line) => line.split(/\s+/)[1] ?? '');
  const flagsOf = (flags: string): string[] => {
    const own = aliases.length > 0 && /^\d+$/.test(flags) ? (aliases[Number(flags)] ?? '') : flags;
    if (kind === 'num') return own.split(',');
    if (kind === 'long') return own.match(/../g) ?? [];
    return [...own];
  };
  const stems = decoder
    .decode(await readFile(path.join(FOLDER, `${name}.dic`)))
    .split(/\r?\n/)
    .slice(1)
    .map((line) => {
      const [stem = '', flags = ''] = (line.split(/[\s\t]/)[0] ?? '').split('/');
      return { stem, flags };
    });
  return { stems, suffixes: suffixesOf(lines), flagsOf };
}

function suffixesOf(lines: readonly string[]): Map<string, Suffix[]> {
  const suffixes = new Map<string, Suffix[]>();
  for (const line of lines) {
    const [name, flag = '', strip = '', append = '', condition = '.'] = line.split(/\s+/);
    if (name !== 'SFX' || /^\d+$/.test(append) || append === '') continue;
    const suffix = {
      strip: strip === '0' ? '' : strip,
      append: (append.split('/')[0] ?? '').replace(/^0$/, ''),
      condition: new RegExp(`${condition.replaceAll(/[^\p{L}.[\]^]/gu, '')}$`),
    };
    suffixes.set(flag, [...(suffixes.get(flag) ?? []), suffix]);
  }
  return suffixes;
}

function applied(stem: string, { strip, append, condition }: Suffix): string | undefined {
  if (!stem.endsWith(strip) || !condition.test(stem)) return undefined;
  return stem.slice(0, stem.length - strip.length) + append;
}

const isWord = (word: string) => word.length <= MOST_LETTERS && /^\p{L}\p{Ll}+$/u.test(word);

function hashOf(word: string): number {
  let hash = 1;
  for (let at = 0; at < word.length; at++) hash = mixed(hash, word.charCodeAt(at));
  return hash;
}
