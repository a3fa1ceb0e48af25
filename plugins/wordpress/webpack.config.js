import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { filesWithEnums } from '@citable/tooling/browser/plain-enums'
import { entries } from './entries.js'
import { ThirdPartyNotices } from './scripts/third-party-notices.js'

const require = createRequire(import.meta.url)
const defaults = require('@wordpress/scripts/config/webpack.config')
const { NormalModuleReplacementPlugin } = createRequire(require.resolve('@wordpress/scripts/package.json'))('webpack')
const path = (name) => fileURLToPath(new URL(name, import.meta.url))

/** The defaults of @wordpress/scripts with our entries; the worker and all it loads on demand become chunks of their own. */
export default {
  ...defaults,
  entry: Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, path(file)])),
  output: { ...defaults.output, path: path('./build'), chunkFilename: '[name].[contenthash:12].js' },
  resolve: {
    ...defaults.resolve,
    // Workspace packages are read as sources and write their imports with the real extension.
    extensions: ['.ts', '.tsx', '.js', '.json'],
    // The Markdown parser's own entity table, instead of a variant that asks the page's DOM: a worker has none.
    conditionNames: ['worker', '...'],
  },
  module: {
    ...defaults.module,
    rules: [
      ...defaults.module.rules,
      // As these packages declare; the inner package.json of their ES modules does not repeat it, and their writer of HTML would come along.
      { test: /node_modules\/(htmlparser2|domhandler|domutils|dom-serializer|domelementtype|entities)\//, sideEffects: false },
      // The parser's states and code points as numbers.
      { test: filesWithEnums, loader: path('./scripts/plain-enums.js') },
    ],
  },
  plugins: [
    ...defaults.plugins,
    new ThirdPartyNotices(),
    // The Markdown parser's own table of the same names: they are loaded once.
    new NormalModuleReplacementPlugin(/^character-entities$/, (found) => {
      found.request = fileURLToPath(import.meta.resolve('@citable/core/character-entities'))
    }),
    // The parser's table of named entities: the common names, and the rest on demand in a third of the bytes.
    new NormalModuleReplacementPlugin(/^\.\/generated\/decode-data-html\.js$/, (found) => {
      if (/entities[\\/]dist[\\/]esm$/.test(found.context)) found.request = fileURLToPath(import.meta.resolve('@citable/core/entity-tree'))
    }),
  ],
  performance: { hints: false },
}
