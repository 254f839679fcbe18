import { faker } from '@faker-js/faker/locale/ja';
import type { Kitchen } from './kitchen.ts';

export const JAPANESE: Kitchen = {
  weight: 2,
  people: faker,
  styles: ['和風', '簡単', '手作り'],
  titles: ['{style}{a}のスープ', '{a}と{b}の炒め物', '{style}{a}ご飯'],
  foods: ['豆腐', '味噌', '大根', '鶏もも肉', '醤油', '生姜', 'ごま油', '卵', 'しめじ', '昆布', '長ねぎ'],
  amounts: ['大さじ2', '小さじ1', '200g', '1/2本', '3個'],
  steps: ['{a}を食べやすい大きさに切る。', '{b}を加えて{n}分煮る。', '{c}をのせて出来上がり。'],
  descriptions: ['ほっとする味。', ''],
  notes: ['', '次は{b}を多めに。'],
  tags: ['夕食', '簡単', '和食'],
  collections: ['お弁当', '週末のごはん'],
};
