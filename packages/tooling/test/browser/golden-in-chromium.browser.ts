import { type GoldenCase, readGoldenCases } from '@citable/contract/golden'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readCalibrationArticles } from '../../../../shared-core/test/calibration/read-articles.ts'
import { runGoldenInPage, runGoldenInWorker } from '../../src/browser/golden-in-chromium.ts'
import { launchBrowser } from '../../src/browser/launch-browser.ts'
import { isMatrix } from '../../src/gates/gate.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser({ optimizes: true })
})
afterAll(() => browser?.close())

const context: GoldenCase['context'] = {
  url: 'https://example.org/a',
  language: null,
  now: '2026-11-21',
  site: null,
  page: null,
  targetQueries: [],
  readJsonLd: false,
  options: { seo: true, aeo: true, titles: 5 },
}
const fields = { title: null, description: null, slug: null, image: null, authors: [], datePublished: null, dateModified: null }

/** Every assigned block of letters, marks, digits and punctuation of the first two planes, in texts that look like sentences. */
const allScripts: readonly GoldenCase[] = Array.from({ length: 32 }, (_, part) => {
  const points = Array.from({ length: 0x1000 }, (_, at) => part * 0x1000 + at).filter((point) => point < 0xd800 || point > 0xdfff)
  const text = points.map((point, at) => String.fromCodePoint(point) + (at % 7 === 6 ? ' ' : '') + (at % 70 === 69 ? '. ' : '')).join('')
  const html = `<h2>What is ${text.slice(200, 240).replace(/[<>&\0]/g, '')}?</h2><p>${text.replace(/[<>&\0]/g, '')}</p>`
  return { name: `code points from U+${(part * 0x1000).toString(16)}`, folder: '', input: { kind: 'body', html, fields }, context }
})

/** Whole articles and pages in many languages. */
const allArticles: readonly GoldenCase[] = readCalibrationArticles().map(({ name, input, context }) => ({
  name,
  folder: '',
  input,
  context,
}))

/** Gate 1 reads an article of each language, and the blocks of the first plane's start and of every eighth part. */
const articles = isMatrix ? allArticles : [...new Map(allArticles.map((article) => [article.context.language, article])).values()]
const scripts = isMatrix ? allScripts : allScripts.filter((_script, part) => part < 4 || part % 8 === 7)

/** Gate 1 reads every second golden case: all are read by Node. */
const forPage = (cases: readonly GoldenCase[]): readonly GoldenCase[] => cases.filter((_case, at) => isMatrix || at % 2 === 0)

/** In a worker runs the code of the page, through messages: gate 1 sends every fourth case. */
const forWorker = (cases: readonly GoldenCase[]): readonly GoldenCase[] => cases.filter((_case, at) => isMatrix || at % 4 === 0)

describe('the same bytes in Chromium as in Node', () => {
  it('for golden cases, on the page’s thread', async () => {
    const cases = forPage(readGoldenCases())
    expect(cases.length).toBeGreaterThanOrEqual(12)
    expect(await runGoldenInPage(browser, cases)).toEqual([])
  })

  it('for golden cases in a worker', async () => {
    expect(await runGoldenInWorker(browser, forWorker(readGoldenCases()))).toEqual([])
  })

  it('for articles in 18 languages, spaced and unspaced, from left and from right', async () => {
    const languages = new Set(articles.map((article) => article.context.language))
    expect([...languages]).toEqual(expect.arrayContaining('ar de el en es fr hi it ja nl pl pt ro ru th tr vi zh'.split(' ')))
    expect(await runGoldenInPage(browser, articles)).toEqual([])
    expect(await runGoldenInWorker(browser, forWorker(articles))).toEqual([])
  })

  it('for code points of the first two planes: no score hangs on a runtime’s Unicode version', async () => {
    expect(await runGoldenInPage(browser, scripts)).toEqual([])
  })

  it('and a difference would be seen', async () => {
    const [first] = readGoldenCases()
    const otherDay = { ...first!, context: { ...first!.context } }
    const changed = new Proxy(otherDay, { get: (target, key) => (key === 'input' ? secondInput(target.input) : Reflect.get(target, key)) })
    expect(await runGoldenInPage(browser, [changed])).not.toEqual([])
  })
})

/** Another input each time it is read: Node and Chromium see different texts. */
let reads = 0
const secondInput = (input: GoldenCase['input']): GoldenCase['input'] => {
  reads += 1
  return { kind: 'body', html: '<p>Read once more.</p>'.repeat(reads), fields: 'fields' in input ? input.fields : fields }
}
