import { expect, test } from 'vitest'
import { isAside } from './aside.ts'

test.each([
  'Photo: the old crane in the evening light of the harbour, 2019.',
  'Figure 3: Share of boats by age, 12,000 in all.',
  'Abb. 2: Anteil der Boote nach Alter.',
  'Foto: Anna Berg',
  'Table 4. Prices of bread in 1912 and 2012.',
  'Рис. 5. Доля лодок по возрасту.',
  '図3 船の年齢',
  '写真：港の夕暮れ',
  'Tabla 2: Precios del pan.',
  'Smith, J. (2019). The smell of harbours. Journal of Ports, 12(3), 45–67.',
  'Müller, K. und Berg, A. (2021): Häfen im Winter. Verlag am Deich, Kiel.',
  '[4] Lee, A., Park, K. Mussels in vinegar. Food History, 2018, 44–51.',
  'Lee A, Berg K. Mussels in vinegar. Food Hist. 2018;12:44-51.',
  '3. Roux, M. (2007). Les ports. Paris.',
  'ANNA: I never saw the crane move, not once in forty years.',
  'Q: Did the crane ever move, as far as you remember?',
  '— Nunca vi moverse la grúa, dijo Ana.',
  '– Ja, sagte sie, der Kran stand immer still.',
  'JOURNALISTE: Vous avez vu la grue bouger ?',
  'ИВАН: Я никогда не видел, чтобы кран двигался.',
])('a caption, a reference or speech is no running text: %s', (text) => {
  expect(isAside(text)).toBe(true)
})

test.each([
  'The photo shows the crane in the evening light.',
  'Figures rose by 12 % in 2019, and nobody knows why.',
  'Map makers came in 1912 and drew the coast.',
  'Meyer, A. Berg and I walked along the dyke in 2019, and it rained.',
  'Note: the crane is locked at night.',
  'Tip: bring boots.',
  'Smith went to the harbour in 2019 and stayed.',
  'Anna: a short life',
  'In 2019, J. Smith bought the crane.',
  'Bilder aus dem Hafen hingen 2019 im Rathaus.',
  'Karten kosten 12 Euro.',
  '- second point of a list in lower case',
  'Der Kran: ein Denkmal',
  'NASA says the crane is visible from space.',
  'Warning: do not climb.',
  'Carte postale de 1912, elle montre la grue.',
  'Таблица умножения трудна.',
  'Table tennis is played in shed 3.',
])('a sentence stays running text: %s', (text) => {
  expect(isAside(text)).toBe(false)
})
