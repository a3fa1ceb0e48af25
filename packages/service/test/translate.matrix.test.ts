import { TranslationResult } from '@citable/contract'
import { createApertium, runApertium } from '@citable/providers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestService, type TestService } from './setup/test-service.ts'

let service: TestService
beforeAll(async () => {
  service = await createTestService({ translators: [createApertium({ run: runApertium, concurrency: 1 })] })
})
afterAll(() => service.close())

it('Apertium translates an article into Spanish and Catalan with its markup', async () => {
  const html =
    '<h2>What you need</h2><p>You need <strong>flour</strong>, water and <a href="/salt">salt</a>. Bake it for 40 minutes at 220 °C.</p>'
  const payload = { content: { title: 'How to bake bread at home', language: 'en', html }, targets: ['es', 'ca'] }
  const answer = await service.call({ method: 'POST', url: '/v1/translate', payload })
  expect(answer.statusCode, answer.body).toBe(200)
  const { translations } = TranslationResult.parse(answer.json())
  const [spanish, catalan] = translations
  expect(spanish?.content?.html).toMatch(/<strong>harina<\/strong>.*<a href="\/salt">sal<\/a>.*40 minutos.*220 °C/)
  expect(catalan?.content?.html).toMatch(/<strong>farina<\/strong>.*<a href="\/salt">sal<\/a>.*40 minuts.*220 °C/)
  expect(spanish?.title).toMatch(/pan/i)
  for (const translation of translations) {
    expect(translation.translation_checks.find(({ id }) => id === 'numbers_kept')?.status).toBe('pass')
    expect(translation.unresolved).toEqual([])
  }
  const { engines } = (await service.call({ method: 'GET', url: '/v1/translate/engines' })).json()
  expect(engines[0]).toMatchObject({ id: 'apertium', tier: 'draft', configured: true })
  expect(engines[0].pairs).toContainEqual({ from: 'en', to: 'es' })
})

it('Apertium is asked once for an article of a thousand words, and not at all the second time', async () => {
  let calls = 0
  let programMs = 0
  const counting: typeof runApertium = async (command, ...more) => {
    if (command === 'translate') calls++
    const started = performance.now()
    const result = await runApertium(command, ...more)
    programMs += command === 'translate' ? performance.now() - started : 0
    return result
  }
  const own = await createTestService({ translators: [createApertium({ run: counting, concurrency: 1 })] })
  try {
    const sentence = (place: number): string =>
      `<p>The old baker of house ${place} opens the <a href="/oven">door of the oven</a> and takes out the bread that he made in the morning.</p>`
    const html = Array.from(
      { length: 42 },
      (_, place) => `${place % 6 === 0 ? `<h2>What the baker of house ${place} does</h2>` : ''}${sentence(place)}`,
    ).join('\n')
    const translate = async (body: string) => {
      const payload = { content: { title: 'How the old bakers work', language: 'en', html: body }, targets: ['es'] }
      const [started, callsBefore, programBefore] = [performance.now(), calls, programMs]
      const result = TranslationResult.parse((await own.call({ method: 'POST', url: '/v1/translate', payload })).json())
      const [ms, ofProgram] = [performance.now() - started, programMs - programBefore].map(Math.round)
      // for people to read: no verdict rests on a clock
      console.log(`${result.source.words} words: ${ms} ms, ${ofProgram} ms of it Apertium; calls: ${calls - callsBefore}`)
      return { ...result, calls: calls - callsBefore }
    }
    // a service that has just started reads its first text slowly
    await translate('<p>The baker of the village sells bread.</p>')
    const first = await translate(html)
    expect(first.source.words).toBeGreaterThan(1_000)
    expect(first.translations[0]).toMatchObject({ unresolved: [], segments: { kept_source: 0 } })
    expect(first.calls).toBe(1)
    const second = await translate(html)
    expect(second.calls).toBe(0)
    expect(second.translations[0]!.content).toEqual(first.translations[0]!.content)
  } finally {
    await own.close()
  }
})
