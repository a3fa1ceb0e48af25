/**
 * Builds `dist/`: the server half (CommonJS, as Strapi loads it), the admin half (ES modules, loaded when needed), the analysis
 * worker and the language packs it loads on demand. Takes about a second. Usage: node scripts/build.mts
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { allPacks } from '@citable/core/languages/all'
import { type BuildOptions, build, type Plugin } from 'esbuild'

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
  logLevel: 'warning',
  target: 'es2023',
  legalComments: 'none',
  charset: 'utf8',
  define: { __CITABLE_PACKS__: JSON.stringify(allPacks.map(({ tag }) => tag)) },
} as const satisfies BuildOptions

/** JSON as one default export: names such as `ui.scoreAeo` would become string-named exports, which the admin's builder refuses. */
const plainJson: Plugin = {
  name: 'plain-json',
  setup({ onLoad }) {
    onLoad({ filter: /\.json$/ }, async ({ path }) => ({ contents: `export default ${await readFile(path, 'utf8')}`, loader: 'js' }))
  },
}

/** What a draft never asks for, and the admin should not load: cheerio's writer of HTML and the core's reader of whole pages. */
const leaveOut: Plugin = {
  name: 'leave-out',
  setup({ onResolve }) {
    const standIn = (name: string) => () => ({ path: here(`../../packages/editor/src/left-out/${name}.ts`) })
    onResolve({ filter: /^dom-serializer$/ }, standIn('serializer'))
    onResolve({ filter: /\/read-page\.ts$/ }, standIn('read-page'))
  },
}

export async function buildPlugin(): Promise<void> {
  await rm(here('dist'), { recursive: true, force: true })
  await mkdir(here('dist/languages'), { recursive: true })
  const admin = {
    ...common,
    entryPoints: { index: here('admin/src/index.ts') },
    outdir: here('dist/admin'),
    external,
    platform: 'browser',
    jsx: 'automatic',
    plugins: [plainJson],
  } satisfies BuildOptions
  await Promise.all([
    build({
      ...common,
      entryPoints: [here('server/src/index.ts')],
      outfile: here('dist/server/index.js'),
      platform: 'node',
      format: 'cjs',
      external,
      footer: { js: 'module.exports = module.exports.default;' },
    }),
    build({ ...admin, format: 'esm', splitting: true, outExtension: { '.js': '.mjs' } }),
    build({
      ...common,
      entryPoints: [here('admin/src/worker/worker.ts')],
      outfile: here('dist/worker.js'),
      format: 'iife',
      minify: true,
      plugins: [leaveOut],
    }),
    ...allPacks.map((pack) => writeFile(here(`dist/languages/${pack.tag}.json`), JSON.stringify(pack))),
  ])
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await buildPlugin()
  console.log(`built ${(await readdir(here('dist'))).join(', ')}`)
}
