import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bundleForBrowser, bundleModules } from '../../src/browser/bundle-for-browser.ts'
import { launchBrowser } from '../../src/browser/launch-browser.ts'
import { openPage } from '../../src/browser/open-page.ts'
import { traceTasks } from '../../src/browser/trace-tasks.ts'

/** The store, the view and the worker as a plugin puts them together, over a document in memory whose text a test types. */
const page = `
import { createCatalog, createEditorStore, createWorkerAnalyzer, panelView, timerSchedule } from '@citable/editor'
const fields = { title: 'How to bake sourdough at home', description: null, slug: null, image: null, authors: [], datePublished: null, dateModified: null }
const listeners = new Set()
let blocks = []
const host = {
  id: 'typing',
  readDraft: () => ({
    documentId: '1',
    input: { kind: 'blocks', blocks, fields },
    context: { url: null, language: 'en', site: null, page: null, targetQueries: [], readJsonLd: false },
    choices: { setAside: [], textKind: null, language: null },
    editable: true, accepts: ['@title'], notRendered: [], baseline: null,
  }),
  observe: (onChange) => { listeners.add(onChange); return () => listeners.delete(onChange) },
  highlight: () => () => {},
}
const analyzer = createWorkerAnalyzer({ start: () => new Worker('/entry.js', { type: 'module' }), schedule: timerSchedule })
const store = createEditorStore({ host, analyzer, clock: () => '2026-11-21T00:00:00Z', schedule: timerSchedule })
const catalog = createCatalog({ locale: 'en' })
let view = null
store.subscribe(() => { view = panelView(store.getSnapshot(), catalog); document.body.dataset.score = String(view.scores[0].value) })
globalThis.typing = {
  start(paragraphs) {
    blocks = paragraphs.map((text, at) => ({ id: 'b' + at, html: '<p>' + text + '</p>' }))
    store.start()
    return this.settled(0)
  },
  /** One key: the last paragraph grows. */
  key() {
    const last = blocks.at(-1)
    blocks = [...blocks.slice(0, -1), { id: last.id, html: last.html.replace('</p>', ' word</p>') }]
    for (const listener of listeners) listener()
  },
  settled: (revision) => new Promise((resolve, reject) => {
    const look = () => {
      const now = store.getSnapshot()
      if (now.phase === 'failed') reject(new Error(JSON.stringify(now.failure)))
      if (now.phase === 'ready' && now.revision > revision && !now.stale) { leave(); resolve(now.revision) }
    }
    const leave = store.subscribe(look)
    look()
  }),
  /** Milliseconds from a key to the score of the text with that key. */
  async measure() {
    const { revision } = store.getSnapshot()
    const start = performance.now()
    this.key()
    await this.settled(revision)
    return performance.now() - start
  },
}
`
const worker = `
import { serveAnalysis } from '@citable/editor/worker'
import { loadLanguagePack } from '@citable/core/languages'
serveAnalysis(self, { loadLanguage: loadLanguagePack })`

interface Typing {
  start(paragraphs: readonly string[]): Promise<number>
  key(): void
  measure(): Promise<number>
}

/** Paragraphs of 80 words, none like another. */
const textOf = (words: number) =>
  Array.from({ length: Math.ceil(words / 80) }, (_, at) =>
    Array.from(
      { length: 8 },
      (_, sentence) => `In ${2000 + at} the dough of loaf ${at * 8 + sentence} rose for ${sentence + 2} hours at home.`,
    ).join(' '),
  )

let browser: Browser
let server: Server
let address: string

beforeAll(async () => {
  const files: Readonly<Record<string, string>> = {
    '/citable.js': (await bundleForBrowser(page)).text,
    ...Object.fromEntries(Object.entries((await bundleModules(worker)).files).map(([name, text]) => [`/${name}`, text])),
  }
  server = createServer((request, response) => {
    const file = files[request.url ?? '']
    response.setHeader('content-type', file === undefined ? 'text/html; charset=utf-8' : 'text/javascript; charset=utf-8')
    response.end(file ?? '<!doctype html><html lang="en"><title>Typing</title><body><script src="/citable.js"></script></body></html>')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  browser = await launchBrowser({ optimizes: true })
})
afterAll(async () => {
  await browser?.close()
  server?.close()
})

const open = async (words: number) => {
  const opened = await openPage(browser)
  await opened.page.goto(address)
  await opened.page.evaluate((paragraphs) => (globalThis as unknown as { typing: Typing }).typing.start(paragraphs), textOf(words))
  return opened
}

describe('typing', () => {
  // The best counts: other work on the machine only ever adds time. While it is in the way, there are more than ten.
  it.each([1000, 5000])('has the new score within 300 ms after the last key, at %i words', async (words) => {
    const { page, assertClean, close } = await open(words)
    const times: number[] = []
    for (let at = 0; at < 10 || (at < 60 && Math.min(...times) > 300); at += 1)
      times.push(await page.evaluate(() => (globalThis as unknown as { typing: Typing }).typing.measure()))
    assertClean()
    await close()
    console.log(
      `${words} words: score after ${times
        .map(Math.round)
        .sort((a, b) => a - b)
        .join(', ')} ms`,
    )
    expect(Math.min(...times)).toBeLessThanOrEqual(300)
  })

  it('never holds the page for 50 ms, at 5,000 words and a key every 80 ms', async () => {
    const { page, assertClean, close } = await open(5000)
    const longestTask = async () => {
      const tasks = await traceTasks(browser, page, /\/citable\.js$/, async () => {
        for (let at = 0; at < 40; at += 1) {
          await page.evaluate(() => (globalThis as unknown as { typing: Typing }).typing.key())
          await page.waitForTimeout(80)
        }
        await page.evaluate(() => (globalThis as unknown as { typing: Typing }).typing.measure())
      })
      return Math.max(...tasks)
    }
    // Neighbours that share a processor's memory lengthen its time too, so one of three rounds has to be quiet.
    let longest = await longestTask()
    for (let again = 0; again < 2 && longest > 50; again++) longest = Math.min(longest, await longestTask())
    assertClean()
    await close()
    console.log(`longest task while typing: ${longest.toFixed(1)} ms of processor time`)
    expect(longest).toBeLessThanOrEqual(50)
  })
})
