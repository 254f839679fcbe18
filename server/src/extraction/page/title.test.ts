import { describe, expect, it } from 'vitest';
import type { Candidate } from './fields.ts';
import type { OutlineItem } from './outline-item.ts';
import { chooseTitle, pageTitle } from './title.ts';

const ITEM = {
  place: 0,
  list: 0,
  isListItem: false,
  make: 'h1.',
  cells: [],
  isHidden: false,
  isChrome: false,
};
const heading = (text: string, level: number): OutlineItem => ({ ...ITEM, text, level });
const data = (title: string): Candidate => ({ source: 'microdata', title });
const meta = (title: string, ...titles: string[]): Candidate => ({ source: 'meta', title, titles });

describe('what a page is called', () => {
  const page = { site: 'Nordküche', url: 'https://www.nordkueche.example/r/1' };

  it.each([
    [['Plum cake'], 'Plum cake | Nordküche', 'Plum cake'],
    [['Nordküche'], 'Plum cake | Nordküche', 'Plum cake'],
    [['Nordküche', 'Plum cake'], undefined, 'Plum cake'],
    [['Plum cake', 'More cakes'], 'Our plum cake', 'Plum cake'],
    [[], 'Nordküche - Plum cake', 'Plum cake'],
  ])('%j under %j is %s', (headings, shared, title) => {
    expect(pageTitle({ ...page, headings, shared, written: undefined })).toBe(title);
  });
});

it('is the part of the head that a line above the list repeats, where no heading does', () => {
  const line = (text: string): OutlineItem => ({ ...ITEM, text, level: 0, make: 'td.' });
  const card: Candidate = { source: 'visible', ingredients: ['500 g flour'] };
  const items = [line('Anna bakes'), line('Plum tart'), line('500 g flour')];
  const head = meta('Anna bakes', 'Anna bakes - Cakes - Plum tart');
  expect(chooseTitle([head, card], items).title).toBe('Plum tart');
});

it('a title that holds the short name of its site, or is the only name there is, stays', () => {
  const none = { shared: undefined, written: undefined, site: undefined };
  expect(pageTitle({ ...none, headings: ['Halva'], url: 'https://www.al.example/r/1' })).toBe('Halva');
  expect(pageTitle({ ...none, headings: ['Pie'], url: 'https://piecooks.example/r/1' })).toBe('Pie');
});

describe('the chosen title', () => {
  it.each([
    ['Plum cake By Ada Quist - May 6, 2021', 'Plum cake'],
    ['Plum cake Recipe - (4.5/5)', 'Plum cake'],
    ['SUPERMIX ® 3 Plum cake', 'Plum cake'],
    ['The best plum cake recipe', 'The best plum cake recipe'],
    ['Plum cake – recipe', 'Plum cake'],
  ])('of %s is %s where the page says Plum cake', (title, chosen) => {
    expect(chooseTitle([data(title), meta('Plum cake', 'Plum cake')], []).title).toBe(chosen);
  });

  it('goes on with the heading in lower case below it', () => {
    const items = [heading('Roast leeks', 1), heading('with oats and dill', 2), heading('Method', 2)];
    expect(chooseTitle([meta('Roast leeks')], items).title).toBe('Roast leeks with oats and dill');
  });

  it('is that of the card far below the article, and of no heading near the title', () => {
    const article = Array.from({ length: 40 }, () => heading('Leeks are at their best in winter.', 0));
    const card = [heading('Leek tart', 2), heading('Ingredients', 3), heading('2 leeks', 0)];
    const visible: Candidate = { source: 'visible', ingredients: ['2 leeks'] };
    const titleWith = (between: OutlineItem[]) =>
      chooseTitle([visible, meta('The leek tart')], [heading('The leek tart', 1), ...between, ...card]).title;
    expect(titleWith(article)).toBe('Leek tart');
    expect(titleWith([])).toBe('The leek tart');
  });

  it.each([
    ['the part of the tab that a heading above the list repeats', 'Plum cake', 'Plum cake'],
    ['what stands first in the tab where no heading does', 'A slow season', 'Ada at home'],
  ])('is %s', (_, above, title) => {
    const visible: Candidate = { source: 'visible', ingredients: ['2 plums'] };
    const items = [heading(above, 2), heading('Ingredients', 3), heading('2 plums', 0)];
    const named = meta('Ada at home', 'Ada at home - Plum cake');
    expect(chooseTitle([named, visible], items).title).toBe(title);
  });

  it('counts who else calls the recipe so', () => {
    expect(chooseTitle([data('Plum cake'), meta('Plum Cake', 'Plum cake', 'Cakes')], []).votes).toBe(2);
    expect(chooseTitle([meta('Cakes')], []).votes).toBe(0);
  });

  it.each([
    ['Recipe: Roasted tomato soup', 'Roasted tomato soup'],
    ['Rezept: Apfelkuchen', 'Apfelkuchen'],
    ['Cookbook:Irish Soda Bread', 'Irish Soda Bread'],
    ['Kochbuch:Linsensuppe mit Speck', 'Linsensuppe mit Speck'],
    ['Brunch: eggs and ham', 'Brunch: eggs and ham'],
  ])('of %s is %s', (written, title) => {
    expect(chooseTitle([meta(written)], []).title).toBe(title);
  });
});
