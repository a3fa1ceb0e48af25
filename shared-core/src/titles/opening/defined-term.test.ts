import { expect, test } from 'vitest'
import { readText } from '../../answers/article-text.ts'
import { readArticle } from '../../extract/read-article.ts'
import { allPacks } from '../../languages/all.ts'
import { languageFor } from '../../languages/language-for.ts'
import { exampleContext, exampleFields } from '../../testing/read-examples.ts'
import { definedTerm } from './defined-term.ts'

test.each([
  ['en', 'Does your heel hurt? Then you may have plantar fasciitis: an irritation of the band under the foot.', 'plantar fasciitis'],
  ['en', 'In spring the council planted a hügelkultur bed: a mound of rotting wood under a metre of soil.', 'hügelkultur bed'],
  ['de', 'Dahinter steckt oft ein Fersensporn: eine Verknöcherung am Ansatz der Sehne.', 'Fersensporn'],
  ['fr', 'Beaucoup souffrent alors de fasciite plantaire : une irritation de la bande sous le pied.', null],
  ['fr', 'Beaucoup souffrent alors de fasciite plantaire: une irritation de la bande sous le pied.', 'fasciite plantaire'],
  ['es', 'Muchos sufren entonces fascitis plantar: una irritación de la banda que pasa bajo el pie.', 'fascitis plantar'],
  ['it', 'Molti soffrono allora di fascite plantare: una irritazione della fascia sotto il piede.', 'fascite plantare'],
  ['nl', 'Vaak is het dan hielspoor: een ontsteking van de band onder de voet.', 'hielspoor'],
  ['de', 'Ein Balkonkraftwerk besteht aus einem Modul und einem Kabel.', 'Balkonkraftwerk'],
  ['nl', 'Een balkoncentrale bestaat uit een paneel en een kabel.', 'balkoncentrale'],
  ['en', 'A haymeter consists of a rod and a dial.', 'haymeter'],
  ['en', 'A day consists of hours.', null],
  ['en', 'It works like a kettledrum turned round: a liquid evaporates outside and gives off its warmth.', null],
  ['de', 'Es läuft wie ein Fersensporn: eine Verknöcherung am Ansatz der Sehne.', null],
  ['en', 'The result surprised us: a queue of people stood at the door at five.', null],
  ['en', 'She said: a kettle needs water and a little time.', null],
  ['en', 'Plantar fasciitis: an irritation of the band under the foot.', null],
  ['en', 'We sell two things: a kettle and a pan.', null],
])('%s: %s → %s', (tag, markdown, term) => {
  const language = languageFor(tag, allPacks)
  const text = readText(readArticle({ kind: 'markdown', markdown, fields: exampleFields }, exampleContext), language)
  expect(definedTerm(text, language)?.text ?? null).toBe(term)
})
