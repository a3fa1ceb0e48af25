import { describe, expect, it } from 'vitest'
import { adviseOn } from '../../testing/advise.ts'

const p = (...texts: readonly string[]): string => texts.map((text) => `<p>${text}</p>`).join('')

/** Language, body, and what is found: the code and what it names; null: nothing. */
type Row = readonly [language: string, html: string, found: readonly [code: string, named: string] | null]

const named = (language: string, html: string): readonly unknown[] | null => {
  const found = adviseOn('text-slips', html, { language })
  return found.status === 'fail' ? [found.code, found.args.value ?? found.args.rare ?? found.args.quote] : null
}

const votes: readonly Row[] = [
  ['en', p('Of the 90 members, 41 were present. There were 30 in favour, 9 against and 6 abstentions.'), ['wrongFigure', '45 > 41']],
  ['en', p('Of the 90 members, 45 were present. There were 30 in favour, 9 against and 6 abstentions.'), null],
  ['en', p('The hall held 41 members present.', 'Later 30 voted in favour and 14 against.'), ['wrongFigure', '44 > 41']],
  ['en', p('41 members attended. By proxy and in the hall 30 voted in favour and 14 against.'), null],
  ['en', p('41 were present. On the fence 30 voted for, 9 against; on the roof 20 for, 19 against.'), null],
  ['en', p('In 2024, 41 members attended; in 2025, 60 attended. Then 30 voted in favour and 14 against.'), null],
  ['de', p('Anwesend waren 41 Mitglieder. 30 stimmten dafür, 9 dagegen, 6 enthielten sich.'), ['wrongFigure', '45 > 41']],
  ['de', p('Anwesend waren 45 Mitglieder. 30 stimmten dafür, 9 dagegen, 6 enthielten sich.'), null],
  ['de', p('Es waren 41 Mitglieder anwesend, weitere stimmten per Briefwahl ab.', '30 waren dafür, 14 dagegen.'), null],
  ['fr', p('41 membres étaient présents. 30 ont voté pour, 9 contre et 6 abstentions.'), ['wrongFigure', '45 > 41']],
  ['fr', p('41 membres étaient présents. 30 ont voté pour, 9 contre et 2 abstentions.'), null],
  ['es', p('Asistieron 41 socios. Hubo 30 votos a favor, 9 en contra y 6 abstenciones.'), ['wrongFigure', '45 > 41']],
  ['es', p('Asistieron 45 socios. Hubo 30 votos a favor, 9 en contra y 6 abstenciones.'), null],
  ['it', p('Erano presenti 41 soci. I voti: 30 favorevoli, 9 contrari e 6 astenuti.'), ['wrongFigure', '45 > 41']],
  ['it', p('Erano presenti 41 soci, con deleghe. I voti: 30 favorevoli, 9 contrari e 6 astenuti.'), null],
  ['nl', p('Er waren 41 leden aanwezig. 30 stemden voor, 9 tegen en 6 onthoudingen.'), ['wrongFigure', '45 > 41']],
  ['pt', p('Compareceram 41 sócios. Houve 30 votos a favor, 9 contra e 6 abstenções.'), ['wrongFigure', '45 > 41']],
  ['en', p('Of the 80 seats, 41 went to the Greens, 25 to the Blues and 20 to the Reds.'), ['wrongFigure', '86 > 80']],
  ['en', p('Of the 80 seats, 41 went to the Greens, 25 to the Blues and 14 to the Reds.'), null],
  ['en', p('Of the 80 seats, 51 went to the Greens, 39 more than in 2021, when they got 12.'), null],
  ['de', p('Von den 80 Sitzen gehen 41 an die Grünen, 25 an die Blauen und 20 an die Roten.'), ['wrongFigure', '86 > 80']],
  ['fr', p('Des 80 sièges, 41 vont aux Verts, 25 aux Bleus et 20 aux Rouges.'), ['wrongFigure', '86 > 80']],
  ['es', p('De los 80 escaños, 41 son de los verdes, 25 de los azules y 20 de los rojos.'), ['wrongFigure', '86 > 80']],
]

const counts: readonly Row[] = [
  ['en', p('The copy lacked 57 letters.', 'A week later the 51 letters were found.'), ['twoFigures', '51 letters']],
  ['en', p('The copy lacked 57 letters.', 'A week later the 57 letters were found.'), null],
  ['en', p('We asked 57 farmers.', 'The 12 farmers who answered keep goats.'), null],
  ['en', p('We asked 57 farmers in May, 40 farmers in June.', 'The 51 farmers were glad.'), null],
  ['en', p('It came out in 2017 Poland.', 'The 2018 Poland is another.'), null],
  ['en', p('It took 57 days.', 'The 51 days were long.'), null],
  ['en', p('The first 57 letters came.', 'Then 51 letters came.'), null],
  ['de', p('In der Kopie fehlten 57 Briefe.', 'Später fanden sich die 51 Briefe.'), ['twoFigures', '51 Briefe']],
  ['de', p('Sie lief 57 Tage.', 'Die 51 Tage waren lang.'), null],
  ['fr', p('Il manquait 57 lettres.', 'Plus tard, les 51 lettres sont revenues.'), ['twoFigures', '51 lettres']],
  ['es', p('Faltaban 57 cartas.', 'Luego aparecieron las 51 cartas.'), ['twoFigures', '51 cartas']],
  ['it', p('Mancavano 57 lettere.', 'Poi le 51 lettere sono tornate.'), ['twoFigures', '51 lettere']],
  ['nl', p('Er ontbraken 57 brieven.', 'Later waren de 51 brieven terug.'), ['twoFigures', '51 brieven']],
  ['pt', p('Faltavam 57 cartas.', 'Depois apareceram as 51 cartas.'), ['twoFigures', '51 cartas']],
]

const changes: readonly Row[] = [
  [
    'en',
    p('The firm cuts the daily crossings from 14 to nine.', 'Of the 16 sailings that run today, four go.'),
    ['twoFigures', '16 sailings'],
  ],
  ['en', p('The firm cuts the daily crossings from 14 to nine.', 'Of the 14 sailings that run today, four go.'), null],
  ['en', p('The firm cuts the daily crossings from 14 to nine.', 'Of the 16 sailings, four were late.'), null],
  ['en', p('The firm cuts the crossings from 14 to nine.', 'The 16 crossings are full.'), ['twoFigures', '16 crossings']],
  ['en', p('The firm cuts the crossings from 14 to nine.', 'The four crossings before noon are full.'), null],
  ['en', p('Crossings fell from 14 to nine, staff from 20 to 12.', 'Of the 16 buses that run today, four go.'), null],
  ['de', p('Die Zahl der Fahrten sinkt von 14 auf neun.', 'Von den 16 Fahrten bleiben wenige.'), ['twoFigures', '16 Fahrten']],
  ['de', p('Gepflanzt werden 12 Bäume.', 'Mit den 15 Bäumen kommt Schatten.'), ['twoFigures', '15 Bäumen']],
  [
    'es',
    p('La empresa reduce de 8 a 5 los autobuses.', 'De los 10 autobuses que circulan hoy, pocos quedan.'),
    ['twoFigures', '10 autobuses'],
  ],
  ['fr', p('La ligne passe de 14 à neuf trajets.', 'Sur les 16 trajets, peu restent.'), ['twoFigures', '16 trajets']],
  ['it', p('Le corse calano da 14 a nove.', 'Delle 16 corse ne restano poche.'), ['twoFigures', '16 corse']],
  ['nl', p('Het aantal ritten daalt van 14 naar negen.', 'Van de 16 ritten blijven er weinig.'), ['twoFigures', '16 ritten']],
  ['pt', p('As viagens caem de 14 para nove.', 'Das 16 viagens restam poucas.'), ['twoFigures', '16 viagens']],
]

const names: readonly Row[] = [
  ['en', p('Maud Okonjo-Harding rings the bells.', 'Ask Maud Okonjo-Herding for a key.'), ['twoSpellings', 'Maud Okonjo-Herding']],
  ['en', p('Maud Okonjo-Harding rings the bells.', 'Ask Maud Okonjo-Harding for a key.'), null],
  ['en', p('Maud Okonjo-Harding rings the bells.', 'Ask Paul Okonjo-Herding for a key.'), null],
  ['en', p('Maud Okonjo-Harding rings.', 'Ms Okonjo-Herding has a key.'), null],
  ['en', p('Edwin Tollemarch keeps bees.', 'Write to Edwin Tollemerch.'), ['twoSpellings', 'Edwin Tollemerch']],
  ['en', p('Edwin Tollemarch keeps bees.', 'Write to Edith Tollemerch.'), null],
  ['en', p('Two Women meet. Two Woman leave.'), null],
  [
    'de',
    p('Ida Kestenholz-Brandauer leitet den Chor.', 'Anfragen an Ida Kestenholz-Brandauner.'),
    ['twoSpellings', 'Ida Kestenholz-Brandauner'],
  ],
  ['de', p('Ida Kestenholz-Brandauer leitet den Chor.', 'Ida Kestenholz-Brandauers Chor singt.'), null],
  ['fr', p('Odile Marchand-Vauquelin peint.', 'Écrire à Odile Marchand-Vauquelan.'), ['twoSpellings', 'Odile Marchand-Vauquelan']],
  ['es', p('Inés Carballo-Urrutia pinta.', 'Escriba a Inés Carballo-Urrotia.'), ['twoSpellings', 'Inés Carballo-Urrotia']],
  ['it', p('Gemma Baldini-Tesoriero canta.', 'Scrivere a Gemma Baldini-Tesoriere.'), null],
  ['it', p('Gemma Baldini-Tesoriero canta.', 'Scrivere a Gemma Baldoni-Tesoriero.'), ['twoSpellings', 'Gemma Baldoni-Tesoriero']],
  ['nl', p('Wiesje Terpstra-Hoekema zingt.', 'Bel Wiesje Terpstra-Hoekoma.'), ['twoSpellings', 'Wiesje Terpstra-Hoekoma']],
  ['pl', p('Halina Wrońska-Bielecka śpiewa.', 'Kontakt z Haliną Wrońską-Bielecką.'), null],
]

const recipe = (items: readonly string[], ...steps: readonly string[]): string =>
  `<h2>Ingredients</h2><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul><h2>Method</h2><ol>${steps.map((step) => `<li>${step}</li>`).join('')}</ol>`
const salad = ['200 g lentils', '2 carrots', '1 onion', '3 tbsp raisins', '1 lemon', '1 tsp salt']
const boiled = 'Boil the lentils for 20 minutes until they are soft, then drain them well and let them cool on a plate.'

const recipes: readonly Row[] = [
  [
    'en',
    recipe(salad, boiled, 'Grate the carrots and chop the onion.', 'Add the juice of the lemon and serve.'),
    ['unused', '3 tbsp raisins'],
  ],
  ['en', recipe(salad, boiled, 'Grate the carrots and chop the onion.', 'Add raisins and the juice of the lemon.'), null],
  ['en', recipe(salad, boiled, 'Chop the onion.', 'Mix everything with the juice of the lemon and carrots.'), null],
  ['en', recipe(salad, boiled, 'Chop the onion.', 'Add the carrots, the fruit and the juice of the lemon.'), null],
  ['en', recipe(salad, boiled, 'Chop the onion.', 'Add the carrots, the lemon and the remaining ingredients.'), null],
  ['en', recipe(salad, boiled, 'Add two of them.'), null],
  [
    'de',
    recipe(
      ['200 g Linsen', '2 Möhren', '1 Zwiebel', '3 EL Rosinen', '1 Zitrone'],
      'Die Linsen 20 Minuten kochen, bis sie weich sind, dann abgießen und auf einem Teller abkühlen lassen, bis sie lauwarm sind.',
      'Möhren reiben, Zwiebel hacken, Zitronensaft dazugeben.',
    ),
    ['unused', '3 EL Rosinen'],
  ],
  [
    'de',
    recipe(
      ['200 g Linsen', '2 Möhren', '1 Zwiebel', '3 EL Rosinen', '1 Zitrone'],
      'Die Linsen 20 Minuten kochen, bis sie weich sind, dann abgießen und auf einem Teller abkühlen lassen, bis sie lauwarm sind.',
      'Möhren reiben, Zwiebel hacken, alles mit Zitronensaft mischen.',
    ),
    null,
  ],
  [
    'fr',
    recipe(
      ['200 g de lentilles', '2 carottes', '1 oignon', '50 g de noisettes', '1 citron'],
      'Cuire les lentilles pendant 20 minutes, jusqu’à ce qu’elles soient tendres, puis les égoutter et les laisser refroidir sur une assiette.',
      'Râper les carottes, hacher l’oignon, ajouter le jus du citron.',
    ),
    ['unused', '50 g de noisettes'],
  ],
  [
    'es',
    recipe(
      ['200 g de lentejas', '2 zanahorias', '1 cebolla', '50 g de pasas', '1 limón'],
      'Cocer las lentejas durante 20 minutos, hasta que estén tiernas, y después escurrirlas y dejarlas enfriar en un plato llano.',
      'Rallar las zanahorias, picar la cebolla y añadir el zumo del limón.',
    ),
    ['unused', '50 g de pasas'],
  ],
  [
    'it',
    recipe(
      ['200 g di lenticchie', '2 carote', '1 cipolla', '50 g di uvetta', '1 limone'],
      'Cuocere le lenticchie per 20 minuti, finché sono tenere, poi scolarle bene e lasciarle raffreddare su un piatto largo.',
      'Grattugiare le carote, tritare la cipolla e aggiungere il succo del limone.',
    ),
    ['unused', '50 g di uvetta'],
  ],
  [
    'nl',
    recipe(
      ['200 g linzen', '2 wortels', '1 ui', '50 g rozijnen', '1 citroen'],
      'Kook de linzen 20 minuten tot ze zacht zijn, giet ze goed af en laat ze daarna op een groot plat bord afkoelen.',
      'Rasp de wortels, snijd de ui en voeg het sap van de citroen toe.',
    ),
    ['unused', '50 g rozijnen'],
  ],
]

describe('what a careful reader counts and compares', () => {
  it.each(votes)('votes and seats, %s: %s', (language, html, found) => expect(named(language, html)).toEqual(found))
  it.each(counts)('one thing counted twice, %s: %s', (language, html, found) => expect(named(language, html)).toEqual(found))
  it.each(changes)('a count and a change of it, %s: %s', (language, html, found) => expect(named(language, html)).toEqual(found))
  it.each(names)('names, %s: %s', (language, html, found) => expect(named(language, html)).toEqual(found))
  it.each(recipes)('things of a recipe, %s: %s', (language, html, found) => expect(named(language, html)).toEqual(found))
})
