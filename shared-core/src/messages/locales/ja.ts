import type { Findings, Sentences } from '../translation.ts'

/** Japanese, polite form. Not yet reviewed by a native editor. */
export const sentences: Sentences = {
  'answer-block.title': '引用できる定義、比較、手順のいずれかが記事にある',
  'answer-block.good': '回答に引用されやすい形(定義、比較、手順)が {forms} 種類あります。',
  'answer-block.generic':
    '定義の形をした文がありますが、連続する内容語 {words} 語のうち、主題について何かを述べているのは {said} 語だけです。',
  'answer-block.none': '主題に合う定義、比較、手順が見つかりませんでした。',
  'answer-block.one': '回答に引用されやすい形が 1 種類あります。もう 1 種類あると、別の質問にも役立ちます。',
  'answer-block.fix.sayMore': '定義では、そのものだけに当てはまること(種類、部分、数量、例)を述べてください。',
  'answer-block.fix.defineTerm': '「X とは…です」のように、それが何かを 1 文で述べてください。',
  'answer-block.fix.compareThings': '主題に合う場合は、表か手順を追加してください。',

  'author-named.title': '執筆者と発行者が示されている',
  'author-named.good': '執筆者: {author}、発行者: {publisher}。',
  'author-named.noAuthor': '発行者は {publisher} ですが、執筆者が示されていません。',
  'author-named.noPublisher': '執筆者は {author} ですが、発行者が示されていません。',
  'author-named.neither': '執筆者も発行者も示されていません。',
  'author-named.fix.addByline': 'タイトルの近くに執筆者の名前を示してください。',
  'author-named.fix.namePublisher': 'サイトの設定で発行者の名前を入力してください。',

  'content-extractable.title': '記事をページのほかの部分と区別できる',
  'content-extractable.good': '表示されるテキストの {percent} % が記事で、その位置がマークアップに示されています。',
  'content-extractable.covered':
    '{barrier, select, paywall {ページがペイウォールの内側として指定されています} other {開いたダイアログがページを覆っています}}。テキストの {percent} % が記事です。',
  'content-extractable.mixed': '表示されるテキストのうち、記事は {percent} % だけです。',
  'content-extractable.unmarked': '記事(表示されるテキストの {percent} %)が article 要素にも main 要素にも入っていません。',
  'content-extractable.fix.uncoverText':
    'クローラーと読者に同じテキストを制限なしで見せてください。制限する場合、そのテキストはめったに引用されません。',
  'content-extractable.fix.wrapArticle': '記事だけを article 要素か main 要素に入れてください。',

  'content-usage.title': 'コンテンツの利用条件が robots.txt に書かれている',
  'content-usage.stated': 'robots.txt の記述: {signals}。スコアには影響しません。',
  'content-usage.against': 'robots.txt に {signals} とあります。このスコアが対象とする、見つけられ引用されることを禁じる記述です。',
  'content-usage.none': 'robots.txt に利用についての記述はありません。なくても不利にはなりません。',
  'content-usage.fix.alignSignals': 'ページを引用してほしい場合は、この記述で検索と回答への利用を許可してください。',

  'date-age.title': '記事が最近見直されている',
  'date-age.good': '最終更新は {days} 日前です。',
  'date-age.old': '最終更新は {days} 日前です。',
  'date-age.onlyDated': 'テキストは {days} 日間変わっていないのに、日付だけが新しくなっています。',
  'date-age.fix.reviewArticle': '事実を確認し、正しくなくなった内容を直してから、新しい日付を示してください。',

  'date-order.title': '更新日が公開日より前になっていない',
  'date-order.good': '日付の順序は正しいです。',
  'date-order.order': '更新日({modified})が公開日({published})より前です。',
  'date-order.unreadable': '日付「{date}」を読み取れません。',
  'date-order.fix.fixDates': '日付を訂正してください。',

  'date-visible.title': '読者も機械も信頼できる日付が記事にある',
  'date-visible.good': '日付が示され、互いに一致しています。',
  'date-visible.missing': 'ページに日付が見つかりませんでした。',
  'date-visible.unreadable': '日付「{date}」を読み取れません。',
  'date-visible.hidden': '日付は機械向けに宣言されていますが、読者には見えません。',
  'date-visible.undeclared': '日付は読者に見えますが、メタデータで宣言されていません。',
  'date-visible.differs': '読者に見える日付が、メタデータの日付と異なります。',
  'date-visible.order': '更新日({modified})が公開日({published})より前です。',
  'date-visible.future': '日付 {date} は未来の日付です。',
  'date-visible.fix.showDate': 'タイトルの近くに、公開日か最終更新日を time 要素で表示してください。',
  'date-visible.fix.correctDate': '日付を訂正してください。',

  'description-length.title': '説明文がスニペットに表示できる長さである',
  'description-length.good': '説明文は {length} 文字です。',
  'description-length.short': '説明文は {length} 文字です。{min} 文字以上を目安にしてください。',
  'description-length.long': '説明文は {length} 文字です。スニペットでは {max} 文字より後が切れることがあります。',
  'description-length.fix.writeDescription': '読者に分かることを 1〜2 文で述べてください。',

  'description-present.title': 'ページに説明文(meta description)がある',
  'description-present.good': 'ページに説明文があります。',
  'description-present.missing': 'ページに説明文がありません。',
  'description-present.fix.writeDescription': '読者に分かることを 1〜2 文で述べてください。',

  'domain-authority.title': 'スコアにドメインの権威の数値を使わない',
  'domain-authority.unmeasured': 'ドメインの権威は測定していません。スコアには影響しません。',

  'emoji.title': 'テキストに絵文字が使われている',
  'emoji.some': '絵文字が {count} 個あります。スコアには影響しません。',
  'emoji.none': '絵文字はありません。なくても不利にはなりません。',

  'emphasis-bold.title': '太字の箇所がある',
  'emphasis-bold.some': '太字の箇所が {passages} か所あります。スコアには影響しません。',
  'emphasis-bold.none': '太字の箇所はありません。なくても不利にはなりません。',

  'enumeration-markup.title': '列挙と比較がリストや表としてマークアップされている',
  'enumeration-markup.good': 'リストと表が合わせて {marked} 個あります。',
  'enumeration-markup.prose': '本文中の列挙が {inProse} 個、リストと表が {marked} 個あります。',
  'enumeration-markup.fix.makeList': '{items} 個の項目を番号付きリストにしてください。',
  'enumeration-markup.fix.makeTable': '{items} 個の項目をリストか表にしてください。',

  'heading-order.title': '見出しのレベルが飛んでいない',
  'heading-order.good': '{headings} 個の見出しが正しい順序で並んでいます。',
  'heading-order.skipped': '「{heading}」はレベル {level} ですが、次に来るのはレベル {expected} です。',
  'heading-order.fix.fixLevel': '「{heading}」をレベル {level} にしてください。',

  'heading-question-form.title': '質問の形の見出しがある',
  'heading-question-form.some': '見出し {headings} 個のうち {questions} 個が質問です。スコアには影響しません。',
  'heading-question-form.none': '質問の形の見出しはありません。なくても不利にはなりません。',

  'heading-single-h1.title': 'ページの H1 が 1 つである',
  'heading-single-h1.good': 'ページに H1 が 1 つあります。',
  'heading-single-h1.second': '本文に別の H1 があります:「{heading}」',
  'heading-single-h1.none': 'ページに H1 がありません。',
  'heading-single-h1.fix.demoteHeading': '「{heading}」を H2 にしてください。',
  'heading-single-h1.fix.addH1': 'ページに見出しタイトル(H1)を付けてください。',

  'heading-specific.title': '見出しがセクションの内容を示している',
  'heading-specific.good': '見出し {headings} 個のうち {specific} 個が、セクションの内容を示しています。',
  'heading-specific.generic':
    '見出し {headings} 個のうち {specific} 個が、セクションの内容を示しています。「{heading}」はどの記事にも使える見出しです。',
  'heading-specific.short':
    '見出し {headings} 個のうち {specific} 個が、セクションの内容を示しています。「{heading}」は情報が足りません。主題に関わる語が一つ以下です。',
  'heading-specific.unrelated':
    '見出し {headings} 個のうち {specific} 個が、セクションの内容を示しています。「{heading}」の語は、その下のテキストにほとんど出てきません。',
  'heading-specific.fix.headingName': '「{heading}」に、セクションで扱っている内容を入れてください。',

  'heading-structure.title': '見出しが記事を適切に区切っている',
  'heading-structure.good': '{headings} 個の見出しがテキストを区切っています。',
  'heading-structure.skipped': '「{heading}」はレベル {level} ですが、次に来るのはレベル {expected} です。',
  'heading-structure.few': '{words} 語(日本語などでは文字)に対して、見出しは {headings} 個です。',
  'heading-structure.many': '{words} 語(日本語などでは文字)に対して、見出しが {headings} 個あります。テキストが細切れになっています。',
  'heading-structure.fix.fixLevel': '「{heading}」をレベル {level} にしてください。',
  'heading-structure.fix.addHeading': '{words} 語(日本語などでは文字)続く部分を、続く内容を示す見出しで区切ってください。',
  'heading-structure.fix.joinSections': '同じ主題を扱うセクションをまとめてください。',

  'image-alt.title': '画像に代替テキストがある',
  'image-alt.good': '{images} 個の画像すべてに代替テキストがあるか、装飾として指定されています。',
  'image-alt.missing': '画像 {images} 個のうち {missing} 個に代替テキストがありません。',
  'image-alt.fix.writeAlt': '画像に写っているものを説明するか、装飾として指定してください。',

  'image-present.title': '記事に画像か動画がある',
  'image-present.good': '画像と動画が合わせて {media} 個あります。',
  'image-present.lead': '記事にメイン画像があります。',
  'image-present.none': '記事に画像も動画もありません。',
  'image-present.fix.addImage': 'テキストで説明している内容を示す画像を追加してください。',

  'indexnow.title': 'サイトが変更を IndexNow で通知している',
  'indexnow.used': 'サイトは変更を IndexNow で通知しています。スコアには影響しません。',
  'indexnow.unused': 'サイトは変更を IndexNow で通知していません。時間がかかるだけで、不利にはなりません。',

  'keyphrase-alt.title': '主題を示す画像の代替テキストに、主題が書かれている',
  'keyphrase-alt.good': '画像 {images} 個のうち {met} 個が主題に触れています。',
  'keyphrase-alt.none': '画像 {images} 個のうち、代替テキストで主題に触れているものはありません。',
  'keyphrase-alt.few': '画像 {images} 個のうち {met} 個が主題に触れています。',
  'keyphrase-alt.many': '画像 {images} 個のうち {met} 個が主題に触れています。多すぎて不自然です。',
  'keyphrase-alt.fix.describeImage': '画像が主題を示している場合は、代替テキストで主題に触れてください。',

  'keyphrase-anchor.title': 'キーフレーズを別のページへのリンクに使っていない',
  'keyphrase-anchor.good': 'サイト内の別のページへのリンクに、キーフレーズをテキストとするものはありません。',
  'keyphrase-anchor.competing': 'サイト内の別のページへのリンク {links} 件が、「{phrase}」をテキストにしています。',
  'keyphrase-anchor.fix.renameLink': 'リンクのテキストを「{phrase}」以外の語句にしてください。',

  'keyphrase-density.title': 'キーフレーズが使われていて、多すぎない',
  'keyphrase-density.good': '「{phrase}」は {uses} 回使われています。',
  'keyphrase-density.none': '「{phrase}」を含む文がテキストにありません。',
  'keyphrase-density.few': '「{phrase}」は {words} 語(日本語などでは文字)の中で {uses} 回使われています。',
  'keyphrase-density.many': '「{phrase}」は {words} 語(日本語などでは文字)の中で {uses} 回使われています。多すぎます。',
  'keyphrase-density.fix.usePhrase': 'その内容を述べている箇所で「{phrase}」を使ってください。',
  'keyphrase-density.fix.varyPhrase': '主題が明らかな箇所では、「{phrase}」を別の語に置き換えてください。',

  'keyphrase-description.title': '説明文にキーフレーズが含まれている',
  'keyphrase-description.good': '説明文に「{phrase}」が含まれています。',
  'keyphrase-description.missing': '説明文に「{phrase}」がありません。',
  'keyphrase-description.many': '説明文に「{phrase}」が {times} 回あります。',
  'keyphrase-description.fix.writeDescription': '「{phrase}」について読者に分かることを、一度だけ述べてください。',

  'keyphrase-distribution.title': 'キーフレーズがテキスト全体に行き渡っている',
  'keyphrase-distribution.good': '「{phrase}」がテキスト全体に行き渡っています。',
  'keyphrase-distribution.gap': '「{phrase}」の出てこない部分が、テキストの {percent} % 続きます。',
  'keyphrase-distribution.fix.spreadPhrase': 'テキストが再びその内容に触れる箇所で、もう一度「{phrase}」を使ってください。',

  'keyphrase-heading.title': 'キーフレーズを含む見出しがある',
  'keyphrase-heading.good': '見出し {headings} 個のうち {met} 個がキーフレーズを使っています。',
  'keyphrase-heading.few': '見出し {headings} 個のうち {met} 個がキーフレーズを使っています。',
  'keyphrase-heading.many': '見出し {headings} 個のうち {met} 個がキーフレーズを使っています。多すぎます。',
  'keyphrase-heading.fix.nameInHeading': '合う見出しで「{phrase}」を使ってください。',
  'keyphrase-heading.fix.varyHeadings': '見出しでは、それぞれのセクションに固有の内容を示してください。',

  'keyphrase-intro.title': '冒頭にキーフレーズが含まれている',
  'keyphrase-intro.good': '最初の段落に「{phrase}」を含む文があります。',
  'keyphrase-intro.spread': '最初の段落に「{phrase}」の語がありますが、複数の文に分かれています。',
  'keyphrase-intro.later': '「{phrase}」が出てくるのは、最初の段落より後です。',
  'keyphrase-intro.missing': '冒頭で「{phrase}」に触れていません。',
  'keyphrase-intro.fix.openWithPhrase': '最初の数文で、「{phrase}」についての記事であることを述べてください。',

  'keyphrase-length.title': 'キーフレーズが実際に入力される長さである',
  'keyphrase-length.good': 'キーフレーズの内容語は {words} 個です。',
  'keyphrase-length.long': 'キーフレーズの内容語は {words} 個です。{max} 個までで十分です。',
  'keyphrase-length.empty': 'キーフレーズに内容語がありません。',
  'keyphrase-length.fix.shortenPhrase': '主題を表す語だけを残してください。',

  'keyphrase-slug.title': 'アドレスにキーフレーズが含まれている',
  'keyphrase-slug.good': 'アドレスに「{phrase}」が含まれています。',
  'keyphrase-slug.missing': 'アドレスに「{phrase}」の語が足りません。',
  'keyphrase-slug.fix.nameInSlug': 'アドレスに「{phrase}」の語を使ってください。',

  'keyphrase-title.title': 'タイトルにキーフレーズが含まれている',
  'keyphrase-title.good': 'タイトルに「{phrase}」が含まれています。',
  'keyphrase-title.late': 'タイトルに「{phrase}」がありますが、後ろのほうです。',
  'keyphrase-title.part': 'タイトルに「{phrase}」の一部だけがあります。',
  'keyphrase-title.missing': 'タイトルに「{phrase}」がありません。',
  'keyphrase-title.fix.chooseTitle': '「{phrase}」をタイトルの先頭に置いてください。',

  'keyphrase-unique.title': '同じキーフレーズの記事がほかにない',
  'keyphrase-unique.good': 'キーフレーズ「{phrase}」の記事はほかにありません。',
  'keyphrase-unique.used': 'キーフレーズ「{phrase}」の記事がほかに {articles} 件あります。',
  'keyphrase-unique.fix.chooseKeyphrase': '「{phrase}」以外のキーフレーズを選ぶか、記事をまとめてください。',

  'link-address.title': 'リンクのアドレスが読者に使える',
  'link-address.good': '{links} 件のアドレスを開けます。',
  'link-address.broken': '「{address}」は開けるアドレスではありません。',
  'link-address.script': '「{address}」はリンク先へ移動せず、スクリプトを実行します。',
  'link-address.private': '「{address}」はテスト用のサイトか、あなた自身のコンピューターを指しています。',
  'link-address.mail': '「{address}」はメールアドレスではありません。',
  'link-address.fix.fixLink': 'アドレス「{address}」を訂正してください。',

  'link-external.title': 'テキストにほかのサイトへのリンクがある',
  'link-external.good': 'ほかのサイトへのリンクが {links} 件あります。',
  'link-external.nofollow': 'ほかのサイトへのリンクがすべて nofollow です。',
  'link-external.none': 'ほかのサイトへのリンクがありません。',
  'link-external.fix.linkSource': '出典にもとづく箇所では、その出典にリンクしてください。',

  'link-internal.title': 'テキストにサイト内の別のページへのリンクがある',
  'link-internal.good': 'サイト内の別のページへのリンクが {links} 件あります。',
  'link-internal.nofollow': 'サイト内の別のページへのリンクがすべて nofollow です。',
  'link-internal.none': 'サイト内の別のページへのリンクがありません。',
  'link-internal.fix.addInternalLink': '関連する主題に触れている箇所で、サイト内の関連ページにリンクしてください。',

  'link-text.title': 'リンクのテキストがリンク先を示している',
  'link-text.good': '{links} 件のリンクがリンク先を示しています。',
  'link-text.vague': 'リンク {links} 件のうち {vague} 件が、「{text}」のようにリンク先を示していません。',
  'link-text.fix.nameLink': '「{text}」をリンク先の名前に置き換えてください。',

  'llms-txt.title': 'サイトに llms.txt がある',
  'llms-txt.present': 'サイトに llms.txt があります。スコアには影響しません。',
  'llms-txt.absent': 'サイトに llms.txt はありません。なくても不利にはなりません。',

  'markdown-alternate.title': 'ページに Markdown 版がある',
  'markdown-alternate.declared': 'Markdown 版が宣言されています: {address}。スコアには影響しません。',
  'markdown-alternate.none': 'Markdown 版は宣言されていません。なくても不利にはなりません。',

  'opening-answer.title': '冒頭が主な質問に答えている',
  'opening-answer.good': '冒頭が「{question}」に答えています。',
  'opening-answer.weak': '冒頭に「{question}」の答えになる内容がほとんどありません。',
  'opening-answer.generic':
    '冒頭に質問の語はありますが、連続する内容語 {words} 語のうち、主題について何かを述べているのは {said} 語だけです。',
  'opening-answer.fix.sayMore': '主題に固有のこと(数量、名前、場所、部分、例)を述べてください。',
  'opening-answer.fix.leadWithAnswer': '「{question}」に答える 1〜2 文から始めてください。',

  'page-canonical.title': 'ページが正規アドレス(canonical)を示している',
  'page-canonical.good': '正規アドレスが正しく宣言されています。',
  'page-canonical.missing': '正規アドレスが宣言されていません。',
  'page-canonical.several': '正規アドレスが {count} 個宣言されています。その場合、どれを使うかはエンジンが決めます。',
  'page-canonical.relative': '正規アドレス「{address}」が絶対アドレスではありません。',
  'page-canonical.insecure': '正規アドレス「{address}」が https を使っていません。',
  'page-canonical.foreign': '正規アドレス「{address}」が別のサイトにあります。',
  'page-canonical.fix.setCanonical': 'このサイトの https の絶対アドレスを 1 つ宣言してください。',

  'page-genuine.title': 'ページがエラーページではない',
  'page-genuine.good': 'エラーページではなく、通常のページです。',
  'page-genuine.error': 'エラーページのように見えます:「{title}」',
  'page-genuine.fix.answerTruly': 'エラーのときは、サーバーがエラーのステータスを返すようにしてください。',

  'page-hreflang.title': 'ページの翻訳版が正しく宣言されている',
  'page-hreflang.good': '{languages} 件の翻訳版が正しく宣言されています。',
  'page-hreflang.invalid': '「{language}」は言語タグではありません。',
  'page-hreflang.relative': '「{address}」が絶対アドレスではありません。',
  'page-hreflang.noSelf': '翻訳版の宣言に、このページ自身が含まれていません。',
  'page-hreflang.fix.fixHreflang': 'このページも含め、すべての言語版を絶対アドレスで宣言してください。',

  'page-indexable.title': '検索エンジンがページをインデックスに登録できる',
  'page-indexable.good': '検索エンジンによるインデックス登録を妨げるものはありません。',
  'page-indexable.noindex': 'ページが検索エンジンにインデックス登録しないよう求めています({directive})。',
  'page-indexable.status': 'サーバーの応答はステータス {status} です。登録されるのは 200 で応答するページだけです。',
  'page-indexable.canonical': '正規アドレスが別のページを指しています: {address}。',
  'page-indexable.fix.allowIndexing': '見つけてもらいたいページであれば、noindex の指示を外すか、ページを公開してください。',
  'page-indexable.fix.setCanonical': '見つけてもらいたいのがこのページであれば、正規アドレスをこのページに向けてください。',

  'page-lang.title': 'ページが言語を宣言している',
  'page-lang.good': 'ページが言語 {language} を宣言しています。',
  'page-lang.missing': 'ページが言語を宣言していません。',
  'page-lang.invalid': '「{language}」は言語タグではありません。',
  'page-lang.differs': 'ページは {declared} を宣言していますが、記事の言語は {language} です。',
  'page-lang.fix.setLang': 'html 要素で lang="{language}" を宣言してください。',

  'page-metadata.title': 'ページについての情報がそろっている',
  'page-metadata.good': 'ページについての情報 {items} 件がすべてそろっています。',
  'page-metadata.missing': 'ページについての情報 {items} 件のうち {present} 件があります。不足: {names}。',
  'page-metadata.fix.addTitle': 'タイトルを書いてください。',
  'page-metadata.fix.addDescription': '説明文を書いてください。',
  'page-metadata.fix.singleH1': 'ページの H1 を 1 つだけにしてください。',
  'page-metadata.fix.setLang': 'html 要素で言語を宣言してください。',
  'page-metadata.fix.setCanonical': '正規アドレスを 1 つ宣言してください。',

  'page-robots.title': 'robots の指示が明確で、ページを見つけられる',
  'page-robots.good': 'robots の指示は明確です。',
  'page-robots.noindex': 'ページがインデックス登録しないよう求めています。',
  'page-robots.conflict': 'robots の指示が互いに矛盾しています: {directives}。',
  'page-robots.several': 'robots 要素が {count} 個あります。最も厳しいものが適用されます。',
  'page-robots.nofollow': 'ページがリンクをたどらないよう求めています。',
  'page-robots.fix.allowIndexing': '見つけてもらいたいページであれば、noindex の指示を外してください。',
  'page-robots.fix.clearRobots': '意図する内容の robots 要素を 1 つだけ残してください。',

  'page-snippet.title': 'エンジンがページのテキストを表示できる',
  'page-snippet.good': 'エンジンによるテキストの引用を妨げるものはありません。',
  'page-snippet.nosnippet': 'ページがスニペットを禁止しています(nosnippet)。',
  'page-snippet.short': 'ページが許可するスニペットは {characters} 文字までです。回答には {min} 文字以上が必要です。',
  'page-snippet.covered': 'テキストの {percent} % に data-nosnippet が付いています。',
  'page-snippet.fix.allowSnippet': 'robots の指示とマークアップから制限を外してください。',

  'page-viewport.title': '読者がページを拡大できる',
  'page-viewport.good': 'ページは小さな画面に合い、拡大できます。',
  'page-viewport.missing': 'ページが viewport を宣言していません。',
  'page-viewport.locked': 'ページが拡大を禁止しています。',
  'page-viewport.fix.fixViewport': 'width=device-width, initial-scale=1 を宣言し、拡大の制限を外してください。',

  'paragraph-length.title': '長すぎる段落がない',
  'paragraph-length.good': '最も長い段落は {words} 語(日本語などでは文字)です。',
  'paragraph-length.long': '{words} 語(日本語などでは文字)の段落があり、{max} を超えています。',
  'paragraph-length.fix.splitParagraph': '{words} 語(日本語などでは文字)の段落を、話題の変わる箇所で分けてください。',

  'passage-self-contained.title': 'セクションの冒頭が、それだけで理解できる',
  'passage-self-contained.good': 'セクション {sections} 個のうち {met} 個は、冒頭だけで理解できます。',
  'passage-self-contained.pointsBack':
    'セクション {sections} 個のうち {met} 個は、冒頭だけで理解できます。「{heading}」は、前の内容を指す「{word}」で始まっています。',
  'passage-self-contained.unnamed':
    'セクション {sections} 個のうち {met} 個は、冒頭だけで理解できます。「{heading}」の冒頭は主題を示していません。',
  'passage-self-contained.fix.nameSubject': '「{word}」が何を指すかを書いてください。',
  'passage-self-contained.fix.nameTopic': '「{heading}」の最初の段落で主題を示してください。',

  'passage-size.title': '段落とセクションが引用できる長さである',
  'passage-size.good': '段落 {paragraphs} 個のうち {fitting} 個が、引用できる長さです。',
  'passage-size.long': '{words} 語(日本語などでは文字)の段落があり、{max} を超えています。',
  'passage-size.short': '段落 {paragraphs} 個のうち {fitting} 個が、引用できる長さです。多くは {min} 語(日本語などでは文字)に足りません。',
  'passage-size.sections': 'セクション {sections} 個のうち {fitting} 個が、{min}〜{max} 語(日本語などでは文字)です。',
  'passage-size.fix.splitParagraph': '{words} 語(日本語などでは文字)の段落を、話題の変わる箇所で分けてください。',
  'passage-size.fix.joinParagraphs': '同じ話題の短い段落をまとめてください。',
  'passage-size.fix.balanceSections': '長いセクションは見出しで区切り、短すぎるセクションはまとめてください。',

  'passive-voice.title': '誰が何をするかを文が示している',
  'passive-voice.good': '受動態の文は {percent} % です。',
  'passive-voice.many': '受動態の文が {percent} % あります。1 割までで十分です。',
  'passive-voice.fix.nameActor': '誰がするのかを示してください。',

  'question-coverage.title': '記事が取り上げた質問に答えている',
  'question-coverage.good': '質問 {total} 件のうち {answered} 件に答えています。',
  'question-coverage.unanswered': '質問 {total} 件のうち {answered} 件に答えています。まだ回答がないもの:「{question}」',
  'question-coverage.fix.answerQuestion': '「{question}」に、それだけで伝わる 1〜2 文で答えてください。',

  'quotation-attributed.title': '記事が人の発言を引用し、誰の発言かを示している',
  'quotation-attributed.good': '{quotations} 件の引用に発言者が示されています。',
  'quotation-attributed.few': '{quotations} 件の引用に発言者が示されています。',
  'quotation-attributed.unattributed': '{quotations} 件の引用に発言者が示されています。「{quote}」には示されていません。',
  'quotation-attributed.fix.quoteExpert': '詳しい人に話を聞いた場合や、出典を示せる場合は、名前を挙げてその人の発言を引用してください。',
  'quotation-attributed.fix.nameSpeaker': '誰の発言かを示してください。',

  'search-bot-access.title': '検索エンジンと回答エンジンのクローラーがページを読める',
  'search-bot-access.good': '検索エンジンと回答エンジンのクローラー {bots} 種類すべてがページを読めます。',
  'search-bot-access.blocked':
    'robots.txt が、検索エンジンと回答エンジンのクローラー {bots} 種類のうち {blocked} 種類を拒否しています: {names}。',
  'search-bot-access.fix.allowBot': 'そこで見つけてもらいたい場合は、robots.txt で {bot} を許可してください。',

  'section-opening-answer.title': 'セクションの冒頭が、見出しの約束する内容を述べている',
  'section-opening-answer.good': 'セクション {sections} 個のうち {met} 個の冒頭が、見出しの約束する内容を述べています。',
  'section-opening-answer.open':
    'セクション {sections} 個のうち {met} 個の冒頭が、見出しの約束する内容を述べています。「{heading}」は述べていません。',
  'section-opening-answer.generic':
    'セクションの冒頭に見出しの語はありますが、連続する内容語 {words} 語のうち、主題について何かを述べているのは {said} 語だけです。',
  'section-opening-answer.fix.sayMore': '各セクションで、そこに固有のこと(数量、名前、場所、部分、例)を述べてください。',
  'section-opening-answer.fix.openSection': 'セクション「{heading}」を、何についてのセクションかを述べる 2〜3 文から始めてください。',

  'sentence-length.title': '長い文が少ない',
  'sentence-length.good': '{limit} 語(日本語と中国語では文字)を超える文は {percent} % です。',
  'sentence-length.long': '{limit} 語(日本語と中国語では文字)を超える文が {percent} % あります。多くても 4 分の 1 を目安にしてください。',
  'sentence-length.fix.shortenSentence': '長い文を分けてください。最も長い文は {words} 語(日本語と中国語では文字)です。',

  'sentence-start.title': '隣り合う文の書き出しが異なる',
  'sentence-start.good': '隣り合う文の書き出しは異なっています。',
  'sentence-start.same': '{times} 個の文が続けて「{word}」で始まっています。',
  'sentence-start.fix.varyStart': 'そのうちの 1 文を、「{word}」以外の語で始めてください。',

  'slug-short.title': 'アドレスが短く読みやすい',
  'slug-short.good': 'アドレスは短く読みやすいです。',
  'slug-short.long': 'アドレスは {length} 文字です。{max} 文字までを目安にしてください。',
  'slug-short.form': '「{slug}」に大文字か下線があります。小文字とハイフンのほうが読みやすくなります。',
  'slug-short.empty': '「{slug}」からは主題が分かりません。',
  'slug-short.fix.shortenSlug': '主題を表す 2〜5 語だけを残してください。',

  'social-card.title': '共有されたリンクにカードが表示される',
  'social-card.good': '共有されたリンクにカードが表示されます。',
  'social-card.missing': '共有されたリンクにカードが表示されません。',
  'social-card.fix.addCard': 'システムが twitter:card か Open Graph のプロパティを出力するようにしてください。',

  'social-open-graph.title': '共有されたリンクにタイトル、テキスト、画像が表示される',
  'social-open-graph.good': '共有されたリンクのプレビューはそろっています。',
  'social-open-graph.missing': 'プレビュー用のプロパティ {total} 件のうち {present} 件があります。不足: {names}。',
  'social-open-graph.relative': '画像のアドレス「{address}」が絶対アドレスではありません。',
  'social-open-graph.small': '画像は {width} × {height} px です。大きなプレビューには 1200 × 630 px が必要です。',
  'social-open-graph.fix.addOpenGraph': 'システムが Open Graph のプロパティを出力するようにしてください。',

  'source-linked.title': '記述が出典へのリンクで裏付けられている',
  'source-linked.good': '{sources} 件の異なる出典が、リンクまたは一覧で示されています。',
  'source-linked.few': '{words} 語(日本語などでは文字)に対して、リンクまたは一覧で示された出典は {sources} 件です。',
  'source-linked.many':
    '{words} 語(日本語などでは文字)に対して、リンクまたは一覧で示された出典が {sources} 件あります。読者が追いきれない数です。',
  'source-linked.fix.linkSource': '記述のもとになった研究、文書、ページにリンクしてください。',
  'source-linked.fix.thinSources': '記述を裏付けるリンクだけを残してください。',

  'specific-density.title': '記事が日付、価格、バージョン、名前を具体的に挙げている',
  'specific-density.good': '日付、価格、バージョン、名前が合わせて {specifics} 件あります。',
  'specific-density.vague': '{words} 語(日本語などでは文字)に対して、日付、価格、バージョン、名前は合わせて {specifics} 件です。',
  'specific-density.noPrice': 'タイトルは価格を示すと約束していますが、テキストに価格がありません。',
  'specific-density.fix.nameSpecifics': '分かっている日付、価格、バージョン、場所、人名を挙げてください。',

  'statistic-density.title': '記事が数値を示している',
  'statistic-density.good': '単位、通貨、数える対象の付いた数値が {figures} 件あります。',
  'statistic-density.few': '{words} 語(日本語などでは文字)に対して、数値は {figures} 件です。',
  'statistic-density.many': '{words} 語(日本語などでは文字)に対して、数値が {figures} 件あります。多すぎて一つ一つが埋もれます。',
  'statistic-density.fix.addFigure': '分かっていて出典も示せる数値を追加してください。',
  'statistic-density.fix.thinFigures': '数値の一部を表に移してください。',

  'statistic-source.title': '数値に出典が示されている',
  'statistic-source.good': '数値 {figures} 件のうち {sourced} 件に出典が示されています。',
  'statistic-source.unsourced': '数値 {figures} 件のうち {sourced} 件に出典が示されています。{figure} にはありません。',
  'statistic-source.fix.sourceFigure': '{figure} の出典を、同じ文か次の文でリンクか名前によって示してください。',

  'structured-data-faq.title': 'ページに FAQ のマークアップがある',
  'structured-data-faq.present': 'ページに FAQ のマークアップがあります。スコアには影響しません。',
  'structured-data-faq.absent': 'ページに FAQ のマークアップはありません。なくても不利にはなりません。',

  'structured-data-howto.title': 'ページに HowTo のマークアップがある',
  'structured-data-howto.present': 'ページに HowTo のマークアップがあります。スコアには影響しません。',
  'structured-data-howto.absent': 'ページに HowTo のマークアップはありません。なくても不利にはなりません。',

  'structured-data-present.title': 'ページに構造化データがある',
  'structured-data-present.present': '構造化データ: {types}。スコアには影響しません。',
  'structured-data-present.absent': '構造化データはありません。スコアには影響しません。',

  'structured-data-valid.title': '構造化データが有効で、ページの内容と一致している',
  'structured-data-valid.good': '構造化データは有効です。',
  'structured-data-valid.broken': 'JSON として読めない構造化データのブロックがあります。',
  'structured-data-valid.missing': '{type} に {property} がありません。',
  'structured-data-valid.headline': '{type} の見出しタイトルが、読者に見えるものと異なります。',
  'structured-data-valid.date': '{type} の {property} が、読者に見える日付と異なります。',
  'structured-data-valid.text': '{type} の {property} の内容がテキストにありません。',
  'structured-data-valid.duplicate': '{type} が 2 つ以上あります。',
  'structured-data-valid.fix.fixMarkup': '構造化データを訂正するか、このプラグインに出力させてください。',

  'subheading-distribution.title': '見出しのない部分が長く続かない',
  'subheading-distribution.good': '見出しのない最も長い部分は {words} 語(日本語などでは文字)です。',
  'subheading-distribution.long': '見出しのない部分が {words} 語(日本語などでは文字)続きます。{max} までを目安にしてください。',
  'subheading-distribution.fix.addHeading': '{words} 語(日本語などでは文字)続く部分を、続く内容を示す見出しで区切ってください。',

  'term-repetition.title': '同じ語を必要以上に繰り返していない',
  'term-repetition.good': '必要以上に繰り返されている語はありません。',
  'term-repetition.stuffed': '「{word}」が {words} 語の中に {count} 回あります。',
  'term-repetition.spam': '「{word}」が {words} 語の中に {count} 回あり、スパムのように読めます。',
  'term-repetition.again': '連続する内容語 {stretch} 語のうち、異なるのは {different} 語だけです。同じことの繰り返しになっています。',
  'term-repetition.fix.varyTerm': '主題が明らかな箇所では、「{word}」を代名詞か別の語に置き換えてください。',
  'term-repetition.fix.sayMore': '各文で新しいことを述べるか、その文を削ってください。',

  'text-ease.title': 'テキストが読みやすい',
  'text-ease.good': '読みやすさ {ease} / 100({formula})。',
  'text-ease.hard': '読みやすさ {ease} / 100({formula})。平易な文章の目安は 60 です。',
  'text-ease.fix.useShortWords': '長い文を分け、短い語を選んでください。',

  'text-fluency.title': 'テキストに重複や余分な言い回しがなく、滑らかに読める',
  'text-fluency.good': '{words} 語の中に、重複や余分な言い回しが {faults} 件あります。',
  'text-fluency.doubled': '{words} 語の中に、重複や余分な言い回しが {faults} 件あります。「{word}」が 2 回続いています。',
  'text-fluency.repeated': '{words} 語の中に、重複や余分な言い回しが {faults} 件あります。',
  'text-fluency.fix.removeDoubled': '2 つ目の「{word}」を削除してください。',
  'text-fluency.fix.removeRepetition': '一度だけ述べ、意味のない言い回しを省いてください。',

  'text-in-html.title': 'テキストが HTML に含まれている',
  'text-in-html.good': 'サーバーが送る HTML にテキストが含まれています。',
  'text-in-html.empty': 'HTML には空の枠しかなく、テキストはスクリプトで生成されます。',
  'text-in-html.part': '{known} 語(日本語などでは文字)のうち HTML にあるのは {words} です。残りはスクリプトで生成されます。',
  'text-in-html.fix.renderOnServer': 'サーバーがテキストを送るようにしてください(サーバー側での生成か静的なビルド)。',

  'text-length.title': 'ページの内容が薄くない',
  'text-length.good': '{words} 語です。',
  'text-length.thin': '{words} 語です。{min} 語に満たないページは、内容が薄いとみなされます。',
  'text-length.goodCharacters': '{characters} 文字です。',
  'text-length.thinCharacters': '{characters} 文字です。{min} 文字に満たないページは、内容が薄いとみなされます。',
  'text-length.fix.extendText': '読者が知るべきことがまだあれば、書き加えてください。',

  'text-readability.title': 'テキストが読みやすい',
  'text-readability.ease': '読みやすさ {ease} / 100({formula})。',
  'text-readability.sentences': '1 文の平均は {words} 語(日本語などでは文字)です。',
  'text-readability.fix.shortenSentence': '長い文を分けてください。最も長い文は {words} 語(日本語などでは文字)です。',

  'text-sufficient.title': '採点に十分なテキストがある',
  'text-sufficient.good': 'テキストは {words} 語です。',
  'text-sufficient.little': 'テキストは {words} 語です(繰り返しの文は 1 回だけ数えます)。{min} 語に満たないと採点には足りません。',
  'text-sufficient.littleCharacters':
    'テキストは {characters} 文字です(繰り返しの文は 1 回だけ数えます)。{min} 文字に満たないと採点には足りません。',
  'text-sufficient.goodCharacters': 'テキストは {characters} 文字です。',
  'text-sufficient.fix.extendText': '読者がまだ知るべきことを書き加えてください。',

  'text-toc.title': 'テキストに目次がある',
  'text-toc.some': '{entries} 項目の目次があります。スコアには影響しません。',
  'text-toc.none': '目次はありません。なくても不利にはなりません。',

  'text-visible.title': '機械に見えるテキストがすべて読者にも見える',
  'text-visible.good': '隠しテキストは見つかりませんでした。',
  'text-visible.instruction': 'テキストに言語モデルへの指示が含まれています:「{quote}」',
  'text-visible.hiddenInstruction': '隠しテキストに言語モデルへの指示が含まれています:「{quote}」',
  'text-visible.invisible': '「{quote}」の近くに、見えない文字が続いています。',
  'text-visible.hidden': '読者に見えないテキストがあります:「{quote}」',
  'text-visible.fix.removeHidden': '削除してください。ご自身が書いたものでなければ、誰がページを変更したかを調べてください。',

  'text-word-count.title': '記事の長さ',
  'text-word-count.long': '{words} 語(日本語などでは文字)です。スコアには影響しません。',
  'text-word-count.short': '{words} 語(日本語などでは文字)です。スコアには影響しません。',

  'title-answered.title': '気を引くタイトルの答えがテキストにある',
  'title-answered.good': 'タイトルは、テキストにあること以上を約束していません。',
  'title-answered.teasing': 'タイトルは気を引きますが、テキストがそれに答えていません。',
  'title-answered.fix.sayAnswer': '読者に分かることをタイトルで述べるか、冒頭で答えてください。',

  'title-h1-match.title': 'タイトルと H1 が同じ内容を述べている',
  'title-h1-match.good': 'タイトルと H1 は同じ内容を述べています。',
  'title-h1-match.apart': 'タイトルと H1「{headline}」に共通する語がほとんどありません。',
  'title-h1-match.fix.alignTitle': 'H1 の主題をタイトルに入れるか、タイトルの主題を H1 に入れてください。',

  'title-length.title': 'タイトルが検索結果に表示できる長さである',
  'title-length.good': 'タイトルは {length} 文字です。',
  'title-length.short': 'タイトルは {length} 文字です。{min} 文字以上を目安にしてください。',
  'title-length.long': 'タイトルは {length} 文字です。検索結果では {max} 文字より後が切れることがあります。',
  'title-length.fix.chooseTitle': '提案されたタイトルを選ぶか、今のタイトルを変更してください。',

  'title-number.title': 'タイトルに数値がある',
  'title-number.some': 'タイトルに数値「{figure}」があります。スコアには影響しません。',
  'title-number.none': 'タイトルに数値はありません。なくても不利にはなりません。',

  'title-power-word.title': 'タイトルに感情に訴える語がある',
  'title-power-word.some': 'タイトルに「{word}」があります。スコアには影響しません。',
  'title-power-word.none': 'タイトルに感情に訴える語はありません。なくても不利にはなりません。',

  'title-present.title': 'ページにタイトルがある',
  'title-present.good': 'ページにタイトルがあります。',
  'title-present.missing': 'ページにタイトルがありません。',
  'title-present.fix.chooseTitle': 'タイトルを書くか、提案されたタイトルを選んでください。',

  'title-question-match.title': 'タイトルと説明文が、読者のたずねることを示している',
  'title-question-match.good': 'タイトル、説明文、見出しタイトル、アドレスが「{question}」に対応しています。',
  'title-question-match.uncovered': 'タイトルに「{question}」の語が足りません: {terms}。',
  'title-question-match.weak': '説明文、見出しタイトル、アドレスのいずれかが「{question}」にほとんど触れていません。',
  'title-question-match.fix.titleCoverTerm': '「{term}」をタイトルに入れてください。',
  'title-question-match.fix.describeQuestion': '説明文で「{question}」を取り上げてください。',

  'title-sentiment.title': 'タイトルが感情を表している',
  'title-sentiment.positive': 'タイトルは肯定的な印象です(「{word}」)。スコアには影響しません。',
  'title-sentiment.negative': 'タイトルは否定的な印象です(「{word}」)。スコアには影響しません。',
  'title-sentiment.neutral': 'タイトルは感情を表していません。なくても不利にはなりません。',

  'title-width.title': 'タイトルが検索結果の 1 行に収まる',
  'title-width.good': 'タイトルの幅は {px} px で、収まります。',
  'title-width.wide': 'タイトルの幅は {px} px です。検索結果では約 {max} px で切れます。',
  'title-width.narrow': 'タイトルの幅は {px} px です。{min} px 以上あると、表示される幅を活かせます。',
  'title-width.fix.chooseTitle': '提案されたタイトルを選ぶか、今のタイトルを変更してください。',

  'tone-neutral.title': '売り込みではなく情報を伝える文体である',
  'tone-neutral.good': '文体は中立です。',
  'tone-neutral.promotional': '{words} 語(日本語などでは文字)の中に、「{phrase}」のような宣伝的な表現が {phrases} 件あります。',
  'tone-neutral.fix.stateFact': '「{phrase}」を、その裏付けとなる事実に置き換えてください。',

  'topic-focus.title': 'セクションが 1 つの主題に沿っている',
  'topic-focus.good': 'セクション {sections} 個のうち {met} 個が主題を扱っています。',
  'topic-focus.astray': 'セクション {sections} 個のうち {met} 個が主題を扱っています。「{heading}」は主題に触れていません。',
  'topic-focus.generic':
    'セクションは主題の語を含んでいますが、連続する内容語 {words} 語のうち、主題について何かを述べているのは {said} 語だけです。',
  'topic-focus.many': '主な見出しが {headings} 個あります。1 つの記事には多すぎます。',
  'topic-focus.fix.sayMore': '各セクションで、そこに固有のこと(数量、名前、場所、部分、例)を述べてください。',
  'topic-focus.fix.splitArticle': '{sections} 個のセクションを別の記事に分けてください。',

  'training-bot-access.title': '学習用のテキストを集めるクローラーがページを読める',
  'training-bot-access.allowed': '学習用のテキストを集めるすべてのクローラーがページを読めます。スコアには影響しません。',
  'training-bot-access.blocked': '拒否されているもの: {names}。スコアには影響しません。',

  'transition-word.title': '文と文がつながっている',
  'transition-word.good': 'つなぎの語を含む文は {percent} % です。',
  'transition-word.few': 'つなぎの語を含む文は {percent} % です。',

  'title-reason.coversQuestion': '質問「{question}」に対応しています。',
  'title-reason.startsWithTerm': '「{term}」で始まります。',
  'title-reason.hasFigure': 'テキストにある数値を示しています: {figure}。',
  'title-reason.namesThing': '{name} を挙げています。',
  'title-reason.fits': '検索結果に収まります: {px} px、{chars} 文字。',
  'title-reason.matchesIntent':
    '読者の求めるものに合っています: {intent, select, how_to {手順} definition {それが何か} comparison {比較} list {リスト} price {価格} review {レビュー} news {ニュース} opinion {意見} other {{intent}}}。',
  'title-reason.dropsClickbait': 'クリックを誘うだけの表現を省いています。',
  'title-reason.fromHeading': '記事の見出しから作成しました。',
  'title-reason.fromLead': '記事の冒頭から作成しました。',
  'title-reason.fromText': '記事の文から作成しました。',
  'title-reason.fromTitle': 'あなた自身のタイトルから作成しました。',
  'title-reason.longerThanLimit': '幅が {px} px あります。検索結果では {max} px で切れることがあります。',
  'title-reason.notInText': 'テキストで触れていないことを挙げています。',
  'title-reason.saysLittle': '短すぎて、何についての記事か分かりません。',
  'title-reason.soundsLikeClickbait': 'クリックを誘うだけの表現に見えます。',
  'title-reason.unusualForm': '感嘆符、絵文字、大文字だけの語、対になっていない記号のいずれかがあります。',
  'title-reason.repeatsWords': '同じ語を繰り返しています。',

  'schema-type.setByAuthor': '手動で選択されました。',
  'schema-type.declaredInPage': 'ページ自体の構造化データに {type} とあります。',
  'schema-type.newsAddress': 'アドレスがニュースのセクションに属しています。',
  'schema-type.newsPublisher': 'サイトが報道機関であると示しています。',
  'schema-type.blogAddress': 'アドレスがブログに属しています。',
  'schema-type.recipeInText': 'テキストに {ingredients} 件の食材と {steps} 件の手順があります。',
  'schema-type.eventInText': 'テキストが日付と場所を示してイベントを告知しています。',
  'schema-type.reviewInText': 'テキストに評価があります: {rating} / {best}。',
  'schema-type.productInText': 'テキストが 1 つの商品を扱っています。',
  'schema-type.videoInText': 'テキストに動画があります。',
  'schema-type.stepsInText': 'テキストに {count} 件の手順があります。',
  'schema-type.questionsInText': 'テキストが、見出しの下かブロックの中で {count} 件の質問に答えています。',
  'schema-type.listInText': 'テキストが {count} 項目の番号付きリストです。',
  'schema-type.noSpecialSign': 'テキストにもアドレスにも、より限定された種類を示すものはありません。',

  'graph-note.requiredMissing': '必要な情報が見つからないため、出力していません: {property}。',
  'graph-note.recommendedMissing': '推奨されていますが、見つかりません: {property}。',
  'graph-note.formatInvalid': '値を読み取れないため、出力していません: {property}。',
  'graph-note.vocabularyUnfit': 'schema.org がここで認めていない値のため、出力していません: {property}。',
  'graph-note.textMismatch': '読者がテキストの中に見つけられないため、出力していません: {property}「{value}」。',
  'graph-note.dateNotVisible': 'ページにこの日付がないか、別の日付が表示されています: {property}。',
  'graph-note.authorNotVisible': 'この執筆者はページで読者に見えません: {name}。',
  'graph-note.typeWithoutFacts': '選択された種類 {type} に必要な情報がテキストにありません。代わりに、自動で検出した種類を使っています。',
  'graph-note.timeWithoutZone': '時刻にタイムゾーンがないため、日付だけを出力しています: {property}。',
  'graph-note.dateUnreadable': '日付ではないため、出力していません: {property}。',
  'graph-note.dateOutOfRange': '日付が正しいはずがないため、出力していません: {property}。',
  'graph-note.dateModifiedRaised': '更新日が公開日より前だったため、代わりに公開日を使っています。',
  'graph-note.dateInFuture': '公開日が未来の日付のため、出力していません。',
  'graph-note.imageTooSmall': '{width} × {height} px の画像は、Google が求める 50,000 画素より小さいため、出力していません。',
  'graph-note.imageIsSiteDefault': 'ページが共有用に示しているのはこの記事の画像ではなくサイト共通の画像のため、出力していません: {url}。',
  'graph-note.tooManyAuthors': '{count} 人の執筆者が示されています。最初の {max} 人を出力しています。',
  'graph-note.richResultRetired':
    '有効な形式ですが、Google はこのリッチリザルトを表示しなくなりました。回答エンジンへの効果は確認されていません。',
  'graph-note.videoWithoutUploadDate': 'テキストに動画がありますが、アップロード日が分からないため、出力していません。',
  'graph-note.sizeCapped': '構造化データが {max} 文字を超えるため、重要度の低い部分を出力していません。',
}

export const findings: Findings = {
  'The passive is right where the actor does not matter; ten languages are measured by rules that miss some forms.':
    '行為者が重要でない場合は受動態が適切です。測定している 10 の言語の規則は、一部の形を見落とします。',
  'That pages of one site harm each other is convention; engines often choose one of them without harm.':
    '同じサイトのページが互いに不利になるというのは慣習的な考えです。エンジンは多くの場合、不利益なしにその中から 1 つを選びます。',
  'No evidence for search was found; headings alone already give engines the outline.':
    '検索についての根拠は見つかりませんでした。見出しだけでもエンジンは構成を把握できます。',
  'No evidence for search was found. In experiments with headlines of one news site the one with a figure was clicked more often; that is another question.':
    '検索についての根拠は見つかりませんでした。あるニュースサイトの見出しの実験では、数値のある見出しのほうが多くクリックされましたが、それは別の問題です。',
  'No evidence for search was found. The list of words is short and English only.':
    '検索についての根拠は見つかりませんでした。語の一覧は短く、英語だけです。',
  'No evidence for search was found; promotional words count against the tone of a text.':
    '検索についての根拠は見つかりませんでした。宣伝的な語は、文体の評価を下げます。',
  'Domain authority is a measure of vendors, not of search engines. It is not measured here.':
    'ドメインの権威は、検索エンジンではなく事業者の指標です。ここでは測定していません。',
  'Google says that it needs no special files or markup; no study shows an effect.':
    'Google は特別なファイルやマークアップは必要ないと述べています。効果を示した研究はありません。',
  'The protocol promises a visit, not a place; Google does not take part.':
    'このプロトコルが約束するのはクローラーの訪問であり、順位ではありません。Google は参加していません。',
  'More words alone do not help: length is not rewarded.': '語数を増やすだけでは役に立ちません。長さは評価されません。',
  'Google does run scripts; that other crawlers do not is a vendor’s measurement of 2024.':
    'Google はスクリプトを実行します。ほかのクローラーが実行しないというのは、2024 年の事業者による測定です。',
  'In our own data description and address add at most .01 to what the title tells (AUC .694 alone).':
    '当プロジェクトのデータでは、説明文とアドレスがタイトルの情報に加えるのは最大でも 0.01 です(タイトルのみの AUC は 0.694)。',
  'The nearest figure (41 against 30 % cited when heading and query match) is a vendor’s.':
    '最も近い数値(見出しと検索語句が一致する場合の引用率は 41 %、しない場合は 30 %)は事業者のものです。',
  'Answers are found by shared words: a true answer in other words can be missed.':
    '回答は共通する語によって見つけます。別の言葉で書かれた正しい回答を見落とすことがあります。',
  'That covering a quarter to a half of the sub-questions beats covering all is a vendor’s finding.':
    '関連する質問をすべて扱うより、4 分の 1 から半分を扱うほうがよいというのは、事業者の調査結果です。',
  'Only the English measure is fitted; in other languages it warns by punctuation and figures.':
    'データに合わせて調整した指標は英語だけです。ほかの言語では、句読点と数値にもとづいて警告します。',
  'That generic words are cited less is our own judgement; nobody has measured it.':
    '一般的な語が引用されにくいというのは当方の判断であり、測定した例はありません。',
  'That 44 % of citations come from the first 30 % of a page is a vendor’s figure, and beginnings are also what every page has.':
    '引用の 44 % がページの最初の 30 % からというのは事業者の数値です。また、冒頭はどのページにもあります。',
  '“40–60 words” is folklore, and Google asks for no chunking: https://developers.google.com/search/docs/fundamentals/ai-optimization-guide':
    '「40〜60 語」は根拠のない通説で、Google はテキストの分割を求めていません: https://developers.google.com/search/docs/fundamentals/ai-optimization-guide',
  'Google asks not to cut texts for its sake: https://developers.google.com/search/docs/fundamentals/ai-optimization-guide':
    'Google は、Google のためにテキストを分割しないよう求めています: https://developers.google.com/search/docs/fundamentals/ai-optimization-guide',
  'C-SEO Bench found no significant gain for most methods and domains: https://arxiv.org/abs/2506.11097':
    'C-SEO Bench では、ほとんどの手法と分野で有意な向上は見られませんでした: https://arxiv.org/abs/2506.11097',
  'No significant gain in most cells of C-SEO Bench: https://arxiv.org/abs/2506.11097':
    'C-SEO Bench のほとんどの条件で、有意な向上はありませんでした: https://arxiv.org/abs/2506.11097',
  'In our own data linked sources did not separate cited from uncited pages (AUC .49).':
    '当プロジェクトのデータでは、出典へのリンクで、引用されたページとされなかったページを区別できませんでした(AUC 0.49)。',
  'The figure of that study was read second-hand.': 'この研究の数値は、二次資料によるものです。',
  'Formatting alone had no effect in 252,000 paired trials: https://arxiv.org/abs/2605.25517':
    '252,000 回の対比較試験で、書式だけでは効果がありませんでした: https://arxiv.org/abs/2605.25517',
  'Part of the effect may come from how the study measured citations.': '効果の一部は、この研究での引用の測り方によるものかもしれません。',
  'Texts that repeat their words are easier for learners; nobody has measured what that costs in answers.':
    '同じ語を繰り返す文章は学習者には読みやすいものです。回答への影響を測った研究はありません。',
  'The effect on whole pages, as against short passages, is unknown.': '短い箇所ではなくページ全体での効果は分かっていません。',
  'In our own data pages with a named author were not cited more often (AUC .45).':
    '当プロジェクトのデータでは、執筆者を示したページのほうが多く引用されることはありませんでした(AUC 0.45)。',
  'The study had a model rewrite the text; what exactly helped is not known.':
    'この研究ではモデルがテキストを書き直しました。何が役立ったのかは正確には分かっていません。',
  'Markup changed citations by −4.6 % to +2.4 %, not significant, in two vendors’ measurements.':
    '2 つの事業者の測定では、マークアップによる引用の変化は −4.6 % から +2.4 % で、有意ではありませんでした。',
  'Difference-in-differences over 1,885 pages: −4.6 %; 730 citations: +2.4 %, not significant; our own data: odds ratio 0.68, not significant.':
    '1,885 ページでの差分の差分: −4.6 %。730 件の引用: +2.4 %、有意差なし。当プロジェクトのデータ: オッズ比 0.68、有意差なし。',
  'No correlation with citations over some 300,000 domains and in a panel of 137,000 domains (vendors’ measurements); Google uses no such file.':
    '約 300,000 のドメインと、137,000 のドメインの継続調査で、引用との相関はありませんでした(事業者の測定)。Google はこのファイルを使っていません。',
  'Own data inside one engine: ρ +.15 to +.18; the published pooled figure: −5.7 %.':
    '1 つのエンジン内での当プロジェクトのデータ: ρ +0.15 から +0.18。公表された統合値: −5.7 %。',
  'Length alone orders pages of one question right in 48.1 % of pairs, chance being 50.':
    '長さだけで同じ質問のページの順を正しく当てられるのは、組の 48.1 % です。偶然でも 50 % になります。',
  'The operators say that these crawlers have no part in search.': '運営者は、これらのクローラーは検索に関わらないと述べています。',
  'The signals are young, and which engines follow them is not known.': 'この記述方法は新しく、どのエンジンが従うかは分かっていません。',
  'Formatting alone had no effect in 252,000 paired trials.': '252,000 回の対比較試験で、書式だけでは効果がありませんでした。',
  'No study isolates emoji; formatting alone had no effect.': '絵文字だけを調べた研究はありません。書式だけでは効果がありませんでした。',
  'Google names no limit and often rewrites titles.': 'Google は上限を示しておらず、タイトルをしばしば書き換えます。',
  'Google names no limit of length.': 'Google は長さの上限を示していません。',
  'Search engines often write the snippet from the text.': '検索エンジンは、スニペットをしばしば本文から作ります。',
  'Google sets no limit of length and often writes its own snippet.':
    'Google は長さの上限を設けておらず、スニペットをしばしば自ら作ります。',
  'Google says that several H1 do no harm.': 'Google は、H1 が複数あっても問題ないと述べています。',
  'Google says that the order of headings does not matter to it.': 'Google は、見出しの順序は重要ではないと述べています。',
  'Google names no number of words; tools that ask for 600 to 2,500 give no proof.':
    'Google は語数を示していません。600〜2,500 語を求めるツールは、その根拠を示していません。',
  'That links to others help a ranking is convention, not shown.':
    'ほかのサイトへのリンクが順位に役立つというのは慣習的な考えで、示されてはいません。',
  'That an image helps a ranking is convention, not shown.': '画像が順位に役立つというのは慣習的な考えで、示されてはいません。',
  'Google says that it finds the language by itself.': 'Google は、言語を自ら判定すると述べています。',
  'Nothing shows an effect on search.': '検索への効果を示すものはありません。',
  'No effect on citations was found in three measurements (−4.6 %, +2.4 %, +2.2 %, not significant).':
    '3 つの測定で、引用への効果は見られませんでした(−4.6 %、+2.4 %、+2.2 %、有意差なし)。',
  'The front of the title counting more is convention.': 'タイトルの先頭のほうが重視されるというのは慣習的な考えです。',
  'Only one tool measures it, and no proof is published.': 'これを測るツールは 1 つだけで、根拠は公表されていません。',
  'Formulas know nothing of words that readers know.': '計算式は、読者がどの語を知っているかを考慮しません。',
  'No study shows an effect on search or citations.': '検索や引用への効果を示した研究はありません。',
}
