import type { Language } from './language.ts';

export const ja: Language = {
  ingredients:
    '材料 | 食材 | 原材料 | 材料リスト | 必要な材料 | 使う材料 | 用意するもの | 準備するもの | 材料一覧 | 使用食材',
  instructions: `作り方 | 手順 | 調理手順 | つくり方 | 作りかた | 調理方法 | 作り方・手順 | 作り方手順 | レシピ手順 | 調理の手順 | 作成手順 | 工程 | 作業手順 |
    調理工程 | 料理の手順 | 作る手順 | 調理法 | 下ごしらえと作り方`,
  timeNouns: '時間',
  notes: 'コツ | ポイント | メモ',
  other:
    '栄養成分 | 栄養 | コメント | レビュー | 関連レシピ | おすすめ | つくれぽ | このレシピの生い立ち | タグ',
  howTo: '作る | 作り方手順',
  recipe: 'レシピ | 作り方',
  measures: '大さじ | 小さじ',
  units: 'カップ | 個 | 本 | 枚 | 適量 | 少々 | 片 | 束 | 丁 | 缶 | 袋 | パック | かけ | グラム',
  toTaste: '適量 | 少々',
  servings: '人分 | 分量',
  eaters: '人前',
  pieces: '個 | 枚',
  about: '約',
  portions: '人分',
  prepTime: '準備時間 | 下準備 | 下ごしらえ時間',
  cookTime: '調理時間 | 加熱時間',
  totalTime: '合計時間 | 所要時間 | 調理時間目安',
  days: '日',
  difficulty: '難易度',
  easyLevel: '簡単',
  promo: '保存 | チャンネル登録 | フォロー | コメント | いいね',
  waitTitles: 'しばらくお待ちください',
  signIn: 'ログイン',
};
