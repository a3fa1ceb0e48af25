import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { Plugin } from 'esbuild'

/**
 * Whatever is imported on demand follows the start, but esbuild knows no order: for every set of parts that share code it makes a file of
 * its own, and the start becomes dozens of small ones that compress badly. Each part therefore imports the start, as it would find it.
 * A first build finds the parts: a module that one file imports on demand and another by statement is a part too.
 */
export const startInOnePiece = (start: string): Plugin => ({
  name: 'start-in-one-piece',
  async setup({ esbuild, initialOptions, onLoad }) {
    const { plugins = [], absWorkingDir = process.cwd() } = initialOptions
    const others = plugins.filter(({ name }) => name !== 'start-in-one-piece')
    const { metafile } = await esbuild.build({ ...initialOptions, plugins: others, minify: false, write: false, metafile: true })
    const imports = Object.values(metafile.inputs).flatMap(({ imports }) => imports)
    const parts = new Set(imports.filter(({ kind }) => kind === 'dynamic-import').map(({ path }) => join(absWorkingDir, path)))
    onLoad({ filter: /\.ts$/ }, async ({ path }) =>
      parts.has(path)
        ? { contents: `import ${JSON.stringify(start)}\n${await readFile(path, 'utf8')}`, loader: extname(path).slice(1) as 'ts' }
        : null,
    )
  },
})
