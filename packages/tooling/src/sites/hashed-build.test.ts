import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hashOf, whenChanged } from './hashed-build.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'citable-hashed-'))
  await mkdir(join(folder, 'src/deep'), { recursive: true })
  await write('src/a.ts', 'a')
  await write('src/deep/b.ts', 'b')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const write = (name: string, text: string) => writeFile(join(folder, name), text)
const hash = (...names: readonly string[]) =>
  hashOf(
    names.map((name) => join(folder, name)),
    folder,
  )

describe('the hash of sources', () => {
  it.each<[change: string, make: () => Promise<void>]>([
    ['a file has another text', () => write('src/deep/b.ts', 'c')],
    ['a file has another name', () => rename(join(folder, 'src/a.ts'), join(folder, 'src/c.ts'))],
    ['there is one file more', () => write('src/deep/c.ts', '')],
    ['a file is gone', () => rm(join(folder, 'src/a.ts'))],
    ['what was missing is there', () => write('package.json', '{}')],
  ])('is another one where %s', async (_change, make) => {
    const before = await hash('src', 'package.json')
    await make()
    expect(await hash('src', 'package.json')).not.toBe(before)
  })

  it('is the same with other tests, and in another folder', async () => {
    const before = await hash('src')
    await write('src/a.test.ts', 'a')
    expect(await hash('src')).toBe(before)
    const other = `${folder}-other`
    await rename(folder, other)
    folder = other
    expect(await hash('src')).toBe(before)
  })
})

describe('work that its sources ask for', () => {
  const build = async (sources: string) => {
    const work = vi.fn(() => write('built', sources))
    await whenChanged(join(folder, 'kept/stamp'), sources, join(folder, 'built'), work)
    return work.mock.calls.length
  }

  it('is done at first, after a change, and where its result is gone', async () => {
    expect(await build('one')).toBe(1)
    expect(await build('one')).toBe(0)
    expect(await build('two')).toBe(1)
    await rm(join(folder, 'built'))
    expect(await build('two')).toBe(1)
  })

  it('is done again where it failed', async () => {
    const fail = () => Promise.reject(new Error('no room'))
    await expect(whenChanged(join(folder, 'kept/stamp'), 'one', join(folder, 'built'), fail)).rejects.toThrow('no room')
    await write('built', 'half')
    expect(await build('one')).toBe(1)
  })
})
