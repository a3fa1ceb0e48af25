import { expect, test } from 'vitest'
import { allPacks } from '../languages/all.ts'
import { languageFor } from '../languages/language-for.ts'
import { isOutsideProse } from './outside-prose.ts'

test.each([
  ['en', 'Photo: the old crane in the evening light of the harbour, 2019.'],
  ['en', 'Figure 3: Share of boats by age, 12,000 in all.'],
  ['de', 'Abb. 2: Anteil der Boote nach Alter.'],
  ['de', 'Foto: Anna Berg'],
  ['en', 'Table 4. Prices of bread in 1912 and 2012.'],
  ['ru', 'Рис. 5. Доля лодок по возрасту.'],
  ['ja', '図3 船の年齢'],
  ['ja', '写真：港の夕暮れ'],
  ['es', 'Tabla 2: Precios del pan.'],
  ['de', 'Fig. 2: Anteil der Boote nach Alter.'],
  ['de', 'Grafik: Anteil der Boote nach Alter.'],
  ['de', 'Bild 3: Der alte Kran.'],
  ['es', 'Imagen: la grúa vieja.'],
  ['es', 'Figura 3. La grúa vieja.'],
  ['pt', 'Imagem: o velho guindaste.'],
  ['pt', 'Tabela 2: Preços do pão.'],
  ['it', 'Tabella 2: prezzi del pane.'],
  ['ru', 'Фото: старый кран.'],
  ['ar', 'صورة: الرافعة القديمة.'],
  ['zh', '图3 船龄'],
  ['fr', 'Tab. 3 : le prix du pain.'],
  ['nl', 'Foto: de oude kraan.'],
  ['sv', 'Foto: den gamla kranen.'],
  ['pl', 'Foto: stary dźwig.'],
  ['en', 'Smith, J. (2019). The smell of harbours. Journal of Ports, 12(3), 45–67.'],
  ['de', 'Müller, K. und Berg, A. (2021): Häfen im Winter. Verlag am Deich, Kiel.'],
  ['en', '[4] Lee, A., Park, K. Mussels in vinegar. Food History, 2018, 44–51.'],
  ['en', 'Lee A, Berg K. Mussels in vinegar. Food Hist. 2018;12:44-51.'],
  ['fr', '3. Roux, M. (2007). Les ports. Paris.'],
  ['en', 'ANNA: I never saw the crane move, not once in forty years.'],
  ['en', 'Q: Did the crane ever move, as far as you remember?'],
  ['es', '— Nunca vi moverse la grúa, dijo Ana.'],
  ['de', '– Ja, sagte sie, der Kran stand immer still.'],
  ['fr', 'JOURNALISTE: Vous avez vu la grue bouger ?'],
  ['ru', 'ИВАН: Я никогда не видел, чтобы кран двигался.'],
])('a caption, a reference or speech is no running text (%s): %s', (language, text) => {
  expect(isOutsideProse(text, languageFor(language, allPacks))).toBe(true)
})

test.each([
  ['en', 'The photo shows the crane in the evening light.'],
  ['en', 'Figures rose by 12 % in 2019, and nobody knows why.'],
  ['en', 'Map makers came in 1912 and drew the coast.'],
  ['en', 'Meyer, A. Berg and I walked along the dyke in 2019, and it rained.'],
  ['en', 'Note: the crane is locked at night.'],
  ['en', 'Tip: bring boots.'],
  ['en', 'Smith went to the harbour in 2019 and stayed.'],
  ['en', 'Anna: a short life'],
  ['en', 'In 2019, J. Smith bought the crane.'],
  ['de', 'Bilder aus dem Hafen hingen 2019 im Rathaus.'],
  ['de', 'Karten kosten 12 Euro.'],
  ['en', '- second point of a list in lower case'],
  ['de', 'Der Kran: ein Denkmal'],
  ['en', 'NASA says the crane is visible from space.'],
  ['en', 'Warning: do not climb.'],
  ['fr', 'Carte postale de 1912, elle montre la grue.'],
  ['ru', 'Таблица умножения трудна.'],
  ['en', 'Table tennis is played in shed 3.'],
])('a sentence stays running text (%s): %s', (language, text) => {
  expect(isOutsideProse(text, languageFor(language, allPacks))).toBe(false)
})
