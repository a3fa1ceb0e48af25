import { describe, expect, it } from 'vitest'
import { adviseOn } from '../../testing/advise.ts'

const table = (...rows: readonly string[]): string => {
  const [head = '', ...body] = rows.map((row) => row.split('|').map((cell) => cell.trim()))
  const line = (cells: readonly string[], tag: 'th' | 'td'): string =>
    `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`
  return `<table><thead>${line(head as readonly string[], 'th')}</thead><tbody>${body.map((cells) => line(cells, 'td')).join('')}</tbody></table>`
}
const poles = table(
  'Model|Material|Weight|Price',
  'Fell Carbon Zed|carbon|235 g|£119',
  'Fell Trail|aluminium|262 g|£54',
  'Osk Fold|aluminium|0.21 kg|£89',
)
const huts = table('Hut|Opened|Beds', 'Alpine Lodge|1902|40', 'Birch Hut|1888|30', 'Crag Refuge|1931|12')
const garages =
  '<ul><li>Mill Lane Garage: 45 pounds a month</li><li>Station Store: 38 pounds a month</li><li>Quay Lockers: 52 pounds a month</li></ul>'
const bags = (model: string, weight: string, price: string, unit = '€'): string =>
  table(`${model}|${weight}|${price}`, `Alba 1|900 g|30 ${unit}`, `Brisa|700 g|50 ${unit}`, `Corsa|1,1 kg|20 ${unit}`)

/** Language, figures, sentence, and the figure against it; null: nothing. */
type Row = readonly [language: string, figures: string, sentence: string, told: string | null]

const trips = table('|Bicycle|Scooter|Bus', 'Mean time|24 min|29 min|41 min', 'Cost a month|59 € (hire)|12 € (power)|30 € (pass)')
const ways = (time: string, ...names: readonly string[]): string =>
  table(`|${time}`, ...names.map((name, at) => `${name}|${[42, 55, 61][at]} min`))

const rows: readonly Row[] = [
  ['en', trips, 'The choice is clear: the scooter was the fastest of the three.', 'Bicycle: 24 min'],
  ['en', trips, 'The choice is clear: the bicycle was the fastest of the three.', null],
  ['en', trips, 'The bus proved the cheapest of the three.', 'Scooter: 12 € (power)'],
  ['en', trips, 'The scooter proved the cheapest of the three.', null],
  ['en', trips, 'The scooter was the fastest of the three to fold.', null],
  [
    'pt',
    trips.replace('Mean time', 'Tempo').replace('Scooter', 'Trotineta'),
    'Conclusão: a trotineta foi a mais rápida das três.',
    'Bicycle: 24 min',
  ],
  ['pt', trips.replace('Mean time', 'Tempo').replace('Bicycle', 'Bicicleta'), 'Conclusão: a bicicleta foi a mais rápida das três.', null],
  ['fr', ways('Durée', 'Train', 'Car', 'Vélo'), 'Conclusion : le car est le plus rapide.', 'Train: 42 min'],
  ['fr', ways('Durée', 'Train', 'Car', 'Vélo'), 'Conclusion : le train a été le plus rapide.', null],
  ['de', ways('Dauer', 'Bahn', 'Bus', 'Rad'), 'Der Bus war am Ende das schnellste Mittel.', 'Bahn: 42 min'],
  ['de', ways('Dauer', 'Bahn', 'Bus', 'Rad'), 'Die Bahn war am Ende das schnellste Mittel.', null],
  ['es', ways('Duración', 'Tren', 'Autobús', 'Bicicleta'), 'El autobús fue el más rápido de los tres.', 'Tren: 42 min'],
  ['it', ways('Durata', 'Treno', 'Autobus', 'Bicicletta'), 'Il bus e il treno vanno; l’autobus è stato il più veloce.', 'Treno: 42 min'],
  ['nl', ways('Duur', 'Trein', 'Bus', 'Fiets'), 'De bus was de snelste van de drie.', 'Trein: 42 min'],
  ['nl', ways('Duur', 'Trein', 'Bus', 'Fiets'), 'De trein was de snelste van de drie.', null],
  ['pl', ways('Czas', 'Pociąg', 'Autobus', 'Rower'), 'Autobus okazał się najszybszy.', 'Pociąg: 42 min'],
  ['sv', ways('Tid', 'Tåget', 'Bussen', 'Cykeln'), 'Bussen var snabbast av de tre.', 'Tåget: 42 min'],
  ['en', poles, 'The Carbon Zed is the lightest pole in our shop.', 'Osk Fold: 0.21 kg'],
  ['en', poles, 'The Osk Fold is the lightest pole in our shop.', null],
  ['en', poles, 'The Trail is the lightest aluminium pole.', null],
  ['en', poles, 'The Trail is not the lightest pole.', null],
  ['en', poles, 'The Trail is one of the lightest poles.', null],
  ['en', poles, 'The Trail has the lightest grip.', null],
  ['en', poles, 'The Trail is the lightest pole for children.', null],
  ['en', poles, 'The Trail is the longest pole.', null],
  ['en', poles, 'The Trail and the Osk Fold are the cheapest.', null],
  ['en', poles, 'The dearest of the three is the Osk Fold.', 'Fell Carbon Zed: £119'],
  ['en', huts, 'Alpine Lodge is the oldest hut in the valley.', 'Birch Hut: 1888'],
  ['en', poles, 'The Carbon Zed is the lightest of the three, and the Trail costs least.', 'Osk Fold: 0.21 kg'],
  ['en', huts, 'Crag Refuge is the newest hut in the valley.', null],
  ['en', garages, 'Mill Lane Garage is the cheapest of the three.', 'Station Store: 38 pounds a month'],
  ['en', garages, 'Station Store is the cheapest of the three.', null],
  ['de', bags('Modell', 'Gewicht', 'Preis'), 'Am billigsten ist die Brisa.', 'Corsa: 20 €'],
  ['de', bags('Modell', 'Gewicht', 'Preis'), 'Die Brisa ist die leichteste der drei.', null],
  ['de', bags('Modell', 'Gewicht', 'Preis'), 'Die Alba 1 ist die leichteste der drei.', 'Brisa: 700 g'],
  [
    'de',
    table('Gerät|Zeit', 'Kessa 20|190 s', 'Boila S|165 s', 'Teemo Pro|172 s'),
    'Der Teemo Pro ist das schnellste Gerät.',
    'Boila S: 165 s',
  ],
  ['fr', bags('Modèle', 'Poids', 'Prix'), 'L’Alba 1 est la plus légère des trois.', 'Brisa: 700 g'],
  ['fr', bags('Modèle', 'Poids', 'Prix'), 'La moins chère est l’Alba 1.', null],
  ['fr', bags('Modèle', 'Poids', 'Prix'), 'La moins chère est la Brisa.', 'Corsa: 20 €'],
  ['fr', bags('Modèle', 'Poids', 'Prix'), 'L’Alba 1 est plus légère que la Corsa.', null],
  ['es', bags('Modelo', 'Peso', 'Precio'), 'La Corsa es la mochila más ligera.', 'Brisa: 700 g'],
  ['es', bags('Modelo', 'Peso', 'Precio'), 'La Brisa es la mochila más ligera.', null],
  [
    'es',
    table('Ruta|Longitud', 'Ruta del Molino|7,5 km', 'Senda Alta|11 km', 'Vuelta Baja|9 km'),
    'La Vuelta Baja es la más larga.',
    'Senda Alta: 11 km',
  ],
  ['it', bags('Modello', 'Peso', 'Prezzo'), 'La Alba 1 è la più leggera.', 'Brisa: 700 g'],
  ['it', bags('Modello', 'Peso', 'Prezzo'), 'La Corsa è la borsa più pesante.', null],
  ['pt', bags('Modelo', 'Peso', 'Preço'), 'A Brisa é a mais barata das três.', 'Corsa: 20 €'],
  ['nl', bags('Model', 'Gewicht', 'Prijs'), 'De goedkoopste is de Brisa.', 'Corsa: 20 €'],
  ['pl', bags('Model', 'Waga', 'Cena', 'zł'), 'Najlżejszy jest model Corsa.', 'Brisa: 700 g'],
  ['sv', bags('Modell', 'Vikt', 'Pris', 'kr'), 'Brisa är billigast av de tre.', 'Corsa: 20 kr'],
  ['ja', table('モデル|重さ', 'アルバ|900 g', 'ブリーズ|700 g', 'コルサ|1100 g'), 'アルバは3つの中で最も軽いです。', 'ブリーズ: 700 g'],
  ['ja', table('モデル|重さ', 'アルバ|900 g', 'ブリーズ|700 g', 'コルサ|1100 g'), 'ブリーズは3つの中で最も軽いです。', null],
  ['ar', table('الطراز|الوزن', 'ألبا الأولى|900 g', 'بريز السريع|700 g'), 'ألبا الأولى هي الأخف بين الاثنين.', 'بريز السريع: 700 g'],
]

describe('a superlative against the figures of its text', () => {
  it.each(rows)('%s: %s %s', (language, figures, sentence, told) => {
    const found = adviseOn('text-slips', `${figures}<p>${sentence}</p>`, { language })
    expect(found.status === 'fail' ? [found.code, found.args.common] : null).toEqual(told === null ? null : ['twoFigures', told])
  })
})
