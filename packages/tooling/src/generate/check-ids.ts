import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../commands/check.ts'
import type { GeneratedFile } from './generated-file.ts'
import { replaceOnce } from './replace-once.ts'

const path = 'shared-core/src/model/check-id.ts'

/** The ids of checks: the folder of each has its name. */
export async function generateCheckIds(): Promise<readonly GeneratedFile[]> {
  const checks = join(root, 'shared-core/src/checks')
  // a room of what checks share has no file of its own name
  const ids = (await readdir(checks)).filter((name) => existsSync(join(checks, name, `${name}.ts`))).sort()
  const source = await readFile(join(root, path), 'utf8')
  const union = ids.map((id) => `  | '${id}'\n`).join('')
  return [{ path, text: replaceOnce(source, /(?<=export type CheckId =\n)(?: {2}\| '[^']+'\n)+/, union) }]
}
