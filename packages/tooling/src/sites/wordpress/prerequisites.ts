import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { runCommand } from './run-command.ts'

export type WordPressDatabase = 'sqlite' | 'mariadb'

const extensions: Readonly<Record<string, string>> = {
  mbstring: 'php-mbstring',
  dom: 'php-xml',
  gd: 'php-gd',
  curl: 'php-curl',
  zip: 'php-zip',
  intl: 'php-intl',
}

/** Needs of each database: extensions of PHP and programs, by the package that brings each. */
const databases: Readonly<
  Record<WordPressDatabase, { readonly extensions: Readonly<Record<string, string>>; readonly programs: Readonly<Record<string, string>> }>
> = {
  sqlite: { extensions: { pdo_sqlite: 'php-sqlite3' }, programs: {} },
  mariadb: {
    extensions: { mysqli: 'php-mysql' },
    programs: { 'mariadb-install-db': 'mariadb-server-core', mariadb: 'mariadb-client-core' },
  },
}

const isInstalled = (program: string): boolean =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => folder !== '' && existsSync(join(folder, program)))

/**
 * Reason why WordPress cannot start here, in one sentence with the packages to install; null when nothing is missing.
 * The files of WordPress come as Debian packages, so apt and dpkg are needed too.
 */
export async function missingForWordPress(database: WordPressDatabase): Promise<string | null> {
  const noDebian = ['apt-get', 'dpkg'].filter((program) => !isInstalled(program))
  if (noDebian.length > 0)
    return `WordPress cannot be set up here because ${noDebian.join(' and ')} are missing: run this on Debian or in a Debian container (WordPress's files are taken from its packages).`
  const packages = new Set<string>()
  const needed = { ...extensions, ...databases[database].extensions }
  if (!isInstalled('php')) {
    for (const name of ['php-cli', ...Object.values(needed)]) packages.add(name)
  } else {
    const { stdout } = await runCommand('php', [
      '-r',
      'echo PHP_VERSION_ID, "\\n", implode("\\n", array_map("strtolower", get_loaded_extensions()));',
    ])
    const [version = '0', ...loaded] = stdout.split('\n')
    if (Number(version) < 80100)
      return `WordPress cannot be set up here because PHP 8.1 or newer is needed and this is ${version}: install a newer php-cli.`
    for (const [name, from] of Object.entries(needed)) if (!loaded.includes(name)) packages.add(from)
  }
  for (const [program, from] of Object.entries({ npm: 'npm', ...databases[database].programs }))
    if (!isInstalled(program)) packages.add(from)
  return packages.size === 0
    ? null
    : `WordPress cannot be set up here because packages are missing: run "apt-get install --no-install-recommends ${[...packages].join(' ')}" as root.`
}
