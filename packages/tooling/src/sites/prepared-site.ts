import { mkdir, mkdtemp, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { homedir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { mustRun } from './wordpress/run-command.ts'

export interface PreparedSite {
  /** A folder name, such as `wordpress-sqlite`. */
  readonly name: string
  /** Hash over everything that makes the site: another hash is another site. */
  readonly hash: string
  /** Makes the site in an empty folder. The folder is renamed afterwards, so that nothing in it may hold its path. */
  make(folder: string): Promise<void>
  /** Default: `machineCache()`. */
  readonly cacheDirectory?: string
}

/** Sites and downloads that all clones on this machine share. It may be deleted at any time. */
export const machineCache = (): string => join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'citable')

/** Milliseconds after which a site of another hash, or an unfinished one, is deleted. Branches in use alternate more often. */
const unusedFor = 7 * 24 * 60 * 60 * 1000

const inProgress = new Map<string, Promise<string>>()

/**
 * The folder of a site that is made once per machine and hash. Read it and copy it (`copyFolder`), never run it or write to it: other
 * processes copy it at the same moment. Processes that make the same site at the same time make one each, and the first that is done is kept.
 */
export function preparedSite({ name, hash, make, cacheDirectory = machineCache() }: PreparedSite): Promise<string> {
  const target = join(cacheDirectory, 'prepared', name, hash)
  const known = inProgress.get(target)
  if (known !== undefined) return known
  const found = findOrMake(target, make).finally(() => inProgress.delete(target))
  inProgress.set(target, found)
  return found
}

async function findOrMake(target: string, make: PreparedSite['make']): Promise<string> {
  if (await touch(target)) return target
  const parent = dirname(target)
  await mkdir(parent, { recursive: true, mode: 0o700 })
  const work = await mkdtemp(join(parent, 'making-'))
  try {
    await make(work)
    // one step, so that no process sees half of a site
    await rename(work, target).catch(async (error: unknown) => {
      if (!(await touch(target))) throw error
    })
  } finally {
    await rm(work, { recursive: true, force: true })
  }
  await touch(target)
  await deleteUnused(parent, basename(target))
  return target
}

/** Notes that the site is in use; false when the site is missing. */
async function touch(folder: string): Promise<boolean> {
  const now = new Date()
  return utimes(folder, now, now).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false
      throw error
    },
  )
}

async function deleteUnused(parent: string, kept: string): Promise<void> {
  for (const name of await readdir(parent)) {
    if (name === kept) continue
    const folder = join(parent, name)
    const lastUse = (await stat(folder).catch(() => null))?.mtimeMs ?? Date.now()
    if (Date.now() - lastUse > unusedFor) await rm(folder, { recursive: true, force: true })
  }
}

/** Copies what is in a folder into another, which is made when missing; blocks are shared where the file system can. Modes, times and links stay. */
export async function copyFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true })
  // several times faster than Node's own copy for thousands of files; only GNU's cp knows --reflink
  const shared = process.platform === 'linux' ? ['--reflink=auto'] : []
  await mustRun('Copying a prepared site', 'cp', ['-pR', ...shared, `${from}/.`, to])
}
