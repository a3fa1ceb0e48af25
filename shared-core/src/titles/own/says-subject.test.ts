import { expect, test } from 'vitest'
import { readText } from '../../answers/article-text.ts'
import { readArticle } from '../../extract/read-article.ts'
import { allPacks } from '../../languages/all.ts'
import { languageFor } from '../../languages/language-for.ts'
import { exampleContext, exampleFields } from '../../testing/read-examples.ts'
import { saysSubject } from './says-subject.ts'

const texts = {
  en: 'Plum cake keeps for two days. A plum cake needs a kilo of plums and a hot oven. My uncle liked plum cake cold. Stone the plums, press them into the cake and bake it. We once carried one through Lincoln by bus.',
  de: 'Ein Pflaumenkuchen hält zwei Tage. Für den Pflaumenkuchen braucht man ein Kilo Pflaumen und einen heißen Ofen. Mein Onkel aß Pflaumenkuchen kalt. Die Pflaumen entsteinen, in den Teig drücken und backen. Einmal fuhren wir damit durch Lindau.',
  es: 'La tarta de ciruelas dura dos días. Una tarta necesita un kilo de ciruelas y un horno caliente. A mi tío le gustaba la tarta fría. Se deshuesan las ciruelas y se hornea la tarta. Una vez la llevamos por Lorca en autobús.',
  fr: 'La tarte aux prunes se garde deux jours. Une tarte demande un kilo de prunes et un four chaud. Mon oncle aimait la tarte froide. On dénoyaute les prunes et on cuit la tarte. Un jour nous l’avons portée à travers Limoges.',
} as const

test.each([
  ['en', 'How to bake a plum cake', true],
  ['en', 'Plum cake for a crowd of 12', true],
  ['en', 'Cake', false],
  ['en', 'A piece of cake in the oven', false],
  ['en', 'A cake with plums from a hot oven', true],
  ['en', 'Uncle would be delighted', false],
  ['en', 'Lincoln Park and ride', false],
  ['de', 'Pflaumenkuchen aus dem heißen Ofen', true],
  ['de', 'Pflaumenkuchen', false],
  ['de', 'Onkel wäre begeistert', false],
  ['de', 'Ab durch Lindau', false],
  ['es', 'Tarta de ciruelas al horno', true],
  ['es', 'Tarta', false],
  ['es', 'Mi tío estaría orgulloso', false],
  ['fr', 'Tarte aux prunes de mon oncle', true],
  ['fr', 'Tarte', false],
  ['fr', 'Limoges, et alors', false],
  ['en', 'A new plum cake', false],
  ['en', 'Plum cake from Lincoln', true],
  ['en', 'Plum cake: everything you need to know', false],
  ['en', 'Getting started with plum cake', false],
  ['en', 'Hot plum cake: what you need to know', true],
  ['de', 'Ein Pflaumenkuchen im Ofen', false],
  ['de', 'Alles, was Sie über Pflaumenkuchen wissen müssen', false],
  ['es', 'Todo lo que debes saber sobre la tarta de ciruelas', false],
  ['fr', 'Tarte aux prunes : ce qu’il faut savoir', false],
] as const)('%s: “%s” says the subject: %s', (tag, title, expected) => {
  const language = languageFor(tag, allPacks)
  const article = readArticle({ kind: 'markdown', markdown: texts[tag], fields: exampleFields }, exampleContext)
  expect(saysSubject(title, readText(article, language), language)).toBe(expected)
})
