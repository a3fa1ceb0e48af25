import { expect, test } from 'vitest'
import { readText } from '../../answers/article-text.ts'
import { readArticle } from '../../extract/read-article.ts'
import { allPacks } from '../../languages/all.ts'
import { languageFor } from '../../languages/language-for.ts'
import { openingFor } from '../../languages/loading/all-openings.ts'
import { countedParts } from '../../signals/structure/counted-parts.ts'
import { exampleContext, exampleFields } from '../../testing/read-examples.ts'
import { createOpening } from './opening.ts'

function titleOf(tag: string, markdown: string): string | null {
  const language = languageFor(tag, allPacks)
  const article = readArticle({ kind: 'markdown', markdown, fields: exampleFields }, exampleContext)
  return createOpening(openingFor(tag)).activityTitle(readText(article, language), countedParts(article, language).steps, language)
}

const steps = '\n\n1. One.\n2. Two.\n3. Three.\n4. Four.'

test.each([
  ['en', 'Bleeding a radiator takes five minutes. You bleed the radiator with a key.', 'How to bleed a radiator'],
  ['en', `Bleeding a radiator takes five minutes. You bleed the radiator with a key.${steps}`, 'How to bleed a radiator in 4 steps'],
  ['en', 'Choosing a kettle is hard. Whoever wants to choose one looks at the kettle first.', 'How to choose a kettle'],
  ['en', 'Cutting a hedge is hard. Cut the hedge in autumn.', 'How to cut a hedge'],
  ['en', 'To descale an espresso machine, mix acid and water. The machine needs an hour.', 'How to descale an espresso machine'],
  [
    'fr',
    `Purger un radiateur prend cinq minutes. Le radiateur est froid, et le radiateur siffle.${steps}`,
    'Purger un radiateur en 4 étapes',
  ],
  ['fr', 'Purger un radiateur prend cinq minutes. Le radiateur est froid, et le radiateur siffle.', 'Comment purger un radiateur'],
  ['es', 'Elegir una tetera no es fácil. La tetera pesa un kilo.', 'Cómo elegir una tetera'],
  ['it', 'Pulire una teiera richiede tempo. La teiera si lava a mano, e la teiera dura.', 'Come pulire una teiera'],
  ['pt', 'Limpar uma chaleira não custa. A chaleira lava-se à mão.', 'Como limpar uma chaleira'],
  // an adjective before its noun, and where it is done
  [
    'fr',
    'Installer une première ruche dans un jardin de ville n’est ni cher ni long. La ruche regarde le sud, et la ruche pèse.',
    'Comment installer une première ruche dans un jardin de ville',
  ],
  [
    'es',
    'Plantar un pequeño olivo en una maceta no es difícil. El olivo crece, y el olivo dura.',
    'Cómo plantar un pequeño olivo en una maceta',
  ],
  ['en', 'Growing a fig in a pot is easy. Grow the fig in the sun.', 'How to grow a fig in a pot'],
])('%s: %s → %s', (tag, markdown, title) => {
  expect(titleOf(tag, markdown)).toBe(title)
})

test.each([
  ['a condition', 'en', 'If your radiator is cold, bleed it. The radiator needs a key.'],
  ['a verb whose plain form the text lacks', 'en', 'Descaling a kettle takes an hour. The kettle shines.'],
  ['an adjective before its noun', 'pt', 'Viver uma verdadeira amizade faz bem. A verdadeira amizade é rara. Uma amizade verdadeira dura.'],
  ['another sentence', 'en', 'The radiator is cold. Bleeding a radiator takes five minutes.'],
  ['no such title', 'de', 'Einen Kessel zu entkalken ist einfach. Der Kessel glänzt.'],
])('gives none of %s (%s): %s', (_why, tag, markdown) => {
  expect(titleOf(tag, markdown)).toBeNull()
})
