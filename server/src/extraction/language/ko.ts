import type { Language } from './language.ts';

export const ko: Language = {
  ingredients: '재료 | 식재료 | 준비물 | 필요한 재료 | 재료 준비 | 주재료 | 요리 재료 | 준비재료 | 재료 목록',
  instructions: `만드는 법 | 만드는법 | 조리순서 | 조리법 | 만들기 | 요리 순서 | 조리 방법 | 조리 순서 | 요리 방법 | 요리법 | 만드는 방법 | 만드는 순서 |
    조리과정 | 조리 과정 | 요리순서 | 레시피 순서 | 조리방법 | 만들기 순서 | 조리 단계`,
  eaters: '인분',
  pieces: '개',
  about: '약',
  timeNouns: '시간',
  notes: '팁 | 노트',
  other: '영양 | 댓글 | 후기 | 관련 레시피 | 태그',
  recipe: '레시피',
  units: '큰술 | 작은술 | 컵 | 개 | 그램 | 약간 | 적당량 | 쪽 | 대 | 장 | 줌 | 모 | 스푼 | 숟가락',
  servings: '인분',
  portions: '인분 | 人份',
  prepTime: '준비 시간 | 준비시간',
  cookTime: '조리 시간 | 조리시간',
  totalTime: '총 시간',
  promo: '저장 | 팔로우 | 좋아요',
};
