import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build, type Plugin } from 'esbuild'

export interface Bundle {
  readonly text: string
  /** Bytes after minifying and gzip at its highest level. */
  readonly gzipBytes: number
  /** Bytes in the bundle by source file, largest first; paths relative to the repository. */
  readonly inputs: readonly { readonly path: string; readonly bytes: number }[]
}

/** A part of the core that a kind of editor never needs; stand-ins are in `packages/editor/src/left-out`. */
export type LeftOut = 'serializer' | 'read-page' | 'markdown'

const root = fileURLToPath(new URL('../../../../', import.meta.url))

const imports: Readonly<Record<LeftOut, RegExp>> = {
  serializer: /^dom-serializer$/,
  'read-page': /\/read-page\.ts$/,
  markdown: /\/markdown\.ts$/,
}

/**
 * One classic script of a source text that imports workspace packages, as the plugins' builders make it: minified, for browsers and
 * workers. The condition `worker` keeps out variants of dependencies that ask a page's DOM: they would give other bytes.
 */
export async function bundleForBrowser(source: string, leftOut: readonly LeftOut[] = []): Promise<Bundle> {
  const result = await build({
    stdin: { contents: source, resolveDir: fileURLToPath(new URL('.', import.meta.url)), sourcefile: 'entry.ts', loader: 'ts' },
    absWorkingDir: root,
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    conditions: ['worker'],
    target: 'es2023',
    charset: 'utf8',
    legalComments: 'none',
    metafile: true,
    logLevel: 'error',
    plugins: [leaveOut(leftOut)],
  })
  const text = result.outputFiles[0]?.text ?? ''
  const inputs = Object.values(result.metafile.outputs)
    .flatMap((output) => Object.entries(output.inputs))
    .map(([path, { bytesInOutput }]) => ({ path, bytes: bytesInOutput }))
    .sort((a, b) => b.bytes - a.bytes)
  return { text, gzipBytes: gzipSync(text, { level: 9 }).length, inputs }
}

const leaveOut = (names: readonly LeftOut[]): Plugin => ({
  name: 'leave-out',
  setup({ onResolve }) {
    for (const name of names) onResolve({ filter: imports[name] }, () => ({ path: `${root}packages/editor/src/left-out/${name}.ts` }))
  },
})
