/**
 * Builds `dist/`: the server half (CommonJS, as Strapi loads it), the admin half (ES modules, loaded when needed), the analysis
 * worker (a module), its parts and the language packs that it loads on demand. Takes about a second. Usage: node scripts/build.mts
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { allPacks } from '@citable/core/languages/all'
import { uiTexts } from '@citable/editor/ui-texts'
import { namesOnce, parserPlugins, smallEntityTree } from '@citable/tooling/browser/parser-plugins'
import { startInOnePiece } from '@citable/tooling/browser/start-in-one-piece'
import { importSource } from '@citable/tooling/packaging/import-source'
import { thirdPartyNotices } from '@citable/tooling/packaging/third-party-notices'
import { type BuildOptions, build, type Metafile, type Plugin, transform } from 'esbuild'
import { sentencesOfDrafts } from './sentences-of-drafts.mts'

const { resolve: fileOf } = createRequire(import.meta.url)

const here = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))

/** What the host brings; a second copy of these would break React contexts and Strapi's singletons. */
const external = ['@strapi/*', 'react', 'react-dom', 'react/jsx-runtime', 'react-intl', 'react-router-dom', 'styled-components']

/**
 * `worker`: the Markdown parser's entity table, instead of a variant that asks the page's DOM: the same bytes everywhere,
 * and a worker has no DOM.
 */
const common = {
  conditions: ['worker'],
  bundle: true,
  metafile: true,
  logLevel: 'warning',
  target: 'es2023',
  legalComments: 'none',
  charset: 'utf8',
  define: { __CITABLE_PACKS__: JSON.stringify(allPacks.map(({ tag }) => tag).join(' ')) },
} as const satisfies BuildOptions

/** Of zod's own sentences in fifty languages, nothing here says any but the English ones, and nothing makes schemas of JSON. */
const zodOfUse: Plugin = {
  name: 'zod-of-use',
  setup({ onLoad }) {
    onLoad({ filter: /zod[\\/]v4[\\/]locales[\\/]index\.js$/ }, ({ path }) => ({
      contents: "export { default as en } from './en.js'",
      resolveDir: dirname(path),
    }))
    onLoad({ filter: /zod[\\/]v4[\\/]classic[\\/]from-json-schema\.js$/ }, () => ({ contents: 'export const fromJSONSchema = null' }))
  },
}

/** Models of the gateway are asked for by a name alone; this server names the address of its own. */
const noGateway: Plugin = {
  name: 'no-gateway',
  setup({ onLoad }) {
    onLoad({ filter: /@ai-sdk[\\/]gateway[\\/].*index\.m?js$/ }, () => ({
      contents: `class GatewayError extends Error { static isInstance() { return false } }
        export { GatewayError, GatewayError as GatewayAuthenticationError }
        export const gateway = null
        export const createGateway = () => gateway`,
    }))
  },
}

/** The server words open points; the panel's own texts are the browser's. esbuild would make a file of each language all the same. */
const panelTextsInBrowser: Plugin = {
  name: 'panel-texts-in-browser',
  setup({ onLoad }) {
    onLoad({ filter: /editor[\\/]src[\\/]texts[\\/]locales[\\/][a-z]{2}\.ts$/ }, () => ({ contents: 'export const texts = {}' }))
  },
}

type Texts = Readonly<Record<string, string>>

/**
 * JSON as one default export: names such as `ui.scoreAeo` would become string-named exports, which the admin's builder refuses. English fills in
 * what the plugin's texts in another language lack: a browser loads one language.
 */
export const plainJson: Plugin = {
  name: 'plain-json',
  setup({ onLoad }) {
    onLoad({ filter: /\.json$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8')
      if (!/[\\/]translations[\\/][a-z]+\.json$/.test(path)) return { contents: `export default ${source}`, loader: 'js' }
      const { pluginTexts } = await importSource<{ readonly pluginTexts: Texts }>(join(dirname(path), '../texts.ts'))
      return { contents: `export default ${JSON.stringify({ ...pluginTexts, ...JSON.parse(source) })}`, loader: 'js' }
    })
  },
}

/** Language packs occur once in the package, as the files that the worker fetches: the server reads the same. */
const packsOfFiles: Plugin = {
  name: 'packs-of-files',
  setup({ onLoad }) {
    onLoad({ filter: /core[\\/]src[\\/]languages[\\/]all\.ts$/ }, () => ({
      contents: `import { readFileSync } from 'node:fs'
        const read = (tag) => JSON.parse(readFileSync(\`\${__dirname}/../languages/\${tag}.json\`, 'utf8'))
        export const allPacks = ${JSON.stringify(allPacks.map(({ tag }) => tag))}.map(read)`,
    }))
  },
}

/**
 * Two parts that few people load are built by themselves: the analysis in the page, which stands in for the worker where a browser refuses it, and
 * the tab about sources. What they share with other parts would become files of its own, or come along with them.
 */
const apart: Plugin = {
  name: 'apart',
  setup({ onResolve }) {
    onResolve({ filter: /\/(?:page-analyzer\.ts|sources-tab\.tsx)$/ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path: `./${basename(path).replace(/\.tsx?$/, '.mjs')}`, external: true } : null,
    )
  },
}

/** The worker reads the text. Nothing here calls the core's readers, but esbuild would make a file of each part that they load on demand. */
const readersInWorker: Plugin = {
  name: 'readers-in-worker',
  setup({ onResolve }) {
    const isReader = (file: string): boolean => /[\\/]shared-core[\\/]src[\\/](?:extract|languages|parse)[\\/]/.test(file)
    onResolve({ filter: /^\./ }, ({ kind, importer, path }) =>
      kind === 'dynamic-import' && isReader(importer) ? { path, external: true } : null,
    )
  },
}

/** Workers fetch language packs as files. Nothing there calls the core's loader, but esbuild would make a file of each pack all the same. */
const packsFetched: Plugin = {
  name: 'packs-fetched',
  setup({ onResolve }) {
    onResolve({ filter: /^\.\/[a-zA-Z-]+\/pack\.ts$/ }, ({ kind, path }) => (kind === 'dynamic-import' ? { path, external: true } : null))
  },
}

const translated = ['ar', 'de', 'es', 'fr', 'ja'] as const

/** Sentences of the core in other languages occur once in the package: the server reads the files of the admin. */
const sentencesOfAdmin: Plugin = {
  name: 'sentences-of-admin',
  setup({ onResolve }) {
    onResolve({ filter: /^@citable\/core\/messages\/[a-z]+$/ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path: `../admin/messages-${basename(path)}.mjs`, external: true } : null,
    )
  },
}

/** Styles without the comments and the white space of their source, which no minifier of JavaScript may take out of a template. */
const shortStyles: Plugin = {
  name: 'short-styles',
  setup({ onLoad }) {
    const shortened = (css: string): string =>
      css
        .replace(/\/\*[^*]*\*\//g, '')
        .replace(/\s+/g, ' ')
        .replace(/(^|[;:{},]) /g, '$1')
        .replace(/ (\{|$)/g, '$1')
    onLoad({ filter: /[\\/]admin[\\/]src[\\/].*\.tsx$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replace(/(\bstyled[.(][^`]*)`([^`]*)`/g, (_all, tag, css) => `${tag}\`${shortened(css)}\``),
      loader: 'tsx',
    }))
  },
}

type AgentList = Pick<typeof import('@citable/core/agents'), 'agents' | 'checkedAgents' | 'simulatedMark' | 'unknownAi'>

/** The admin names agents; recognising and verifying them is the server's part. */
const agentsByName: Plugin = {
  name: 'agents-by-name',
  setup({ onLoad }) {
    onLoad({ filter: /shared-core[\\/]src[\\/]model[\\/]agents\.ts$/ }, async ({ path }) => {
      const { agents, checkedAgents, simulatedMark, unknownAi } = await importSource<AgentList>(path)
      const named = (some: AgentList['agents']) => JSON.stringify(Object.fromEntries(some.map(({ id, name }) => [id, name])))
      return {
        contents: `const names = ${named([...agents, unknownAi])}
          const rows = Object.entries(names).map(([id, name]) => ({ id, name }))
          export const agents = rows.slice(0, -1)
          export const findAgent = (id) => rows.find((row) => row.id === id) ?? null
          export const checkedAgents = ${JSON.stringify(checkedAgents)}
          export const simulatedMark = ${JSON.stringify(simulatedMark)}
          export const operators = null`,
        loader: 'js',
      }
    })
  },
}

/** The panel's English is loaded where it is used, like any other language; the editor's barrel would bring it along. */
export const englishApart: Plugin = {
  name: 'english-apart',
  setup({ onLoad, onResolve }) {
    // what another language lacks is filled in here, because its reader loads no English
    onLoad({ filter: /[\\/]texts[\\/]locales[\\/][a-z]{2,3}\.ts$/ }, async ({ path }) => {
      const { texts } = await importSource<{ readonly texts: Texts }>(path)
      return { contents: `export const texts = ${JSON.stringify({ ...uiTexts, ...texts })}`, loader: 'js' }
    })
    onResolve({ filter: /\/ui-texts\.ts$/ }, ({ kind, path }) => (kind === 'dynamic-import' ? null : { path, namespace: 'english-apart' }))
    onLoad({ filter: /./, namespace: 'english-apart' }, () => ({ contents: 'export const uiTexts = {}' }))
  },
}

const inBrowser = {
  ...common,
  outdir: here('dist/admin'),
  external,
  platform: 'browser',
  jsx: 'automatic',
  plugins: [plainJson, shortStyles, apart, englishApart, namesOnce, sentencesOfDrafts],
  format: 'esm',
  splitting: true,
  minify: true,
  outExtension: { '.js': '.mjs' },
} satisfies BuildOptions

/** The admin half: the file that Strapi loads with every page, and parts that are loaded when they are shown. */
export const admin = {
  ...inBrowser,
  entryPoints: {
    index: here('admin/src/index.ts'),
    ...Object.fromEntries(translated.map((tag) => [`messages-${tag}`, fileOf(`@citable/core/messages/${tag}`)])),
  },
  plugins: [...inBrowser.plugins, readersInWorker, agentsByName],
} satisfies BuildOptions

/** The panel has loaded the words of its language. Nothing in the tab does, but esbuild would make a file of each language all the same. */
const wordsInPanel: Plugin = {
  name: 'words-in-panel',
  setup({ onResolve }) {
    onResolve({ filter: /^(?:@citable\/core\/messages|\.)\/[a-z]{2}(?:\.ts)?$/ }, ({ importer, kind, path }) =>
      kind === 'dynamic-import' && !/[\\/]sources[\\/]/.test(importer) ? { path, external: true } : null,
    )
  },
}

/** The tab about sources, with the view and the texts of it. */
export const sourcesTab = {
  ...inBrowser,
  entryPoints: { 'sources-tab': here('admin/src/sources/sources-tab.tsx') },
  plugins: [...inBrowser.plugins, readersInWorker, wordsInPanel],
} satisfies BuildOptions

/** A server has room for all names of characters, and waits for none of them. */
const wholeParser = parserPlugins.filter((plugin) => plugin !== smallEntityTree)

/**
 * The server half in parts, so that the core occurs once for the requests, the thread of the analysis and what is loaded on demand. esbuild
 * splits modules only, and Strapi loads CommonJS: each part is turned into it.
 */
async function buildServer(folder: string): Promise<Metafile> {
  const { metafile, outputFiles } = await build({
    ...common,
    entryPoints: ['index.ts', 'score/optimizer.ts', 'score/analysis-worker.ts'].map((file) => here(`server/src/${file}`)),
    outdir: folder,
    entryNames: '[name]',
    chunkNames: '[name]-[hash]',
    platform: 'node',
    format: 'esm',
    splitting: true,
    minify: true,
    write: false,
    external,
    plugins: [packsOfFiles, zodOfUse, noGateway, panelTextsInBrowser, sentencesOfAdmin, ...wholeParser, sentencesOfDrafts],
  })
  await mkdir(folder, { recursive: true })
  for (const { path, text } of outputFiles) {
    const { code } = await transform(text, { format: 'cjs', platform: 'node', target: common.target, charset: 'utf8', minify: true })
    await writeFile(path, path === join(folder, 'index.js') ? `${code}module.exports = module.exports.default;\n` : code)
  }
  return metafile
}

/**
 * The three workers share their parts. The start of the analysis is one part, which keeps its name, and the browser its copy, while the code is
 * the same; the other two workers, which few people ask for, begin with it too.
 */
async function buildWorkers(outdir: string): Promise<Metafile> {
  const { metafile } = await build({
    ...common,
    entryPoints: ['worker', 'sources-worker', 'titles-worker'].map((name) => here(`admin/src/worker/${name}.ts`)),
    outdir,
    format: 'esm',
    splitting: true,
    chunkNames: 'worker-parts/[name]-[hash]',
    minify: true,
    plugins: [...parserPlugins, packsFetched, startInOnePiece(here('admin/src/worker/start.ts'))],
  })
  return metafile
}

/** @param dist the folder to write; what was there is gone */
export async function buildPlugin(dist = here('dist')): Promise<void> {
  await rm(dist, { recursive: true, force: true })
  await mkdir(join(dist, 'languages'), { recursive: true })
  const [built] = await Promise.all([
    Promise.all([
      buildServer(join(dist, 'server')),
      ...[admin, sourcesTab].map((part) => build({ ...part, outdir: join(dist, 'admin') }).then(({ metafile }) => metafile)),
      build({
        ...inBrowser,
        plugins: [...inBrowser.plugins, ...parserPlugins.filter((plugin) => plugin !== namesOnce)],
        outdir: join(dist, 'admin'),
        entryPoints: { 'page-analyzer': here('admin/src/page-analyzer.ts') },
      }).then(({ metafile }) => metafile),
      buildWorkers(dist),
    ]),
    ...allPacks.map((pack) => writeFile(join(dist, `languages/${pack.tag}.json`), JSON.stringify(pack))),
  ])
  const bundled = built.flatMap(({ outputs }) => Object.values(outputs)).flatMap(({ inputs }) => Object.keys(inputs))
  // language packs are written beside the bundles, with their tables
  const packs = allPacks.map(({ tag }) => fileURLToPath(import.meta.resolve(`@citable/core/languages/${tag}`)))
  const tables = packs.map((file) => join(file, '../../levels/en.gen.ts'))
  await writeFile(join(dist, 'third-party-notices.txt'), thirdPartyNotices([...bundled.map((file) => resolve(file)), ...packs, ...tables]))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await buildPlugin()
  console.log(`built ${(await readdir(here('dist'))).join(', ')}`)
}
