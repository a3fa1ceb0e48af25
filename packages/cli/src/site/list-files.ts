import { stat } from 'node:fs/promises'
import path from 'node:path'
import picomatch from 'picomatch'
import { glob } from 'tinyglobby'
import { UsageFault } from '../usage.ts'

/** A file to score. */
export interface SourceFile {
  /** Path below the folder of the run, with `/`; above it, it begins with `../`. */
  readonly page: string
  readonly file: string
  /** Path below the folder that was named, with `/`; null: the file or a glob was named. */
  readonly below: string | null
}

const pages = ['md', 'markdown', 'mdx', 'html', 'htm'] as const

/** Folders whose files are parts of pages, or no pages of this site. */
const never = ['**/node_modules/**', '**/_includes/**', '**/_layouts/**', '**/_data/**', '**/_sass/**', '**/archetypes/**']

/**
 * Files that sources name: a file, a folder (all pages in it), or a glob. Each once, ordered by path. Dot folders, `node_modules` and
 * folders of partials are left out of folders and globs.
 *
 * @param exclude globs of paths below the folder of the run
 * @param extensions what is read of folders and globs
 * @throws UsageFault for a source that names nothing
 */
export async function listFiles(
  sources: readonly string[],
  folder: string,
  exclude: readonly string[],
  extensions: readonly string[] = pages,
): Promise<readonly SourceFile[]> {
  const isRead = (file: string): boolean => extensions.includes(path.extname(file).slice(1).toLowerCase())
  const found = new Map<string, SourceFile>()
  const add = (file: string, root: string | null): void => {
    const whole = path.resolve(folder, file)
    if (!found.has(whole))
      found.set(whole, {
        page: slashed(path.relative(folder, whole)),
        file: whole,
        below: root === null ? null : slashed(path.relative(root, whole)),
      })
  }
  for (const source of sources) {
    const whole = path.resolve(folder, source)
    const kind = await stat(whole).catch(() => null)
    if (kind?.isFile()) add(whole, null)
    else if (kind?.isDirectory())
      for (const file of await glob(`**/*.{${extensions.join(',')}}`, { cwd: whole, ignore: never, caseSensitiveMatch: false }))
        add(path.join(whole, file), whole)
    else {
      const files = await glob(slashed(source), { cwd: folder, ignore: never, expandDirectories: false })
      if (files.length === 0) throw new UsageFault(`There is no file, folder or match of “${source}”.`)
      for (const file of files.filter(isRead)) add(file, null)
    }
  }
  const isExcluded = exclude.length === 0 ? () => false : picomatch([...exclude])
  return [...found.values()].filter(({ page }) => !isExcluded(page)).sort((a, b) => (a.page < b.page ? -1 : 1))
}

const slashed = (file: string): string => file.split(path.sep).join('/')
