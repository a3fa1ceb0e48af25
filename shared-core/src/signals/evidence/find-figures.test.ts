import { expect, test } from 'vitest'
import { allPacks } from '../../languages/all.ts'
import { languageFor } from '../../languages/language-for.ts'
import { findNumbers } from './find-figures.ts'

/** A month before a number: how many figures and how many dates the sentence holds. */
// biome-ignore format: a table
const sentences: readonly (readonly [language: string, sentence: string, figures: number, dates: number])[] = [
  ['de', 'Die Anlage lieferte im Oktober 640 kWh Strom.', 1, 0],
  ['de', 'Im vergangenen Oktober 640 kWh und im Mai 2000 kWh.', 2, 0],
  ['de', 'Wir zählten im Mai 12 Personen am Steg.', 1, 0],
  ['de', 'Das Haus brauchte im Januar 350 Euro mehr.', 1, 0],
  ['de', 'Es kostete im Juni 20 % mehr.', 1, 0],
  ['de', 'Das war im Oktober 2023 in Wien.', 0, 1],
  ['de', 'Am 12. Oktober 2023 war es kalt.', 0, 1],
  ['de', 'Im Dezember 1.200 Besucher kamen ins Museum.', 1, 0],
  ['de', 'Am 3. Mai 20 Uhr beginnt es.', 0, 1],
  ['en', 'The plant made in October 640 kWh of power.', 1, 0],
  ['en', 'It sold in May 12 kg of honey.', 1, 0],
  ['en', 'We met on Dec. 12 at noon.', 0, 1],
  ['en', 'We met in October 2023 at noon.', 0, 1],
  ['en', 'It counted in June 1,200 visitors a day.', 1, 0],
  ['en', 'It used in March 2000 kWh of power.', 1, 0],
  ['en', 'It lost in April 350 euros a day.', 1, 0],
  ['en', 'It grew in April 45 km to the north.', 1, 0],
  ['en', 'They came on June 3 with friends.', 0, 1],
  ['fr', 'La station a produit en octobre 640 kWh en tout.', 1, 0],
  ['fr', 'Elle a vendu en mai 12 kg de miel.', 1, 0],
  ['fr', 'En octobre 2023 elle a fermé.', 0, 1],
  ['fr', 'Le 12 octobre 2023 elle a fermé.', 0, 2],
  ['fr', 'Elle a compté en juin 350 visiteurs ici.', 1, 0],
  ['es', 'La planta produjo en octubre 640 kWh de luz.', 1, 0],
  ['es', 'Vendió en mayo 12 kg de miel.', 1, 0],
  ['es', 'Cerró en octubre 2023 y no abrió.', 0, 1],
  ['es', 'Contó en junio 350 visitantes al día.', 1, 0],
  ['it', 'L’impianto ha prodotto a ottobre 640 kWh in tutto.', 1, 0],
  ['it', 'Ha venduto a maggio 12 kg di miele.', 1, 0],
  ['it', 'Ha chiuso a ottobre 2023 per sempre.', 0, 1],
  ['pt', 'A usina gerou em outubro 640 kWh de luz.', 1, 0],
  ['pt', 'Vendeu em maio 12 kg de mel.', 1, 0],
  ['nl', 'De molen leverde in oktober 640 kWh stroom.', 1, 0],
  ['nl', 'Hij verkocht in mei 12 kg honing.', 1, 0],
  ['sv', 'Verket gav i oktober 640 kWh el.', 1, 0],
  ['da', 'Værket gav i oktober 640 kWh strøm.', 1, 0],
  ['pl', 'Elektrownia dała w październiku 640 kWh prądu.', 1, 0],
  ['cs', 'Elektrárna dala v říjnu 640 kWh proudu.', 1, 0],
  ['ru', 'Станция дала в октябре 640 кВт⋅ч энергии.', 1, 0],
  ['ru', 'Она продала в мае 12 кг мёда.', 1, 0],
  ['uk', 'Вона продала в травні 12 кг меду.', 1, 0],
  ['tr', 'Santral ekim 640 kWh üretti.', 1, 0],
  ['ro', 'Centrala a dat în octombrie 640 kWh.', 1, 0],
  ['hu', 'Az erőmű októberben 640 kWh áramot adott.', 1, 0],
  ['hu', 'Az ülés október 12 napján volt.', 0, 1],
  ['id', 'Pembangkit itu pada Oktober 640 kWh listrik.', 1, 0],
  ['ar', 'أنتجت المحطة في أكتوبر 640 كيلوواط من الكهرباء.', 1, 0],
  ['de', 'Am 8. November wird das Wasser abgestellt.', 0, 1],
  ['cs', 'Dne 8. listopadu se voda vypne.', 0, 1],
  ['fi', 'Vesi katkaistaan 8. marraskuuta illalla.', 0, 1],
  ['es', 'El 18 de julio abre la piscina.', 0, 1],
  ['pt', 'No dia 18 de julho abre a piscina.', 0, 1],
  ['ca', 'El 18 de juliol obre la piscina.', 0, 1],
  ['en', 'They came in 5. May I ask why?', 0, 0],
  ['pt', 'Só 39 por cento dos alunos vão a pé.', 1, 0],
  ['it', 'Il 39 per cento degli alunni va a piedi.', 1, 0],
  ['fr', 'Le 3 mai 20 h au port.', 0, 2],
  ['es', 'El 3 mayo 20 hs en el puerto.', 0, 2],
  ['ru', 'Это 3 мая 20 ч в порту.', 0, 2],
  ['de', 'Am 3. Mai 20 h am Hafen.', 0, 1],
  ['de', 'Wir sahen im Mai 12 Uhren am Steg.', 1, 0],
  ['fr', 'En mai 12 heureux sont venus.', 1, 0],
  ['lt', 'Tai buvo gegužės 12 dieną.', 0, 1],
  ['fil', 'Noong Mayo 12 sa pantalan.', 0, 1],
  ['eu', 'Hau maiatza 12 egunean zen.', 0, 1],
  ['sv', 'Vi såg i maj 12 båtar vid piren.', 1, 0],
  ['fi', 'Voimala tuotti lokakuussa 640 kWh sähköä.', 1, 0],
]

test.each(sentences)('a month is a date only with a day or a year (%s): %s', (tag, sentence, figures, dates) => {
  const language = languageFor(tag, allPacks)
  const found = findNumbers(sentence, language.tokenize(sentence), language)
  expect([found.figures.length, found.dates.length]).toEqual([figures, dates])
})

test.each([
  ['pt', 'Só 39 por cento vão a pé.', '39 por cento'],
  ['es', 'Solo el 39 por ciento va a pie.', '39 por ciento'],
  ['fr', 'Seuls 39 pour cent vont à pied.', '39 pour cent'],
  ['it', 'Il 39 per cento va a piedi.', '39 per cento'],
  ['ca', 'Només el 39 per cent va a peu.', '39 per cent'],
  ['en', 'Only 39 per cent walk.', '39 per cent'],
  ['en', 'Only 39 percent walk.', '39 percent'],
  ['de', 'Nur 39 Prozent gehen zu Fuß.', '39 Prozent'],
  ['de', 'Es sind 39 Prozentpunkte mehr.', '39 Prozentpunkte'],
  ['nl', 'Slechts 39 procent loopt.', '39 procent'],
  ['pl', 'Tylko 39 procent chodzi pieszo.', '39 procent'],
  ['ru', 'Только 39 процентов ходят пешком.', '39 процентов'],
])('percent in words is part of its figure (%s): %s', (tag, sentence, written) => {
  const language = languageFor(tag, allPacks)
  const [figure] = findNumbers(sentence, language.tokenize(sentence), language).figures
  expect(figure && [figure.kind, sentence.slice(figure.start, figure.end)]).toEqual(['percent', written])
})

test.each([
  ['it', 'Sono 5 per centimetro quadrato.'],
  ['it', 'Il bosco ha 5 percorsi.'],
])('what only begins like percent is none (%s): %s', (tag, sentence) => {
  const language = languageFor(tag, allPacks)
  expect(findNumbers(sentence, language.tokenize(sentence), language).figures.map(({ kind }) => kind)).not.toContain('percent')
})
