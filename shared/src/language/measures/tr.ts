import type { CountedWords } from './measures.ts';

export const tr: CountedWords = {
  measures: {
    gram: 'g | gr | gram',
    kilogram: 'kg | kilo',
    milliliter: 'ml',
    liter: 'l | litre',
    cup: 'su bardağı | çay bardağı | bardak | fincan | kahve fincanı',
    tablespoon: 'yemek kaşığı | yk',
    spoonful: 'kaşık',
    teaspoon: 'çay kaşığı | tatlı kaşığı | çk',
    pinch: 'tutam | çimdik',
    drop: 'damla',
    handful: 'avuç',
    can: 'konserve | kutu',
    jar: 'kavanoz',
    package: 'paket | poşet',
    bottle: 'şişe',
    bunch: 'demet | bağ',
    clove: 'diş',
    sprig: 'dal',
    slice: 'dilim',
    piece: 'adet | parça | tane',
    leaf: 'yaprak',
    head: 'baş',
    cube: 'küp',
  },
};
