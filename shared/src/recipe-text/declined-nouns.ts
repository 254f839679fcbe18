import { type LanguageCode } from './unit-names.ts';
import { type Meaning, meaningsOfWord } from './nouns.ts';

/** German 'mit 3 Eiern', Polish 'dodaj cebulę', 'z 2 cebulami' and 'pół cebuli': the form that is declined stays, the others are as elsewhere. */
export function declinedMeanings(word: string): Meaning[] {
  const stay = (meaning: Meaning) =>
    withForms(meaning, (form, index) => (index === meaning.form ? word : form));
  const german = word.endsWith('n') ? meaningsIn('de', word.slice(0, -1)) : [];
  const [, stem = '', ending] = /^(.+?)(ę|ą|ami|ach|om|i|y)$/u.exec(word) ?? [];
  if (ending === undefined) return german.filter(isPlural).map(stay);
  if (ending === 'i' || ending === 'y') return singularsIn('pl', `${stem}a`);
  if (ending === 'ę') return singularsIn('pl', `${stem}a`).map(stay);
  const many = ending === 'ą' ? `${stem}ami` : word;
  const polish =
    ending === 'ą'
      ? singularsIn('pl', `${stem}a`)
      : ['i', 'y', 'e', 'a'].flatMap((plural) => meaningsIn('pl', stem + plural)).filter(isPlural);
  return polish.map((meaning) => withForms(meaning, (_, index) => (index === 0 ? word : many)));
}

function meaningsIn(code: LanguageCode, word: string): Meaning[] {
  return meaningsOfWord(word).filter(({ language }) => language === code);
}

function singularsIn(code: LanguageCode, word: string): Meaning[] {
  return meaningsIn(code, word).filter((meaning) => !isPlural(meaning));
}

function isPlural({ form }: Meaning): boolean {
  return form > 0;
}

function withForms(meaning: Meaning, change: (form: string, index: number) => string): Meaning {
  return { ...meaning, forms: meaning.forms.map(change) };
}
