import { expect, it } from 'vitest'
import { readText } from '../../answers/article-text.ts'
import { readArticle } from '../../extract/read-article.ts'
import { allPacks } from '../../languages/all.ts'
import { languageFor } from '../../languages/language-for.ts'
import { exampleContext, exampleFields } from '../../testing/read-examples.ts'
import { tellingSentences } from './telling-sentences.ts'

/** What the first sentence tells, as a part of what the second does. */
function shareOf(markdown: string, tag: string): number {
  const article = readArticle({ kind: 'markdown', markdown, fields: exampleFields }, exampleContext)
  const language = languageFor(tag, allPacks)
  const [first, second] = [...tellingSentences(readText(article, language), language, 2026)].sort((one, other) => one.start - other.start)
  return first!.worth / second!.worth
}

const rows: readonly (readonly [tag: string, plain: string, weaker: string, second: string])[] = [
  ['en', 'The kitchen of the school', 'When the kitchen of the school', 'The school opened its kitchen.'],
  ['en', 'The bus to the harbour stops', 'It is the bus to the harbour that stops', 'The harbour loses its bus.'],
  ['en', 'The Rovers came to the town of Melton', 'The Rovers had come to the town of Melton', 'Melton beat the Rovers.'],
  ['de', 'Die Falken gewannen in Ulm', 'Die Falken hatten in Ulm gewonnen', 'Ulm schlug die Falken.'],
  ['fr', 'Le patron vend le café', 'Le patron avait vendu le café', 'Le café revient au patron.'],
  ['es', 'El patrón vende el café', 'El patrón había vendido el café', 'El café vuelve al patrón.'],
  ['de', 'Die Tonne der Stadt kostet mehr', 'Daher kostet die Tonne der Stadt mehr', 'Die Stadt wiegt jede Tonne.'],
  ['de', 'Der Rat erneuert die Straße', 'Der Rat erneuert deshalb die Straße', 'Die Straße ist dem Rat zu alt.'],
  ['de', 'Die Rose steht im Wasser', 'Stellen Sie die Rose ins Wasser', 'Das Wasser belebt die Rose.'],
  ['fr', 'La rose reste dans l’eau', 'Mettez la rose dans l’eau', 'L’eau réveille la rose.'],
  ['fr', 'Le patron du café part', 'Quand le patron du café part', 'Le village rachète le café au patron.'],
  ['es', 'La panadería del barrio cierra', 'Por eso la panadería del barrio cierra', 'El barrio pierde su panadería.'],
  ['it', 'Il rifugio della valle apre', 'Se il rifugio della valle apre', 'La valle ha un rifugio.'],
  ['pt', 'A loja do bairro fecha', 'Quando a loja do bairro fecha', 'O bairro perde a loja.'],
  ['nl', 'De school in het dorp sluit', 'Daarom sluit de school in het dorp', 'Het dorp verliest zijn school.'],
  ['pl', 'Szkoła we wsi zamyka drzwi', 'Kiedy szkoła we wsi zamyka drzwi', 'Wieś traci szkołę.'],
]

it.each(rows)('%s: “%s” tells more than “%s”', (tag, plain, weaker, second) => {
  const [one, other] = [plain, weaker].map((first) => shareOf(`${first}. ${second}`, tag))
  expect(other! / one!).toBeLessThan(0.9)
})

it.each([
  ['en', 'Please leave your leaves in a corner', 'leave your leaves'],
  ['de', 'Wir erhöhen im Juni die Gebühren', 'die Gebühren'],
])('%s: what is printed in bold tells more, a label in front does not', (tag, sentence, bold) => {
  const shareWith = (first: string): number => shareOf(`${first}. The town has a park.`, tag)
  expect(shareWith(sentence.replace(bold, `**${bold}**`)) / shareWith(sentence)).toBeGreaterThan(1.2)
  expect(shareWith(`**In June now:** ${sentence}`) / shareWith(`In June now: ${sentence}`)).toBeCloseTo(1)
})
