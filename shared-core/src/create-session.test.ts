import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { analyze } from './analyze.ts'
import { createSession } from './create-session.ts'
import { allPacks } from './languages/all.ts'
import type { AnalysisContext, BlockInput } from './model/input.ts'
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
]
const ids = ['a', 'b', 'c', 'd']
const block = fc.record({ id: fc.constantFrom(...ids), html: fc.constantFrom(...htmls) })

type Step =
  | { readonly kind: 'input'; readonly blocks: readonly BlockInput[] }
  | { readonly kind: 'change'; readonly blocks: readonly BlockInput[] }
  | { readonly kind: 'context'; readonly language: string }

const whole = fc.tuple(...ids.map((id) => fc.constantFrom(...htmls).map((html) => ({ id, html }))))
const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof(
    { weight: 1, arbitrary: whole.map((blocks) => ({ kind: 'input' as const, blocks })) },
    { weight: 4, arbitrary: fc.array(block, { maxLength: 3 }).map((blocks) => ({ kind: 'change' as const, blocks })) },
    { weight: 1, arbitrary: fc.constantFrom('en', 'de', 'zh').map((language) => ({ kind: 'context' as const, language })) },
  ),
  { maxLength: 8 },
)

describe('a session', () => {
  it('gives after any sequence of updates what a fresh analysis of the document gives', () => {
    fc.assert(
      fc.property(whole, steps, (first, sequence) => {
        const session = createSession({ languages, context })
        session.update({ kind: 'blocks', blocks: first, fields })
        let blocks: readonly BlockInput[] = first
        let facts = context
        for (const step of sequence) {
          const last = new Map(step.kind === 'context' ? [] : step.blocks.map((changed) => [changed.id, changed]))
          if (step.kind === 'input') blocks = step.blocks
          if (step.kind === 'change') blocks = blocks.map((old) => last.get(old.id) ?? old)
          if (step.kind === 'context') facts = { ...facts, language: step.language }
          const got =
            step.kind === 'input'
              ? session.update({ kind: 'blocks', blocks, fields })
              : session.update(step.kind === 'change' ? step.blocks : [], step.kind === 'context' ? facts : undefined)
          expect(JSON.stringify(got)).toBe(JSON.stringify(analyze({ kind: 'blocks', blocks, fields }, facts, { languages })))
        }
      }),
      { seed: 20_261_121, numRuns: 60 },
    )
  })

  it('sees where it is edited in a text of which only the beginning counts for some signals', () => {
    const syllables = [
      'ba',
      'ce',
      'di',
      'fo',
      'gu',
      'ha',
      'je',
      'ki',
      'lo',
      'mu',
      'na',
      'pe',
      'ri',
      'so',
      'tu',
      'va',
      'we',
      'xi',
      'yo',
      'zu',
    ]
    const word = (number: number): string => `${syllables[number % 20]}${syllables[Math.floor(number / 20)]}n`
    const paragraph = (id: string, words: number): BlockInput => ({
      id,
      html: `<p>${Array.from({ length: 200 }, (_, index) => word((index * 11) % words)).join(' ')}.</p>`,
    })
    const first = ['a', 'b', 'c', 'd', 'e', 'f']
    const session = createSession({ languages, context })
    const rich = [...first, 'g', 'h'].map((id) => paragraph(id, 400))
    const said = (blocks: readonly BlockInput[], { report } = session.update(blocks)) =>
      report.outcomes.flatMap((outcome) => (outcome.check === 'term-repetition' && outcome.status !== 'error' ? [outcome.status] : []))
    const whole = (blocks: readonly BlockInput[]) => said([], session.update({ kind: 'blocks', blocks, fields }))
    expect(whole(rich.slice(0, 1))).toEqual(['pass'])
    expect(whole([...rich.slice(0, 1), ...first.slice(1).map((id) => paragraph(id, 20))])).toEqual(['fail'])
    expect(whole(rich)).toEqual(['pass'])
    expect(said(first.map((id) => paragraph(id, 20)))).toEqual(['fail'])
    expect(said([paragraph('h', 300)])).toEqual(['fail'])
    expect(said(rich.slice(0, 6))).toEqual(['pass'])
  })

  it('takes pages and bodies, each a whole document', () => {
    const session = createSession({ languages, context })
    for (const input of [
      { kind: 'page', html: '<html lang="en"><body><article><h1>Pumps</h1><p>They move heat.</p></article></body></html>' },
      { kind: 'body', html: htmls.join(''), fields },
    ] as const)
      expect(session.update(input)).toEqual(analyze(input, context, { languages }))
  })

  it('refuses a block that the document does not have, and keeps the document', () => {
    const session = createSession({ languages, context })
    const blocks = [{ id: 'a', html: htmls[1]! }]
    session.update({ kind: 'blocks', blocks, fields })
    expect(() => session.update([{ id: 'z', html: '<p>New.</p>' }])).toThrow(RangeError)
    expect(session.update([])).toEqual(analyze({ kind: 'blocks', blocks, fields }, context, { languages }))
  })

  it('refuses blocks before there is a document of blocks', () => {
    expect(() => createSession({ languages, context }).update([{ id: 'a', html: htmls[1]! }])).toThrow('kind "blocks" first')
  })
})
