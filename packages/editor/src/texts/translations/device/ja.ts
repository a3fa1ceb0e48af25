import type { DeviceTranslationTexts } from './device-translation-texts.ts'

export const texts: DeviceTranslationTexts = {
  ask: 'このブラウザで翻訳：{language}',
  changesAsk: 'このブラウザで翻訳して変更を見る',
  about: 'ブラウザ自身の翻訳機能がこの端末で動きます。ほかの翻訳エンジンに本文は渡りません。訳文は同じ検査を通り、下書きは人が確認します。',
  once: '最初のクリックで、ブラウザがこの言語を一度だけダウンロードします。',
  fetching: 'ブラウザが言語をダウンロードしています…',
  download: '言語のダウンロード',
  translating: 'ブラウザが翻訳しています：{all} 件中 {done} 件',
  storing: '翻訳を検査しています…',
  texts: '翻訳済みのテキスト',
  cancel: 'キャンセル',
  not_allowed: 'このブラウザでは、ここで翻訳機能を使えません。管理者またはサイトが無効にしている可能性があります。',
  not_supported: 'このブラウザは、この言語の組み合わせを翻訳できません。',
  no_download: 'ブラウザが言語をダウンロードできませんでした。接続を確認して、もう一度お試しください。',
  not_now: 'ブラウザの翻訳機能はまだ準備できていません。後でもう一度お試しください。',
  no_model: 'このブラウザには、この言語の翻訳機能がありません。',
  no_answer: 'ブラウザの翻訳機能から使える答えが返りませんでした。',
}
