import { expect, test } from 'vitest'
import { allPacks } from '../../languages/all.ts'
import { languageFor } from '../../languages/language-for.ts'
import { openEnd } from './open-end.ts'

type Row = readonly [language: string, title: string, end: string | null]

const rows: readonly Row[] = [
  ['en', 'How to store apples in a cellar and', 'and'],
  ['en', 'Three ways to mend the', 'the'],
  ['en', 'Storing apples, pears,', ','],
  ['en', 'What we stand for', null],
  ['en', 'Places to go to', null],
  ['en', 'The people we live with', null],
  ['en', 'What dreams are made of', null],
  ['en', 'Where to eat in Portland, OR', null],
  ['en', 'Why you need vitamin a', null],
  ['en', 'Bread and', null],
  ['de', 'Was sich ab Mai ändert für Mieter und', 'und'],
  ['de', 'So kommen Sie zum', 'zum'],
  ['de', 'Der Ort, an dem alles begann', null],
  ['de', 'Worauf es ankommt: Fangen Sie an', null],
  ['de', 'So nehmen Sie langsam ab', null],
  ['de', 'Machen Sie beim Chor mit', null],
  ['de', 'Kaufen Sie regional ein', null],
  ['de', 'Was ist das', null],
  ['es', 'Qué cambia para los vecinos de', 'de'],
  ['es', 'Cómo guardar manzanas y', 'y'],
  ['es', 'Los jóvenes de la generación Y', null],
  ['es', 'La lluvia no para', null],
  ['es', 'Qué hacer con lo que sobra', null],
  ['fr', 'Ce qui change pour les habitants de la', 'la'],
  ['fr', 'Le prix de l’', 'l’'],
  ['fr', 'Apprendre à vivre avec', null],
  ['fr', 'Le vélo : peser le pour', null],
  ['fr', 'Ne jetez plus vos pelures, gardez-les', null],
  ['it', 'Cosa cambia per chi abita nel', 'nel'],
  ['it', 'Il mercato della castagna e', 'e'],
  ['it', 'Che cosa fa la scuola con l’AI', null],
  ['pt', 'O que muda para quem vive em', 'em'],
  ['pt', 'Os bairros do Porto e', 'e'],
  ['pt', 'A chuva que não para', null],
  ['nl', 'Wat er verandert voor de', 'de'],
  ['nl', 'Muziek waar je van houdt', null],
  ['nl', 'Waar kijk je naar', null],
  ['sv', 'Så lagar du cykeln och', 'och'],
  ['sv', 'Den elva som alla vill se', null],
  ['pl', 'Co się zmienia dla mieszkańców i', 'i'],
  ['ru', 'Что изменится для жителей и', 'и'],
  ['ru', 'Что даёт новый закон', null],
  ['tr', 'Evde ekmek ve', 've'],
  ['ar', 'ما الذي يتغير لسكان المدينة في', 'في'],
  ['ar', 'ما الذي يتغير في المدينة', null],
  ['ja', 'りんごの保存と、', '、'],
  ['ja', '料金および', 'および'],
  ['ja', 'りんごの保存方法', null],
]

test.each(rows)('%s: %s → %s', (tag, title, end) => {
  expect(openEnd(title, languageFor(tag, allPacks))).toBe(end)
})
