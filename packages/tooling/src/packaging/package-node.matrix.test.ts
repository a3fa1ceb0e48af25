import { mkdir, mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root, runTool } from '../commands/check.ts'
import { packageNode } from './package-node.ts'

let folder: string
let names: readonly string[]
const installed = (): string => join(folder, 'node_modules/@citable/client')

/** Packs the client as it is published, and lays it where an install would. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'citable-packed-'))
  const made = join(folder, 'made')
  await packageNode(['packages/client'], () => made)
  const packed = await runTool(['npm', 'pack', '--json', '--pack-destination', folder, made], folder)
  expect(packed.code, packed.output).toBe(0)
  await mkdir(installed(), { recursive: true })
  const [{ filename }] = JSON.parse(packed.output.slice(packed.output.indexOf('['))) as [{ filename: string }]
  const archive = join(folder, filename)
  expect((await runTool(['tar', '-xzf', archive, '-C', installed(), '--strip-components=1'])).code).toBe(0)
  names = (await runTool(['tar', '-tzf', archive])).output.trim().split('\n')
  const dependency = await realpath(join(root, 'packages/client/node_modules/openapi-fetch'))
  await symlink(dependency, join(folder, 'node_modules/openapi-fetch'))
  await writeFile(join(folder, 'package.json'), '{"type":"module"}')
}, 120_000)
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('the packed client', () => {
  it('is JavaScript with types, and no sources or tests', () => {
    expect(names).toEqual(
      expect.arrayContaining(['package/src/index.js', 'package/src/index.d.ts', 'package/README.md', 'package/LICENSE']),
    )
    expect(names.filter((name) => /(?<!\.d)\.ts$|\.test\.|testing|fixtures/.test(name))).toEqual([])
  })

  it('has the version and the licence of its sources, and nothing of the workspace', async () => {
    const [packed, source] = await Promise.all(
      [installed(), join(root, 'packages/client')].map(async (place) => JSON.parse(await readFile(join(place, 'package.json'), 'utf8'))),
    )
    expect(packed).toMatchObject({ name: source.name, version: source.version, license: source.license, engines: source.engines })
    expect(JSON.stringify(packed)).not.toMatch(/workspace:|catalog:|devDependencies/)
  })

  it('runs where Node knows JavaScript only', async () => {
    await writeFile(
      join(folder, 'use.js'),
      `import { CitableError, createClient } from '@citable/client'
       const answers = [new Response('{"aeo_score":71}', { headers: { 'content-type': 'application/json' } }), new Response(JSON.stringify({ type: 'about:blank', title: 'x', status: 404, detail: 'x', instance: '/', code: 'not_found', request_id: 'r' }), { status: 404, headers: { 'content-type': 'application/problem+json' } })]
       const client = createClient({ baseUrl: 'https://citable.example', apiKey: 'ctb_test_x', fetch: async () => answers.shift() })
       console.log((await client.optimize({ url: 'https://example.com/' })).aeo_score)
       await client.readScore('opt_x').catch((error) => console.log(error instanceof CitableError, error.code))`,
    )
    const { code, output } = await runTool([process.execPath, '--no-strip-types', join(folder, 'use.js')])
    expect(output).toBe('71\ntrue not_found\n')
    expect(code).toBe(0)
  })

  it('gives a program its types, and refuses names that are not exported', async () => {
    await writeFile(
      join(folder, 'use.ts'),
      `import { type Client, createClient } from '@citable/client'
       const client: Client = createClient({ baseUrl: 'https://citable.example', fetch })
       export const score: number = (await client.optimize({ url: 'https://example.com/' })).aeo_score
       // @ts-expect-error: an address is a text
       await client.optimize({ url: 1 })`,
    )
    const flags = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2023', '--lib', 'es2023,dom', '--types', '']
    const { output } = await runTool(['packages/tooling/node_modules/typescript-7/bin/tsc', ...flags, join(folder, 'use.ts')])
    expect(output).toBe('')
  })
})
