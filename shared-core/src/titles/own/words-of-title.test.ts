import { expect, test } from 'vitest'
import { allPacks } from '../../languages/all.ts'
import { languageFor } from '../../languages/language-for.ts'
import { codeOf, isModel, strongWord, tornWord } from './words-of-title.ts'

test.each([
  ['de', 'Unser neuer Fahrradanhänger trägt achtzig Kilo und lässt sich zusammenfal', 'Er lässt sich zusammenfalten.', 'zusammenfal'],
  ['en', 'Our new trailer carries eighty kilos, needs no tools and can be dismant', 'It can be dismantled in a minute.', 'dismant'],
  ['fr', 'Notre nouvelle remorque porte quatre-vingts kilos et reste entièrement démont', 'Elle est entièrement démontable.', 'démont'],
  [
    'es',
    'Nuestro nuevo remolque lleva ochenta kilos y además es completamente desmont',
    'Es completamente desmontable sin herramientas.',
    'desmont',
  ],
  // a word of its own, a short title, a form of the same word, and a word that the text has, too
  ['de', 'Was im Sommer zu tun ist, und was das alles kostet im eigenen kleinen Garten', 'Der Gartenzaun ist neu.', null],
  ['en', 'It can be dismant', 'It can be dismantled.', null],
  ['en', 'The new film is a great start that cannot outrun its biggest problem', 'It is problematic. Its problems are old.', null],
  ['en', 'How we bleed every single old and heavy cast-iron Korvilator', 'Our Korvilators are heavy.', null],
  ['en', 'A long title that ends with the name of a firm, which is called Korvi', 'Korvi makes Korvimeters.', null],
  ['ja', '新しい自転車トレーラーは八十キロまで積めて工具なしで折りたたみができるようになりまし', 'できるようになりました。', null],
])('%s: %s is cut inside of a word: %s → %s', (tag, title, text, expected) => {
  expect(tornWord(title, text, languageFor(tag, allPacks))).toBe(expected)
})

test.each([
  ['PILOTO-MAR/2: resultados WP3 (M18)', 'O estudo acompanhou 64 pessoas.', 'MAR/2'],
  ['Kestrel GA + DRV2 rollout (FY25-Q3)', 'Shoppers can change the address.', 'DRV2'],
  ['AZ3.2: esiti D2.4', 'La scuola ha un laboratorio.', 'AZ3'],
  ['BMW X5 or Audi Q7?', 'The X5 is wider than the Q7.', null],
  ['A4 and A3 paper', 'Paper of A4 and A3.', null],
  ['The M25 is closed', 'The motorway is closed.', null],
  ['What changes in 2027', 'Rents change.', null],
])('%s has codes that its text does not explain', (title, text, expected) => {
  expect(codeOf(title, text)).toBe(expected)
})

test.each([
  ['Hedges end village flooding, scientists prove', 'Hedges slow run-off after moderate rain.', 'prove'],
  ['Insomnia cured', 'Nurses fell asleep 22 minutes sooner.', 'cured'],
  ['Kaffee: Nutzen bewiesen', 'Ein Zusammenhang ist möglich.', 'bewiesen'],
  ['Malaria besiegt', 'In einem Bezirk gab es weniger Fälle.', 'besiegt'],
  ['Le café protège, c’est prouvé', 'Une association est possible.', 'prouvé'],
  ['Demostrado: el café protege', 'Puede haber una relación.', 'Demostrado'],
  ['Dimostrato: il caffè protegge', 'Forse un legame.', 'Dimostrato'],
  ['Slapeloosheid genezen', 'Zij sliepen eerder in.', 'genezen'],
  ['Sömnlöshet botad', 'De somnade tidigare.', 'botad'],
  ['A drug that cured mice', 'The drug cures mice.', null],
  ['How to prove a theorem', 'To prove it, draw a line. A proof by contradiction proves the rest.', null],
  ['Improve your bread', 'Bread is good.', null],
  ['A secure bike shed', 'The shed is locked.', null],
])('%s promises more than its text', (title, text, expected) => {
  expect(strongWord(title, text)).toBe(expected)
})

test.each([
  ['Brisa KT-400/B-W (2027) 230V', 'The Brisa KT-400 is a drying cabinet.', true],
  ['Modell RX-220/C 50 Hz', 'Das Gerät trocknet Wäsche.', true],
  ['Modèle RX-220/C 50 Hz', 'L’appareil sèche le linge.', true],
  ['Modelo WX-7/3 (2026) 220V', 'Una lavadora estrecha.', true],
  ['Fennimore P6-22 (2026)', 'The cooker has a lid.', true],
  ['Tipo TX-9 12V', 'Il rasoio è leggero.', true],
  ['Lavadora WX-7/3 (2026) 220V', 'Una lavadora estrecha.', false],
  ['Brisa KT-400: drying cabinet for flats', 'The Brisa KT-400 is a drying cabinet.', false],
  ['Boeing 737 MAX 8 cleared to fly again', 'It flies.', false],
  ['COVID-19 in 2021', 'It spread.', false],
  ['Nokia 3310', 'A phone.', false],
])('%s says nothing but the numbers of a model: %s', (title, text, expected) => {
  expect(isModel(title, text)).toBe(expected)
})
