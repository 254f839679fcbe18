import type { CountedWords } from './measures.ts';

export const zh: CountedWords = {
  measures: {
    gram: '克',
    kilogram: '公斤 | 千克',
    milliliter: '毫升',
    liter: '升',
    cup: '杯',
    tablespoon: '汤匙 | 湯匙 | 大匙',
    teaspoon: '茶匙 | 小匙',
    pinch: '撮',
    handful: '把',
    can: '罐',
    package: '包 | 袋',
    bottle: '瓶',
    bunch: '束',
    clove: '瓣',
    sprig: '枝',
    stalk: '根',
    slice: '片',
    piece: '个 | 個 | 块 | 塊 | 颗 | 顆 | 只',
    head: '头 | 頭',
  },
};
