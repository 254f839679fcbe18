import type { Language } from './language.ts';

export const zh: Language = {
  ingredients: '材料 | 食材 | 配料 | 用料 | 食材清单 | 原料 | 主料',
  instructions: '做法 | 步骤 | 步驟 | 制作方法 | 製作方法 | 烹饪步骤 | 作法 | 制作步骤 | 料理步驟',
  notes: '小贴士 | 小貼士 | 笔记 | 備註',
  other: '营养 | 營養 | 评论 | 留言 | 相关食谱 | 相關食譜',
  recipe: '食谱 | 食譜 | 做法',
  measures: '克 | 毫升',
  units: `公克 | 大匙 | 小匙 | 茶匙 | 汤匙 | 湯匙 | 杯 | 个 | 個 | 根 | 片 | 适量 | 適量 | 少许 | 少許 | 瓣 | 勺 | 只 | 颗 | 顆 | 块 | 塊 | 包`,
  toTaste: '适量',
  servings: '份量 | 人份 | 份',
  eaters: '人',
  portions: '人份 | 份',
  prepTime: '准备时间 | 準備時間',
  cookTime: '烹饪时间 | 烹調時間 | 烹飪時間',
  totalTime: '总时间 | 總時間',
  days: '天',
  difficulty: '难度 | 難度',
  easyLevel: '简单 | 簡單',
  promo: '收藏 | 关注 | 点赞',
  waitTitles: '请稍候 | 請稍候',
  signIn: '登录 | 登入',
};
