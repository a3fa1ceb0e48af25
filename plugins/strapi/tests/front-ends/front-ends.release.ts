import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type CitablePageHead, headTags } from '@citable/client/front-end'
import { freePort } from '@citable/tooling/sites/free-port'
import { headOfPage } from '@citable/tooling/sites/head-of-page'
import { jsonLdOfPage } from '@citable/tooling/sites/json-ld-faults'
import { startProcess, waitForHttp } from '@citable/tooling/sites/processes'
import { buildStrapiPlugin } from '@citable/tooling/sites/strapi'
import { demoArticle } from '@citable/tooling/sites/strapi-article'
import { mustRun } from '@citable/tooling/sites/wordpress/run-command'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FrontEnd } from '#shared/front-ends.ts'
import { pageLines } from '../../server/src/front-end-lines/page-lines.ts'
import { trafficLines } from '../../server/src/front-end-lines/traffic-lines.ts'
import { type Booted, boot } from '../server/site/boot.ts'

const article = 'api::article.article'
/** Has each character that HTML escapes. */
const headline = 'How to "compost" at home & why it\'s <better>'
/** Ends what hangs: a registry, a build and a start take as long as they take. */
const hangMs = 1_800_000
const root = fileURLToPath(new URL('../../../..', import.meta.url))

/** Files that a front end needs beside the lines in the settings. */
interface FrontEndProject {
  readonly packages: readonly string[]
  /** Files beside those lines. */
  readonly files: Readonly<Record<string, string>>
  readonly build: readonly string[]
  start(port: number): readonly string[]
}

const projects: Readonly<Record<Exclude<FrontEnd, 'other'>, FrontEndProject>> = {
  next: {
    packages: ['next@16', 'react@19', 'react-dom@19', 'typescript@5.9', '@types/react@19', '@types/node@24'],
    files: { 'app/layout.jsx': 'export default ({ children }) => <html lang="en"><body>{children}</body></html>' },
    build: ['next', 'build'],
    start: (port) => ['next', 'start', '--hostname', '127.0.0.1', '--port', String(port)],
  },
  nuxt: {
    // Nuxt 4.5.2 takes Vite 8.4, whose bundler refuses Nuxt's own imports of unctx
    packages: ['nuxt@4', 'vue@3', 'vite@~8.2.0'],
    files: {
      'nuxt.config.js':
        "export default defineNuxtConfig({ telemetry: false, compatibilityDate: '2026-01-01', srcDir: '.', serverDir: 'server' })",
    },
    build: ['nuxt', 'build'],
    start: () => ['node', '.output/server/index.mjs'],
  },
  astro: {
    packages: ['astro@7', '@astrojs/node@11'],
    files: {
      'astro.config.mjs':
        "import node from '@astrojs/node'\nexport default { output: 'server', adapter: node({ mode: 'standalone' }), devToolbar: { enabled: false } }",
    },
    build: ['astro', 'build'],
    start: () => ['node', 'dist/server/entry.mjs'],
  },
  svelte: {
    packages: ['@sveltejs/kit@2', '@sveltejs/adapter-node@5', '@sveltejs/vite-plugin-svelte@6', 'svelte@5', 'vite@7'],
    files: {
      'svelte.config.js': "import adapter from '@sveltejs/adapter-node'\nexport default { kit: { adapter: adapter() } }",
      'vite.config.js': "import { sveltekit } from '@sveltejs/kit/vite'\nexport default { plugins: [sveltekit()] }",
      'src/app.html': '<!doctype html><html lang="en"><head>%sveltekit.head%</head><body>%sveltekit.body%</body></html>',
    },
    build: ['vite', 'build'],
    start: () => ['node', 'build/index.js'],
  },
}

/** Files of lines that name them in a comment of their own. */
function filesOf(lines: string): Readonly<Record<string, string>> {
  const marks = [...lines.matchAll(/^(?:---\n)?(?:\/\/|<!--) ([\w./[\]+-]+\.\w+)(?: -->|; .*)?$/gm)]
  return Object.fromEntries(marks.map(({ index, 1: name = '' }, at) => [name, lines.slice(index, marks[at + 1]?.index)]))
}

let site: Booted
let folder = ''
let cache = ''

beforeAll(async () => {
  await buildStrapiPlugin()
  await mustRun('Packaging the client', process.execPath, ['packages/tooling/src/main.ts', 'package-node', 'packages/client'], {
    cwd: root,
  })
  folder = await mkdtemp(join(tmpdir(), 'citable-front-ends-'))
  cache = join(folder, 'cache')
  site = await boot()
  const { settings } = { settings: site.service('settings') }
  const identity = {
    url: 'https://www.example.org',
    name: 'Garden Notes',
    publisher: { kind: 'organization', name: 'Garden Notes' },
    logo: '',
  }
  const mapping = {
    ...(await settings.mapping(article)),
    addresses: { en: 'https://www.example.org/{slug}', '*': 'https://www.example.org/{locale}/{slug}' },
  }
  await settings.save({ site: identity, types: { [article]: { enabled: true, mapping } }, traffic: { isOn: true, days: 400 } })
  const author = await site.documents('api::author.author').create({ data: { name: 'Mara Lindqvist' } })
  const file = { name: 'heap.png', hash: 'heap', ext: '.png', mime: 'image/png', size: 1, url: '/uploads/heap.png', provider: 'local' }
  const shown = { ...file, width: 1_200, height: 675, alternativeText: 'A "heap" & its <air>', folderPath: '/' }
  const cover = await site.app.db.query('plugin::upload.file').create({ data: shown })
  const { documentId } = await site
    .documents(article)
    .create({ locale: 'en', status: 'published', data: { ...demoArticle, title: headline, cover: cover.id, author: author.documentId } })
  const french = { title: 'Composter chez soi', slug: 'composter-chez-soi', content: demoArticle.content }
  await site.documents(article).update({ documentId, locale: 'fr', status: 'published', data: french })
  await site.service('snapshots').idle()
})
afterAll(async () => {
  await site?.stop()
  // an install that was given up may still write
  if (folder !== '') await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 500 })
})

/** What the head that Strapi delivers says, as `headOfPage` lists it for a page. */
const saidIn = (head: CitablePageHead): readonly string[] =>
  headTags(head)
    .map((one) => {
      if (one.tag === 'title') return `title ${one.text}`
      const { name, property, content, rel = '', hreflang = '', href = '' } = one.attributes
      return one.tag === 'meta' ? `${name ?? property} ${content}` : `${rel} ${hreflang} ${href}`
    })
    .toSorted()

/** Kinds of lines that the article's head must have, so that none is missing on both sides. */
const everyKind = [
  /^title .*"compost" at home & why it's <better>.* \| Garden Notes$/,
  /^description Home compost/,
  /^robots max-image-preview:large$/,
  /^canonical {2}https:\/\/www\.example\.org\/how-to-compost-at-home$/,
  /^alternate fr https:\/\/www\.example\.org\/fr\/composter-chez-soi$/,
  /^alternate x-default /,
  /^og:type article$/,
  /^og:image https:\/\/cms\.example\.org\/uploads\/heap\.png$/,
  /^og:image:width 1200$/,
  /^og:image:alt A "heap" & its <air>$/,
  /^article:modified_time \d{4}-/,
  /^twitter:card summary_large_image$/,
] as const

interface Delivered {
  readonly jsonLd: { readonly '@graph': readonly object[] }
  readonly head: CitablePageHead
}
async function delivered(slug: string, locale: string): Promise<Delivered> {
  const address = `${site.base}/api/articles?filters[slug][$eq]=${slug}&locale=${locale}`
  const answer = await fetch(address, { headers: { ...site.headers, prefer: 'citable=full' } })
  const [entry] = ((await answer.json()) as { data: readonly { citable: Delivered }[] }).data
  return entry?.citable ?? expect.fail(`Strapi has no ${locale} ${slug}`)
}

async function hits(agent: string): Promise<number> {
  await site.service('traffic').flush()
  const rows = (await site.app.db.connection('citable_traffic').where({ agent }).select()) as readonly { hits: number }[]
  return rows.reduce((sum, row) => sum + Number(row.hits), 0)
}

test.each(Object.keys(projects) as (keyof typeof projects)[])(
  'the lines for %s print the head and the graph that Strapi delivers, without a fault, and tell who fetched them',
  async (frontEnd) => {
    const { packages, files, build, start } = projects[frontEnd]
    const app = join(folder, frontEnd)
    const token = site.headers.authorization?.replace('Bearer ', '') ?? ''
    const env = { STRAPI_TOKEN: token, STRAPI_EVENTS_TOKEN: token, NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1', CI: '1' }
    const lines = {
      ...filesOf(pageLines(frontEnd, { address: `${site.base}/api/articles?filters[slug][$eq]`, isLocalized: true })),
      ...filesOf(trafficLines(frontEnd, `${site.base}/api/citable/events`)),
    }
    const all = { 'package.json': JSON.stringify({ name: frontEnd, private: true, type: 'module' }), ...files, ...lines }
    for (const [name, text] of Object.entries(all)) {
      await mkdir(dirname(join(app, name)), { recursive: true })
      await writeFile(join(app, name), text)
    }
    const quiet = ['--no-audit', '--no-fund', '--no-update-notifier', `--cache=${cache}`]
    await mustRun('npm install', 'npm', ['install', ...quiet, '--install-links', join(root, 'packages/client/dist'), ...packages], {
      cwd: app,
    })
    await mustRun(`Building with ${frontEnd}`, 'npx', ['--no-install', ...build], { cwd: app, env: { ...env, NODE_ENV: 'production' } })

    const port = await freePort()
    const [command = '', ...args] = start(port)
    const log = join(app, 'server.log')
    const server = startProcess({
      command: command === 'node' ? process.execPath : join(app, 'node_modules/.bin', command),
      args,
      cwd: app,
      log,
      env: { ...env, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port) },
    })
    try {
      const address = `http://127.0.0.1:${port}/en/${demoArticle.slug}`
      await waitForHttp(`http://127.0.0.1:${port}/favicon.ico`, server, hangMs)
      const before = await hits('gptbot')
      const answer = await fetch(address, { headers: { 'user-agent': 'Mozilla/5.0 (compatible; GPTBot/1.2)' } })
      const html = await answer.text()
      expect([answer.status, answer.status === 200 ? '' : await readFile(log, 'utf8')]).toEqual([200, ''])
      const { graph, faults } = await jsonLdOfPage(html)
      expect(faults).toEqual([])
      const { jsonLd, head } = await delivered(demoArticle.slug, 'en')
      expect(graph).toEqual(jsonLd)
      expect(graph['@graph'].some((node) => 'headline' in node)).toBe(true)
      expect(headOfPage(html)).toEqual(saidIn(head))
      expect(headOfPage(html)).toEqual(expect.arrayContaining(everyKind.map((line) => expect.stringMatching(line))))
      const french = await (await fetch(`http://127.0.0.1:${port}/fr/composter-chez-soi`)).text()
      expect(headOfPage(french)).toEqual(saidIn((await delivered('composter-chez-soi', 'fr')).head))
      expect(headOfPage(french)).toContain('title Composter chez soi | Garden Notes')
      expect((await fetch(`http://127.0.0.1:${port}/en/not-there`)).status).toBe(404)
      const file = join(app, 'page.html')
      await writeFile(file, html)
      await mustRun('citable schema validate', process.execPath, ['packages/cli/bin/citable.mjs', 'schema', 'validate', file], {
        cwd: root,
      })
      await expect.poll(() => hits('gptbot'), { timeout: hangMs }).toBe(before + 1)
    } finally {
      await server.stop()
    }
  },
  hangMs,
)
