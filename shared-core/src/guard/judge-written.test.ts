import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { propertyRuns } from '../../../packages/tooling/src/gates/property-runs.ts'
import { allPacks } from '../languages/all.ts'
import { languageFor } from '../languages/language-for.ts'
import { createJudge } from './judge-written.ts'

const judgeOf = (language: string, paragraphs: readonly string[]) => createJudge(paragraphs, languageFor(language, allPacks))

/** Four texts of ours, with titles as a small model words them: true ones, and ones that turn something round. */
const texts = {
  ferry: {
    language: 'en',
    body: [
      'The ferry between Port Lorne and Eastholm will stop running on 3 March because the harbour wall in Eastholm is unsafe. Engineers found cracks 12 metres long in January.',
      'Harbour master Iris Venn said repairs cost 4.2 million euros and take at least nine months. The council of Eastholm approved the money on Tuesday.',
      'Buses will replace the ferry until the wall is repaired. They do not take bicycles. Around 300 commuters cross the bay every day.',
    ],
    held: [
      'Eastholm ferry stops on 3 March over unsafe harbour wall',
      'Repairs to harbour wall in Eastholm cost 4.2 million euros',
      'Buses replace the Eastholm ferry, but take no bicycles',
    ],
    refused: [
      'Eastholm ferry stops on 3 May over unsafe harbour wall',
      'Repairs to harbour wall in Eastholm cost 4.2 billion euros',
      'Council of Eastholm rejected the money for repairs',
    ],
  },
  rice: {
    language: 'en',
    body: [
      'Cooked rice keeps for one day in the fridge. Cool it within one hour, because the spores of a bacterium survive cooking and grow in warm rice.',
      'Reheat rice only once, until it is steaming hot. Freezing is safe: frozen rice keeps for 6 months.',
      'You should not leave rice in the cooker overnight. Washing rice before cooking removes starch, not bacteria.',
    ],
    held: [
      'Cooked rice keeps for one day in the fridge',
      'Why you should not leave rice in the cooker overnight',
      'Frozen rice keeps for 6 months',
    ],
    refused: [
      'Cooked rice keeps for 6 months in the fridge',
      'Why you should leave rice in the cooker overnight',
      'Frozen rice keeps for 6 weeks',
    ],
  },
  club: {
    language: 'en',
    body: [
      'Norvik beat Hallstad 3–1 in the final of the island cup on Sunday. Mira Toll scored twice for Norvik in the first half.',
      'Hallstad lost its goalkeeper Jon Brede to an injury after 20 minutes. The club could appeal against the second goal.',
      'About 2,400 people watched the match, fewer than in 2024. Next year the final will move to Sund.',
    ],
    held: [
      'Norvik beat Hallstad to win the island cup',
      'Mira Toll scored twice as Norvik beat Hallstad',
      'Hallstad could appeal against the second goal',
    ],
    refused: [
      'Hallstad beat Norvik to win the island cup',
      'Jon Brede scored twice as Norvik beat Hallstad',
      'Hallstad will appeal against the second goal',
    ],
  },
  pozo: {
    language: 'es',
    body: [
      'El ayuntamiento de Valmora cerrará el pozo viejo en abril porque el agua contiene nitratos. Los análisis encontraron 68 miligramos por litro.',
      'La alcaldesa Berta Quiles dijo que el nuevo depósito costará 1,3 millones de euros. Los vecinos no pagarán más por el agua.',
      'El depósito tendrá capacidad para 900 hogares y las obras empiezan el lunes.',
    ],
    held: [
      'Valmora cerrará el pozo viejo en abril',
      'El nuevo depósito de Valmora costará 1,3 millones de euros',
      'Los vecinos de Valmora no pagarán más por el agua',
    ],
    refused: [
      'Valmora abrirá el pozo viejo en abril',
      'El nuevo depósito de Valmora costará 1,3 millones de dólares',
      'Los vecinos de Valmora pagarán más por el agua',
    ],
  },
} as const

describe.each(Object.entries(texts))('titles of %s', (_name, { language, body, held, refused }) => {
  const judge = judgeOf(language, body)
  it.each(held)('are let through when true: %s', (title) => {
    expect(judge(title)).toMatchObject({ reasons: [] })
    expect(judge(title).verdict).not.toBe('refused')
  })
  it.each(refused)('are refused when turned round: %s', (title) => {
    expect(judge(title)).toMatchObject({ verdict: 'refused' })
    expect(judge(title).reasons[0]!.message).not.toBe('')
  })
  it.each(
    body.flatMap((paragraph) =>
      languageFor(language, allPacks)
        .tokenize(paragraph)
        .sentences.map(({ start, end }) => paragraph.slice(start, end).trim()),
    ),
  )('are carried when they are a sentence: %s', (sentence) =>
    expect(judge(sentence)).toEqual({ verdict: 'carried', reasons: [], unheld: [] }),
  )
})

describe('a title in other words', () => {
  const judge = judgeOf('en', texts.ferry.body)
  it('is shown with the words that the text lacks', () => {
    expect(judge('Ferry commuters to Eastholm face months of buses')).toMatchObject({ verdict: 'reworded', unheld: ['face'] })
  })
  it.each([
    { title: 'Ferry between Port Lorne and Westholm will stop running', code: 'name' },
    { title: 'Ferry will stop running on 4 March', code: 'figure' },
    { title: 'Cracks 12 kilometres long found in harbour wall', code: 'figure' },
    { title: 'Repairs to the wall take at most nine months', code: 'quantity' },
    { title: 'Ferry will not stop running on 3 March', code: 'negation' },
    { title: 'Harbour wall in Eastholm is safe', code: 'opposite' },
    { title: 'Council approved the money on Friday', code: 'name' },
    { title: 'Repairs cost 4.2 million dollars', code: 'figure' },
    { title: 'Buses do take bicycles', code: 'negation' },
  ])('is refused for $code: $title', ({ title, code }) => {
    expect(judge(title)).toMatchObject({ verdict: 'refused', reasons: [{ code }] })
  })
  it('is not compared in a language without the words for it', () => {
    const german = judgeOf('de', ['Die Fähre nach Osthafen hält ab dem 3. März nicht mehr.'])
    expect(german('Fähre nach Osthafen hält nicht mehr')).toMatchObject({ verdict: 'refused', reasons: [{ code: 'language' }] })
  })
  it('is no ground where there is no text', () => {
    expect(judgeOf('en', [])('Ferry stops')).toMatchObject({ verdict: 'refused' })
  })
})

describe('for any text', () => {
  const judge = judgeOf('en', texts.ferry.body)
  it('never throws and never lets a number through that the text lacks', () => {
    const title = 'Repairs to harbour wall in Eastholm cost 4.2 million euros'
    fc.assert(
      fc.property(fc.integer({ min: 13, max: 99_999 }), fc.string(), (number, noise) => {
        judge(noise)
        if (number !== 300) expect(judge(title.replace('4.2', String(number))).verdict, String(number)).toBe('refused')
      }),
      { seed: 20261127, numRuns: propertyRuns(200) },
    )
  })
})
