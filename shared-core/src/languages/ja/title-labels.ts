import type { LabelWords } from '../advice-words.ts'

/** Written by us. */
export const labels: LabelWords = {
  label: '速報|号外|更新|追記(?:あり)?|独自|生中継|ライブ|動画(?:あり|付き)?|写真(?:あり)?|必見|下書き|コピー|最新|新着|PR|完成版|緊急',
  section: 'ニュース|お知らせ|記事|ブログ|トップ(?:ページ)?|プレスリリース|新着情報|未分類',
  by: '(?:文|取材|著者|執筆)[:：]',
}
