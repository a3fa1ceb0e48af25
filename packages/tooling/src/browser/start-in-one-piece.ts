import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import type { Plugin } from 'esbuild'

/**
 * Whatever is imported on demand follows the start, but esbuild knows no order: for every set of parts that share code it makes a file of
 * its own, and the start becomes dozens of small ones that compress badly. Each part therefore imports the start, as it would find it.
 */
export const startInOnePiece = (start: string): Plugin => ({
  name: 'start-in-one-piece',
  setup({ onLoad, onResolve, resolve }) {
    onResolve({ filter: /./ }, async ({ path, kind, ...from }) => {
      if (kind !== 'dynamic-import' || from.pluginData === 'asked') return null
      const { errors, path: found, sideEffects } = await resolve(path, { ...from, kind, pluginData: 'asked' })
      return errors.length > 0 ? { errors } : { path: found, sideEffects, pluginData: 'on-demand' }
    })
    onLoad({ filter: /\.ts$/ }, async ({ path, pluginData }) =>
      pluginData === 'on-demand'
        ? { contents: `import ${JSON.stringify(start)}\n${await readFile(path, 'utf8')}`, loader: extname(path).slice(1) as 'ts' }
        : null,
    )
  },
})
