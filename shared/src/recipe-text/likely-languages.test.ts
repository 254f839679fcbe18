import { describe, expect, it } from 'vitest';
import { READ_EXAMPLES } from './fixtures/read-lines.ts';
import { likeliestLanguage, likelyLanguages } from './likely-languages.ts';
import { loadCountedWordsFor } from './load-counted-words.ts';
import { scaleLine } from './scale.ts';

describe('the languages that a recipe may be written in', () => {
  it.each(Object.entries(READ_EXAMPLES))('has %s for its lines, and few others', (code, examples) => {
    const languages = likelyLanguages(examples.map(({ text }) => text));
    expect(languages).toContain(code);
    if (examples.length > 4) expect(languages.length).toBeLessThan(5);
  });
  it.each([
    ['fi', ['2 dl maitoa', '1 rkl öljyä ja 1 tl suolaa', 'Sekoita kulhossa ja paista pannulla.']],
    ['hu', ['2 tojás', 'fél kiló liszt és egy csipet só', 'Keverd össze és süsd meg a sütőben.']],
    ['ro', ['2 ouă', '500 g făină și un vârf de sare', 'Se amestecă făina cu apa și se frământă.']],
    ['tr', ['2 yumurta ve 1 su bardağı süt', 'yarım çay kaşığı tuz', 'Karıştırıp fırında pişirin.']],
    ['ru', ['2 яйца', 'соль и перец', 'Смешайте муку с водой.']],
    ['uk', ['2 яйця', 'сіль і перець', 'Змішайте борошно з водою.']],
    ['el', ['2 αυγά', 'αλάτι και πιπέρι', 'Ανακατεύουμε καλά.']],
    ['ja', ['卵 2個', '塩 少々', 'よく混ぜて、オーブンで焼く。']],
  ])('has %s for its recipe', (code, texts) => {
    expect(likelyLanguages(texts)).toContain(code);
  });
  it('are all of them where hardly anything tells', () => {
    expect(likelyLanguages(['2 x', '100 g']).length).toBeGreaterThan(20);
  });
  it('bring the words that scaling needs', async () => {
    await loadCountedWordsFor(['1 Apfel', 'Den Apfel mit 2 EL Zucker und etwas Zimt dünsten.']);
    expect(scaleLine('1 Apfel', 2)).toBe('2 Äpfel');
  });
});

it.each([
  ['en', ['2 leeks', '500 g beef', '1 cup green beans', '200 g noodles', 'Cook until smooth.']],
  ['en', ['1 leek', 'Toss.']],
  ['en', ['1 l stock', 'Simmer.']],
  ['nl', ['2 uien', '500 g bloem', '1 el boter', 'Kook de groente gaar.']],
  ['fr', ['2 échalotes', '50 g de purée', 'Poêler.']],
  [
    'hu',
    ['50 dkg zöldborsó', '3 dl tej', 'A borsót a vajon pároljuk, a tejjel felöntjük, a kaprot rászórjuk.'],
  ],
  ['es', ['2 dientes de ajo', 'Se pica la cebolla y se fríe a fuego lento, a los diez minutos se añade.']],
] as const)('does not take letters of another language for its own: %s', (language, texts) => {
  expect(likeliestLanguage(texts)).toBe(language);
});
