import { phrases, words } from '../entries.ts'
import type { LanguagePack } from '../language.ts'
import { levels } from '../levels/ja.gen.ts'

/** Japanese. Terms are characters and pairs of them. Not evaluated: the answer threshold is the default of unspaced languages. */
export const pack: LanguagePack = {
  tag: 'ja',
  name: '日本語',
  direction: 'ltr',
  script: 'han',
  reviewed: false,
  lists: {
    stopWords: words(
      'あそこ あっ あの あのかた あの人 あり あります ある あれ い いう います いる う うち え お および おり おります か かつて から が き ここ こちら こと この これ これら さ さらに し しかし する ず せ せる そこ そして その その他 その後 それ それぞれ それで た ただし たち ため たり だ だっ だれ つ て で でき できる です では でも と という といった とき ところ として とともに とも と共に どこ どの な ない なお なかっ ながら なく なっ など なに なら なり なる なん に において における について にて によって により による に対して に対する に関する の ので のみ は ば へ ほか ほとんど ほど ます また または まで も もの ものの や よう より ら られ られる れ れる を ん 及び 彼女 我々 特に 私達 貴方 貴方方',
    ),
    questionWords: phrases(
      '何|なに|誰|だれ|いつ|どこ|どの|どれ|どちら|どう|どうして|どのように|どうやって|なぜ|いくら|いくつ|どのくらい|どんな|何人|何時|とは',
    ),
    genericHeadings: phrases(
      'はじめに|序論|概要|要約|まとめ|結論|おわりに|最後に|背景|詳細|詳しい情報|関連記事|関連項目|参考文献|参考|出典|脚注|注釈|外部リンク|リンク|目次|よくある質問|質問と回答|メリット|デメリット|メリットとデメリット|特徴|ポイント|コツ|例|結果|考察|お問い合わせ|私たちについて|コメント',
    ),
    referenceOpeners: phrases(
      'これ|それ|あれ|この|その|あの|ここ|そこ|こう|そう|こうした|そうした|このような|そのような|彼|彼女|彼ら|そして|それから|その後|したがって|だから|そのため|また|さらに|しかも|しかし|ただし|一方|逆に|代わりに|なお|つまり',
    ),
    announcements: phrases(
      'この記事では|本記事では|この記事で|この記事を読めば|この記事を読むと|今回は|について詳しく紹介|について紹介し|について解説し|を紹介していき|をご紹介し|を解説していき|気になるのは|気になるのが|気になりますよね|調べてみました|調査してみました|まとめてみました|見ていきましょう',
    ),
    genericLinkTexts: phrases(
      'こちら|ここ|ここをクリック|こちらをクリック|続きを読む|もっと見る|もっと読む|詳しくはこちら|詳細はこちら|詳細|リンク|このページ|ページ|サイト|記事|この記事|ダウンロード|出典',
    ),
  },
  months: [],
  ease: null,
  sentenceLimit: 40,
  answerThreshold: 470,
  phrases: {},
  levels,
}
