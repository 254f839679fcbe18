import type { CountedWords } from './measures.ts';

export const ja: CountedWords = {
  measures: {
    gram: 'グラム',
    milliliter: 'ミリリットル',
    liter: 'リットル',
    cup: 'カップ',
    tablespoon: '大さじ',
    teaspoon: '小さじ',
    pinch: 'つまみ',
    can: '缶',
    package: '袋 | パック',
    bottle: '瓶',
    bunch: '束 | 把',
    clove: '片 | かけ',
    sprig: '枝',
    stalk: '本',
    slice: '枚 | 切れ',
    piece: '個 | こ',
    head: '株 | 玉',
  },
};
