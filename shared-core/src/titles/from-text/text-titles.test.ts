import { describe, expect, test } from 'vitest'
import { answerQuestions } from '../../answers/answer-questions.ts'
import { readText } from '../../answers/article-text.ts'
import { judgeWritten } from '../../evaluation.ts'
import { readArticle } from '../../extract/read-article.ts'
import { allPacks } from '../../languages/all.ts'
import { languageFor } from '../../languages/language-for.ts'
import { openingFor } from '../../languages/loading/all-openings.ts'
import { exampleContext as context, exampleFields } from '../../testing/read-examples.ts'
import { createOpening } from '../opening/opening.ts'
import { judgeCandidates, rateTitles } from '../suggest-titles.ts'

const prepare = (tag: string, title: string, markdown: string) => {
  const article = readArticle({ kind: 'markdown', markdown, fields: { ...exampleFields, title } }, context)
  const language = languageFor(tag, allPacks)
  return { article, language, context, answers: answerQuestions({ article, language, targetQueries: [] }) }
}
/** Titles of headings; those of first sentences have tests of their own. */
const titlesOf = (...draft: Parameters<typeof prepare>): readonly string[] =>
  rateTitles(prepare(...draft)).titles.flatMap(({ text, reasons }) => (reasons.some(({ code }) => code === 'fromOpening') ? [] : [text]))

const workshop = `The community bike workshop at the old mill opens again in May. Bring your bike to the workshop by noon.

## Opening Hours

The workshop is open on Wednesday.

## Prices

The workshop costs 6 pounds an hour.

## What We Repair

Brakes and wheels.
`
const pool = `La piscine municipale de Brassac rouvre en juin. La piscine date de 1974, et la piscine perdait de l’eau.

## Travaux

Les travaux ont duré dix mois.

## Horaires

La piscine ouvre à midi.

## Tarifs

L’entrée coûte 4 euros.
`
const oil = `L'olio d'oliva di ottobre è amaro. L'olio si conserva al buio, e le olive danno olio.

## Raccolta

Si raccolgono le olive verdi.

## Frangitura

Entro 24 ore.

## Conservazione

L'olio dura 18 mesi.
`
const peak = `Subimos a Pedra do Sino em junho. A Pedra do Sino tem 2.275 metros, e da Pedra do Sino se vê o mar.

## Como chegar

De ônibus.

## Quanto tempo leva

Seis horas.

## O que levar

Três litros de água.
`
const hill = `Der Belchen ist 1414 Meter hoch. Auf den Belchen führt ein Weg, und vom Belchen sieht man die Alpen.

## Der Aufstieg

Er dauert vier Stunden.

## Die Aussicht

Man sieht den Säntis.

## Der Abstieg

Er ist steil.
`
const pickles = `ぬか床は米ぬかと塩と水で作ります。ぬか床は毎日混ぜます。ぬか床の温度は20度です。

## 材料

米ぬか1キログラムです。

## 温度

20度から25度です。

## 毎日の手入れ

底から混ぜます。
`

const call = `Ein Videoanruf mit meiner Mutter dauerte lange. Der Videoanruf geht jetzt, und der Videoanruf macht ihr Freude.

## Das Tablet einrichten

Ein Symbol genügt.

## Den Ton verbessern

Ein Lautsprecher hilft.

## Den Anruf üben

Zehnmal am Tag.
`
const honey = `تربية نحل العسل تحتاج صبرا. ينتج نحل العسل في الربيع، ويحتاج نحل العسل إلى الماء.

## اختيار الخلية

خشب جاف.

## موعد القطاف

في الصيف.

## علاج الأمراض

مرتان في السنة.
`
const skis = `Мы храним лыжи на балконе. Лыжи сохнут плохо, и лыжи ржавеют.

## Как чистить лыжи

Щёткой.

## Когда их мазать

Воском.

## Где хранить палки

В сухом углу.
`
const coffee = `The coffee of our house is strong. I grind the coffee by hand, and the coffee takes a minute.

## How to grind it

Like sand.

## How much to use

18 grams.

## Which water to take

Soft water.
`

describe('a title without subject', () => {
  test.each([
    ['en', 'Update', workshop, 'Community bike workshop: opening hours, prices, what we repair'],
    ['fr', 'Quelques idées', pool, 'Piscine municipale de Brassac\u00a0: travaux, horaires, tarifs'],
    ['it', 'Pensieri sparsi', oil, "Olio d'oliva: raccolta, frangitura, conservazione"],
    ['pt', 'Novidades', peak, 'Pedra do Sino: como chegar, quanto tempo leva, o que levar'],
    ['de', 'Wichtige Infos', hill, 'Belchen: Aufstieg, Aussicht, Abstieg'],
    ['ja', 'お知らせ', pickles, 'ぬか床：材料、温度、毎日の手入れ'],
    ['de', 'Ein paar Tipps', call, 'Videoanruf: Tablet einrichten, Ton verbessern, Anruf üben'],
    ['ar', 'نصائح مهمة', honey, 'نحل العسل: اختيار الخلية، موعد القطاف، علاج الأمراض'],
    ['ru', 'Полезные советы', skis, 'Как чистить лыжи, когда их мазать, где хранить палки'],
    ['en', 'Things about coffee', coffee, 'Coffee: how to grind it, how much to use, which water to take'],
  ])('%s: gets the subject and the parallel headings of its text (%s)', (tag, title, markdown, made) => {
    expect(titlesOf(tag, title, markdown).map((text) => text.replace(/\s:/, '\u00a0:'))).toEqual([made.replace(/\s:/, '\u00a0:')])
  })

  test.each([
    [
      'en',
      'Update',
      '## How cold should a fridge be?\n\nA fridge should be at 4 °C. The fridge is at 9 °C in the door of the fridge.',
      'How cold should a fridge be?',
    ],
    [
      'es',
      'Novedades',
      '## ¿Cada cuánto se riegan las orquídeas?\n\nLas orquídeas se riegan una vez por semana en verano y cada doce días en invierno. Las orquídeas viven en árboles.',
      '¿Cada cuánto se riegan las orquídeas?',
    ],
  ])('%s: gets the question that its text answers (%s)', (tag, title, markdown, made) => {
    expect(titlesOf(tag, title, markdown)).toEqual([made])
  })

  test.each([
    ['headings about the author', workshop.replace('## Prices', '## What I measured')],
    ['headings that say nothing', workshop.replace('## Prices', '## What it is')],
    ['two headings', workshop.replace('## Prices', 'Prices')],
    ['a heading that is a sentence first', workshop.replace('## Opening Hours', '## We have moved to another house')],
    ['headings that say one thing', workshop.replace('## Prices', '## Opening Hours').replace('## What We Repair', '## Opening Hours')],
    ['days and times of day', workshop.replace('## Opening Hours', '## Friday evening').replace('## Prices', '## Saturday')],
    ['general headings', workshop.replace('## Prices', '## Conclusion')],
    ['no term that stands three times', workshop.replaceAll('workshop', 'it')],
  ])('gets none of %s', (_what, markdown) => {
    expect(titlesOf('en', 'Update', markdown)).toEqual([])
  })

  test('a title that counts wrong gets the number of the parts, and the words around it stay', () => {
    const parts = [1, 2, 3].map((number) => `## ${number}. Wall\n\nPaint the room.\n`).join('\n')
    expect(titlesOf('en', 'Seven mistakes when painting a room', parts)).toEqual([])
    expect(titlesOf('en', '7 mistakes when painting a room', parts)).toEqual(['3 mistakes when painting a room'])
    expect(titlesOf('ru', '7 ошибок в комнате', parts)).toEqual([])
    const openings = ['a', 'b', 'c'].map((letter) => `**Wall ${letter}.** Paint the room.\n`).join('\n')
    expect(titlesOf('en', '10 tips for better sleep', openings)).toEqual(['3 tips for better sleep'])
  })

  test('a title with subject stays the writer’s, whatever else is wrong with it', () => {
    expect(titlesOf('en', 'The new hours of our bike workshop!!!', workshop).filter((text) => text.includes(':'))).toEqual([])
  })

  test.each([
    ['en', workshop],
    ['fr', pool],
    ['it', oil],
    ['pt', peak],
  ])('%s: no title that is made says what the text does not', (tag, markdown) => {
    const draft = prepare(tag, '', markdown)
    for (const { candidate } of judgeCandidates(draft))
      expect(judgeWritten({ text: candidate.text, body: draft.article.blocks.map(({ text }) => text), language: tag }).verdict).not.toBe(
        'refused',
      )
  })
})

test.each([
  ['en', 'The town council closes the Mill Lane bridge. The bridge is old, and the bridge has cracks.', 'Mill Lane bridge'],
  ['es', 'Hicimos el Camino Primitivo en mayo. El Camino Primitivo es largo, y el Camino Primitivo es duro.', 'Camino Primitivo'],
  ['es', 'La biblioteca municipal de Almansa abre. La biblioteca presta, y la biblioteca cierra.', 'biblioteca municipal de Almansa'],
  ['nl', 'Een regenton bespaart water. De regenton staat op tegels, en de regenton is vol.', 'regenton'],
  ['nl', 'Het kost 5 euro. Een kaart kost 6 euro, en een maand kost 90 euro of 80 euro.', undefined],
  ['de', 'Am Balkon hängt ein Balkonkraftwerk. Das Balkonkraftwerk spart Strom, und unser Balkonkraftwerk klappert.', 'Balkonkraftwerk'],
  [
    'en',
    'The plastic barrel stands under a composting toilet. A composting toilet smells little.\n\n## Airing the barrel\n\nThe barrel has a pipe, and the composting toilet has none.',
    'plastic barrel',
  ],
  ['en', 'We paid 6 pounds. It was 9 pounds, and then 4 pounds. The pounds were gone.', undefined],
  ['en', 'The year was wet. The year was cold, and the year was long.', undefined],
  ['de', 'Der Monat war nass. Der Monat war kalt, und der Monat war lang.', undefined],
  ['es', 'Subió el 30 por ciento. El 30 por ciento paga, y el 30 por ciento espera.', undefined],
  ['ja', '午後は雨です。午後は寒いです。午後は長いです。', undefined],
  ['it', 'La biblioteca resta aperta. Resta aperta la sera, resta aperta il lunedì.', undefined],
  ['en', 'We walked and walked, and then we walked home.', undefined],
])('%s: a subject is a noun of the opening, as the text names it first: %s', (tag, markdown, phrase) => {
  const { article, language } = prepare(tag, '', markdown)
  expect(createOpening(openingFor(tag)).subjectsOf(readText(article, language), language)[0]?.text).toBe(phrase)
})

test.each([
  ['BREAKING: Town council closes the Mill Lane bridge', 'Town council closes the Mill Lane bridge'],
  ['Update | Town council closes the Mill Lane bridge', 'Town council closes the Mill Lane bridge'],
  ['Town council closes the Mill Lane bridge – By Ida Moss', 'Town council closes the Mill Lane bridge'],
  ['Town council closes the Mill Lane bridge', undefined],
])('a title is offered without the label around it: %s', (title, bare) => {
  expect(titlesOf('en', title, 'The town council closes the Mill Lane bridge. The bridge is old, and the bridge has cracks.')[0]).toBe(bare)
})
