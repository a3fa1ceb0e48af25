import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type GoldenCase, printJson, readGoldenCases, runGolden } from '@citable/contract/golden'
import { allPacks } from '@citable/core/languages/all'
import type { Browser, Page } from 'playwright-core'
import { bundleForBrowser, bundleModules } from './bundle-for-browser.ts'
import { openPage } from './open-page.ts'

/** A case whose bytes differ between the two runtimes. */
export interface Difference {
  readonly name: string
  readonly file: string
  /** The text around the first difference, both sides. */
  readonly node: string
  readonly chromium: string
}

/** The core on the page's own thread: every output file of a golden case. */
const pageEntry = `
import { runGolden } from '../../../contract/test/run-golden.ts'
import { loadAllEntities } from '@citable/core/entity-tree'
import { allPacks } from '@citable/core/languages/all'
globalThis.citable = { run: (golden) => loadAllEntities().then(() => runGolden(golden, allPacks)) }
`

/** The core in a worker, as editors run it. */
const workerEntry = `
import { serveAnalysis } from '@citable/editor/worker'
import { loadLanguagePack } from '@citable/core/languages'
serveAnalysis(self, { loadLanguage: loadLanguagePack })
`

const askEntry = `
import { createWorkerAnalyzer, timerSchedule } from '@citable/editor'
const analyzer = createWorkerAnalyzer({ start: () => new Worker('/entry.js', { type: 'module' }), schedule: timerSchedule })
globalThis.citable = { ask: (request) => analyzer.analyze(request, new AbortController().signal) }
`

let pageScript: ReturnType<typeof bundleForBrowser> | undefined
let workerFiles: ReturnType<typeof bundleModules> | undefined
let askScript: ReturnType<typeof bundleForBrowser> | undefined

/** Files of a case by Node, made once for page and worker. */
const madeByNode = new WeakMap<GoldenCase, ReturnType<typeof runGolden>>()
function runInNode(golden: GoldenCase): ReturnType<typeof runGolden> {
  const files = madeByNode.get(golden) ?? runGolden(golden, allPacks)
  madeByNode.set(golden, files)
  return files
}

/** Files that differ between Node and a page of Chromium; empty: the same bytes everywhere. */
export async function runGoldenInPage(browser: Browser, cases: readonly GoldenCase[] = readGoldenCases()): Promise<readonly Difference[]> {
  pageScript ??= bundleForBrowser(pageEntry)
  const { text } = await pageScript
  return withPage(browser, { '/script.js': text }, async (page) => {
    const differences: Difference[] = []
    for (const golden of cases) {
      const { input, context } = golden
      const made = await page.evaluate(
        (one) => (globalThis as unknown as { citable: { run(golden: unknown): Promise<Record<string, string>> } }).citable.run(one),
        { input, context } as never,
      )
      for (const [file, node] of Object.entries(runInNode(golden)))
        differences.push(...differenceOf(golden.name, file, node, made[file] ?? ''))
    }
    return differences
  })
}

/** The same for drafts through the analyzer and the worker that plugins use, split into files that load when a case needs them. */
export async function runGoldenInWorker(
  browser: Browser,
  cases: readonly GoldenCase[] = readGoldenCases(),
): Promise<readonly Difference[]> {
  workerFiles ??= bundleModules(workerEntry)
  askScript ??= bundleForBrowser(askEntry)
  const { files } = await workerFiles
  const served = Object.fromEntries(Object.entries(files).map(([name, text]) => [`/${name}`, text]))
  return withPage(browser, { ...served, '/script.js': (await askScript).text }, async (page) => {
    const differences: Difference[] = []
    for (const golden of cases.filter(({ input }) => input.kind !== 'page')) {
      const { input, context } = golden
      const result = await page.evaluate(
        (request) =>
          (
            globalThis as unknown as {
              citable: { ask(request: unknown): Promise<{ ok: boolean; optimization?: unknown; detail?: string }> }
            }
          ).citable.ask(request),
        { documentId: golden.name, input, context } as never,
      )
      const chromium = result.ok ? printJson(result.optimization) : `failed: ${result.detail}`
      differences.push(...differenceOf(golden.name, 'optimization.json', runInNode(golden)['optimization.json'], chromium))
    }
    return differences
  })
}

const differenceOf = (name: string, file: string, node: string, chromium: string): readonly Difference[] => {
  if (node === chromium) return []
  let at = 0
  while (node[at] === chromium[at]) at += 1
  const around = (text: string) => text.slice(Math.max(0, at - 60), at + 120)
  return [{ name, file, node: around(node), chromium: around(chromium) }]
}

/** A page on loopback that loads `/script.js`; it has to stay clean. */
const withPage = async <Value>(
  browser: Browser,
  files: Readonly<Record<string, string>>,
  use: (page: Page) => Promise<Value>,
): Promise<Value> => {
  const server = createServer((request, response) => {
    const file = files[request.url ?? '']
    response.setHeader('content-type', file === undefined ? 'text/html; charset=utf-8' : 'text/javascript; charset=utf-8')
    response.end(file ?? '<!doctype html><html lang="en"><title>Golden cases</title><script src="/script.js"></script>')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const opened = await openPage(browser, { timeoutMs: 60_000 })
  try {
    await opened.page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/page`)
    const value = await use(opened.page)
    opened.assertClean()
    return value
  } finally {
    await opened.close()
    server.close()
  }
}
