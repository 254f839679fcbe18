import type { Language } from './language.ts';

export const vi: Language = {
  ingredients: `nguyên liệu | nguyên liệu cần chuẩn bị | nguyên liệu làm | chuẩn bị nguyên liệu |
    nguyên liệu chế biến | các nguyên liệu | cần chuẩn bị`,
  instructions: `cách làm | cách nấu | cách thực hiện | cách chế biến | các bước thực hiện | các bước làm |
    hướng dẫn cách làm | hướng dẫn thực hiện | thực hiện | chế biến | cách làm chi tiết | các bước chế biến |
    cách làm món`,
  recipe: 'công thức',
  hours: 'giờ | tiếng',
  minutes: 'phút',
  other: 'giá trị dinh dưỡng | bình luận | công thức khác',
  notes: 'mẹo | lưu ý',
  timeNouns: 'thời gian',
  totalTime: 'tổng thời gian | thời gian',
  cookTime: 'thời gian nấu | nấu',
  prepTime: 'thời gian chuẩn bị | sơ chế',
  eaters: 'người',
  pieces: 'cái | chiếc',
  about: 'khoảng',
  portions: 'khẩu phần | phần ăn',
  servings: 'khẩu phần | số người ăn',
};
