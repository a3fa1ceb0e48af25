import { mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { copyFolder, machineCache, preparedSite } from './prepared-site.ts'

let cacheDirectory: string

beforeEach(async () => {
  cacheDirectory = await mkdtemp(join(tmpdir(), 'citable-prepared-'))
})
afterEach(() => rm(cacheDirectory, { recursive: true, force: true }))

const write = (text: string) => vi.fn((folder: string) => writeFile(join(folder, 'page'), text))
const prepare = (hash: string, make: (folder: string) => Promise<void>) => preparedSite({ name: 'site', hash, make, cacheDirectory })
const left = async () => (await readdir(join(cacheDirectory, 'prepared/site'))).sort()

/** As another process does: a module of its own knows nothing of what this one is making. */
async function prepareElsewhere(hash: string, make: (folder: string) => Promise<void>): Promise<string> {
  const other: typeof import('./prepared-site.ts') = await import(new URL('./prepared-site.ts?elsewhere', import.meta.url).href)
  return other.preparedSite({ name: 'site', hash, make, cacheDirectory })
}

it('is made once, and found afterwards', async () => {
  const make = write('first')
  const folder = await prepare('a', make)
  expect(await prepare('a', write('second'))).toBe(folder)
  expect(await prepareElsewhere('a', write('third'))).toBe(folder)
  expect(await readFile(join(folder, 'page'), 'utf8')).toBe('first')
  expect(make).toHaveBeenCalledTimes(1)
})

it('is made once when it is asked for twice at the same moment', async () => {
  const make = write('first')
  const [one, two] = await Promise.all([prepare('a', make), prepare('a', make)])
  expect(two).toBe(one)
  expect(make).toHaveBeenCalledTimes(1)
})

it('is another one when its hash is another', async () => {
  const old = await prepare('a', write('old'))
  const current = await prepare('b', write('new'))
  expect(await readFile(join(current, 'page'), 'utf8')).toBe('new')
  expect(await readFile(join(old, 'page'), 'utf8'), 'another clone may be copying it').toBe('old')
})

it('stays whole when two processes make it at the same moment', async () => {
  const slow = Promise.withResolvers<void>()
  const isMaking = Promise.withResolvers<void>()
  const here = prepare('a', async (folder) => {
    await writeFile(join(folder, 'page'), 'here')
    isMaking.resolve()
    await slow.promise
    await writeFile(join(folder, 'last'), 'here')
  })
  await isMaking.promise
  const folder = await prepareElsewhere('a', async (work) => {
    await writeFile(join(work, 'page'), 'there')
    await writeFile(join(work, 'last'), 'there')
  })
  slow.resolve()
  expect(await here).toBe(folder)
  expect([await readFile(join(folder, 'page'), 'utf8'), await readFile(join(folder, 'last'), 'utf8')]).toEqual(['there', 'there'])
  expect(await left()).toEqual(['a'])
})

it('leaves nothing behind when it cannot be made, and is tried again', async () => {
  await expect(
    prepare('a', async (folder) => {
      await writeFile(join(folder, 'page'), 'half')
      throw new Error('No space left.')
    }),
  ).rejects.toThrow('No space left.')
  expect(await left()).toEqual([])
  expect(await readFile(join(await prepare('a', write('whole')), 'page'), 'utf8')).toBe('whole')
})

it('deletes what was not used for a week once another is made', async () => {
  const unused = await prepare('unused', write(''))
  const used = await prepare('used', write(''))
  const abandoned = join(cacheDirectory, 'prepared/site/making-x')
  await mkdir(abandoned)
  const lastYear = new Date(2025, 0)
  for (const folder of [unused, used, abandoned]) await utimes(folder, lastYear, lastYear)
  await prepare('used', write(''))
  await prepare('new', write(''))
  expect(await left()).toEqual(['new', 'used'])
})

it('is copied with its modes, times and links', async () => {
  const folder = await prepare('a', async (work) => {
    await writeFile(join(work, 'secret'), 'x', { mode: 0o600 })
    await utimes(join(work, 'secret'), new Date(2025, 0), new Date(2025, 0))
    await symlink('secret', join(work, 'link'))
  })
  const copy = join(cacheDirectory, 'copies/one')
  await copyFolder(folder, copy)
  const { mode, mtime } = await stat(join(copy, 'secret'))
  expect([mode & 0o777, mtime]).toEqual([0o600, new Date(2025, 0)])
  expect((await readdir(copy, { withFileTypes: true })).find(({ name }) => name === 'link')?.isSymbolicLink()).toBe(true)
})

it('is outside of every clone', () => {
  vi.stubEnv('XDG_CACHE_HOME', '/var/cache/somebody')
  expect(machineCache()).toBe('/var/cache/somebody/citable')
  vi.stubEnv('XDG_CACHE_HOME', '')
  expect(machineCache()).toMatch(/\/\.cache\/citable$/)
  vi.unstubAllEnvs()
})
