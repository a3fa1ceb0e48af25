import { writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { root, runTool, staticChecks } from '../src/commands/check.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(root, 'packages/service/src/patterns-'))
})
afterAll(() => rm(folder, { recursive: true }))

it.each<[string, string, boolean]>([
  ['the address of a mail that once blocked the service', String.raw`export const pattern = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/`, false],
  ['parts that exchange characters', String.raw`export const pattern = /^(\s*)[\s\S]*?(\s*)$/`, false],
  ['an expression made at run time', 'export const make = (text: string) => new RegExp(text)', false],
  ['bounded parts behind a border', String.raw`export const pattern = /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}/`, true],
])(
  '%s',
  async (_, source, isLinear) => {
    const file = path.join(folder, 'pattern.ts')
    writeFileSync(file, source)
    const command = staticChecks.find(({ name }) => name === 'patterns take linear time')!.command
    const { code, output } = await runTool([...command.slice(0, -1), file])
    expect(code, output).toBe(isLinear ? 0 : 1)
  },
  30_000,
)
