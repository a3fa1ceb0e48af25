import { describe, expect, it } from 'vitest'
import { answerQuestions } from '../../answers/answer-questions.ts'
import { readText } from '../../answers/article-text.ts'
import { readArticle } from '../../extract/read-article.ts'
import { allPacks } from '../../languages/all.ts'
import { languageFor } from '../../languages/language-for.ts'
import { openingFor } from '../../languages/loading/all-openings.ts'
import { createOfText } from '../from-text/of-text.ts'
import { createOpening } from '../opening/opening.ts'
import { titleBlocks, wholeName } from './title-blocks.ts'

function blocksOf(title: string, markdown: string, tag = 'en') {
  const context = {
    url: null,
    language: tag,
    now: '2026-01-01T00:00:00Z',
    site: null,
    page: null,
    targetQueries: [],
    readJsonLd: true,
    options: { seo: true, aeo: true, titles: 3 },
  }
  const fields = { seoTitle: null, title, description: null, slug: null, image: null, authors: [], datePublished: null, dateModified: null }
  const article = readArticle({ kind: 'markdown', markdown, fields }, context)
  const language = languageFor(tag, allPacks)
  const answers = answerQuestions({ article, language, targetQueries: [] })
  const text = readText(article, language)
  const ofText = createOfText(createOpening(openingFor(tag)), { titleBlocks, wholeName })
  return {
    article,
    blocks: ofText.titleBlocks({
      article,
      answers,
      language,
      text,
      subjects: ofText.subjectPhrases(text, { article, language }),
      own: title,
      year: 2026,
    }),
  }
}

const heap = `A compost heap needs air. Our compost heap of 80 kg stayed at 60 °C for 6 weeks in 2025, and Marta Olsen turned it twice.

## What goes in

Kitchen scraps and leaves go into the compost heap, as Marta Olsen does it.

## How often is the heap turned?

Turn the compost heap every 3 weeks, because the middle runs out of air.
`

describe('titleBlocks', () => {
  it.each([
    [
      'Some thoughts',
      heap,
      'en',
      [
        'subject: compost heap',
        'name: Marta Olsen',
        'figure: 80 kg',
        'figure: 60 °C',
        'question: How often is the heap turned?',
        'sentence: Our compost heap of 80 kg stayed at 60 °C for 6 weeks in 2025',
        'sentence: Kitchen scraps and leaves go into the compost heap, as Marta Olsen does it',
      ],
    ],
    [
      'Ein schöner Tag',
      'Der Sauerteig ruht 12 Stunden. Ein Sauerteig aus Roggen braucht 28 °C. Am Sauerteig erkennt man Blasen.\n\n## Mehl und Wasser\n\nMehl kommt in den Sauerteig.',
      'de',
      [
        'subject: Sauerteig',
        'figure: 28 °C',
        'sentence: Ein Sauerteig aus Roggen braucht 28 °C',
        'sentence: Der Sauerteig ruht 12 Stunden',
      ],
    ],
    [
      'Una experiencia única',
      'El albergue de Finisterre tiene 90 camas. Dormimos en el albergue 4 días y el albergue costó 210 euros.',
      'es',
      [
        'subject: albergue de Finisterre',
        'figure: 4 días',
        'figure: 210 euros',
        'sentence: Dormimos en el albergue 4 días y el albergue costó 210 euros',
        'sentence: El albergue de Finisterre tiene 90 camas',
      ],
    ],
    [
      'My heap',
      'A heap of 1 cubic metre gets hot. In Leith a heap costs 30 pounds, and the heap of Ida Moss takes 2 long months.',
      'en',
      [
        'name: Leith',
        'name: Ida Moss',
        'figure: 30 pounds',
        'figure: 2 long months',
        'sentence: In Leith a heap costs 30 pounds, and the heap of Ida Moss takes 2 long months',
        'sentence: A heap of 1 cubic metre gets hot',
      ],
    ],
    [
      'Novità',
      'La linea 12 collega il porto. Il tram è costato 96 milioni di euro, il tram copre 300 metri quadrati e il tram va a Trevi.',
      'it',
      [
        'subject: tram',
        'name: Trevi',
        'figure: 96 milioni di euro',
        'figure: 300 metri quadrati',
        'sentence: Il tram è costato 96 milioni di euro, il tram copre 300 metri quadrati e il tram va a Trevi',
      ],
    ],
    [
      'Quelques pensées',
      'La ruche pèse 40 kg en août. Une ruche saine compte 50 000 abeilles, et la ruche se visite en avril.',
      'fr',
      [
        'subject: ruche',
        'figure: 50 000 abeilles',
        'sentence: Une ruche saine compte 50 000 abeilles',
        'sentence: La ruche pèse 40 kg en août',
      ],
    ],
    [
      '雑感',
      '自転車の通勤は片道8kmです。自転車は15万円でした。自転車の空気圧は毎週見ます。',
      'ja',
      ['subject: 自転車', 'sentence: 自転車の通勤は片道8kmです', 'sentence: 自転車の空気圧は毎週見ます'],
    ],
  ])('finds words of the text for the title "%s"', (title, markdown, language, expected) => {
    expect(blocksOf(title, markdown, language).blocks.map(({ kind, text }) => `${kind}: ${text}`)).toEqual(expected)
  })

  it.each([
    ['## Method\n\nBeat the eggs.\n\nBake the eggs.', 'en', []],
    ['## Ingredients\n\nTwo eggs.\n\n## Oven heat\n\nHot.', 'en', ['Oven heat']],
    ['## Zubereitung\n\nDie Eier schlagen.\n\n## Im heißen Ofen\n\nLange.', 'de', ['Im heißen Ofen']],
    ['## Préparation\n\nBattre les œufs.\n\n## Cuisson au four\n\nLongue.', 'fr', ['Cuisson au four']],
    ['## Elaboración\n\nBatir los huevos.', 'es', []],
    ['## Birinci gün\n\nYumurta çırpın.', 'tr', []],
    ['## Good to know\n\nEggs keep.\n\n## Why you will love it\n\nEggs are good.\n\n## More aspects\n\nHens lay.', 'en', []],
    ['## What to consider\n\nEggs keep.\n\n## Barn in winter\n\nHens rest.', 'en', ['Barn in winter']],
    ['## So arbeiten wir\n\nMit Eiern.\n\n## Was Sie wissen müssen\n\nEier halten.\n\n## Weitere Aspekte\n\nHühner.', 'de', []],
    ['## Ce qu’il faut savoir\n\nLes œufs.\n\n## Pourquoi vous allez l’aimer\n\nBon.', 'fr', []],
    ['## Lo que hay que saber\n\nLos huevos.\n\n## Otros aspectos\n\nMás.', 'es', []],
    ['## Cosa bisogna sapere\n\nLe uova.', 'it', []],
    ['## O que precisa saber\n\nOs ovos.', 'pt', []],
    ['## 知っておきたいこと\n\n卵は冷蔵庫で。', 'ja', []],
  ])('takes no heading for a part that says nothing of it: %s', (text, language, expected) => {
    expect(blocksOf('', text, language).blocks.flatMap((block) => (block.kind === 'part' ? [block.text] : []))).toEqual(expected)
  })

  it.each([
    ['The dough rests 4 to 6 hours at 24 °C.', 'en', ['4 to 6 hours', '24 °C']],
    ['Turn the heap every one or two weeks.', 'en', ['one or two weeks']],
    ['Add a layer of 2–5 centimetres of straw.', 'en', ['2–5 centimetres']],
    ['It takes between 5 and 9 hours.', 'en', []],
    ['We saw 5 herons and 9 storks.', 'en', ['5 herons', '9 storks']],
    ['Der Teig ruht 4 bis 6 Stunden.', 'de', ['4 bis 6 Stunden']],
    ['Der Teig ruht zwei oder drei Stunden.', 'de', ['zwei oder drei Stunden']],
    ['La pâte repose 4 à 6 heures.', 'fr', ['4 à 6 heures']],
    ['Reposa de 4 a 6 horas.', 'es', ['4 a 6 horas']],
    ['De dessa 2 o 3 horas sobra.', 'es', ['2 o 3 horas']],
    ['Keep the cellar from 3 °C to 7 °C.', 'en', ['3 °C to 7 °C']],
    ['Deux agents travaillent de 10 h à 16 h.', 'fr', ['10 h à 16 h']],
    ['Der Laden ist von 10 Uhr bis 16 Uhr offen.', 'de', ['10 Uhr bis 16 Uhr']],
    ['Das Brett ist von 5 cm bis 9 cm dick.', 'de', ['5 cm bis 9 cm']],
    ['De sluis is open van 9 uur tot 17 uur.', 'nl', ['9 uur tot 17 uur']],
    ['Il forno cuoce da 5 kg fino a 9 kg.', 'it', ['5 kg fino a 9 kg']],
    ['Der Rat stimmte mit 19 zu 6 Stimmen dafür.', 'de', ['19 zu 6 Stimmen']],
    ['It is between 5 kg and 7 kg.', 'en', []],
    ['The pan boiled in 7 minutes 20 seconds.', 'en', ['7 minutes 20 seconds']],
    ['Das Wasser kochte nach 7 Minuten und 20 Sekunden.', 'de', ['7 Minuten und 20 Sekunden']],
    ['Il primo arriva in tre minuti e dieci secondi.', 'it', ['tre minuti e dieci secondi']],
    ['La primera llegó en 3 minutos y 10 segundos.', 'es', ['3 minutos y 10 segundos']],
  ])('tells a span whole: %s', (text, language, expected) => {
    expect(blocksOf('', text, language).blocks.flatMap((block) => (block.kind === 'figure' ? [block.text] : []))).toEqual(expected)
  })

  it.each([
    ['Foot passengers cross four times a day.', 'en', ['four times a day']],
    ['Cars cross 3 times; lorries do not.', 'en', []],
    ['Le bac passe 4 fois par jour.', 'fr', ['4 fois par jour']],
    ['El barco cruza 4 veces al día.', 'es', ['4 veces al día']],
    ['Il battello passa 4 volte al giorno.', 'it', ['4 volte al giorno']],
    ['O barco passa 4 vezes por dia.', 'pt', ['4 vezes por dia']],
    ['Het pontje vaart 4 keer per dag.', 'nl', ['4 keer per dag']],
    ['Die Fähre fährt 4 Mal am Tag.', 'de', ['4 Mal am Tag']],
    ['Die Fähre fuhr 4 Mal.', 'de', []],
    ['A linha de autocarro 47 passa a parar no hospital.', 'pt', []],
    ['La ligne de bus 12 dessert le port.', 'fr', []],
    ['La línea de metro 5 llega a Sants.', 'es', []],
    ['The bus carries 47 people.', 'en', ['47 people']],
    ['تنتج المحطة 12000 متر مكعب في اليوم.', 'ar', ['12000 متر مكعب']],
    ['مساحة الحديقة 60 متر مربع فقط.', 'ar', ['60 متر مربع']],
    ['Die Wärmepumpe braucht 640 kWh Strom.', 'de', ['640 kWh']],
    ['L’umidità era del 72 per cento.', 'it', ['72 per cento']],
    ['La humedad era del 30 por ciento.', 'es', ['30 por ciento']],
    ['A humidade era de 30 por cento.', 'pt', ['30 por cento']],
    ['L’humidité était de 72 pour cent.', 'fr', ['72 pour cent']],
    ['La casa consuma 640 kWh di notte.', 'it', ['640 kWh']],
    ['Domenica alle 18 parte la barca.', 'it', []],
    ['El sábado a las 18 suena la banda.', 'es', []],
    ['Samstag um 18 beginnt das Konzert.', 'de', []],
    ['Le musée compte 18 barques anciennes.', 'fr', ['18 barques']],
    ['Wir liefern im Umkreis von 60 Kilometern.', 'de', []],
    ['Die Strecke ist 60 Kilometer lang.', 'de', ['60 Kilometer']],
    ['A filter costs £40 to £100 depending on its size.', 'en', ['£40 to £100']],
    ['Use no more than 30 per cent of the limit.', 'en', ['30 per cent']],
    ['Custou 2,4 milhões vieram do Estado.', 'pt', []],
    ['Costó 3 millones de euros.', 'es', ['3 millones de euros']],
    ['The bridge took £2.1 million comes from the county.', 'en', ['£2.1 million']],
    ['The page has one of nine pages.', 'en', ['nine pages']],
    ['Une clé pour trois cents ou plus.', 'fr', []],
    ['De 900 imagens, 240 ficaram na mesma.', 'pt', ['900 imagens']],
    ['De las 90 casas 40 tenían pozo.', 'es', ['90 casas']],
    ['The gauge showed minus 0.22 metres in May.', 'en', ['minus 0.22 metres']],
    ['Im Keller waren es −4 °C.', 'de', ['−4 °C']],
    ['Il faisait moins 12 degrés.', 'fr', ['moins 12 degrés']],
    ['It lasts 5-7 hours.', 'en', ['5-7 hours']],
    ['Two people fell off the ladder.', 'en', []],
    ['Sechs Personen kamen.', 'de', []],
    ['The club has 60 people.', 'en', ['60 people']],
  ])('tells a figure with all that it counts, and no number that names: %s', (text, language, expected) => {
    expect(blocksOf('', text, language).blocks.flatMap((block) => (block.kind === 'figure' ? [block.text] : []))).toEqual(expected)
  })

  it.each([
    ['en', 'The kiln of 2024 burns wood.\n\nIt is hot.', []],
    ['en', 'The kiln burns wood.\n\nIt was built in 1998.\n\nThe first fire was in 1998, too.', []],
    ['en', 'The kiln opens on Monday 8 March 2027. It burns wood.', ['8 March 2027']],
    ['en', 'From March 8, 2027 the kiln burns wood.', ['March 8, 2027']],
    ['en', 'The kiln burns wood since June 2027.', ['June 2027']],
    ['de', 'Ab dem 1. September 2027 brennt der Ofen. 2027 brennt er mit Holz.', ['1. September 2027']],
    ['fr', 'Le four ouvre le 1er mars 2027 au village.', ['1er mars 2027']],
    ['es', 'El horno cerrará el 12 de enero de 2026 por obras.', ['12 de enero de 2026']],
    ['it', 'Il forno apre il 13 giugno 2026 in paese.', ['13 giugno 2026']],
    ['pt', 'O forno abre em setembro de 2026 na vila.', ['setembro de 2026']],
    ['nl', 'Vanaf 1 april 2027 brandt de oven hout.', ['1 april 2027']],
    ['pl', 'Piec otwieramy 3 maja 2027 na rynku.', ['3 maja 2027']],
    ['sv', 'Ugnen öppnar den 14 september 2026 i byn.', ['14 september 2026']],
    ['ja', '窯は2026年4月1日に開きます。2027年も続けます。', ['2026年4月1日']],
  ])('names no year without its month, in %s: %s', (language, text, expected) => {
    expect(blocksOf('', text, language).blocks.flatMap((block) => (block.kind === 'year' ? [block.text] : []))).toEqual(expected)
  })

  it.each([
    ['en', '## What it costs\n\nThe kiln costs 5 pounds.\n\n## Who gets it\n\nAll.\n\n## Splitting wood\n\nSlowly.', ['Splitting wood']],
    ['fr', '## Le principe\n\nDu bois.', []],
    ['nl', '## Als er iets stukgaat\n\nBel ons.\n\n## Hout hakken\n\nLangzaam.', ['Hout hakken']],
    ['pl', '## Jak wygląda wizyta\n\nKrótko.\n\n## Cennik na rok 2027\n\n180 zł.', ['Cennik na rok 2027']],
    ['de', '## Wenn etwas bricht\n\nRufen Sie an.', []],
    ['es', '## Qué cuesta\n\nPoco.\n\n## Comer y beber\n\nPan.\n\n## Partir la leña\n\nDespacio.', ['Partir la leña']],
    ['it', '## Prima di partire\n\nPane.\n\n## Spaccare la legna\n\nPiano.', ['Spaccare la legna']],
  ])('takes no stock heading, and none without a word of the subject, in %s', (language, text, expected) => {
    const openings: Readonly<Record<string, string>> = {
      en: 'The kiln burns wood. The kiln is hot.',
      fr: 'Le four brûle du bois. Le four est chaud, et le four dure.',
      nl: 'De oven brandt hout. De oven is heet, en de oven blijft.',
      pl: 'Piec pali drewno. Piec jest gorący, a piec stoi.',
      de: 'Der Ofen brennt Holz. Der Ofen ist heiß, und der Ofen bleibt.',
      es: 'El horno quema leña. El horno está caliente, y el horno dura.',
      it: 'Il forno brucia legna. Il forno è caldo, e il forno dura.',
    }
    expect(
      blocksOf('', `${openings[language]}\n\n${text}`, language).blocks.flatMap((block) => (block.kind === 'part' ? [block.text] : [])),
    ).toEqual(expected)
  })

  it.each([
    ['ar', 'بدأت محطة تحلية المياه العمل. تنتج محطة تحلية المياه كثيرا.\n\nتعمل محطة تحلية المياه بالطاقة الشمسية.', ['محطة تحلية المياه']],
    ['ar', 'تنتج المحطة 90 متر مكعب. يكلف متر مكعب دولارا.\n\nيباع متر مكعب للمزارع.', []],
    ['ar', 'افتتح سوق الكتب القديمة أبوابه. يضم سوق الكتب القديمة متاجر.\n\nيقع سوق الكتب القديمة قرب النهر.', ['سوق الكتب القديمة']],
  ])('names what three words name together, and no unit, in %s', (language, text, expected) => {
    expect(blocksOf('', text, language).blocks.flatMap((block) => (block.kind === 'subject' ? [block.text] : []))).toEqual(expected)
  })

  it.each([
    [
      'en',
      'Rosa Thornwick mends nets. The nets are of hemp.\n\nThornwick learnt it in Whitby, and Thornwick teaches it.',
      ['Rosa Thornwick'],
      ['Thornwick'],
    ],
    [
      'en',
      'Two lenders help. The Keepers of the Lock give money.\n\nThe Keepers of the Lock meet in May.',
      ['Keepers of the Lock'],
      ['Keepers'],
    ],
    [
      'en',
      'Sheep graze in Norland. The Almanac of Norland counts them.\n\nMost of Norland is hills, and Norland has few roads.',
      ['Norland'],
      [],
    ],
    ['en', 'Meet the Fernhill 40, a tent.\n\nThe Fernhill 40 weighs little.', ['Fernhill 40'], ['Fernhill']],
    [
      'it',
      'Torna la Sagra della Zucca di Pontelungo in piazza.\n\nLa Sagra della Zucca di Pontelungo apre sabato.',
      ['Sagra della Zucca di Pontelungo'],
      ['Zucca di Pontelungo', 'Zucca'],
    ],
    [
      'es',
      'Se abre la Feria del Queso de Villalba.\n\nLa Feria del Queso de Villalba dura un día.',
      ['Feria del Queso de Villalba'],
      ['Queso de Villalba'],
    ],
    [
      'de',
      'Am Ufer wartet Hanna Petersen. Es riecht nach Öl.\n\nPetersen fährt seit zehn Jahren, und Petersen lacht.',
      ['Hanna Petersen'],
      ['Petersen', 'Öl'],
    ],
  ])('tells a name whole, and once, in %s: %s', (language, text, present, absent) => {
    const texts = blocksOf('', text, language).blocks.map((block) => block.text)
    for (const name of present) expect(texts).toContain(name)
    for (const name of absent) expect(texts).not.toContain(name)
  })

  it.each([
    [
      'en',
      'RE: Friday',
      'Class 3 will visit the lighthouse museum at Skarre Point on Friday 9 October 2026.\n\nPlease give each pupil a packed lunch, and tell the pupils to wear boots. Pupils come back at four. No pupil needs money, for the pupils get a drink.',
      /pupil/,
    ],
    [
      'it',
      'Novità!!!',
      'Il corso di mosaico comincia giovedì 8 ottobre 2026 nel laboratorio di via Verdi 4 a Fanello.\n\nNon avete il vetro? Lo trovate da noi. Se avete un grembiule, portatelo. Avete domande? Scriveteci quando avete tempo.',
      /avete/i,
    ],
    [
      'sv',
      'Lite nytt',
      'Från den 1 mars 2027 kostar en båtplats i Tärnö hamn 1 800 kronor om året.\n\nMedlemmar betalar i förväg. Den som betalar sent betalar 200 kronor mer, och den som inte betalar mister sin plats.',
      /betalar/,
    ],
  ])('offers no frequent word that neither a sentence for a title nor a heading has: %s', (tag, own, text, frequent) => {
    const texts = (markdown: string) => blocksOf(own, markdown, tag).blocks.filter(({ kind }) => kind === 'subject')
    expect(texts(text).filter((block) => frequent.test(block.text))).toEqual([])
    expect(blocksOf(own, text, tag).blocks.some(({ kind }) => kind === 'sentence')).toBe(true)
  })

  it.each([
    [
      'en',
      'Marlow Veterinary Surgery is looking for a nurse for 30 hours a week.\n\nAt Marlow we treat cats, dogs and hens. Nurses at Marlow work one weekend in five. Marlow pays for courses.',
      /^Marlow Veterinary Surgery$/,
    ],
    [
      'en',
      'Year 5 will visit the Thorley Spinning Mill on Thursday 22 May 2025.\n\nThe mill has looms that still run. Bring a coat for the mill, and no phone. Thorley is an hour away, and Thorley has no shop.',
      /^Thorley Spinning Mill$/,
    ],
    [
      'fr',
      'La troupe des Tréteaux de Vernay-le-Haut joue « Le Meunier » samedi 7 mars 2026.\n\nLes Tréteaux de Vernay-le-Haut répètent depuis octobre. Vernay-le-Haut prête la salle.',
      /^(?:Tréteaux de )?Vernay-le-Haut$/,
    ],
    [
      'pl',
      'Czyścimy kominy i przewody wentylacyjne w całym powiecie.\n\nNasz Kominek-Serwis przyjeżdża w ciągu tygodnia. Zespół Kominek-Serwis wystawia protokół. W niedziele Kominek-Serwis nie pracuje.',
      /^Kominek-Serwis$/,
    ],
  ])('offers a name whole: %s, %s', (tag, text, whole) => {
    const names = blocksOf('', text, tag).blocks.flatMap((block) => (['subject', 'name'].includes(block.kind) ? [block.text] : []))
    expect(names.filter((name) => whole.test(name))).toHaveLength(1)
  })

  it('takes no question of a part for a word of the title', () => {
    const faq =
      '## Who may swim?\n\nAnyone may swim.\n\n## What does it cost?\n\nIt costs two euros.\n\n## When is it open?\n\nIt is open from 7 to 9.'
    expect(blocksOf('', faq).blocks.filter(({ kind }) => kind === 'question')).toEqual([])
  })

  it('names what always stands together, though no article is before it', () => {
    const text =
      'Bulk fermentation takes hours. The dough is ready when it has grown.\n\nEach drop makes bulk fermentation longer. Bulk fermentation ends when the dough has grown by half.'
    expect(blocksOf('Some thoughts', text).blocks[0]).toMatchObject({ kind: 'subject', text: 'Bulk fermentation' })
  })

  it.each([
    ['what the title says already', 'Compost heap for 6 weeks', ['compost heap', '6 weeks']],
    ['what the title says in another form', 'Compost heaps', ['compost heap']],
  ])('leaves out %s', (_, title, absent) => {
    const texts = blocksOf(title, heap).blocks.map(({ text }) => text)
    for (const text of absent) expect(texts).not.toContain(text)
  })

  it.each([
    ['an empty text', ''],
    ['code alone', '```\nheap heap heap 6 weeks\n```'],
    ['quotations of others', '> The heap stood for 6 weeks and the heap stank.'],
  ])('finds nothing in %s', (_, markdown) => {
    expect(blocksOf('Some thoughts', markdown).blocks).toEqual([])
  })

  it('says where the text says it, and never more than eight words and two sentences', () => {
    const many = Array.from({ length: 30 }, (_, at) => `## Part ${at}\n\nThe heap weighs ${at + 2} kg and costs ${at + 3} euros.\n`).join(
      '\n',
    )
    for (const markdown of [heap, many]) {
      const { article, blocks } = blocksOf('Some thoughts', markdown)
      expect(blocks.filter(({ kind }) => kind !== 'sentence').length).toBeLessThanOrEqual(8)
      expect(blocks.filter(({ kind }) => kind === 'sentence').length).toBeLessThanOrEqual(2)
      for (const { span, text } of blocks) {
        const block = article.blocks.find(({ id }) => id === span.place)!
        expect(block.text.slice(span.start, span.end)).toBe(span.quote)
        expect(span.quote.replace(/\s+/g, ' ').trim()).toBe(text)
      }
    }
  })

  it.each([
    [
      'en',
      'Our club has news for its members.\n\n## Learn-to-row\n\nOur learn-to-row course starts on 8 June and there are four places left.',
      ['learn-to-row'],
      ['to-row'],
    ],
    [
      'fr',
      'Tous les matins, à six heures et demie, Odile Garnier ouvre le café de la Place de Brémont.\n\nLe café de la Place vit, et la Place rit.',
      [],
      ['six heures', 'Place'],
    ],
    ['de', 'Der Rat hat mit elf gegen fünf Stimmen die Gebühr für die Tonne erhöht.', ['elf gegen fünf Stimmen'], ['fünf Stimmen']],
    ['pl', 'Od 6 października uczniowie klas 1–8 oddają telefony rano w szatni.', [], ['1–8 oddają']],
    ['ja', '図書館は1人が借りられる本の数を10冊から20冊に増やします。図書館は月曜日も開きます。', [], ['1人']],
    ['en', 'Membership fees of the club will go up by £30 to £185 a year from 1 July.', [], ['£30 to £185']],
    [
      'en',
      'Doctors of the University of Brantley gave coffee to 200 patients (AF) in Brantley.\n\nThe University of Brantley paid, and AF came back.',
      [],
      ['University', 'AF'],
    ],
    ['en', 'Whoever committed a key needs a new key. A key that was committed is lost.\n\nThey committed it.', [], ['committed']],
  ])('offers no torn words, in %s: %s', (language, text, present, absent) => {
    const texts = blocksOf('News', text, language).blocks.map((block) => block.text)
    for (const words of present) expect(texts).toContain(words)
    for (const words of absent) expect(texts).not.toContain(words)
  })
})
