import { describe, expect, it } from 'vitest';
import { parsePage } from './document.ts';
import { outlinePage } from './outline.ts';
import { withHeadersOfPage } from './page-sections.ts';

const LINES = ['2 eggs', '100 g flour', '1 l stock', '3 leeks'];
const items = (html: string) => outlinePage(parsePage(html, 'https://kitchen.example/')).items;
const list = (...lines: string[]) => `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;
const headed = (html: string, lines = LINES) => withHeadersOfPage(lines, items(html));

describe('withHeadersOfPage', () => {
  const both = ['[Noodles]', '2 eggs', '100 g flour', '[Broth]', '1 l stock', '3 leeks'];

  it.each([
    [
      'headings',
      `<h2>Ingredients</h2><h3>Noodles</h3>${list('2 eggs', '100 g flour')}<h3>Broth</h3>${list('1 l stock', '3 leeks')}`,
    ],
    [
      'paragraphs',
      `<h2>Ingredients</h2><p>Noodles</p>${list('2 eggs', '100 g flour')}<p>Broth</p>${list('1 l stock', '3 leeks')}`,
    ],
    ['lines of the list', list('Noodles:', '2 eggs', '100 g flour', 'Broth:', '1 l stock', '3 leeks')],
  ])('takes them from %s', (_, html) => {
    expect(headed(html)).toEqual(both);
  });

  it('takes a title over the list for no section of it', () => {
    expect(headed(`<h3>Soup</h3>${list(...LINES)}`)).toEqual(LINES);
    const html = `<h2>Ingredients for 4</h2>${list('2 eggs', '100 g flour')}<h4>Broth</h4>${list('1 l stock', '3 leeks')}`;
    expect(headed(html)).toEqual(both.slice(1));
  });

  it('finds the first header over a line that the page words otherwise', () => {
    const html = `<h4>Noodles</h4>${list('a pair of large fresh ones', '100 g flour')}<h4>Broth</h4>${list('1 l stock', '3 leeks')}`;
    expect(headed(html)).toEqual(both);
  });

  it('takes notes and parts of lines for none', () => {
    const html = `<div><p>2 eggs</p><p>(large)</p><p>100 g flour</p><p>sifted, or more.</p><p>1 l stock</p><p>3 leeks</p></div>`;
    expect(headed(html)).toEqual(LINES);
  });

  it('makes a header of a line that the page shows as one', () => {
    const html = `<h4>Noodles</h4>${list('2 eggs', '100 g flour')}<h4>Broth</h4>${list('1 l stock', '3 leeks')}`;
    expect(headed(html, ['Noodles', '2 eggs', '100 g flour', 'Broth', '1 l stock', '3 leeks'])).toEqual(both);
  });

  it('leaves a list alone that the page does not show', () => {
    expect(headed(`<h3>Broth</h3>${list('1 l milk', '7 pears')}`)).toEqual(LINES);
  });

  it('takes a line of the data for a header when the page makes it in another way than the rest', () => {
    const row = (name: string, text: string) => `<div class="${name}">${text}</div>`;
    const data = [
      '2 eggs',
      '100 g flour',
      'Clear broth',
      '1 l stock',
      '3 leeks',
      '1 tsp salt',
      '2 bay leaves',
    ];
    const page = data.map((line) => row(line === 'Clear broth' ? 'part' : 'line', line)).join('');
    const sectioned = data.map((line) => (line === 'Clear broth' ? '[Clear broth]' : line));
    expect(headed(page, data)).toEqual(sectioned);
    expect(headed(data.map((line) => row('line', line)).join(''), data)).toEqual(data);
    const table = data.map((line) =>
      line === 'Clear broth'
        ? `<tr><td>${line}</td></tr>`
        : `<tr><td>${line.replace(' ', '</td><td>')}</td></tr>`,
    );
    expect(headed(`<table>${table.join('')}</table>`, data)).toEqual(sectioned);
  });

  it('takes a long heading for a header, but no long paragraph', () => {
    const long =
      'Decoration, of which you may need more or less, as large as each of your pieces turns out to be';
    const page = (tag: string) =>
      `<h4>Noodles</h4>${list('2 eggs', '100 g flour')}<${tag}>${long}</${tag}>${list('1 l stock', '3 leeks')}`;
    expect(headed(page('h4'))).toContain(`[${long}]`);
    expect(headed(page('p'))).not.toContain(`[${long}]`);
  });

  it('takes the first header when it says what it is for, or begins with a name that holds a number', () => {
    const page = (first: string) =>
      `${first}${list('2 eggs', '100 g flour')}<h3>Broth</h3>${list('1 l stock', '3 leeks')}`;
    expect(headed(page('<p>For the noodles</p>'))).toContain('[For the noodles]');
    expect(headed(page('<h3>Noodle24</h3>'))).toContain('[Noodle24]');
    expect(headed(`<h1>Soup</h1>${page('<h3>Soup</h3>')}`)).not.toContain('[Soup]');
  });

  it('keeps the headers of the sections that the page shows, though it words the others otherwise', () => {
    const data = ['2 eggs', '100 g flour', '1 l stock', '3 leeks', '7 pears', '9 plums', '4 figs', '5 nuts'];
    const page = `<h3>Noodles</h3>${list('2 eggs', '100 g flour')}<h3>Broth</h3>${list('1 l stock', '3 leeks')}`;
    expect(headed(page, data).slice(0, 4)).toEqual(['[Noodles]', '2 eggs', '100 g flour', '1 l stock']);
    const other = `<h3>Noodles</h3>${list('2 eggs', '100 g flour')}<h3>Broth</h3>${list('a litre of good stock', '3 leeks')}`;
    expect(headed(other)).toEqual(both);
  });

  it('reads a list in the frame of the page with the headers beside it', () => {
    const page = `<h3>Noodles</h3>${list('2 eggs', '100 g flour')}<h3>Broth</h3>${list('1 l stock', '3 leeks')}`;
    expect(headed(`<form>${page}</form>`)).toEqual(both);
  });
});
