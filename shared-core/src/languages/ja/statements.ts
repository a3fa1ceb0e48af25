import type { StatementRules } from '../statement-rules.ts'

const s = '(?<s>[^、。「」『』（）()？！\\s]{2,24}?)'
const figure = '[0-9０-９][0-9０-９,，.．〜～~-]*'
const about = '(?:約|およそ|だいたい|最大|最低|平均)?'

export const rules: StatementRules = {
  maxSubject: 24,
  pointing:
    /^(?:これ|それ|あれ|この|その|あの|ここ|そこ|彼|私|僕|あなた|みな|今|また|しかし|そして|なぜ|どう|何|誰|いつ|もし|実は|理由|原因|結果|ポイント|目的|答え|以下|次|上|前者|後者|ほか|他|もの|こと)|(?:これ|それ|この|その|彼女?|私|あなた|あの)/u,
  rules: [
    {
      kind: 'definition',
      pattern: new RegExp(
        `^${s}とは、?(?!言え|いえ|思|言わ|考え|別|違|異|関係|限ら|なら)(?<p>.{8,}(?:です|である|だ|ます|もの|こと|指す|いう))。?$`,
        'u',
      ),
      ask: ({ s: subject = '' }) => `${subject}とは何ですか？`,
    },
    {
      kind: 'definition',
      pattern: new RegExp(
        `^${s}(?<!と)は、?(?<p>.{8,}(?:の一種|のこと|の総称|の名称|の愛称|を指します|を指す))(?:です|である|だ)?。?$`,
        'u',
      ),
      ask: ({ s: subject = '' }) => `${subject}とは何ですか？`,
    },
    {
      kind: 'price',
      pattern: new RegExp(
        `^${s}(?<!に|で|と|へ|も|から|まで|より|場合|とき)は、?.{0,12}?${about}${figure}(?:万|千)?(?:円|ドル|ユーロ)`,
        'u',
      ),
      ask: ({ s: subject = '' }) => `${subject}はいくらですか？`,
    },
    {
      kind: 'time',
      pattern: new RegExp(
        `^${s}は、?.{0,12}?(?:${figure}年(?:${figure}月)?(?:${figure}日)?|${figure}月(?:${figure}日)?)に?、?.{0,12}?(?<p>創業|設立|創立|開業|開店|発売|公開|開催|誕生|完成|建設|創刊|開園|開館)`,
        'u',
      ),
      ask: ({ s: subject = '', p = '' }) => `${subject}の${p}はいつですか？`,
    },
  ],
}
