import { describe, expect, it } from 'vitest'
import { readArticle } from '../extract/read-article.ts'
import { allPacks } from '../languages/all.ts'
import { languageFor } from '../languages/language-for.ts'
import { allStatements } from '../languages/loading/all-statements.ts'
import { loadStatements } from '../languages/loading/load-statements.ts'
import { exampleContext, exampleFields } from '../testing/read-examples.ts'
import { readText } from './article-text.ts'
import { readerQuestions } from './reader-questions.ts'

function questionsOf(language: string, title: string, html: string, asked: readonly string[] = []) {
  const article = readArticle({ kind: 'body', html, fields: { ...exampleFields, title } }, { ...exampleContext, language })
  const of = languageFor(language, allPacks)
  const rules = allStatements[language]
  return rules === undefined ? [] : readerQuestions(article, readText(article, of), of, asked, rules)
}

/** Title, statement, question; null: it asks nothing. */
const tables: Readonly<Record<string, readonly (readonly [title: string, statement: string, question: string | null])[]>> = {
  en: [
    ['Loam', 'Loam is a soil that holds sand, silt and clay in like parts.', 'What is loam?'],
    ['Dry walls', 'A dry wall is a wall that is built without mortar.', 'What is a dry wall?'],
    ['Ida Brandt', 'Ida Brandt, a botanist and professor at Uppsala, names forty mosses.', 'Who is Ida Brandt?'],
    ['Lantern walk', 'The lantern walk starts on 5 December 2026 at the old mill.', null],
    ['The tram museum', 'The tram museum was opened in 1974 by two drivers.', 'When was the tram museum opened?'],
    ['Kestrel Mill', 'Kestrel Mill is located in Lower Ashby near the weir.', null],
    ['The tide clock', 'The tide clock was invented by Marta Oakes.', 'Who invented the tide clock?'],
    ['Soil tests', 'A soil test costs about 25 euros.', 'How much does a soil test cost?'],
    ['The river walk', 'The river walk takes two hours with stops.', null],
    ['Dyeing wool', 'In a warm kitchen, it takes about 40 minutes to dye a skein of wool.', null],
    ['The lighthouse', 'The lighthouse is 31 metres high and white.', null],
    ['The old bridge', 'The old bridge is closed because its piers are cracked by frost.', null],
    ['Removing wax', 'To remove wax from linen, freeze the cloth for an hour.', null],
    ['The fair', 'More than 12,000 people visited the fair in two days.', null],
    ['Loam', 'This is a soil that holds sand.', null],
    ['The form', 'The form is free and costs 25 euros with stamps.', null],
    ['A kettle', 'In our own test, a kettle with a thick layer took 3 minutes to boil.', null],
    ['Loam', 'It costs 25 euros.', null],
    ['Loam', 'Loam is a great start for beginners.', null],
    ['Loam', 'Gravel is a stone that nobody else here speaks of.', null],
    ['The tram', 'The tram is due to leave because it is late.', null],
    ['The scooter', 'The scooter runs at up to 25 km/h.', null],
    ['The scooter', 'If the scooter is wet, the brake takes two seconds longer.', null],
    ['The scooter', 'The band The Scooter ended its tour in 2019.', null],
    ['Loam', '“Loam is a soil that holds sand,” said the man.', null],
  ],
  de: [
    ['Lehm', 'Lehm ist ein Boden, der Sand, Schluff und Ton enthält.', 'Was ist Lehm?'],
    ['Das Uhrenmuseum', 'Das Uhrenmuseum wurde 1974 eröffnet.', 'Wann wurde das Uhrenmuseum eröffnet?'],
    ['Der Laternenlauf', 'Der Laternenlauf beginnt am 5. Dezember 2026.', null],
    ['Die Kestermühle', 'Die Kestermühle liegt in der Nähe von Unterach.', null],
    ['Die Bodenprobe', 'Die Bodenprobe kostet etwa 25 Euro.', 'Was kostet die Bodenprobe?'],
    ['Der Uferweg', 'Der Uferweg dauert etwa zwei Stunden.', null],
    ['Die alte Brücke', 'Die alte Brücke ist gesperrt, weil ihre Pfeiler Risse haben.', null],
    ['Wachs entfernen', 'Um Wachs aus Leinen zu entfernen, legen Sie das Tuch ins Eis.', null],
    ['Ida Brandt', 'Ida Brandt, die Leiterin des Gartens, kennt vierzig Moose.', 'Wer ist Ida Brandt?'],
    ['Das Fest', 'Rund 12.000 Menschen kamen zum Fest.', null],
    ['Die Eintragung', 'Die Eintragung ist kostenlos und dauert etwa zehn Minuten.', null],
    ['Der Antrag', 'Der Antrag ist einfach und kostet 25 Euro.', null],
    ['Der Antrag', 'Der Antrag im Rathaus und kostet 25 Euro.', null],
    ['Der alte Stall', 'Der alte Stall wurde 1974 gebaut.', 'Wann wurde der alte Stall gebaut?'],
    ['Lehm', 'Das ist ein Boden, der Sand enthält.', null],
    ['Lehm', 'Lehm ist ein guter Anfang für alle.', null],
    ['Der Motor', 'Der Motor hält 25 km/h ohne Mühe.', null],
    ['Der Motor', 'Denn mit dem Motor ist ein Mann am Start, der gewinnt.', null],
  ],
  es: [
    ['La marga', 'La marga es una roca que contiene arcilla y cal.', '¿Qué es la marga?'],
    ['El museo', 'El museo fue inaugurado en 1974.', '¿Cuándo fue inaugurado el museo?'],
    ['La feria', 'La feria comienza el 5 de diciembre de 2026.', null],
    ['El molino', 'El molino se encuentra en la orilla del río.', null],
    ['El análisis', 'El análisis cuesta unos 25 euros.', '¿Cuánto cuesta el análisis?'],
    ['El paseo', 'El paseo dura unas dos horas.', null],
    ['El reloj', 'El reloj fue inventado por Marta Robles.', '¿Por quién fue inventado el reloj?'],
    ['El puente viejo', 'El puente viejo está cerrado porque sus pilares tienen grietas.', null],
    ['Cera', 'Para quitar la cera del lino, hay que congelar la tela.', null],
    ['La marga', 'La marga es un tema muy importante para todos nosotros.', null],
    ['La tasa', 'La tasa es única y cuesta 25 euros.', null],
    ['La marga', 'Esto es una roca que contiene arcilla.', null],
    ['La marga', 'La marga es un buen comienzo para todos.', null],
  ],
  fr: [
    ['La marne', 'La marne est une roche qui contient de l’argile.', "Qu'est-ce que la marne ?"],
    ['Le musée', 'Le musée a été inauguré en 1974.', 'Quand a été inauguré le musée ?'],
    ['Le moulin', 'Le moulin se trouve au bord de la rivière.', null],
    ['L’analyse', 'L’analyse coûte environ 25 euros.', 'Combien coûte l’analyse ?'],
    ['La promenade', 'La promenade dure environ deux heures.', null],
    ['L’horloge', 'L’horloge a été inventée par Marthe Robin.', 'Par qui a été inventée l’horloge ?'],
    ['La cire', 'Pour enlever la cire du lin, il faut congeler le tissu.', null],
    ['La marne', 'La marne est un sujet très important pour nous.', null],
    ['La taxe', 'La taxe est unique et coûte 25 euros.', null],
    ['La marne', 'C’est une roche qui contient de l’argile.', null],
    ['La marne', 'La marne est un bon début pour tous.', null],
  ],
  ja: [
    ['ローム', 'ロームとは、砂と粘土がほぼ同じ割合で混ざった土のことです。', 'ロームとは何ですか？'],
    ['土壌検査', '土壌検査は約3000円です。', '土壌検査はいくらですか？'],
    ['水泳帽を忘れた方', '忘れた方には一枚200円で販売しています。', null],
    ['窓口の回数券', '窓口では回数券を5400円で販売しています。', null],
    ['雨の日の料金', '雨の場合は一回500円になります。', null],
    ['駅からの料金', '駅からは片道300円のバスがあります。', null],
    ['川の散歩', '川の散歩には約2時間かかります。', null],
    ['時計博物館', '時計博物館は1974年に市の中心部で開館しました。', '時計博物館の開館はいつですか？'],
    ['水車小屋', '水車小屋は川の北側の岸にあります。', null],
    ['ローム', 'これは砂と粘土が混ざった土のことです。', null],
    ['洪水', '洪水はとても深刻な状態にある。', null],
  ],
  ar: [
    ['الطمي', 'الطمي هو تربة تجمع الرمل والطين بنسب متقاربة.', 'ما هو الطمي؟'],
    ['المتحف', 'افتتح المتحف عام 1974 في وسط المدينة.', 'متى افتتح المتحف؟'],
    ['الطاحونة', 'تقع الطاحونة في أسفل الوادي قرب النهر.', null],
    ['الجولة', 'تستغرق الجولة ساعتين مع الاستراحة.', null],
    ['البرج', 'يبلغ ارتفاع البرج نحو 31 مترا.', null],
    ['علامة العطش', 'أوضح علامة هي لون البشرة الشاحب في الصباح.', null],
    ['الطمي', 'هذا هو نوع من التربة التي تجمع الرمل.', null],
    ['الطمي', 'وبينما هو في الطريق إليه وصلت الرسالة.', null],
  ],
}

describe.each(Object.entries(tables))('statements in %s', (language, rows) => {
  it.each(rows)('%s: %s', (title, statement, question) => {
    const found = questionsOf(language, title, `<p>${statement}</p>`)
    expect(found.map((one) => one.question)).toEqual(question === null ? [] : [question])
    for (const { sentence } of found) expect(sentence.quote).toBe(statement)
  })
})

describe('questions of readers', () => {
  const loam = '<p>Loam is a soil that holds sand, silt and clay in like parts. It is brown.</p>'
  it('become a heading above the paragraph that their answer opens', () => {
    expect(questionsOf('en', 'Loam', `<p>Gardens need earth.</p>${loam}`)[0]!.heading).toEqual({
      kind: 'insert_block',
      after: 'b1',
      html: '<h2>What is loam?</h2>',
    })
    expect(questionsOf('en', 'Loam', `<h2>Earth</h2><p>Gardens need earth.</p>${loam}`)[0]!.heading).toMatchObject({
      html: '<h3>What is loam?</h3>',
    })
  })
  it('become none below another heading, or where their answer is inside a paragraph', () => {
    expect(questionsOf('en', 'Loam', `<h2>Earth</h2>${loam}`)[0]!.heading).toBeNull()
    expect(questionsOf('en', 'Loam', `<p>Gardens need earth. ${loam.slice(3)}`)[0]!.heading).toBeNull()
  })
  it('leave out what the article asks itself', () => expect(questionsOf('en', 'Loam', loam, ['What is loam?'])).toEqual([]))
  it('come six at most, those of the title first', () => {
    const soils = ['Chalk', 'Marl', 'Peat', 'Sand', 'Silt', 'Clay', 'Loam'].map(
      (soil) => `<p>${soil} is a soil that is found in valleys. We dig ${soil.toLowerCase()}.</p>`,
    )
    const found = questionsOf('en', 'Loam', soils.join(''))
    expect(found).toHaveLength(6)
    expect(found[0]!.question).toBe('What is loam?')
  })
  it('ask about two people at most, however many other questions are before them', () => {
    const statements = [
      'Ida Brandt, a botanist and professor at Uppsala, names forty mosses.',
      'Karl Lind, a chemist and professor at Uppsala, digs forty pits.',
      'Ada Moore, a biologist and professor at Uppsala, counts forty worms.',
      'Loam is a soil that holds sand, silt and clay in like parts.',
      'A soil test costs about 25 euros.',
    ]
    const html = statements.map((statement) => `<p>${statement}</p>`).join('')
    expect(questionsOf('en', 'Loam and the soil test: Ida Brandt, Karl Lind, Ada Moore', html).map(({ question }) => question)).toEqual([
      'What is loam?',
      'How much does a soil test cost?',
      'Who is Ida Brandt?',
      'Who is Karl Lind?',
    ])
  })
  it('are found by rules that load with their language', async () => {
    for (const [tag, rules] of Object.entries(allStatements)) expect(await loadStatements(tag)).toBe(rules)
    expect(await loadStatements('fi')).toBeNull()
    expect(questionsOf('fi', 'Savi', '<p>Savi on maa-aines.</p>')).toEqual([])
  })
})
