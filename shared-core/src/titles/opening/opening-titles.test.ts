import { describe, expect, test } from 'vitest'
import { readText } from '../../answers/article-text.ts'
import { readArticle } from '../../extract/read-article.ts'
import { allPacks } from '../../languages/all.ts'
import { languageFor } from '../../languages/language-for.ts'
import { openingFor } from '../../languages/loading/all-openings.ts'
import { exampleContext, exampleFields } from '../../testing/read-examples.ts'
import { createOpening } from './opening.ts'

function titlesOf(tag: string, markdown: string): readonly string[] {
  const language = languageFor(tag, allPacks)
  const text = readText(readArticle({ kind: 'markdown', markdown, fields: exampleFields }, exampleContext), language)
  const { openingTitles, subjectsOf } = createOpening(openingFor(tag))
  return openingTitles(text, subjectsOf(text, language), language)
}

describe('titles of first sentences', () => {
  test.each([
    // the main clause, whole
    [
      'en',
      'Tessa Varley mends 40 church bells in an old mill. A bell weighs two tonnes. Varley works alone.',
      'Tessa Varley mends 40 church bells in an old mill',
    ],
    [
      'it',
      'Marta Oleotti accorda pianoforti da concerto. Ne cura nove. Oleotti lavora sola.',
      'Marta Oleotti accorda pianoforti da concerto',
    ],
    [
      'pl',
      'Biblioteka w Rudnie przenosi się do dawnej szkoły. Nowa biblioteka wyda karty. Biblioteka czeka.',
      'Biblioteka w Rudnie przenosi się do dawnej szkoły',
    ],
    ['ja', '緑川図書館は、4月から夜9時まで開きます。図書館は駅前です。', '緑川図書館は、4月から夜9時まで開きます'],
    [
      'de',
      'Grünkohl schmeckt nach dem ersten Frost am besten. Wer Grünkohl kocht, braucht Zeit.',
      'Grünkohl schmeckt nach dem ersten Frost am besten',
    ],
    // cut before a clause, a speaker, a date
    [
      'en',
      'The Marlow ferry stops running in spring, the county council announced on Monday. The ferry is old. Tickets for the ferry are paid back.',
      'The Marlow ferry stops running in spring',
    ],
    [
      'en',
      'The Marlow ferry will run its last trip across the river on Thursday, 12 January 2027, after ninety years of service. The ferry is old. The ferry is slow.',
      'The Marlow ferry will run its last trip across the river',
    ],
    [
      'es',
      'El faro de Punta Rasa abre al público en julio porque el ayuntamiento ha comprado el edificio entero. El faro es alto. El faro es blanco.',
      'El faro de Punta Rasa abre al público en julio',
    ],
    [
      'fr',
      'Le pont du Laudon est fermé aux camions, parce que la pluie a emporté une partie de la pile centrale. Le pont est vieux. Le pont cède.',
      'Le pont du Laudon est fermé aux camions',
    ],
    // cut before a second predicate
    [
      'en',
      'The Marlow ferry carries forty cars on each of its trips, and it carries them for nothing in the weeks before Easter. The ferry is old. The ferry is slow.',
      'The Marlow ferry carries forty cars on each of its trips',
    ],
    [
      'de',
      'Das Strandbad in Niederau wird ab September 2027 saniert und im Mai 2028 mit einem neuen Becken aus Edelstahl wieder geöffnet. Das Strandbad ist alt. Im Strandbad fehlt ein Steg.',
      'Das Strandbad in Niederau wird ab September 2027 saniert',
    ],
    [
      'nl',
      'De sluis van Oudkerk wordt in november gesloten en in het voorjaar met een nieuwe deur van eikenhout weer geopend. De sluis is oud. De sluis lekt.',
      'De sluis van Oudkerk wordt in november gesloten',
    ],
    // without a day from which it holds
    [
      'en',
      'From Monday, 4 January 2027, the Marlow ferry takes no cars and no lorries on Sundays. The ferry is old. The ferry is slow.',
      'The Marlow ferry takes no cars and no lorries on Sundays',
    ],
    [
      'pt',
      'A partir de 4 de janeiro de 2027, o barco de Almeirinha passa a parar no cais velho. O barco é lento. O barco é azul.',
      'O barco de Almeirinha passa a parar no cais velho',
    ],
    // without brackets
    [
      'es',
      'El faro de Punta Rasa (construido en 1891) abre al público en julio. El faro es alto. El faro es blanco.',
      'El faro de Punta Rasa abre al público en julio',
    ],
    // without an apposition
    [
      'fr',
      'Port-Ligny, village de pêcheurs du Finistère sud, se découvre à pied en une seule journée. Port-Ligny a une plage. Port-Ligny dort.',
      'Port-Ligny se découvre à pied en une seule journée',
    ],
    // a definition
    [
      'en',
      'The Nordvik 300 is an electric outboard motor for boats of up to six metres. The Nordvik is light.',
      'Nordvik 300: electric outboard motor for boats of up to six metres',
    ],
    [
      'de',
      'Der Klarwerk 8 ist ein Wasserfilter für Häuser mit altem Brunnen. Der Klarwerk 8 ist klein.',
      'Klarwerk 8: Wasserfilter für Häuser mit altem Brunnen',
    ],
    [
      'nl',
      'De Windhof 20 is een warmtepomp voor huizen zonder tuin. De Windhof is stil.',
      'Windhof 20: warmtepomp voor huizen zonder tuin',
    ],
    [
      'fr',
      'La Volta 2 est une trottinette électrique pour les trajets courts. La Volta pèse 16 kg.',
      'Volta 2\u00a0: trottinette électrique pour les trajets courts',
    ],
    [
      'pt',
      'A Serra 5 é uma máquina de café para escritórios pequenos. A Serra é leve.',
      'Serra 5: máquina de café para escritórios pequenos',
    ],
  ])('%s: %s', (tag, markdown, title) => {
    expect(titlesOf(tag, markdown)[0]).toBe(title)
  })

  test.each([
    ['points back', 'en', 'These cinnamon buns rise overnight in the fridge. The buns are soft. The buns are sweet.'],
    ['points back', 'es', 'Esta tarta de manzana no lleva huevo ni leche ni azúcar. La tarta es buena. La tarta es fácil.'],
    ['speaks of its author', 'en', 'The copper kettle in our kitchen is older than I am. A kettle costs 200 pounds. The kettle shines.'],
    ['speaks to its reader', 'en', 'The fridge keeps your food cold at four degrees. A fridge needs air. The fridge hums.'],
    [
      'says nothing of the subject',
      'en',
      'Winter is here, and nobody likes a cold living room. Bleed the radiator. A radiator needs a key. The radiator hisses.',
    ],
    [
      'tells of an example',
      'en',
      'Anna Berger woke up in the middle of the night. Many people sleep badly. Sleep is short. Sleep matters.',
    ],
    ['tells of an example', 'de', 'Anna Berger wachte mitten in der Nacht mit Schmerzen auf. Viele Menschen schlafen schlecht.'],
    [
      'introduces a person by the age',
      'en',
      'Ana Lukić, 34, is a baker in the old harbour of Marlow. Ana Lukić bakes at night. Lukić sells to cafés.',
    ],
    [
      'introduces a firm by its years',
      'it',
      'La Ciclofficina Moretti di Lodrano ripara biciclette dal 1974. La Ciclofficina cerca un meccanico. La Ciclofficina è piccola.',
    ],
    [
      'introduces a firm by its years',
      'de',
      'Die Werkstatt Moretti repariert Räder seit 1974 in Lodrano. Die Werkstatt ist klein. Die Werkstatt sucht Leute.',
    ],
    ['is a quotation', 'en', '"The ferry stops in March," says the captain. The ferry is old. The ferry is slow.'],
    ['asks', 'en', 'The ferry stops running in spring, right? The ferry is old. The ferry is slow.'],
    ['praises', 'en', 'The Nordvik 300 is a state of the art motor for boats of six metres. The Nordvik is light.'],
    [
      'has its verb behind a participle',
      'en',
      'The officers involved in the shooting of a man in the old town of Kenosha and will not be charged, the county said on Tuesday, and kept silent. The officers left. The officers wait.',
    ],
    [
      'holds on a condition',
      'en',
      'The Marlow ferry will stop at the end of March, unless the two councils on the river find the money. The ferry is old. The ferry is slow.',
    ],
    [
      'holds with an exception',
      'de',
      'Das Strandbad in Niederau bleibt den ganzen Winter über geöffnet, aber nur für Vereine mit einem eigenen Schlüssel. Das Strandbad ist alt. Das Strandbad ist kalt.',
    ],
    [
      'tells of a quality',
      'en',
      'Ferry timetables can be hard to read. A ferry leaves at nine. The ferry is late. Ferry tickets are cheap.',
    ],
    ['is of today', 'en', 'The Marlow ferry has been sold to its captain today. The ferry is old. The ferry is slow.'],
    [
      'would end with an hour of another day',
      'en',
      'The application for the summer of 2026 is open until noon on 30 January 2026 for all pupils. The application is short. The application is free.',
    ],
    [
      'would end with an hour of another day',
      'pt',
      'As inscrições do clube de Almeirinha estão abertas até sexta a 20 de junho no bar do clube velho. As inscrições são grátis. As inscrições fecham.',
    ],
    ['is too short', 'en', 'The ferry stops. The ferry is old. The ferry is slow.'],
  ])('gives none of a sentence that %s (%s): %s', (_why, tag, markdown) => {
    expect(titlesOf(tag, markdown)).toEqual([])
  })
})
