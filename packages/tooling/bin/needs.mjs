// System programs that the demo and the tests need. Plain JavaScript for the machine's own Node.
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** ClickHouse in a process of Node, half a gigabyte: its package, and a folder apart from what all commands need (see `startClickHouse`). */
const chdb = {
  name: 'chdb',
  version: '3.4.0',
  folder: fileURLToPath(new URL('../../../node_modules/.cache/citable/chdb', import.meta.url)),
}

/** A test for its presence, and the Debian packages that bring it, or the package of npm and its folder. */
export const needs = {
  php: {
    name: 'PHP 8.1 or newer with the extensions sqlite3, mbstring, xml, gd, curl, zip and intl',
    here: () =>
      succeeds('php', [
        '-r',
        'foreach (["pdo_sqlite","mbstring","dom","gd","curl","zip","intl"] as $x) if (!extension_loaded($x)) exit(1); exit(PHP_VERSION_ID >= 80100 ? 0 : 1);',
      ]),
    debian: ['php-cli', 'php-sqlite3', 'php-mbstring', 'php-xml', 'php-gd', 'php-curl', 'php-zip', 'php-intl'],
  },
  // what Debian 13 has is newer, and reads the configuration of the tests otherwise
  phpunit: { name: 'PHPUnit 9.6', here: () => succeeds('sh', ['-c', 'phpunit --version | grep -q "PHPUnit 9\\.6"']), debian: ['phpunit'] },
  apertium: {
    name: 'Apertium with the pairs English–Spanish and English–Catalan',
    here: () => succeeds('sh', ['-c', 'apertium -l | grep -q eng-spa && apertium -l | grep -q eng-cat']),
    debian: ['apertium', 'apertium-eng-spa', 'apertium-eng-cat'],
  },
  chromium: {
    name: 'Chromium’s headless shell (or CHROMIUM=<path of a Chrome or Chromium program>)',
    here: () => succeeds(process.env.CHROMIUM ?? 'chromium-headless-shell', ['--version']),
    debian: ['chromium-headless-shell', 'fonts-liberation', 'fonts-noto-core', 'fonts-noto-cjk'],
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
  chdb: {
    name: 'chdb, ClickHouse for Node on Linux and macOS',
    here: () => versionIn(chdb.folder, chdb.name) === chdb.version,
    debian: [],
    npm: chdb,
  },
  strace: { name: 'strace', here: () => succeeds('strace', ['-V']), debian: ['strace'] },
}

/** Needs of the demo by the names of its parts. */
export const demoNeeds = /** @type {Readonly<Record<string, (keyof typeof needs)[]>>} */ ({ service: [], wordpress: ['php'], strapi: [] })

/**
 * @param {string} folder
 * @param {string} name
 */
function versionIn(folder, name) {
  const manifest = `${folder}/node_modules/${name}/package.json`
  return existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')).version : null
}

/**
 * @param {string} program
 * @param {readonly string[]} args
 */
export function succeeds(program, args) {
  try {
    execFileSync(program, args, { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
