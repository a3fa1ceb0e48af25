import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import { mustRun, runCommand } from './run-command.ts'

/** Newest first; the first suite that can be used wins. */
const suites = ['sid', 'forky', 'trixie'] as const

/** WordPress's files are relative links into these libraries, so all of them must come from the same suite. */
const packages = [
  'wordpress',
  'wordpress-theme-twentytwentyfive',
  'libjs-cropper',
  'libjs-jquery-ui',
  'libjs-lodash',
  'libjs-underscore',
  'libphp-phpmailer',
  'php-getid3',
] as const

const keyring = '/usr/share/keyrings/debian-archive-keyring.gpg'

/** Address of the Debian main archive, read from this machine's own apt configuration: no mirror is written down here. */
async function archiveAddress(): Promise<string> {
  const format = '$(ORIGIN)|$(LABEL)|$(COMPONENT)|$(REPO_URI)'
  const { stdout: targets } = await runCommand('apt-get', ['indextargets', '--format', format, 'Created-By: Packages'])
  for (const line of targets.split('\n')) {
    const [origin, label, component, address] = line.split('|')
    if (origin === 'Debian' && label === 'Debian' && component === 'main' && address) return address.replace(/\/$/, '')
  }
  // The lists are empty, as in a fresh container: what an update would fetch still names the archive.
  const { stdout: planned } = await runCommand('apt-get', ['-o', 'Debug::NoLocking=1', '--print-uris', 'update'])
  const found = /^'([^']*)\/dists\/(?:bullseye|bookworm|trixie|forky|sid|oldoldstable|oldstable|stable|testing|unstable)\/InRelease'/m.exec(
    planned,
  )
  if (!found?.[1]) throw new Error('WordPress cannot be fetched: apt on this machine names no Debian main archive.')
  return found[1].replace(/\/$/, '')
}

/** Downloads and unpacks one suite's packages into `folder`/root. Private lists and caches leave the machine's apt alone; root is not needed. */
async function fetchSuite(suite: string, address: string, folder: string): Promise<void> {
  for (const name of ['lists/partial', 'archives/partial', 'debs', 'root']) await mkdir(join(folder, name), { recursive: true })
  await writeFile(join(folder, 'x.sources'), `Types: deb\nURIs: ${address}\nSuites: ${suite}\nComponents: main\nSigned-By: ${keyring}\n`)
  const settings = [
    `Dir::Etc::sourcelist=${join(folder, 'x.sources')}`,
    'Dir::Etc::sourceparts=-',
    `Dir::State::Lists=${join(folder, 'lists')}`,
    `Dir::Cache=${folder}`,
    'Debug::NoLocking=1',
    `APT::Sandbox::User=${userInfo().username}`,
    'APT::Update::Post-Invoke-Success::=',
    'Acquire::Languages=none',
    'Acquire::Retries=3',
  ].flatMap((setting) => ['-o', setting])
  await mustRun(`Reading the package list of ${suite}`, 'apt-get', [...settings, '-qq', 'update'])
  await mustRun(`Downloading WordPress from ${suite}`, 'apt-get', [...settings, '-qq', 'download', ...packages], {
    cwd: join(folder, 'debs'),
  })
  for (const name of await readdir(join(folder, 'debs')))
    await mustRun(`Unpacking ${name}`, 'dpkg', ['-x', join(folder, 'debs', name), join(folder, 'root')])
}

/** `7.1.4` out of WordPress's own version file. */
export async function wordPressVersion(directory: string): Promise<string> {
  const text = await readFile(join(directory, 'wp-includes/version.php'), 'utf8')
  return /^\$wp_version\s*=\s*'([^']+)'/m.exec(text)?.[1] ?? 'unknown'
}

/**
 * WordPress's files without any link, unpacked once into a folder of `cacheDirectory`. Answers that folder. `version`: the newest of that
 * branch, such as `6.8`; without it the newest of all. A suite that has no usable WordPress, or one of another branch, falls through to the
 * next; when none works the error says why for each.
 */
export async function fetchWordPressFiles(cacheDirectory: string, version?: string): Promise<string> {
  const target = join(cacheDirectory, 'wordpress', version === undefined ? 'files' : `files-${version}`)
  if (existsSync(target)) return target
  if (!existsSync(keyring)) throw new Error('WordPress cannot be fetched: install the package debian-archive-keyring.')
  await mkdir(dirname(target), { recursive: true })
  const address = await archiveAddress()
  const reasons: string[] = []
  for (const suite of suites) {
    const work = await mkdtemp(join(dirname(target), `fetch-${suite}-`))
    try {
      await fetchSuite(suite, address, work)
      const source = join(work, 'root/usr/share/wordpress')
      const found = await wordPressVersion(source)
      if (version !== undefined && !`${found}.`.startsWith(`${version}.`)) throw new Error(`it has ${found}, not ${version}`)
      // Debian's own configuration and .htaccess point outside the tree.
      for (const name of ['.htaccess', 'wp-config.php']) await rm(join(source, name), { force: true })
      if (!existsSync('/etc/ssl/certs/ca-certificates.crt'))
        await rm(join(source, 'wp-includes/certificates/ca-bundle.crt'), { force: true })
      const finished = join(work, 'finished')
      await cp(source, finished, { recursive: true, dereference: true, verbatimSymlinks: false })
      // Renaming is one step: a second start never sees half of the files. Losing the race to another start is fine.
      await rename(finished, target).catch((error: unknown) => {
        if (!existsSync(target)) throw error
      })
      return target
    } catch (error) {
      reasons.push(`${suite}: ${error instanceof Error ? error.message : String(error)}`)
    } finally {
      await rm(work, { recursive: true, force: true })
    }
  }
  throw new Error(`No Debian suite gave a usable WordPress. ${reasons.join(' · ')}`)
}
