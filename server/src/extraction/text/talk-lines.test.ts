import { expect, it } from 'vitest';
import { isChat, saidByOne, unwrapped, withoutOwnStamps } from './talk-lines.ts';

it('is what the one who says most says in a chat, without stamps', () => {
  const chat = [
    '[02/03/24, 6:10:11 pm] Pat: how do you do the rice again?',
    '[02/03/24, 6:12:40 pm] Uncle Lou: Rinse 2 cups rice and boil it for ten minutes',
    '[02/03/24, 6:13:02 pm] Pat: covered?',
    '[02/03/24, 6:14:20 pm] Uncle Lou: yes',
    'and stir in a spoon of butter',
  ].join('\n');
  expect(saidByOne(chat)).toEqual({
    text: 'Rinse 2 cups rice and boil it for ten minutes\nyes\nand stir in a spoon of butter',
    others: 'how do you do the rice again?\ncovered?',
  });
});

it.each([
  '[2/3, 18:10] Lou: ',
  '   [2/3, 18:10] Lou: ',
  '[18:10, 02/03/2024] Lou: ',
  '02.03.24, 18:10 - Lou: ',
])('leaves out the stamp %j of one person, and none of several', (stamp) => {
  expect(withoutOwnStamps(`${stamp}2 cups rice\n${stamp}boil it`)).toBe('2 cups rice\nboil it');
  const chat = `${stamp}2 cups rice\n${stamp.replace('Lou', 'Pat')}covered?`;
  expect(withoutOwnStamps(chat)).toBe(chat);
});

it.each(['1-2 1.25 lb chickens: whole', '12.03., 18:00 Uhr: Mehl', '12.03.2024, 18:00 Uhr: Mehl'])(
  'takes no amount and no hour for a stamp: %j',
  (line) => {
    expect(withoutOwnStamps(`${line}\n${line}`)).toBe(`${line}\n${line}`);
  },
);

it('leaves out the head of an e-mail and joins the lines that were broken at a width', () => {
  const mail = [
    'From: Ruth',
    'Subject: the loaf',
    '',
    'You asked me for the loaf again and I finally found it. Mix',
    'three cups of flour with a pinch of salt and a cup of warm',
    'water, then let it rest for an hour under a cloth. Bake it',
    'until it is brown.',
    '',
    'Ruth',
  ].join('\n');
  expect(saidByOne(mail).text).toContain('I finally found it. Mix three cups of flour with a pinch of salt');
  expect(saidByOne(mail).text).not.toContain('Subject');
});

it('leaves lists and verses as they are', () => {
  const list = [
    '200 g flour',
    '2 eggs',
    'a pinch of salt',
    'Mix it all and bake it for twenty minutes at 180.',
  ];
  expect(unwrapped(list)).toEqual(list);
});

it.each([
  ['two who say more than one thing each', 'Mo: hi\nPip: 200 g barley\nMo: ok\nPip: and a leek', true],
  ['what stands before a colon twice', 'Tip: use rye\n200 g flour\nTip: and salt', false],
  ['one who is answered by nobody', 'Pip: 200 g barley\nPip: a leek', false],
])('a chat is of several people: %s', (_, text, isOne) => {
  expect(isChat(text)).toBe(isOne);
});

it('finds the people of a hundred thousand characters', () => {
  const names = Array.from({ length: 12_000 }, (_, index) =>
    `N${index.toString(26).replace(/\d/g, (digit) => 'qrstuvwxyz'[Number(digit)]!)}: x`.slice(0, 12),
  );
  expect(isChat([...names, 'Mo: a', 'Pip: b', 'Mo: c', 'Pip: d'].join('\n'))).toBe(true);
});
