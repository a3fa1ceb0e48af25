import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { printTable, twinTables } from './twin-tables.ts'

const folder = fileURLToPath(new URL('../../../contract/golden/', import.meta.url))

/** Writes what the twin tables expect from what their cases give. The difference in version control is the review. */
export async function updateTwinTables(): Promise<readonly string[]> {
  const changed: string[] = []
  for (const { file, about, derive, derived } of twinTables) {
    const path = join(folder, file)
    const before = await readFile(path, 'utf8')
    const { cases } = JSON.parse(before) as { readonly cases: readonly Readonly<Record<string, unknown>>[] }
    const table = {
      about,
      cases: cases.map((given) => {
        const rest = Object.fromEntries(Object.entries(given).filter(([key]) => !derived.includes(key)))
        return { ...rest, ...derive(rest as never) }
      }),
    }
    const after = printTable(table)
    if (after === before) continue
    await writeFile(path, after)
    changed.push(file)
  }
  return changed
}
