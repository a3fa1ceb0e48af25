import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))

const git = (cwd: string, ...args: readonly string[]): string =>
  execFileSync('git', ['-c', 'user.name=a test', '-c', 'user.email=test@example.org', ...args], {
    cwd,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })

/** Lays a copy of the repository as it is now into a folder, as a repository of its own. Installed packages are linked, not copied. */
export function copyRepository(to: string): void {
  const files = git(root, 'ls-files', '-z', '--cached', '--others', '--exclude-standard').split('\0')
  for (const file of files.filter((name) => name !== '' && existsSync(join(root, name)))) {
    mkdirSync(dirname(join(to, file)), { recursive: true })
    cpSync(join(root, file), join(to, file))
  }
  git(to, 'init', '--quiet', '--initial-branch=main')
  git(to, 'add', '--all')
  git(to, 'commit', '--quiet', '--message=test: a copy')
  for (const manifest of files.filter((name) => name.endsWith('package.json'))) linkInstalled(dirname(manifest), to)
}

/** Makes the next version of all that a copy holds, by one described change, beside those that wait. */
export function versionUp(copy: string): void {
  writeFileSync(join(copy, '.changeset/of-a-test.md'), "---\n'@citable/wordpress': patch\n---\n\nFixed: nothing, for a test.\n")
  // what is missing is printed on the standard output
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'release:version'], { cwd: copy, encoding: 'utf8' })
  if (status !== 0) throw new Error(`npm run release:version ended with ${status}\n${stdout.slice(-3000)}\n${stderr.slice(-3000)}`)
}

/** Links of a workspace lead to the same places of the copy, so that its packages use each other. */
function linkInstalled(folder: string, to: string): void {
  const installed = join(root, folder, 'node_modules')
  if (!existsSync(installed)) return
  if (folder === '.') symlinkSync(installed, join(to, 'node_modules'))
  for (const name of folder === '.' ? [] : namesIn(installed)) {
    const target = realpathSync(join(installed, name))
    const isOurs = !target.includes('/node_modules/') && target.startsWith(root)
    mkdirSync(dirname(join(to, folder, 'node_modules', name)), { recursive: true })
    symlinkSync(isOurs ? join(to, target.slice(root.length)) : target, join(to, folder, 'node_modules', name))
  }
}

const namesIn = (installed: string): readonly string[] =>
  readdirSync(installed).flatMap((name) =>
    name.startsWith('@') ? readdirSync(join(installed, name)).map((rest) => `${name}/${rest}`) : [name],
  )
