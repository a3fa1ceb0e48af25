import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { timing } from '@citable/editor'
import { bareTimers, coreShare } from '@citable/tooling/bench/busy-machine'
import { makeArticle } from '@citable/tooling/bench/make-article'
import { percentile } from '@citable/tooling/bench/measure'
import { launchBrowser } from '@citable/tooling/browser/launch-browser'
import { freePort } from '@citable/tooling/sites/free-port'
import { stopAll } from '@citable/tooling/sites/processes'
import { call, type StrapiSettings, type StrapiSite, signIn, startStrapi } from '@citable/tooling/sites/strapi'
import type { Browser } from 'playwright-core'
import { editPath, visitsOf } from '../browser/admin.ts'

const article = 'api::article.article'

/** Words of the long article, publishes and reads of each site, entries of a list and of a backlog, edits that are followed, and openings. */
const size = {
  words: 2_000,
  publishes: 60,
  reads: 100,
  listed: 100,
  entries: 5_000,
  entryWords: 600,
  edits: 30,
  openings: 8,
} as const

/** Milliseconds from one question to the next while the backlog runs, and of a stretch in which it runs or rests. */
const pace = { askMs: 100, runMs: 25_000, restMs: 10_000 } as const

/** Of the plugin's design: milliseconds at the 95th percentile, and ratios to the same site without the plugin, or at rest. */
const gates = {
  publishMs: 20,
  listRatio: 1.3,
  backlogMinutes: 10,
  idleRatio: 2,
  panelMs: 300,
  firstMs: 1_000,
} as const

/**
 * The real plugin in a real Strapi, beside the same Strapi with the plugin switched off: what a publish, a page of entries and one entry cost
 * more, how long a backlog takes and what it does to the API meanwhile, and how soon the panel shows a score. `publish`, `backlog`, `panel`:
 * only that. `--gate`: exit code 1 when a gate is missed.
 */
async function bench(args: readonly string[]): Promise<number> {
  const parts = args.filter((arg) => !arg.startsWith('--'))
  const isWanted = (part: string): boolean => parts.length === 0 || parts.includes(part)
  console.log(`Strapi, SQLite, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, load ${loadavg()[0]!.toFixed(1)}`)
  const missed = [
    ...(isWanted('publish') ? await benchPublish() : []),
    ...(isWanted('panel') ? await benchPanel() : []),
    ...(isWanted('backlog') ? await benchBacklog() : []),
  ]
  for (const gate of missed) console.log(`Missed the gate: ${gate}.`)
  return args.includes('--gate') && missed.length > 0 ? 1 : 0
}

const sorted = (values: readonly number[]): readonly number[] => values.toSorted((one, other) => one - other)
const show = (values: readonly number[], share: number): string => percentile(sorted(values), share).toFixed(1)
const p95 = (values: readonly number[]): number => percentile(sorted(values), 95)
const median = (values: readonly number[]): number => percentile(sorted(values), 50)

type Env = NonNullable<StrapiSettings['env']>

async function withSites(envs: readonly Env[], run: (sites: readonly StrapiSite[], folders: readonly string[]) => Promise<void>) {
  const folder = await mkdtemp(join(tmpdir(), 'citable-bench-'))
  const sites: StrapiSite[] = []
  const folders = envs.map((_, index) => join(folder, String(index)))
  try {
    // people and rights are set up with the plugin
    for (const directory of folders) await (await startStrapi({ directory, port: await freePort(), env: isOn })).stop()
    for (const [index, env] of envs.entries())
      sites.push(
        await startStrapi({
          directory: folders[index]!,
          port: await freePort(),
          env,
        }),
      )
    await run(sites, folders)
  } finally {
    for (const site of sites) await site.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

const isOff: Env = { CITABLE_ENABLED: 'false' }
/** Nothing is looked at but what is published while it is measured. */
const isOn: Env = { BACKLOG_AFTER_SECONDS: '86400' }

/** Milliseconds by the clock until the whole answer is here. `body`: what is written; `prefer`: what a read asks for beside the entry. */
async function timed(
  { url, apiToken }: StrapiSite,
  path: string,
  { body, prefer }: { readonly body?: object; readonly prefer?: string } = {},
): Promise<{ readonly ms: number; readonly bytes: number }> {
  const begun = performance.now()
  const response = await fetch(`${url}/api${path}`, {
    method: body === undefined ? 'GET' : 'PUT',
    headers: {
      authorization: `Bearer ${apiToken}`,
      'content-type': 'application/json',
      ...(prefer !== undefined && { prefer }),
    },
    ...(body !== undefined && { body: JSON.stringify({ data: body }) }),
  })
  const bytes = (await response.text()).length
  if (!response.ok) throw new Error(`Strapi answered ${response.status} to ${path}`)
  return { ms: performance.now() - begun, bytes }
}

const make = async ({ url, apiToken }: StrapiSite, data: object): Promise<string> =>
  (await call(url, 'POST', '/api/articles', apiToken, { data })).data.documentId as string

const entryOf = (at: number, words: number) => {
  const { title: first, description, markdown } = makeArticle(words, at % 97)
  return {
    title: `${first} (${at})`,
    slug: `harbour-${at}`,
    description,
    markdown,
  }
}

/** Publishes and reads of both sites in turns, so that a busy moment hits both alike. */
async function benchPublish(): Promise<readonly string[]> {
  const missed: string[] = []
  await withSites([isOff, isOn], async ([off, on]) => {
    const sites = [off!, on!]
    const ids: string[] = []
    for (const site of sites) ids.push(await make(site, entryOf(0, size.words)))
    const publishes = [[], []] as [number[], number[]]
    for (let round = -10; round < size.publishes; round += 1)
      for (const [index, site] of sites.entries()) {
        const { markdown } = makeArticle(size.words, round + 20)
        const { ms } = await timed(site, `/articles/${ids[index]}`, { body: { title: `What does harbour ${round} cost?`, markdown } })
        if (round >= 0) publishes[index]!.push(ms)
        // the thread that analyses it must not slow down the next publish, which is the other site's
        if (site === on) await timed(site, `/citable/json-ld/${article}/${ids[index]}`)
      }
    const more = publishes[1].map((ms, at) => ms - publishes[0][at]!)
    console.log(
      `publish  ${size.words} words, off p50 ${show(publishes[0], 50)} p95 ${show(publishes[0], 95)} ms, on p50 ${show(publishes[1], 50)} p95 ${show(publishes[1], 95)} ms, ` +
        `more p50 ${show(more, 50)} ms, p95 − p95 ${(p95(publishes[1]) - p95(publishes[0])).toFixed(1)} ms (${gates.publishMs}), ${(median(publishes[1]) / median(publishes[0])).toFixed(2)} ×   a busy program gets ${(coreShare() * 100).toFixed(0)} % of a core`,
    )
    if (p95(publishes[1]) - p95(publishes[0]) > gates.publishMs) missed.push(`a publish in ${gates.publishMs} ms more`)

    for (const site of sites) for (let at = 1; at <= size.listed; at += 1) await make(site, entryOf(at, size.entryWords))
    const list = `/articles?pagination[pageSize]=${size.listed}`
    const kinds = [
      ['off', off!, list, {}],
      ['on', on!, list, {}],
      ['with Prefer: citable', on!, list, { prefer: 'citable' }],
      ['one, off', off!, `/articles/${ids[0]}`, {}],
      ['one, on', on!, `/articles/${ids[1]}`, {}],
    ] as const
    const times = kinds.map(() => [] as number[])
    const bytes = kinds.map(() => 0)
    for (let round = -10; round < size.reads; round += 1)
      for (const [index, [, site, path, asked]] of kinds.entries()) {
        const answer = await timed(site, path, asked)
        if (round >= 0) times[index]!.push(answer.ms)
        bytes[index] = answer.bytes
      }
    const ratio = (one: number, other: number): number => median(times[one]!) / median(times[other]!)
    for (const [index, [name]] of kinds.entries())
      console.log(`read     ${name}: p50 ${show(times[index]!, 50)} ms, p95 ${show(times[index]!, 95)} ms, ${bytes[index]} bytes`)
    console.log(
      `list     ${size.listed} entries, on ÷ off ${ratio(1, 0).toFixed(2)} × (${gates.listRatio}), with their JSON-LD ${ratio(2, 0).toFixed(2)} × (${gates.listRatio}); one entry ${ratio(4, 3).toFixed(2)} ×`,
    )
    if (ratio(1, 0) > gates.listRatio) missed.push(`a list in ${gates.listRatio} × the time without`)
    if (ratio(2, 0) > gates.listRatio) missed.push(`a list with JSON-LD in ${gates.listRatio} × the time without`)
  })
  return missed
}

/** Entries of before the plugin came, looked at with the pace that it has by itself; it rests now and then, to hear what the API does without. */
async function benchBacklog(): Promise<readonly string[]> {
  const missed: string[] = []
  const folder = await mkdtemp(join(tmpdir(), 'citable-bench-'))
  const before = await startStrapi({
    directory: folder,
    port: await freePort(),
    env: isOn,
  })
  try {
    const documentId = await make(before, entryOf(0, size.entryWords)).finally(before.stop)
    copyArticle(join(folder, 'data.db'), documentId)
    const site = await startStrapi({
      directory: folder,
      port: await freePort(),
      env: { BACKLOG_AFTER_SECONDS: '5', BACKLOG_PER_MINUTE: '600' },
    })
    try {
      const { running, resting, busyMs, done } = await followBacklog(site, documentId)
      const minutes = busyMs / 60_000
      const ratio = p95(running) / p95(resting)
      console.log(
        `backlog  ${done} entries of ${size.entryWords} words in ${minutes.toFixed(1)} minutes of work (${gates.backlogMinutes}), ` +
          `${running.length} reads meanwhile p50 ${show(running, 50)} p95 ${show(running, 95)} ms, ${resting.length} at rest p50 ${show(resting, 50)} p95 ${show(resting, 95)} ms, ${ratio.toFixed(2)} × (${gates.idleRatio})`,
      )
      if (minutes > gates.backlogMinutes) missed.push(`${size.entries} entries in ${gates.backlogMinutes} minutes`)
      if (ratio > gates.idleRatio) missed.push(`the API in ${gates.idleRatio} × its time at rest`)
    } finally {
      await site.stop()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  return missed
}

interface Followed {
  readonly running: readonly number[]
  readonly resting: readonly number[]
  readonly busyMs: number
  readonly done: number
}

async function followBacklog(site: StrapiSite, documentId: string): Promise<Followed> {
  const jwt = await signIn(site.url, site.adminEmail, site.adminPassword)
  const times = { running: [] as number[], resting: [] as number[] }
  const ask = async (into: number[]) => {
    into.push((await timed(site, `/articles/${documentId}`, { prefer: 'citable=0' })).ms)
    await wait(pace.askMs)
  }
  const backlog = async (): Promise<{
    state: string
    pending: number
    done: number
  }> => call(site.url, 'GET', '/citable/backlog', jwt)
  const pause = (paused: boolean) => call(site.url, 'PUT', '/citable/backlog', jwt, { paused })
  for (let at = 0; at < 20; at += 1) await ask([])
  while ((await backlog()).state !== 'running') await wait(200)
  let [busyMs, since] = [0, performance.now()]
  for (;;) {
    for (const until = performance.now() + pace.runMs; performance.now() < until; ) await ask(times.running)
    const { pending } = await backlog()
    if (pending === 0) break
    await pause(true)
    // it ends between two entries, a few seconds later
    for (let before = -1, now = (await backlog()).pending; now !== before; ) {
      await wait(1_500)
      ;[before, now] = [now, (await backlog()).pending]
    }
    busyMs += performance.now() - since
    for (const until = performance.now() + pace.restMs; performance.now() < until; ) await ask(times.resting)
    await pause(false)
    since = performance.now()
  }
  return {
    ...times,
    busyMs: busyMs + performance.now() - since,
    done: (await backlog()).done,
  }
}

/** As many published entries as a backlog has, by SQL, as an import leaves them: each with a text of its own. */
function copyArticle(file: string, documentId: string): void {
  const database = new DatabaseSync(file)
  const rows = database.prepare('SELECT * FROM articles WHERE document_id = ?').all(documentId)
  const columns = Object.keys(rows[0] ?? {}).filter((name) => name !== 'id')
  const insert = database.prepare(`INSERT INTO articles (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`)
  database.exec('BEGIN')
  for (let at = 1; at < size.entries; at += 1) {
    const { markdown, ...texts } = entryOf(at, size.entryWords)
    const changed = {
      ...texts,
      markdown: `${markdown}\n\nEdition ${at}.`,
      document_id: `bench${String(at).padStart(19, '0')}`,
    }
    for (const row of rows) insert.run(...columns.map((name) => (name in changed ? changed[name as keyof typeof changed] : row[name]!)))
  }
  database.exec('COMMIT')
  database.close()
}

/** Milliseconds after the last key at which Strapi 5.54's blocks editor hands a text to the form; other fields do it at each key. */
const blocksDelayMs = 300

/** In the page: when a key was pressed last, and when the panel was ready last. */
declare const seen: { key: number; score: number }

async function benchPanel(): Promise<readonly string[]> {
  const missed: string[] = []
  const browser = await launchBrowser({ optimizes: true })
  try {
    await withSites([isOn], async ([site]) => {
      const documentId = await make(site!, { ...entryOf(0, size.words), ...blocksOf(size.words) })
      const { inTitle, inBlocks, timers } = await followScores(site!, browser, documentId)
      console.log(
        `panel    ${size.words} words, fresh after the last change of the form: title p50 ${show(inTitle, 50)} ms, p95 ${show(inTitle, 95)} ms, ` +
          `blocks p50 ${show(inBlocks, 50)} ms, p95 ${show(inBlocks, 95)} ms, ${blocksDelayMs} ms more after the key (${gates.panelMs})   ` +
          `a bare timer of ${timing.quiet} ms: p50 ${show(timers, 50)} ms, p95 ${show(timers, 95)} ms   a busy program gets ${(coreShare() * 100).toFixed(0)} % of a core`,
      )
      if (Math.max(p95(inTitle), p95(inBlocks)) > gates.panelMs) missed.push(`a score ${gates.panelMs} ms after the last change`)
      const { alone, beside, pages } = await followFirstScores(site!, browser, documentId)
      console.log(
        `first    score after the form: on the device p50 ${show(alone, 50)} ms, longest ${show(alone, 100)} ms; beside a service that never answers p50 ${show(beside, 50)} ms, ` +
          `longest ${show(beside, 100)} ms (${gates.firstMs}), ${(median(beside) / median(alone)).toFixed(2)} ×   the page itself p50 ${show(pages, 50)} ms   a busy program gets ${(coreShare() * 100).toFixed(0)} % of a core`,
      )
      if (p95(beside) > gates.firstMs) missed.push(`a first score in ${gates.firstMs} ms`)
    })
  } finally {
    await browser.close()
  }
  return missed
}

/** The article as a Blocks field has it, and nothing beside it. */
function blocksOf(words: number) {
  const blocks = makeArticle(words).blocks.map((html) => {
    const text = html.replaceAll(/<[^>]+>/g, ' ').trim()
    const children = [{ type: 'text', text }]
    return html.startsWith('<h2') ? { type: 'heading', level: 2, children } : { type: 'paragraph', children }
  })
  return {
    markdown: null,
    content: blocks.filter(({ children }) => children[0]!.text !== ''),
  }
}

async function followScores(site: StrapiSite, browser: Browser, documentId: string) {
  const inTitle: number[] = []
  const inBlocks: number[] = []
  let timers: readonly number[] = []
  await visitsOf(site, browser)('admin', {}, async ({ page }) => {
    await page.goto(editPath(article, documentId))
    await page.locator('[data-testid="citable-panel"][data-status="ready"]').waitFor()
    await page.evaluate(() => {
      const now = { key: 0, score: 0 }
      Object.assign(globalThis, { seen: now })
      const card = document.querySelector('[data-testid="citable-panel"]')!
      new MutationObserver(() => {
        if (card.getAttribute('data-status') === 'ready') now.score = performance.now()
      }).observe(card, { attributes: true, attributeFilter: ['data-status'] })
      addEventListener('keydown', () => (now.key = performance.now()), true)
    })
    await page.locator('input[name="title"]').click()
    await page.keyboard.press('End')
    for (let edit = 0; edit < size.edits; edit += 1) {
      if (edit === size.edits / 2) {
        await page.locator('[data-slate-editor]').first().click()
        await page.keyboard.press('Control+End')
      }
      await page.keyboard.type(edit % 2 === 0 ? ' more' : ' word', {
        delay: 40,
      })
      await page.waitForFunction(() => seen.score > seen.key)
      const waited = await page.evaluate(() => seen.score - seen.key)
      if (edit < size.edits / 2) inTitle.push(waited)
      else inBlocks.push(waited - blocksDelayMs)
    }
    timers = await bareTimers(page, size.edits, timing.quiet)
  })
  return { inTitle, inBlocks, timers }
}

/** From the form on screen to a score in the panel, while a service holds every request, and without one, in turns. */
async function followFirstScores(site: StrapiSite, browser: Browser, documentId: string) {
  const silent = createServer(() => {}).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const jwt = await signIn(site.url, site.adminEmail, site.adminPassword)
  const address = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`
  const times = { alone: [] as number[], beside: [] as number[], pages: [] as number[] }
  try {
    await visitsOf(site, browser)('admin', {}, async ({ page }) => {
      await page.addInitScript(() => {
        const now = { form: 0, score: 0 }
        Object.assign(globalThis, { firsts: now })
        new MutationObserver(() => {
          if (now.form === 0 && document.querySelector('input[name="title"]') !== null) now.form = performance.now()
          const score = document.querySelector('[data-testid="citable-score-aeo"]')?.getAttribute('data-value')
          if (now.score === 0 && score !== null && score !== undefined && /\d/.test(score)) now.score = performance.now()
        }).observe(document, { subtree: true, childList: true, attributes: true })
      })
      // the first opening of each loads the panel's files, as a person's first of a day does
      for (let opening = 0; opening < 2 * size.openings; opening += 1) {
        const isBeside = opening % 2 === 1
        await call(site.url, 'PUT', '/citable/settings/mode', jwt, {
          mode: isBeside ? 'service' : 'embedded',
          address,
          key: 'key-of-nobody',
        })
        await page.goto(editPath(article, documentId))
        await page.waitForFunction(() => firsts.score > 0)
        const { form, score } = await page.evaluate(() => firsts)
        times[isBeside ? 'beside' : 'alone'].push(score - form)
        times.pages.push(form)
      }
    })
  } finally {
    silent.closeAllConnections()
    silent.close()
  }
  return times
}

declare const firsts: { readonly form: number; readonly score: number }

process.on('SIGINT', () => void stopAll().then(() => process.exit(130)))
process.exit(await bench(process.argv.slice(2)).finally(stopAll))
