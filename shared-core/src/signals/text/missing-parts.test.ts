import { expect, it } from 'vitest'
import { foundBy } from '../../testing/advise.ts'

const table = '<table><tr><th>Fee</th><td>4</td></tr></table>'
const image = '<p><img src="a.jpg" alt="A map"></p>'

it.each([
  ['en', 'The fees are shown in the table below.', '', 'in the table below'],
  ['en', 'The fees are shown in the table below.', table, null],
  ['en', 'See table 2 for the fees.', '', 'See table 2'],
  ['en', 'The fees are in <a href="/fees">the table below</a>.', '', null],
  ['en', 'We sat at the table and looked at the river below.', '', null],
  ['en', 'The way is on the map below.', '', 'the map below'],
  ['en', 'The way is on the map below.', image, null],
  ['de', 'Die Gebühren stehen in der folgenden Tabelle.', '', 'in der folgenden Tabelle'],
  ['de', 'Die Tabelle unten zeigt die Gebühren.', table, null],
  ['de', 'Die Tabelle der Liga führt der Verein an.', '', null],
  ['de', 'Den Weg zeigt die Karte unten.', '', 'die Karte unten'],
  ['fr', 'Les tarifs sont dans le tableau ci-dessous.', '', 'le tableau ci-dessous'],
  ['fr', 'Le tableau de Monet est au musée.', '', null],
  ['es', 'Las tarifas están en la siguiente tabla.', '', 'la siguiente tabla'],
  ['it', 'Le tariffe sono nella tabella seguente.', '', 'nella tabella seguente'],
  ['nl', 'De tarieven staan in onderstaande tabel.', '', 'in onderstaande tabel'],
  ['ja', '料金は下の表をご覧ください。', '', '下の表'],
  ['ja', '料金は下の表をご覧ください。', table, null],
  ['ar', 'الرسوم في الجدول أدناه.', '', 'الجدول أدناه'],
])('a table or picture that the text points to stands in it (%s: %s %s)', (language, text, part, quote) => {
  expect(foundBy('text-slips', `<p>${text}</p>${part}`, { language })?.quotes[0] ?? null).toBe(quote)
})
