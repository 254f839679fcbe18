import type { CountedWords } from './measures.ts';

export const ko: CountedWords = {
  measures: {
    gram: '그램',
    milliliter: '밀리리터',
    liter: '리터',
    cup: '컵',
    tablespoon: '큰술 | 스푼',
    teaspoon: '작은술',
    pinch: '꼬집',
    handful: '줌',
    can: '캔',
    package: '봉지 | 팩',
    bottle: '병',
    bunch: '단 | 묶음',
    clove: '쪽',
    stalk: '대 | 줄기',
    slice: '장',
    piece: '개 | 조각',
    head: '통 | 포기',
  },
};
