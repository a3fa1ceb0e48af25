import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { settingsSchema } from '@citable/service'
import { root } from '../commands/check.ts'
import type { GeneratedFile } from './generated-file.ts'

const path = 'packages/docs/service.md'
const [begin, end] = ['<!-- settings: made by `pnpm generate` -->', '<!-- /settings -->']

/** The page about the service with its table of settings, made from the schema that reads them. */
export async function generateSettings(): Promise<readonly GeneratedFile[]> {
  const page = await readFile(join(root, path), 'utf8')
  const [before, rest = ''] = page.split(begin)
  const after = rest.split(end)[1]
  if (after === undefined) throw new Error(`${path} has no place for the settings: ${begin} … ${end}`)
  const rows = Object.entries(settingsSchema.shape).map(([name, schema]) => {
    const standard = schema.safeParse(undefined)
    const value = standard.success ? shownDefault(standard.data) : ''
    return `| \`${name}\` | ${value} | ${(schema.description ?? '').replaceAll('|', '\\|')} |`
  })
  return [{ path, text: `${before}${begin}\n| Variable | Default | |\n| --- | --- | --- |\n${rows.join('\n')}\n${end}${after}` }]
}

function shownDefault(value: unknown): string {
  if (value === undefined || (Array.isArray(value) && value.length === 0)) return 'none'
  return `\`${String(value)}\``
}
