import { describe, expect, test } from 'vitest'
import { readArticle } from '../../read-article.ts'

/** Words for people who did not write the text. */
// biome-ignore format: a table
const credits: readonly (readonly [language: string, name: string, ...words: string[]])[] = [
  ['en', 'Tom Hale', 'Photo by', 'Photos by', 'Photo:', 'Photos:', 'Photograph by', 'Photography by', 'Photo credit:', 'Image:', 'Image by', 'Image credit:', 'Images:', 'Picture by', 'Picture:', 'Illustration by', 'Illustrations by', 'Illustration:', 'Illustrated by', 'Video by', 'Video:', 'Videos by', 'Film by', 'Graphic by', 'Graphics:', 'Artwork by', 'Cover by', 'Design by', 'Designed by', 'Translated by', 'Translation:', 'Translation by', 'Reviewed by', 'Medically reviewed by', 'Expert reviewed by', 'Fact checked by', 'Fact-checked by', 'Edited by', 'Editor:', 'Sponsored by', 'Presented by', 'Powered by', 'Supported by', 'Narrated by', 'Read by', 'Produced by', 'Production:', 'Verified by', 'Approved by', 'Copyedited by', 'Proofread by', 'Courtesy of', 'Camera:', 'Music by', 'Webmaster:', 'Editor-in-chief:', 'Editor in chief:', 'Managing editor:', 'Tested by', 'Tester:', 'Recipe tested by', 'Directed by', 'Starring', 'Interview with', 'Curated by', 'Hosted by', 'Moderated by', 'Drawing by', 'Map by', 'Data by', 'Publisher:', 'Contact:', 'Styling by', 'Layout:'],
  ['de', 'Anna Schröder', 'Foto:', 'Foto von', 'Fotos:', 'Fotos von', 'Bild:', 'Bild von', 'Bilder:', 'Illustration:', 'Illustration von', 'Grafik:', 'Grafik von', 'Video:', 'Video von', 'Kamera:', 'Übersetzt von', 'Übersetzung:', 'Aus dem Englischen von', 'Geprüft von', 'Medizinisch geprüft von', 'Fachlich geprüft von', 'Faktencheck:', 'Lektorat:', 'Redigiert von', 'Gesponsert von', 'Präsentiert von', 'Gelesen von', 'Chefredaktion:', 'Chefredakteur:', 'Chefredakteurin:', 'Webmaster:', 'Getestet von', 'Mit freundlicher Genehmigung von', 'Produktion:', 'Regie:', 'Gestaltung:', 'Layout:', 'Karte:'],
  ['fr', 'Anne Leroy', 'Photo :', 'Photos :', 'Photo de', 'Photographie :', 'Crédit photo :', 'Crédits :', 'Illustration :', 'Illustrations de', 'Vidéo :', 'Image :', 'Traduit par', 'Traduction :', 'Relu par', 'Vérifié par', 'Sponsorisé par', 'Infographie :', 'Rédacteur en chef :', 'Dessin de', 'Webmestre :'],
  ['es', 'Ana López', 'Foto:', 'Fotos:', 'Foto de', 'Fotografía:', 'Fotografía de', 'Imagen:', 'Imagen de', 'Ilustración:', 'Ilustraciones de', 'Vídeo:', 'Traducido por', 'Traducción:', 'Revisado por', 'Verificado por', 'Editado por', 'Patrocinado por', 'Infografía:', 'Crédito:'],
  ['it', 'Anna Rossi', 'Foto:', 'Foto di', 'Fotografia di', 'Immagine:', 'Illustrazione di', 'Illustrazioni:', 'Video:', 'Traduzione di', 'Revisionato da', 'Verificato da', 'Sponsorizzato da', 'Direttore responsabile:', 'Crediti:'],
  ['pt', 'Ana Souza', 'Foto:', 'Fotos:', 'Foto de', 'Fotografia:', 'Imagem:', 'Ilustração:', 'Ilustrações de', 'Vídeo:', 'Traduzido por', 'Tradução:', 'Revisado por', 'Verificado por', 'Patrocinado por'],
  ['nl', 'Sanne Visser', 'Foto:', 'Foto’s:', 'Foto door', 'Beeld:', 'Illustratie:', 'Illustraties:', 'Video:', 'Vertaald door', 'Vertaling:', 'Gecontroleerd door', 'Hoofdredacteur:', 'Gesponsord door'],
  ['sv', 'Anna Berg', 'Foto:', 'Bild:', 'Illustration:', 'Översättning:', 'Granskad av', 'Faktagranskad av', 'Ansvarig utgivare:', 'Sponsrad av'],
  ['da', 'Anna Holm', 'Foto:', 'Illustration:', 'Oversat af', 'Ansvarshavende redaktør:', 'Faktatjekket af'],
  ['fi', 'Anna Virtanen', 'Kuva:', 'Kuvat:', 'Kuvitus:', 'Suomentanut', 'Päätoimittaja:', 'Tarkastanut'],
  ['pl', 'Anna Nowak', 'Fot.', 'Zdjęcie:', 'Zdjęcia:', 'Ilustracja:', 'Tłumaczenie:', 'Redaktor naczelny:', 'Sponsorowane przez'],
  ['ru', 'Анна Кузнецова', 'Фото:', 'Фотограф:', 'Иллюстрация:', 'Видео:', 'Перевод:', 'Редактор:', 'Главный редактор:', 'Проверено:', 'Рисунок:'],
  ['tr', 'Ayşe Yılmaz', 'Fotoğraf:', 'Görsel:', 'Çeviri:', 'Video:', 'Genel yayın yönetmeni:'],
  ['ar', 'ليلى حسن', 'تصوير:', 'تصوير', 'صورة:', 'ترجمة:', 'مراجعة:', 'رسوم:', 'رئيس التحرير:'],
  ['ja', '山田太郎', '写真：', '撮影：', '撮影/', 'イラスト：', '監修：', '監修者：', '翻訳：', '編集：', '編集長：', '提供：', '動画：', '校正：'],
  ['zh', '李小梅', '摄影：', '摄影/', '图片：', '图/', '图：', '翻译：', '校对：', '审核：', '监制：', '主编：', '总编辑：', '视频：', '插图：', '來源：'],
  ['ko', '김민지', '사진:', '사진=', '영상:', '그래픽:', '번역:', '감수:', '편집장:', '일러스트:', '삽화:'],
]

const places: readonly (readonly [name: string, write: (line: string) => string])[] = [
  ['a paragraph', (line) => `<p>${line}</p>`],
  ['a box', (line) => `<div>${line}</div>`],
  ['a box called caption', (line) => `<div class="caption">${line}</div>`],
  ['a box called credit', (line) => `<p class="credit">${line}</p>`],
  ['a caption of WordPress', (line) => `<div class="wp-caption"><img src="/pier.jpg" alt=""><p class="wp-caption-text">${line}</p></div>`],
  ['a byline', (line) => `<p class="byline">${line}</p>`],
  ['a box called author', (line) => `<div class="author">${line}</div>`],
]

const sentences = [
  'The ferry will leave every forty minutes, not every hour, because two new boats arrived in January.',
  'Passengers had complained for years about long queues, missed trains, and cold evenings on the pier.',
  'The city council voted for the plan on Tuesday, after a debate that lasted for six hours.',
  'Tickets stay at the same price, says the operator, at least until the end of the coming year.',
]
const text = sentences.map((sentence) => `<p>${sentence} ${sentence}</p>`).join('')

function authorsOf(
  language: string,
  top: string,
  { head = '', below = '', title = 'Ferry timetable changes from Monday', readJsonLd = false } = {},
) {
  const html = `<!doctype html><html lang="${language}"><head><title>${title} | Harbour Weekly</title>${head}</head><body><main><article><h1>${title}</h1>${top}<div class="txt">${text}</div>${below}</article></main></body></html>`
  return readArticle(
    { kind: 'page', html },
    {
      url: 'https://www.site.example/a',
      language,
      now: '2026-11-20T00:00:00Z',
      site: null,
      page: null,
      targetQueries: [],
      readJsonLd,
      options: { seo: true, aeo: true, titles: 5 },
    },
  ).authors.map(({ value }) => (value.kind === 'person' ? value.name : `${value.name} (organization)`))
}

const unspaced = /[/／=：]$/

describe('credits name no author', () => {
  for (const [language, name, ...words] of credits)
    test(language, () => {
      const wrong = places.flatMap(([place, write]) =>
        words
          .map((word) => `${word}${unspaced.test(word) ? '' : ' '}${name}`)
          .filter((line) => authorsOf(language, write(line)).length > 0 || authorsOf(language, '', { below: write(line) }).length > 0)
          .map((line) => `${line}, in ${place}`),
      )
      expect(wrong).toEqual([])
    })
})

describe('beside a credit the author stays', () => {
  for (const [language, name, ...words] of credits)
    test(language, () => {
      const line = `${words[0]}${unspaced.test(words[0]!) ? '' : ' '}${name}`
      const author = '<p class="byline">By Nina Rost</p>'
      expect(authorsOf(language, `<p>${line}</p>${author}`)).toEqual(['Nina Rost'])
      expect(authorsOf(language, `${author}<p>${line}</p>`)).toEqual(['Nina Rost'])
    })
})

describe('words and names that markup joins', () => {
  // biome-ignore format: a table
  test.each([
    ['en', '<p><span>By</span>Tom Hale</p>', ['Tom Hale']],
    ['en', '<div class="byline"><span>By</span>Tom Hale</div>', ['Tom Hale']],
    ['en', '<div class="byline"><span>BY</span>Tom Hale</div>', ['Tom Hale']],
    ['en', '<div class="byline"><span>Written by</span>Tom Hale</div>', ['Tom Hale']],
    ['en', '<div class="byline"><span>By</span><a href="/author/tom">Tom Hale</a></div>', ['Tom Hale']],
    ['en', '<div class="author">By<b>Tom Hale</b></div>', ['Tom Hale']],
    ['en', '<div class="author">ByTom Hale</div>', ['Tom Hale']],
    ['en', '<div class="byline"><i>By</i>Tom Hale and Nina Rost</div>', ['Tom Hale', 'Nina Rost']],
    ['de', '<p class="autor"><span>Von</span>Anna Schröder</p>', ['Anna Schröder']],
    ['de', '<p class="autor">VonAnna Schröder</p>', ['Anna Schröder']],
    ['es', '<div class="autor"><em>Por</em>Ana López</div>', ['Ana López']],
    ['fr', '<div class="auteur"><em>Par</em>Anne Leroy</div>', ['Anne Leroy']],
    ['nl', '<div class="auteur"><em>Door</em>Sanne Visser</div>', ['Sanne Visser']],
    ['sv', '<div class="byline"><em>Av</em>Anna Berg</div>', ['Anna Berg']],
    ['pl', '<div class="autor"><em>Autor:</em>Anna Nowak</div>', ['Anna Nowak']],
    ['ru', '<div class="author"><em>Автор:</em>Анна Кузнецова</div>', ['Анна Кузнецова']],
    ['en', '<div class="byline">Byron Hale</div>', ['Byron Hale']],
    ['de', '<div class="autor">Vonda Keller</div>', ['Vonda Keller']],
    ['es', '<div class="autor">Porfirio Díaz López</div>', ['Porfirio Díaz López']],
  ])('%s: %s', (language, top, names) => {
    expect(authorsOf(language, top)).toEqual(names)
  })
})

describe('a byline gives those behind the words of authorship', () => {
  // biome-ignore format: a table
  test.each([
    ['en', 'By Tom Hale, photos by Nina Rost', ['Tom Hale']],
    ['en', 'By Tom Hale | Photos by Nina Rost', ['Tom Hale']],
    ['en', 'Photos by Nina Rost | By Tom Hale', ['Tom Hale']],
    ['en', 'Written by Tom Hale · Medically reviewed by Nina Rost', ['Tom Hale']],
    ['en', 'Medically reviewed by Nina Rost · Written by Tom Hale', ['Tom Hale']],
    ['en', 'Medically reviewed by Dr. Nina Rost — By Tom Hale', ['Tom Hale']],
    ['en', 'By Tom Hale; fact checked by Nina Rost', ['Tom Hale']],
    ['en', 'By Tom Hale. Illustrations by Nina Rost', ['Tom Hale']],
    ['en', 'By Tom Hale, Nina Rost and Bo Chen', ['Tom Hale', 'Nina Rost', 'Bo Chen']],
    ['en', 'Words by Tom Hale, pictures by Nina Rost', ['Tom Hale']],
    ['de', 'Von Anna Schröder (Text) und Max Keller (Fotos)', ['Anna Schröder']],
    ['de', 'Text: Anna Schröder, Fotos: Max Keller', ['Anna Schröder']],
    ['de', 'Von Anna Schröder, Illustration: Max Keller', ['Anna Schröder']],
    ['fr', 'Par Anne Leroy, photos Paul Morel', ['Anne Leroy']],
    ['fr', 'Texte : Anne Leroy / Photos : Paul Morel', ['Anne Leroy']],
    ['es', 'Por Ana López | Fotos: Juan Pérez', ['Ana López']],
    ['ja', '文・山田太郎　写真・佐藤花子', ['山田太郎']],
    ['ja', '文：山田太郎 写真：佐藤花子', ['山田太郎']],
    ['zh', '文/李小梅 图/王大力', ['李小梅']],
    ['ko', '글 김민지 사진 박준호', ['김민지']],
  ])('%s: %s', (language, line, names) => {
    expect(authorsOf(language, `<p class="byline">${line}</p>`)).toEqual(names)
  })
})

describe('labels beside a day are no authors', () => {
  // biome-ignore format: a table
  test.each([
    ['en', 'Recruitment Status'], ['en', 'City Hall'], ['en', 'Quick Read'], ['en', 'Case Number'], ['en', 'Listen Now'], ['en', 'Study Type'], ['en', 'Press Release'],
    ['en', 'Breaking News'], ['en', 'Town Council'], ['en', 'Read Later'], ['en', 'Print Article'], ['en', 'Join Us'], ['en', 'Share This'], ['en', 'Top Stories'], ['en', 'Long Read'], ['en', 'Real Estate'], ['en', 'Climate Change'], ['en', 'Case Study'], ['en', 'Watch Live'], ['en', 'Photo Gallery'], ['en', 'Product Review'], ['en', 'Getting Started'], ['en', 'Save Article'],
    ['de', 'Kurz Gesagt'], ['de', 'Aus Aller Welt'], ['de', 'Artikel Merken'], ['de', 'Vorlesen Lassen'], ['de', 'Rat Haus'], ['de', 'Lokale Wirtschaft'],
    ['ko', '공유'], ['ko', '입력'], ['ko', '사회'], ['ko', '정치'], ['ko', '경제'], ['ko', '댓글'], ['ko', '스크랩'], ['ko', '인쇄'], ['ko', '글자크기'], ['ko', '본문'], ['ko', '스포츠'], ['ko', '문화'],
    ['ja', '社会'], ['ja', '会員限定'], ['ja', 'シェア'], ['ja', '政治'], ['ja', '経済'], ['ja', '無料'], ['ja', '有料記事'], ['ja', '印刷'], ['ja', '保存'], ['ja', 'スポーツ'], ['ja', 'ニュース'], ['ja', '国際'], ['ja', 'コメント'],
    ['zh', '社会'], ['zh', '国际'], ['zh', '分享'], ['zh', '收藏'], ['zh', '财经'], ['zh', '要闻'], ['zh', '打印'], ['zh', '评论'], ['zh', '阅读'], ['zh', '原创'],
  ])('%s: %s', (language, label) => {
    const date = language === 'ja' || language === 'zh' ? '2026年2月3日' : language === 'ko' ? '2026.02.03 09:00' : '3 February 2026'
    for (const top of [
      `<div><span>${label}</span><span>${date}</span></div>`,
      `<div class="info"><em>${label}</em> ${date}</div>`,
      `<ul><li>${label}</li><li>${date}</li></ul>`,
      `<p>${label} – ${date}</p>`,
      `<p>${label} | ${date}</p>`,
    ])
      expect(`${top} ${authorsOf(language, top).join()}`).toBe(`${top} `)
  })

  test('nor is the headline, nor an icon', () => {
    const title = '渡轮周一起增开班次'
    expect(authorsOf('zh', `<div class="author"><p>${title}</p><span>2026年2月3日</span></div>`, { title })).toEqual([])
    expect(authorsOf('zh', `<div><span>${title}</span> <span>2026年2月3日</span></div>`, { title })).toEqual([])
    expect(authorsOf('ja', '<ul class="author"><li class="c-line-icon">line</li><li class="fb">facebook</li></ul>')).toEqual([])
    expect(authorsOf('en', '<ul class="byline"><li><a href="/x">Share</a></li><li><a href="/y">Tweet</a></li></ul>')).toEqual([])
  })
})

describe('a login is no author', () => {
  // biome-ignore format: a table
  test.each(['wordpressadmin', 'admin', 'user123', 'administrator', 'wp_admin', 'adminuser', 'webadmin', 'siteadmin', 'redaktion1', 'webmaster', 'editor2', 'admin-7', 'root', 'testuser', 'demo', 'guest', 'author1', 'jsmith84', 'info@site.example', 'site_editor', 'contentteam', 'seoadmin', 'superadmin', 'webredaktion', 'wpengine', 'devteam', 'marketing_user', 'adminsite', 'wpadmin2', 'j.smith84', 'J.Smith84', 'editor_kb', 'kb_editor', 'admin_anna', 'jdadmin'])(
    '%s',
    (name) => {
      const jsonLd = `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Article","headline":"Ferry timetable changes from Monday","author":{"@type":"Person","name":"${name}"}}</script>`
      expect(authorsOf('en', '', { head: `<meta name="author" content="${name}">` })).toEqual([])
      expect(authorsOf('en', `<a rel="author" href="/author/${name}">${name}</a>`)).toEqual([])
      expect(authorsOf('en', `<p class="byline">By ${name}</p>`)).toEqual([])
      expect(authorsOf('en', '', { head: jsonLd, readJsonLd: true })).toEqual([])
    },
  )

  test('a pen name is one', () => {
    expect(authorsOf('en', '', { head: '<meta name="author" content="Madonna">' })).toEqual(['Madonna'])
    expect(authorsOf('en', '<a rel="author" href="/author/zora">Zora</a>')).toEqual(['Zora'])
  })
})

describe('an organization is no person', () => {
  // biome-ignore format: a table
  test.each(['Associated Press', 'Reuters Staff', 'Acme Bank', 'University of Hull', 'Hull City Council', 'Harbour Weekly Staff', 'Ministry of Transport', 'World Health Organization', 'Redaktion Hafenblatt', 'Deutsche Presse-Agentur', 'Agence France-Presse', 'Stadtwerke Hull GmbH', 'National Ferry Association', 'The Harbour Foundation', 'Port Authority', 'Hull Police Department', 'Ferry Research Institute', 'Harbour Media Group', 'Content Team', 'Customer Support', 'Green Energy Partners', 'Northern Tourist Board', 'Pier Technologies', 'Harbour Hospital'])(
    '%s',
    (name) => {
      for (const authors of [authorsOf('en', '', { head: `<meta name="author" content="${name}">` }), authorsOf('en', `<p class="byline">By ${name}</p>`)])
        expect(authors.filter((one) => !one.endsWith('(organization)'))).toEqual([])
    },
  )
})

test('those in an imprint behind the text are no authors', () => {
  for (const below of [
    '<div class="imprint"><p>Webmaster: Tom Hale</p><p>Editor-in-chief: Nina Rost</p></div>',
    '<p>Editor-in-chief: Nina Rost</p>',
    '<p>Verantwortlich im Sinne des Presserechts: Nina Rost</p>',
    '<p>V.i.S.d.P.: Nina Rost</p>',
    '<p>Publisher: Nina Rost</p>',
    '<p>Contact: Nina Rost</p>',
    '<p>Photo: Nina Rost</p>',
  ])
    expect(`${below} ${authorsOf('en', '', { below }).join()}`).toBe(`${below} `)
})
