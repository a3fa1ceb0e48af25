import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { runCommand } from './run-command.ts'

/** Debian packages that a site, its PHP tests and its browser tests need. */
export const debianPackages = [
  'php-cli',
  'php-sqlite3',
  'php-mbstring',
  'php-xml',
  'php-gd',
  'php-curl',
  'php-zip',
  'php-intl',
  'phpunit',
  'chromium',
  'fonts-liberation',
] as const

const extensions: Readonly<Record<string, string>> = {
  pdo_sqlite: 'php-sqlite3',
  mbstring: 'php-mbstring',
  dom: 'php-xml',
  gd: 'php-gd',
  curl: 'php-curl',
  zip: 'php-zip',
}

const isInstalled = (program: string): boolean =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => folder !== '' && existsSync(join(folder, program)))

/**
 * What keeps WordPress from starting here, as one plain sentence with what to install; null when nothing is missing.
 * The files of WordPress come as Debian packages, so apt and dpkg are needed too.
 */
export async function missingForWordPress(): Promise<string | null> {
  const noDebian = ['apt-get', 'dpkg'].filter((program) => !isInstalled(program))
  if (noDebian.length > 0)
    return `WordPress cannot be set up here because ${noDebian.join(' and ')} are missing: run this on Debian or in a Debian container (WordPress's files are taken from its packages).`
  const packages = new Set<string>()
  if (!isInstalled('php')) {
    for (const name of debianPackages) if (name.startsWith('php-')) packages.add(name)
  } else {
    const { stdout } = await runCommand('php', [
      '-r',
      'echo PHP_VERSION_ID, "\\n", implode("\\n", array_map("strtolower", get_loaded_extensions()));',
    ])
    const [version = '0', ...loaded] = stdout.split('\n')
    if (Number(version) < 80100)
      return `WordPress cannot be set up here because PHP 8.1 or newer is needed and this is ${version}: install a newer php-cli.`
    for (const [extension, name] of Object.entries(extensions)) if (!loaded.includes(extension)) packages.add(name)
  }
  if (!isInstalled('npm')) packages.add('npm')
  return packages.size === 0
    ? null
    : `WordPress cannot be set up here because packages are missing: run "apt-get install --no-install-recommends ${[...packages].join(' ')}" as root.`
}
