import type { StatementRules } from './statement-rules.ts'

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
      pattern: new RegExp(`^${s}は、?(?<p>.{8,}(?:の一種|のこと|の総称|の名称|の愛称|を指します|を指す))(?:です|である|だ)?。?$`, 'u'),
      ask: ({ s: subject = '' }) => `${subject}とは何ですか？`,
    },
    {
      kind: 'price',
      pattern: new RegExp(`^${s}は、?.{0,12}?${about}${figure}(?:万|千)?(?:円|ドル|ユーロ)`, 'u'),
      ask: ({ s: subject = '' }) => `${subject}はいくらですか？`,
    },
    {
      kind: 'duration',
      pattern: new RegExp(
        `^${s}(?:に|は|には)、?${about}${figure}(?:秒|分|時間|日|週間|か月|ヶ月|カ月|年)(?:間|ほど|程度|くらい|ぐらい)?(?:かか|続|です|が目安)`,
        'u',
      ),
      ask: ({ s: subject = '' }) => `${subject}にはどのくらいの時間がかかりますか？`,
    },
    {
      kind: 'time',
      pattern: new RegExp(
        `^${s}は、?.{0,12}?(?:${figure}年(?:${figure}月)?(?:${figure}日)?|${figure}月(?:${figure}日)?)に?、?.{0,12}?(?<p>創業|設立|創立|開業|開店|発売|公開|開催|誕生|完成|建設|創刊|開園|開館)`,
        'u',
      ),
      ask: ({ s: subject = '', p = '' }) => `${subject}の${p}はいつですか？`,
    },
    {
      kind: 'place',
      pattern: new RegExp(`^${s}は、?[^。]{2,30}(?:に|の[^。]{1,12}に)(?:あります|ある|位置し|位置する|所在し)`, 'u'),
      ask: ({ s: subject = '' }) =>
        /(?:理由|原因|特徴|魅力|問題|意味|可能性|必要|効果|傾向)$/.test(subject) ? null : `${subject}はどこにありますか？`,
    },
    {
      kind: 'amount',
      pattern: new RegExp(`^${s}の(?<n>人口|面積|高さ|長さ|重さ|温度|カロリー|定員|座席数|年齢|距離)は、?${about}${figure}`, 'u'),
      ask: ({ s: subject = '', n = '' }) => `${subject}の${n}はどのくらいですか？`,
    },
    {
      kind: 'amount',
      pattern: new RegExp(
        `^${about}${figure}(?:万|千|億)?(?<n>人|名|社|店|台|件|個|本|種類|か国|カ国)(?:の(?<o>[^、。が]{1,12}))?が(?<p>[^。]{4,40}(?:ました|した|ています|ている))。?$`,
        'u',
      ),
      ask: ({ n = '', o, p = '' }) => (/[、]/.test(p) ? null : `何${n}${o === undefined ? '' : `の${o}`}が${p}か？`),
    },
    {
      kind: 'cause',
      pattern: /^(?<s>[^、。「」（）？！\s]{4,30}?)(?:理由|原因)は、?(?!何|なぜ|どこ|さまざま|様々|いくつ)(?<p>.{8,})$/u,
      ask: ({ s: subject = '' }) =>
        `なぜ${subject}のですか？`
          .replace(/のの/u, 'の')
          .replace(/の(のですか)/u, '$1')
          .replace(/^なぜ(.*)(?<![うくぐすつぬぶむるいた])のですか？$/u, '$1の理由は何ですか？'),
    },
    {
      kind: 'steps',
      pattern:
        /^(?<s>[^、。「」（）？！]{4,30}?[うくぐすつぬぶむる])(?:ため)?には、?(?<p>.{6,}(?:ましょう|ください|必要があります|ことが大切です|が必要です|おすすめです|ことです|とよいです|と良いです|とよいでしょう|と良いでしょう))。?$/u,
      ask: ({ s: subject = '' }) => `${subject}にはどうすればよいですか？`,
    },
  ],
}
