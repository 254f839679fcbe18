import { describe, expect, it } from 'vitest';
import { recognise } from './recognise.ts';

describe('what is pasted', () => {
  it.each([
    ['https://example.com/apple-pie', 'page', 'https://example.com/apple-pie'],
    ['  example.com/apple-pie\n', 'page', 'https://example.com/apple-pie'],
    ['köche.example', 'page', 'https://köche.example'],
    ['https://www.youtube.com/watch?v=abcdefghijk', 'post', 'https://www.youtube.com/watch?v=abcdefghijk'],
    ['https://www.tiktok.com/@cook/video/7123456789012345678', 'post', undefined],
    ['https://www.instagram.com/reel/Cabc123/?igsh=x', 'post', undefined],
    // A profile is no post.
    ['https://www.instagram.com/some.cook/', 'page', undefined],
    // As share sheets hand it over.
    ['Best apple pie ever! https://example.com/apple-pie.', 'page', 'https://example.com/apple-pie'],
    ['Apple pie\nFrom our kitchen (https://example.com/apple-pie)', 'page', 'https://example.com/apple-pie'],
    ['Look at this https://vm.tiktok.com/ZMabc/ Sent from my phone', 'post', 'https://vm.tiktok.com/ZMabc/'],
  ])('%j is one link to a %s', (text, kind, link) => {
    expect(recognise(text)).toMatchObject(link === undefined ? { kind } : { kind, text: link });
  });

  it.each([
    ['https://a.example/1 https://b.example/2'],
    ['https://a.example/1,\nhttps://b.example/2\n\nhttps://a.example/1'],
    ['Apple pie: https://a.example/1\nPlum cake: https://b.example/2'],
  ])('%j is several links', (text) => {
    expect(recognise(text)).toMatchObject({
      kind: 'many',
      links: ['https://a.example/1', 'https://b.example/2'],
    });
  });

  it.each([
    ['Plum cake\nIngredients\n500 g plums\n200 g flour\nMethod\nBake it.'],
    ['Plum cake\n500 g plums\n200 g flour\nBake it.\nhttps://example.com/plum-cake'],
    ['Pancakes: 200 g flour, 300 ml milk, 2 eggs. Fry. See https://example.com'],
    ['Mix flour, milk and eggs to a thin batter and fry it in butter until golden.'],
    ['Salt and pepper\nStir it.'],
  ])('%j is the text of a recipe', (text) => {
    expect(recognise(text)).toEqual({ kind: 'text', text });
  });

  it.each([['Salt\nPepper'], ['- milk\n- 6 apples\n\n- bread'], ['Pancakes\n250 g flour\n500 ml milk']])(
    '%j is a list of things, to buy or for a recipe',
    (text) => {
      expect(recognise(text)).toEqual({ kind: 'things', text });
    },
  );

  it.each([['<!DOCTYPE html><html></html>'], ['<!-- saved -->\n<html lang="en">']])(
    '%j is the source of a page',
    (text) => expect(recognise(text)).toMatchObject({ kind: 'html' }),
  );

  it.each([
    [''],
    ['  \n '],
    ['lasagne'],
    ['1.5'],
    ['approx.'],
    ['javascript:alert(1)'],
    ['ftp://example.com/pie'],
  ])('%j is unclear', (text) => expect(recognise(text)).toEqual({ kind: 'unclear' }));
});
