// First step of `npm run demo` and `npm test`. Runs on the machine's own Node (18 or newer) with nothing installed:
// installs what is missing, then hands over to Node 24. Plain JavaScript on purpose.
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const [command = 'demo', ...rest] = process.argv.slice(2)

/** What each command needs of the system: how to notice that it is there, and the Debian packages that bring it. */
const needs = {
  php: {
    name: 'PHP 8.1 or newer with the extensions sqlite3, mbstring, xml, gd, curl, zip and intl',
    here: () =>
      succeeds('php', [
        '-r',
        'foreach (["pdo_sqlite","mbstring","dom","gd","curl","zip","intl"] as $x) if (!extension_loaded($x)) exit(1); exit(PHP_VERSION_ID >= 80100 ? 0 : 1);',
      ]),
    debian: ['php-cli', 'php-sqlite3', 'php-mbstring', 'php-xml', 'php-gd', 'php-curl', 'php-zip', 'php-intl'],
  },
  phpunit: { name: 'PHPUnit 9.6', here: () => succeeds('phpunit', ['--version']), debian: ['phpunit'] },
  apertium: {
    name: 'Apertium with the pairs English–Spanish and English–Catalan',
    here: () => succeeds('sh', ['-c', 'apertium -l | grep -q eng-spa && apertium -l | grep -q eng-cat']),
    debian: ['apertium', 'apertium-eng-spa', 'apertium-eng-cat'],
  },
  chromium: {
    name: 'Chromium (or CHROMIUM=<path of a Chrome or Chromium program>)',
    here: () => succeeds(process.env.CHROMIUM ?? 'chromium', ['--version']),
    debian: ['chromium', 'fonts-liberation', 'fonts-noto-core', 'fonts-noto-cjk'],
  },
  postgresql: {
    name: 'PostgreSQL 14 or newer (initdb, postgres and psql)',
    here: () =>
      succeeds('initdb', ['--version']) ||
      (existsSync('/usr/lib/postgresql') &&
        readdirSync('/usr/lib/postgresql').some((version) => existsSync(`/usr/lib/postgresql/${version}/bin/initdb`))),
    debian: ['postgresql'],
  },
  mariadb: {
    name: 'MariaDB (mariadbd, mariadb-install-db and mariadb) and PHP’s extension mysqli',
    here: () =>
      succeeds('sh', ['-c', 'PATH="$PATH:/usr/sbin"; command -v mariadbd && command -v mariadb-install-db && command -v mariadb']) &&
      succeeds('php', ['-r', 'exit(extension_loaded("mysqli") ? 0 : 1);']),
    debian: ['mariadb-server-core', 'mariadb-client-core', 'php-mysql'],
  },
  strace: { name: 'strace', here: () => succeeds('strace', ['-V']), debian: ['strace'] },
}
const parts = rest.filter((word) => !word.startsWith('-'))
const wanted =
  command === 'test'
    ? ['php', 'phpunit', 'apertium', 'chromium', 'postgresql', 'mariadb', 'strace']
    : parts.length === 0 || parts.includes('wordpress')
      ? ['php']
      : []

requireNode()
const missing = installSystemPackages(wanted)
installDependencies()
run(missing)

function requireNode() {
  const major = Number(process.versions.node.split('.')[0])
  if (major < 18) stop(`Citable needs Node 18 or newer to start; this is Node ${process.versions.node}.`)
}

/** Installs what is missing where that is possible. Returns the sentences for what is still missing. */
function installSystemPackages(names) {
  const absent = names.filter((name) => !needs[name].here())
  if (absent.length === 0) return []
  const packages = absent.flatMap((name) => needs[name].debian)
  const isDebian = existsSync('/etc/debian_version') && succeeds('apt-get', ['--version'])
  const isRoot = process.getuid?.() === 0
  if (isDebian && isRoot) {
    console.log(`Installing ${packages.join(', ')} …`)
    const options = { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
    spawnSync('apt-get', ['-qq', 'update'], options)
    spawnSync('apt-get', ['-qq', '-y', 'install', '--no-install-recommends', ...packages], options)
  }
  return absent
    .filter((name) => !needs[name].here())
    .map((name) =>
      isDebian
        ? `${needs[name].name} is missing: run "sudo apt-get install ${needs[name].debian.join(' ')}".`
        : `${needs[name].name} is missing: install it with your system's package manager.`,
    )
}

/** The manifests and the lockfile decide whether an install is due; their hash is kept beside what was installed. */
function installDependencies() {
  const stamp = join(root, 'node_modules/.cache/citable/installed')
  const hash = createHash('sha256')
  for (const file of manifests()) hash.update(file).update(readFileSync(join(root, file)))
  const wantedStamp = hash.digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wantedStamp && existsSync(nodeBinary())) return
  console.log('Installing dependencies …')
  const result = spawnSync('npx', ['-y', 'pnpm@12', 'install', '--frozen-lockfile', '--reporter=append-only'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
    shell: process.platform === 'win32',
    maxBuffer: 1 << 28,
  })
  if (result.status !== 0) {
    console.error(result.stdout)
    stop('The dependencies could not be installed; the lines above say why.')
  }
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, wantedStamp)
}

function manifests() {
  const folders = [
    'shared-core',
    ...['packages', 'plugins'].flatMap((top) => readdirSync(join(root, top)).map((name) => `${top}/${name}`)),
    'plugins/strapi/tests/app',
  ]
  return ['package.json', 'pnpm-workspace.yaml', 'pnpm-lock.yaml', ...folders.map((folder) => `${folder}/package.json`)].filter((file) =>
    existsSync(join(root, file)),
  )
}

function nodeBinary() {
  return join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node')
}

function run(missingParts) {
  const child = spawn(nodeBinary(), ['packages/tooling/src/main.ts', command, ...rest], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      PATH: `${join(root, 'node_modules/.bin')}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`,
      CITABLE_MISSING: JSON.stringify(missingParts),
      STRAPI_TELEMETRY_DISABLED: 'true',
      // Hundreds of processes start the same sources: what Node has compiled for one is there for the next.
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules/.cache/citable/compiled'),
    },
  })
  // The launcher ends its own children on these signals; this process only has to outlive it.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
}

function succeeds(program, args) {
  try {
    execFileSync(program, args, { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

function stop(sentence) {
  console.error(sentence)
  process.exit(1)
}
