import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { type BuildOptions, build, type Plugin } from 'esbuild'
import { parserPlugins } from './parser-plugins.ts'
import { startInOnePiece } from './start-in-one-piece.ts'

export interface Bundle {
  readonly text: string
  /** Bytes after minifying and gzip at its highest level. */
  readonly gzipBytes: number
  /** Bytes in the bundle by source file, largest first; paths relative to the repository. */
  readonly inputs: readonly { readonly path: string; readonly bytes: number }[]
}

/** A module and the files it imports, at once or when asked. */
export interface SplitBundle {
  /** Texts by file name: `entry.js`, and `chunk-….js` or the name of a module with its hash. */
  readonly files: Readonly<Record<string, string>>
  /** Files loaded at once: the entry and all that it imports by statement. */
  readonly atOnce: Pick<Bundle, 'gzipBytes' | 'inputs'>
  /** All files together: what a browser that needs everything ever loads. */
  readonly gzipBytes: number
  /** Further files loaded by a source file that is imported on demand; `end` is the end of its path. */
  onDemand(end: string): Pick<Bundle, 'gzipBytes' | 'inputs'>
}

const root = fileURLToPath(new URL('../../../../', import.meta.url))

/** The condition `worker` leaves out variants of dependencies that ask a page's DOM: they would give other bytes. */
const optionsOf = (source: string) =>
  ({
    stdin: { contents: source, resolveDir: fileURLToPath(new URL('.', import.meta.url)), sourcefile: 'entry.ts', loader: 'ts' },
    absWorkingDir: root,
    bundle: true,
    minify: true,
    write: false,
    platform: 'browser',
    conditions: ['worker'],
    target: 'es2023',
    charset: 'utf8',
    legalComments: 'none',
    metafile: true,
    logLevel: 'error',
    plugins: [...parserPlugins],
  }) as const satisfies BuildOptions

const gzipBytesOf = (text: string): number => gzipSync(text, { level: 9 }).length

/** The hash in the name of a chunk. */
const hashIn = /(?<=-)[A-Z2-7]{8}(?=\.js)/g

/** A hash of the same letters and length, of the sources of a chunk. */
const hashOf = (sources: string): string =>
  [...createHash('sha256').update(sources).digest().subarray(0, 8)].map((byte) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'[byte % 32]).join('')

const start = 'citable:start'

/** The source as a module that others can import. */
const startAs = (contents: string): Plugin => ({
  name: 'start',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^citable:start$/ }, ({ path }) => ({ path, namespace: 'start', sideEffects: true }))
    onLoad({ filter: /./, namespace: 'start' }, () => ({
      contents,
      loader: 'ts',
      resolveDir: fileURLToPath(new URL('.', import.meta.url)),
    }))
  },
})

/** One classic script of a source text that imports workspace packages: minified, for browsers and workers, all on-demand code inside. */
export async function bundleForBrowser(source: string): Promise<Bundle> {
  const result = await build({ ...optionsOf(source), format: 'iife' })
  const text = result.outputFiles[0]?.text ?? ''
  return { text, gzipBytes: gzipBytesOf(text), inputs: inputsOf(Object.values(result.metafile.outputs)) }
}

/** The same as modules, split as the plugins' builders split it: what is imported on demand is in files of its own. */
export async function bundleModules(source: string): Promise<SplitBundle> {
  const options = optionsOf(source)
  const { outputFiles, metafile } = await build({
    ...options,
    stdin: { ...options.stdin, contents: `import '${start}'` },
    plugins: [...options.plugins, startAs(source), startInOnePiece(start)],
    format: 'esm',
    splitting: true,
    outdir: `${root}out`,
    entryNames: 'entry',
    chunkNames: '[name]-[hash]',
  })
  const files = Object.fromEntries(outputFiles.map(({ path, text }) => [path.slice(path.lastIndexOf('/') + 1), text]))
  const outputs = Object.fromEntries(
    Object.entries(metafile.outputs).map(([path, output]) => [path.slice(path.lastIndexOf('/') + 1), output]),
  )
  const closureOf = (start: string): ReadonlySet<string> => {
    const names = new Set([start])
    for (const name of names)
      for (const { path, kind } of outputs[name]!.imports) if (kind === 'import-statement') names.add(path.slice(path.lastIndexOf('/') + 1))
    return names
  }
  // a hash of the contents changes with each character, and with it how well the names compress
  const hashes = new Map(
    Object.entries(outputs).map(([name, { inputs }]) => [name.match(hashIn)?.[0] ?? '', hashOf(Object.keys(inputs).sort().join('\n'))]),
  )
  const measured = (text: string): string => text.replaceAll(hashIn, (hash) => hashes.get(hash) ?? hash)
  const sizeOf = (names: readonly string[]) => ({
    gzipBytes: names.reduce((sum, name) => sum + gzipBytesOf(measured(files[name]!)), 0),
    inputs: inputsOf(names.map((name) => outputs[name]!)),
  })
  const first = closureOf('entry.js')
  return {
    files,
    gzipBytes: sizeOf(Object.keys(files)).gzipBytes,
    atOnce: sizeOf([...first]),
    onDemand(end) {
      const start = Object.keys(outputs).find((name) => outputs[name]!.entryPoint?.endsWith(end))
      if (start === undefined) throw new Error(`Nothing that ends in ${end} is imported on demand`)
      return sizeOf([...closureOf(start)].filter((name) => !first.has(name)))
    },
  }
}

function inputsOf(outputs: readonly { readonly inputs: Readonly<Record<string, { readonly bytesInOutput: number }>> }[]): Bundle['inputs'] {
  return outputs
    .flatMap(({ inputs }) => Object.entries(inputs))
    .map(([path, { bytesInOutput }]) => ({ path, bytes: bytesInOutput }))
    .sort((a, b) => b.bytes - a.bytes)
}
