import { expect, test } from 'vitest'
import { allPacks } from '../../languages/all.ts'
import { languageFor } from '../../languages/language-for.ts'
import { namesOnly } from './names-only.ts'

/** A text that has the words of the subject. */
function isHeldIn(tag: string, subject: string): (term: string) => boolean {
  const terms = languageFor(tag, allPacks).terms(subject)
  return (term) => terms.includes(term)
}

test.each([
  ['en', 'Some thoughts on the garden', 'garden'],
  ['en', 'My bike trip', 'bike'],
  ['en', 'Things about coffee', 'coffee'],
  ['en', 'A few notes on heat pumps', 'heat pumps'],
  ['de', 'Gedanken zum Garten', 'Garten'],
  ['de', 'Ein paar Tipps zum Balkon', 'Balkon'],
  ['es', 'Un día en la huerta', 'huerta'],
  ['es', 'Cosas sobre las abejas', 'abejas'],
  ['fr', 'Quelques idées sur le compost', 'compost'],
  ['it', 'Alcuni consigli sulla muffa', 'muffa'],
  ['pt', 'Algumas dicas sobre café', 'café'],
  ['nl', 'Een dag in de tuin', 'tuin'],
  ['ru', 'Советы о велосипеде', 'велосипеде'],
  ['ar', 'معلومات عن القندس', 'القندس'],
  ['en', 'Exciting news from Team Hollins', 'Team Hollins'],
  ['en', 'Big changes at Bramley Tools', 'Bramley Tools'],
  ['en', 'Exciting news from Harrow & Finch', 'Harrow & Finch'],
  ['de', 'Große Neuigkeiten bei Hollmann', 'Hollmann'],
  ['es', 'Buenas noticias de Olmedo', 'Olmedo'],
  ['fr', 'Grande nouvelle chez Vernoux', 'Vernoux'],
  ['it', 'Grandi novità da Fontebella', 'Fontebella'],
  ['nl', 'Groot nieuws van Oudkerk', 'Oudkerk'],
  ['pt', 'Boas notícias de Almeirinha', 'Almeirinha'],
  ['ja', '味噌について', '味噌'],
  ['en', 'Coffee and your heart: everything you need to know', 'Coffee and your heart'],
  ['en', 'What you need to know about heat pumps', 'heat pumps'],
  ['en', 'Coffee and the body: a study', 'Coffee and the body'],
  ['de', 'Wärmepumpen: Das müssen Sie wissen', 'Wärmepumpen'],
  ['de', 'Alles über Wärmepumpen', 'Wärmepumpen'],
  ['fr', 'Sommeil et écrans : ce qu’il faut savoir', 'Sommeil et écrans'],
  ['es', 'Lo que hay que saber sobre la miel', 'la miel'],
  ['it', 'Muffa: quello che c’è da sapere', 'Muffa'],
  ['pt', 'Tudo sobre café', 'café'],
  ['nl', 'Alles wat je moet weten over bijen', 'bijen'],
  ['pl', 'Co warto wiedzieć o miodzie', 'miodzie'],
  ['sv', 'Allt du behöver veta om honung', 'honung'],
  ['ru', 'Всё, что нужно знать о велосипеде', 'велосипеде'],
  ['zh', '关于咖啡', '咖啡'],
])('%s: %s names its subject and nothing about it', (tag, title, subject) => {
  expect(namesOnly(title, languageFor(tag, allPacks), isHeldIn(tag, subject))).toBe(subject)
})

test.each([
  ['en', 'A weekend in Porto'],
  ['en', 'How to clean a bike'],
  ['en', 'What is a heat pump?'],
  ['en', '7 tips for the garden'],
  ['en', 'Three days by bike along the Danube'],
  ['en', 'Two days on a farm'],
  ['en', 'Good news for bats in old churches'],
  ['en', 'New changes to the bus pass in March'],
  ['fr', 'La bonne nouvelle de Vernoux : le pont est ouvert'],
  ['de', 'Drei Tage in Rom'],
  ['es', 'Tres días en la huerta'],
  ['fr', 'Trois jours au jardin'],
  ['tr', 'Çanakkale’de üç gün'],
  ['en', 'Slate roofs of Wales'],
  ['en', 'My bike trip: from Passau to Vienna'],
  ['en', 'Some thoughts'],
  ['en', 'What you need to know about the 3 new bus lines'],
  ['en', 'Bus strike in Leeds on Monday: what you need to know'],
  ['en', 'Getting started with Git hooks'],
  ['fr', 'Grève des bus à Lyon lundi : ce qu’il faut savoir'],
  ['de', 'Tipps gegen Schimmel im Schlafzimmer'],
  ['de', 'Was ein Garten kostet'],
  ['es', 'Consejos para podar rosales viejos'],
  ['es', 'Un día en Sevilla'],
  ['fr', 'Le compost sans odeur'],
  ['it', 'Muffa in camera da letto'],
  ['pt', 'Dicas para adotar um cão adulto'],
  ['ru', 'Как хранить велосипед зимой'],
  ['ja', '味噌の作り方'],
  ['ja', 'ビーバーはなぜ木を倒すのか'],
])('%s: %s says more, or names nothing', (tag, title) => {
  expect(namesOnly(title, languageFor(tag, allPacks), () => true)).toBeNull()
})
