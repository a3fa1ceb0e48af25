import fc from 'fast-check'
import { expect, it } from 'vitest'
import { propertyRuns } from '../../packages/tooling/src/gates/property-runs.ts'
import { analyze } from './analyze.ts'
import { allPacks } from './languages/all.ts'
import type { AnalysisContext, ArticleInput } from './model/input.ts'
import { createBlockCache } from './parse/blocks/block-cache.ts'
import { exampleContext, exampleFields } from './testing/read-examples.ts'

const languages = allPacks
const fields = { ...exampleFields, title: 'What does a heat pump cost?' }
const context: AnalysisContext = { ...exampleContext, url: 'https://example.org/heat-pump' }

const htmls = [
  '<h2>What does a heat pump cost?</h2>',
  '<p>A heat pump costs about 900 euros a year to run in a well insulated house.</p>',
  '<p>This depends on the the house, and on <a href="https://example.com/tariffs">the tariff</a>.</p>',
  '<ul><li>Noise</li><li>Power</li><li>Repairs</li></ul>',
  '<p>Die Wärmepumpe wurde im Frühjahr eingebaut.</p>',
  '<p></p>',
  '<p>房子很安静。</p>',
  // beside others, these move in the outline: the blocks stay what they are and are read at another level
  '<h1>Heat pumps</h1>',
  '<h3>Which houses suit a heat pump?</h3>',
  '<h4>Who installs one?</h4>',
]
const states = fc.array(
  fc.record({
    blocks: fc.array(fc.constantFrom(...htmls), { minLength: 1, maxLength: 5 }),
    language: fc.constantFrom('en', 'en', 'de', 'zh'),
    areEdited: fc.boolean(),
  }),
  { minLength: 1, maxLength: 8 },
)

/** Edited where it stands, a block has its id from before; inserted, moved or removed, others take theirs along. */
const withIds = (blocks: readonly string[], areEdited: boolean) =>
  blocks.map((html, at) => {
    const copy = blocks.slice(0, at).filter((other) => other === html).length
    return { id: areEdited ? `b${at}` : `${htmls.indexOf(html)}.${copy}`, html }
  })

it('gives after any sequence of changes what an analysis without a cache gives', () => {
  fc.assert(
    fc.property(states, (sequence) => {
      const cache = createBlockCache()
      for (const { blocks, language, areEdited } of sequence) {
        const input: ArticleInput = { kind: 'blocks', blocks: withIds(blocks, areEdited), fields }
        const facts = { ...context, language }
        expect(JSON.stringify(analyze(input, facts, { languages, cache }))).toBe(JSON.stringify(analyze(input, facts, { languages })))
      }
    }),
    { seed: 20_261_121, numRuns: propertyRuns(60) },
  )
})

it('takes pages and bodies with a cache', () => {
  const cache = createBlockCache()
  for (const input of [
    { kind: 'page', html: '<html lang="en"><body><article><h1>Pumps</h1><p>They move heat.</p></article></body></html>' },
    { kind: 'body', html: htmls.join(''), fields },
  ] as const)
    expect(analyze(input, context, { languages, cache })).toEqual(analyze(input, context, { languages }))
})
