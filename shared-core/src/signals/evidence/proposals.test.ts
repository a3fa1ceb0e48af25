import { describe, expect, test } from 'vitest'
import { answerQuestions, indexArticle } from '../../answers/answer-questions.ts'
import { readArticle } from '../../extract/read-article.ts'
import { allPacks } from '../../languages/all.ts'
import { languageFor } from '../../languages/language-for.ts'
import { exampleContext, exampleFields } from '../../testing/read-examples.ts'
import { measureSignals } from '../measure-signals.ts'
import { buildReading } from '../reading.ts'
import { proposals } from './proposals.ts'

describe('the description that is proposed', () => {
  const proposed = (title: string, ...paragraphs: readonly string[]) => proposedIn('en', title, ...paragraphs)
  const proposedIn = (tag: string, title: string, ...paragraphs: readonly string[]) => {
    const html = paragraphs.map((text) => `<p>${text}</p>`).join('')
    const article = readArticle({ kind: 'body', html, fields: { ...exampleFields, title, description: null } }, exampleContext)
    const language = languageFor(tag, allPacks)
    const passages = indexArticle(article, language)
    const answers = answerQuestions({ article, language, targetQueries: [] }, passages)
    return measureSignals(buildReading(article, exampleContext, language, { answers, passages }), { proposals })('proposals').description
  }
  const title = 'How long does a rye dough rise?'
  const bland =
    'A rye dough is made of rye flour, water and a starter, and many bakers who knead one for the first time have questions about it at home.'
  const middle = 'The yeasts of a starter eat sugar, and the warmer the bowl stands in the kitchen, the faster all of them do so.'
  const conclusion =
    'A rye dough rises for 3 hours at 24 °C and for about 5 hours at 20 °C, until it has grown by half and shows bubbles at its sides.'

  test('is the conclusion where the opening says less of what was asked', () => {
    expect(proposed(title, bland, middle, conclusion)).toBe(conclusion)
  })
  test('is the opening where that says it', () => {
    expect(proposed(title, conclusion, middle, bland)).toBe(conclusion)
    expect(proposed(title, bland, middle, middle)).toBe(bland)
  })
  test('is nothing where neither names what the article is about', () => {
    expect(proposed(title, middle, bland, middle)).toBeNull()
  })

  const rest = {
    en: 'Nobody who lives near the square remembers a summer as dry as the last one was in town.',
    de: 'Niemand in der Stadt erinnert sich an einen Sommer, der so trocken war wie der vergangene.',
    fr: 'Personne dans le quartier ne se souvient d’un été aussi sec que celui de l’année passée.',
    es: 'Nadie en el barrio recuerda un verano tan seco como el del año pasado en toda la comarca.',
    it: 'Nessuno nel quartiere ricorda una estate tanto secca quanto quella dello scorso anno in zona.',
    pt: 'Ninguém no bairro lembra um verão tão seco como o do ano passado em toda aquela região.',
    nl: 'Niemand in de buurt herinnert zich een zomer die zo droog was als die van het vorige jaar.',
  } as const
  test.each([
    ['en', 'Lido in Farncote', 'The lido in Farncote opens on 3 June after ten months. The pool is 25 m long and costs 4 pounds.'],
    ['de', 'Freibad in Hünfeld', 'Das Freibad in Hünfeld öffnet am 3. Juni nach zehn Monaten. Das Freibad ist 25 Meter lang und beheizt.'],
    ['fr', 'Piscine de Brassac', 'La piscine de Brassac rouvre le 3 juin après dix mois. La piscine mesure 25 mètres et coûte 4 euros.'],
    ['es', 'Piscina de Almansa', 'La piscina de Almansa abre el 3 de junio. La piscina mide 25 metros y la entrada cuesta 4 euros.'],
    ['it', 'Piscina di Trevi', 'La piscina di Trevi riapre il 3 giugno. La piscina è lunga 25 metri e il biglietto costa 4 euro.'],
    ['pt', 'Piscina de Aveiro', 'A piscina de Aveiro reabre no dia 3 de junho. A piscina tem 25 metros e a entrada custa 4 euros.'],
    ['nl', 'Zwembad in Lemmer', 'Het zwembad in Lemmer opent op 3 juni. Het zwembad is 25 meter lang en een kaartje kost 4 euro.'],
  ] as const)('%s: is what the text is about and what it says (%s)', (tag, title, opening) => {
    expect(proposedIn(tag, title, opening, rest[tag])).toBe(opening)
  })

  test.each([
    [
      'en',
      'Lido in Farncote',
      'The lido in Farncote opens on 3 June with a new steel basin, a longer slide and free entry for all children',
      ', which the county pays from a fund for towns that lost their baths.',
    ],
    [
      'de',
      'Freibad in Hünfeld',
      'Das Freibad in Hünfeld öffnet am 3. Juni mit einem neuen Becken aus Stahl und einer längeren Rutsche als bisher',
      ', weil der Kreis den Umbau aus einem Fonds für kleine Städte bezahlt hat.',
    ],
    [
      'fr',
      'Piscine de Brassac',
      'La piscine de Brassac rouvre le 3 juin avec un bassin en inox et un toboggan plus long que celui de 1974',
      ', dont la région paie les deux tiers avec un fonds pour les petites communes.',
    ],
    [
      'es',
      'Piscina de Almansa',
      'La piscina de Almansa abre el 3 de junio con un vaso de acero y un tobogán más largo que el de antes',
      ', donde los niños del pueblo nadarán cada mañana con una profesora de la escuela.',
    ],
    [
      'it',
      'Piscina di Trevi',
      'La piscina di Trevi riapre il 3 giugno con una vasca di acciaio e uno scivolo più lungo di quello di prima',
      ', mentre la regione paga due terzi del prezzo con un fondo per i comuni piccoli.',
    ],
    [
      'nl',
      'Zwembad in Lemmer',
      'Het zwembad in Lemmer opent op 3 juni met een nieuw bad van staal en een langere glijbaan dan de oude',
      ', waardoor de provincie twee derde van de prijs uit een fonds voor dorpen betaalt.',
    ],
  ] as const)('%s: is shortened at a clause border (%s)', (tag, title, clause, tail) => {
    expect(proposedIn(tag, title, clause + tail, rest[tag])).toBe(`${clause}.`)
  })

  test.each([
    [
      'a contrast',
      'en',
      'Lido in Farncote',
      'The lido in Farncote opens on 3 June with a new steel basin, a longer slide and free entry for all children, but only if the county pays what it has promised to the town.',
    ],
    [
      'who says it',
      'en',
      'Lido in Farncote',
      'The lido in Farncote opens on 3 June with a new steel basin, a longer slide and free entry for children, as the mayor said on Tuesday evening in the old town hall.',
    ],
    [
      'a condition',
      'en',
      'Lido in Farncote',
      'The lido in Farncote opens on 3 June with a new steel basin, a longer slide and free entry for children, since it would cost more if the town waited for a year.',
    ],
    [
      'a question',
      'en',
      'Lido in Farncote',
      'When does the lido in Farncote open, and what does it cost? Read on and we will tell you everything.',
    ],
    [
      'a call',
      'en',
      'Lido in Farncote',
      'Sign up for the free letter of the lido in Farncote and hear of everything first. It is sent on Fridays.',
    ],
    [
      'a welcome',
      'en',
      'Lido in Farncote',
      'Welcome to the lido in Farncote, the finest bath between the river and the sea for all who love water.',
    ],
    [
      'a torn quotation',
      'en',
      'Lido in Farncote',
      'The lido in Farncote is “the best gift that this town ever gave to its children and their parents. It is.',
    ],
    [
      'a quotation',
      'en',
      'Lido in Farncote',
      '“The lido in Farncote is the best gift that this town ever gave to its children”, the mayor said on Friday.',
    ],
    [
      'a path',
      'en',
      'Lido in Farncote',
      'Home | Sport | Water | The lido in Farncote and all its prices, hours and rules for visitors of each age.',
    ],
    [
      'a date line',
      'en',
      'Lido in Farncote',
      'Published on 3 June at 12:30 by the desk for the lido in Farncote and other baths of the whole county.',
    ],
    [
      'a pointer',
      'en',
      'Lido in Farncote',
      'Below, the hours and prices of the lido in Farncote stand in a table for all who want to plan a visit.',
    ],
    [
      'a sentence that goes on',
      'en',
      'Lido in Farncote',
      'The lido in Farncote also gets a new slide, a longer basin and free entry for all children of the town.',
    ],
    [
      'eine Anrede',
      'de',
      'Freibad in Hünfeld',
      'Besuchen Sie das Freibad in Hünfeld und schwimmen Sie in einem neuen Becken aus Stahl mit langer Rutsche.',
    ],
    [
      'eine Frage',
      'de',
      'Freibad in Hünfeld',
      'Wann öffnet das Freibad in Hünfeld, und was kostet der Eintritt für Kinder und Erwachsene in diesem Jahr?',
    ],
    [
      'une question',
      'fr',
      'Piscine de Brassac',
      'Quand rouvre la piscine de Brassac et combien coûte une entrée pour les enfants du village et des environs ?',
    ],
    [
      'un aussi',
      'fr',
      'Piscine de Brassac',
      'La piscine de Brassac reçoit aussi un bassin en inox et un toboggan plus long que celui de l’année 1974.',
    ],
    [
      'una pregunta',
      'es',
      'Piscina de Almansa',
      '¿Cuándo abre la piscina de Almansa y cuánto cuesta la entrada para los niños y los mayores del pueblo?',
    ],
    [
      'un también',
      'es',
      'Piscina de Almansa',
      'La piscina de Almansa tendrá también un vaso de acero y un tobogán más largo que el que había antes allí.',
    ],
    [
      'una domanda',
      'it',
      'Piscina di Trevi',
      'Quando riapre la piscina di Trevi e quanto costa il biglietto per i bambini e per i grandi del paese?',
    ],
    [
      'een vraag',
      'nl',
      'Zwembad in Lemmer',
      'Wanneer opent het zwembad in Lemmer en wat kost een kaartje voor de kinderen en de ouders van het dorp?',
    ],
  ] as const)('is never %s (%s)', (_what, tag, title, opening) => {
    expect(proposedIn(tag, title, opening, rest[tag])).toBeNull()
  })

  test('names the most frequent term, where the title names nothing of the text', () => {
    const opening = 'The lido in Farncote opens on 3 June. The lido has a basin of 25 m, and the lido costs 4 pounds a day for all.'
    expect(proposed('Some thoughts', opening, rest.en)).toBe(opening)
  })
})
