import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../commands/check.ts'
import { repositoryPage } from './published-readme.ts'

/** The page of the repository: as the root manifest names it, or where this clone was made from; null: neither is a web address. */
export async function readRepositoryPage(): Promise<string | null> {
  const { repository } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { readonly repository?: string }
  if (repository !== undefined) return repositoryPage(repository)
  const origin = await promisify(execFile)('git', ['remote', 'get-url', 'origin'], { cwd: root }).then(
    ({ stdout }) => stdout,
    () => '',
  )
  return repositoryPage(origin)
}

/** A manifest's fields about the repository; none when its page is not known. */
export const repositoryLinks = (page: string | null, folder: string): object =>
  page === null
    ? {}
    : {
        homepage: `${page}/tree/main/${folder}`,
        bugs: `${page}/issues`,
        repository: { type: 'git', url: `git+${page}.git`, directory: folder },
      }
