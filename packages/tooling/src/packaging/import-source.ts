import { readFile } from 'node:fs/promises'
import { transform } from 'esbuild'

/** What a file of TypeScript without imports exports. Node would warn of a file in a package that does not say it has modules. */
export async function importSource<Exports>(path: string): Promise<Exports> {
  const { code } = await transform(await readFile(path, 'utf8'), { loader: 'ts', format: 'esm' })
  return import(`data:text/javascript,${encodeURIComponent(code)}`)
}
