import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

const require = createRequire(import.meta.url)
const defaults = require('@wordpress/scripts/config/webpack.config')
// The very webpack that builds us: a second copy would not know its plugins.
const { NormalModuleReplacementPlugin } = createRequire(require.resolve('@wordpress/scripts/package.json'))('webpack')
const path = (name) => fileURLToPath(new URL(name, import.meta.url))

/** What an editor of HTML blocks never asks for; it would make the worker half as large again. */
const leftOut = Object.entries({
  markdown: /\/parse\/markdown\.ts$/,
  'read-page': /\/read-page\.ts$/,
  serializer: /^dom-serializer$/,
}).map(([name, pattern]) => new NormalModuleReplacementPlugin(pattern, path(`../../packages/editor/src/left-out/${name}.ts`)))

/** The defaults of @wordpress/scripts with our entries; the worker and the language packs become chunks of their own. */
export default {
  ...defaults,
  entry: { editor: path('./src/index.tsx'), settings: path('./src/settings/index.tsx') },
  output: { ...defaults.output, path: path('./build'), chunkFilename: '[name].[contenthash:12].js' },
  // Workspace packages are read as sources and write their imports with the real extension.
  resolve: { ...defaults.resolve, extensions: ['.ts', '.tsx', '.js', '.json'] },
  plugins: [...defaults.plugins, ...leftOut],
  performance: { hints: false },
}
