import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { englishToSpanish } from '../testing/english-to-spanish.ts'
import { testTranslator } from '../testing/test-translator.ts'
import { createApertium } from './create-apertium.ts'
import { runApertium } from './run-apertium.ts'

const isInstalled = spawnSync('apertium', ['-l']).status === 0
if (!isInstalled) throw new Error('Apertium is missing: apt-get install apertium apertium-eng-spa apertium-eng-cat')

testTranslator('Apertium', () => createApertium({ run: runApertium, concurrency: 1 }), {
  from: 'en',
  to: 'es',
  impossible: { from: 'en', to: 'ja' },
})

describe('Apertium on this machine', () => {
  const apertium = createApertium({ run: runApertium, concurrency: 1 })
  const texts = async (...sources: string[]) => {
    const answer = await apertium.translate(englishToSpanish(sources))
    return answer.ok ? answer.segments.map(({ text }) => text) : answer
  }

  it('counts the words it does not know and strips their marks', async () => {
    const answer = await apertium.translate(englishToSpanish(['The flumbergast eats bread.']))
    expect(answer).toMatchObject({ ok: true, segments: [{ unknownWords: 1 }] })
    if (answer.ok) expect(answer.segments[0]?.text).toMatch(/flumbergast come pan/)
  })

  it('preserves a star, an at and a number sign of the text', async () => {
    const [text] = (await texts('5 * 3 and a*b, mail a@example.org, issue #12')) as string[]
    expect(text).toContain('5 * 3')
    expect(text).toContain('#12')
  })

  it('preserves full stops and the number of segments', async () => {
    expect(await texts('Bread is good.', 'Water is good.', '')).toEqual([
      expect.stringMatching(/^El pan .*\.$/),
      expect.stringMatching(/agua .*\.$/),
      '',
    ])
  })

  it('does nothing that a text says to the shell', async () => {
    const [text] = (await texts('$(touch /tmp/pwned) `id` ; "bread" \'water\'')) as string[]
    expect(text).toContain('$(')
  })

  it('takes the languages without their regions', async () => {
    const answer = await apertium.translate({ ...englishToSpanish(['Bread']), from: 'en-GB', to: 'es-MX' })
    expect(answer).toMatchObject({ ok: true, model: 'eng-spa' })
  })
})
