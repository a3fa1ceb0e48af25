import { expect, it } from 'vitest'
import { allPacks } from '../all.ts'
import { languageFor } from '../language-for.ts'
import { readFigures } from './read-quantities.ts'

/** The figures that a text states, with their per cent. */
const sharesIn = (tag: string, text: string): string =>
  readFigures(text, languageFor(tag, allPacks))
    .filter(({ measure }) => measure === '%')
    .map(({ start, end, values }) => `${text.slice(start, end)} = ${Math.round(values[0]! * 10) / 10}`)
    .join(' / ')

it.each([
  ['en', 'One in five couriers rides at night', 'One in five = 20'],
  ['en', 'one adult in five', 'one adult in five = 20'],
  ['en', 'nine out of ten shops', 'nine out of ten = 90'],
  ['en', 'two thirds of the parcels', 'two thirds = 66.7'],
  ['en', 'three-quarters of firms', 'three-quarters = 75'],
  ['en', 'more than half of the bridges', 'half = 50'],
  ['en', 'parcels rose by a third', 'a third = 33.3'],
  ['en', 'every fifth courier', 'every fifth = 20'],
  ['de', 'Jeder fünfte Kurier', 'Jeder fünfte = 20'],
  ['de', 'drei von zehn Paketen', 'drei von zehn = 30'],
  ['de', 'Zweidrittel der Pakete', 'Zweidrittel = 66.7'],
  ['de', 'knapp die Hälfte aller Brücken', 'Hälfte = 50'],
  ['de', 'um ein Fünftel gesunken', 'ein Fünftel = 20'],
  ['fr', 'Un coursier sur cinq roule la nuit', 'Un coursier sur cinq = 20'],
  ['fr', 'les trois quarts des colis', 'trois quarts = 75'],
  ['es', 'uno de cada cinco mensajeros', 'uno de cada cinco = 20'],
  ['es', 'más de la mitad de los paquetes', 'mitad = 50'],
  ['es', 'una cuarta parte de los paquetes', 'una cuarta parte = 25'],
  ['it', 'un terzo dei pacchi', 'un terzo = 33.3'],
  ['it', 'tre su dieci', 'tre su dieci = 30'],
  ['pt', 'um em cada cinco pacotes', 'um em cada cinco = 20'],
  ['nl', 'een op de vijf koeriers', 'een op de vijf = 20'],
  ['sv', 'var femte kurir', 'var femte = 20'],
  ['da', 'to tredjedele af pakkerne', 'to tredjedele = 66.7'],
  ['pl', 'co piąty kurier', 'co piąty = 20'],
  ['cs', 'třetina zásilek', 'třetina = 33.3'],
  ['ru', 'каждая пятая посылка', 'каждая пятая = 20'],
  ['ru', 'две трети посылок', 'две трети = 66.7'],
  ['ar', 'ثلث السكان', 'ثلث = 33.3'],
  ['ar', 'ثلاثة من كل عشرة', 'ثلاثة من كل عشرة = 30'],
  ['ja', '荷物の3分の1が', '3分の1 = 33.3'],
  ['ja', '5人に1人が', '5人に1人 = 20'],
  ['ja', '世帯の3割が', '3割 = 30'],
  ['zh', '三分之二的包裹', '三分之二 = 66.7'],
  ['zh', '四成家庭', '四成 = 40'],
  ['ko', '배달원 5명 중 1명', '5명 중 1명 = 20'],
  ['tr', 'kuryelerin üçte ikisi', 'üçte ikisi = 66.7'],
  ['hi', 'पांच में से एक', 'पांच में से एक = 20'],
  ['vi', 'một phần ba dân số', 'một phần ba = 33.3'],
  ['fi', 'joka viides lähetti', 'joka viides = 20'],
])('%s: %s', (tag, text, expected) => {
  expect(sharesIn(tag, text)).toBe(expected)
})

it.each([
  ['en', 'the first half of the year'],
  ['en', 'the third quarter of 2023'],
  ['en', 'a quarter of an hour'],
  ['en', 'half the battle'],
  ['en', 'half the size of the old one'],
  ['en', 'a cup and a half of honey'],
  ['en', 'cut by a quarter-point'],
  ['en', 'one in five years'],
  ['en', 'vitamin A in 5 foods'],
  ['de', 'jeden zweiten Tag'],
  ['de', 'jedes dritte Jahr'],
  ['de', 'in der zweiten Hälfte der Saison'],
  ['de', 'in einem Viertel der Stadt'],
  ['de', 'eine Viertelstunde'],
  ['fr', 'une taxe sur dix produits'],
  ['fr', 'un quart d’heure'],
  ['fr', 'un quart de finale'],
  ['fr', 'la première moitié du siècle'],
  ['es', 'a la mitad de la tabla'],
  ['es', 'el quinto de la lista'],
  ['es', 'una gira por su 20 aniversario'],
  ['pt', 'um quarto do hotel'],
  ['it', 'a metà dell’anno'],
  ['nl', 'een van de zes zenders'],
  ['sv', 'var tredje dag'],
  ['pl', 'co piątek'],
  ['pl', 'w połowie roku'],
  ['cs', 'každý pátek'],
  ['cs', 'v\u00a0polovině sezony'],
  ['ru', 'каждую пятницу'],
  ['ru', 'четверть часа'],
  ['ar', 'نصف ساعة'],
  ['ar', 'نصف النهائي'],
  ['ja', '3割引'],
  ['ja', '過半数を失う'],
  ['zh', '三成年人'],
  ['zh', '一成不变的'],
])('no share, %s: %s', (tag, text) => {
  expect(sharesIn(tag, text)).toBe('')
})
