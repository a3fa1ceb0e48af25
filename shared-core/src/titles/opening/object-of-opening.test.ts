import { expect, test } from 'vitest'
import { readText } from '../../answers/article-text.ts'
import { readArticle } from '../../extract/read-article.ts'
import { allPacks } from '../../languages/all.ts'
import { languageFor } from '../../languages/language-for.ts'
import { openingFor } from '../../languages/loading/all-openings.ts'
import { exampleContext, exampleFields } from '../../testing/read-examples.ts'
import { objectOfOpening } from './object-of-opening.ts'
import { openingWordsOf } from './opening-words.ts'

test.each([
  ['en', 'If your pressure cooker hisses, the seal is worn. Water cleans it. The cooker needs a seal a year.', 'pressure cooker'],
  ['en', 'Choosing a dehumidifier is not easy. Water drips from some. A dehumidifier hums.', 'dehumidifier'],
  ['en', 'The kiln burns wood. Water cools it. If your kiln cracks, wait.', null],
  ['en', 'Opening hours are from 9 to 5. Water is free.', null],
  ['de', 'Wenn Ihr Dampfkochtopf zischt, ist die Dichtung alt. Wasser reinigt sie. Der Dampfkochtopf braucht eine neue.', 'Dampfkochtopf'],
  ['de', 'Einen Luftentfeuchter wählen kann dauern. Wasser tropft. Ein Luftentfeuchter brummt.', 'Luftentfeuchter'],
  ['es', 'Elegir un deshumidificador no es fácil. El agua gotea. El agua sobra.', 'deshumidificador'],
  ['es', 'Si su cafetera de cápsulas gotea, cambie la junta. El agua la limpia. La cafetera dura años.', 'cafetera de cápsulas'],
  ['es', 'El agua sube. Elegir un barco no es fácil.', null],
  ['fr', 'Choisir un déshumidificateur n’est pas simple. L’eau goutte. Un déshumidificateur ronronne.', 'déshumidificateur'],
  ['fr', 'Si votre cocotte siffle, le joint est usé. L’eau la nettoie. La cocotte dure.', 'cocotte'],
  ['it', 'Scegliere un deumidificatore non è facile. L’acqua gocciola. Il deumidificatore ronza.', 'deumidificatore'],
  ['pt', 'Escolher um desumidificador não é fácil. A água pinga. O desumidificador zumbe.', 'desumidificador'],
  ['pt', 'Viver uma verdadeira amizade é um prazer. O amor ajuda. O amor dura.', null],
  ['nl', 'Als uw snelkookpan sist, is de ring oud. Water reinigt hem. De snelkookpan gaat jaren mee.', 'snelkookpan'],
] as const)('%s: %s opens with %s', (tag, markdown, expected) => {
  const language = languageFor(tag, allPacks)
  const article = readArticle({ kind: 'markdown', markdown, fields: exampleFields }, exampleContext)
  expect(objectOfOpening(readText(article, language), openingWordsOf(openingFor(tag)), language)?.text ?? null).toBe(expected)
})
