import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { printJson, readGoldenCases, resolveCase, runGolden, storedOutputs, type Table } from '@citable/contract/golden'
import { loadLanguagePack, packTags } from '@citable/core/languages'
import { twinTables } from './twin-tables.ts'

const folder = fileURLToPath(new URL('../../../contract/golden/', import.meta.url))

/** Writes what the twin tables expect from what their cases give. The difference in version control is the review. */
export async function updateTwinTables(): Promise<readonly string[]> {
  const changed: string[] = []
  for (const { file, about, derive, derived } of twinTables) {
    const path = join(folder, file)
    const before = await readFile(path, 'utf8')
    const { cases, named } = JSON.parse(before) as Table
    const table = {
      about,
      named,
      cases: cases.map((given) => {
        const rest = Object.fromEntries(Object.entries(given).filter(([key]) => !derived.includes(key)))
        return { ...rest, ...derive(resolveCase(rest, named) as never) }
      }),
    }
    const after = printJson(table)
    if (after === before) continue
    await writeFile(path, after)
    changed.push(file)
  }
  return changed
}

/** Prints every JSON file of the golden cases as `printJson` does, those that people write, too. */
export async function reprintGolden(): Promise<readonly string[]> {
  const changed: string[] = []
  for (const name of (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.json'))) {
    const path = join(folder, name)
    const before = await readFile(path, 'utf8')
    const after = printJson(JSON.parse(before))
    if (after === before) continue
    await writeFile(path, after)
    changed.push(name)
  }
  return changed
}

/** Writes what each golden case expects from its input and context. */
export async function updateGolden(): Promise<readonly string[]> {
  const changed: string[] = []
  const languages = (await Promise.all(packTags.map(loadLanguagePack))).filter((pack) => pack !== null)
  for (const one of readGoldenCases()) {
    const made = runGolden(one, languages)
    for (const file of storedOutputs(one)) {
      const text = made[file]
      const path = join(one.folder, file)
      if ((await readFile(path, 'utf8').catch(() => null)) === text) continue
      await writeFile(path, text)
      changed.push(`${one.name}/${file}`)
    }
  }
  return changed
}
