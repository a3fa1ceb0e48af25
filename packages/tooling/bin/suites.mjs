// Suites of both gates, read before anything is installed. Plain JavaScript for the machine's own Node.

/**
 * A suite: what it holds, the system programs that it needs (see needs.mjs), and its minutes on two quiet cores, by which shards are cut.
 *
 * @typedef {{ name: string, needs: readonly (keyof typeof import('./needs.mjs').needs)[], minutes: number, holds: string }} Suite
 */

/** Gate 1, `npm test`, in the order in which suites begin: of those that share the machine the longest first, so that both lanes end together. */
export const gate1 = /** @type {const} */ ([
  { name: 'static checks', needs: [], minutes: 1, holds: 'types, format, boundaries, generated files, no verdict by the clock' },
  { name: 'functions', needs: [], minutes: 2.3, holds: 'core, contract, editor and the plugins’ own functions; properties at a fifth' },
  {
    name: 'service and CLI',
    needs: [],
    minutes: 2.4,
    holds: 'every route, storage, jobs and webhooks on SQLite; the command in one process',
  },
  {
    name: 'WordPress',
    needs: ['php', 'phpunit', 'chromium'],
    minutes: 4.5,
    holds: 'the newest on SQLite: PHPUnit, and the first hour of an editor',
  },
  { name: 'Strapi', needs: ['chromium'], minutes: 4.5, holds: 'SQLite: the server in one boot, and the first hour in the admin' },
  { name: 'core in Chromium', needs: ['chromium'], minutes: 0.5, holds: 'golden cases: the bytes of Node in a browser' },
])

/** Gate 2, `npm run test:matrix`: gate 1 in full, and all that takes longer. */
export const gate2 = /** @type {const} */ ([
  { name: 'static checks', needs: [], minutes: 1.2, holds: 'and unused code, linear patterns, commit subjects, OpenAPI, the site' },
  {
    name: 'growth',
    needs: ['php', 'phpunit', 'chromium', 'postgresql', 'chdb'],
    minutes: 3.3,
    holds: 'bounds on time and memory, alone on the machine',
  },
  { name: 'functions', needs: [], minutes: 0.8, holds: 'properties with all their runs' },
  {
    name: 'service and CLI',
    needs: ['php', 'apertium', 'postgresql', 'strace', 'chdb'],
    minutes: 6.5,
    holds:
      'PostgreSQL and ClickHouse too, kill -9, outages, replicas, tracing, the container image, commands of the documents, the release',
  },
  { name: 'evaluation', needs: ['apertium'], minutes: 6.3, holds: 'gates on labelled data, where there are some' },
  { name: 'core in Chromium', needs: ['chromium'], minutes: 0.9, holds: 'and sizes of bundles, typing, the browser helpers' },
  { name: 'console in Chromium', needs: ['chromium'], minutes: 0.6, holds: 'the console and the reference of the API' },
  { name: 'Strapi server', needs: [], minutes: 1.5, holds: 'every suite on SQLite' },
  { name: 'Strapi server, PostgreSQL', needs: ['postgresql'], minutes: 0.8, holds: 'storage and delivery' },
  {
    name: 'WordPress in PHP',
    needs: ['php', 'phpunit'],
    minutes: 4.9,
    holds: 'PHPUnit in random order and the life of an install, newest, SQLite',
  },
  { name: 'WordPress 6.8 in PHP', needs: ['php', 'phpunit', 'mariadb'], minutes: 1.1, holds: 'the same on the oldest, MariaDB' },
  { name: 'Strapi admin', needs: ['chromium'], minutes: 4.0, holds: 'the whole admin' },
  { name: 'WordPress in Chromium', needs: ['php', 'chromium', 'apertium'], minutes: 14, holds: 'every screen on the newest, SQLite' },
  {
    name: 'WordPress 6.8 in Chromium',
    needs: ['php', 'chromium', 'mariadb', 'apertium'],
    minutes: 12,
    holds: 'every screen on the oldest, MariaDB',
  },
])

/**
 * Suites of one shard of `of`, as even in minutes as whole suites allow: the longest first, each to the shard with the least so far. Every
 * suite is in one shard; the order within it is the list's.
 *
 * @template {{ readonly minutes: number }} S
 * @param {readonly S[]} suites
 * @param {number} shard from 1
 * @param {number} of
 * @returns {S[]}
 */
export function suitesOfShard(suites, shard, of) {
  const minutes = Array.from({ length: of }, () => 0)
  const chosen = new Set()
  for (const suite of [...suites].sort((a, b) => b.minutes - a.minutes)) {
    const least = minutes.indexOf(Math.min(...minutes))
    minutes[least] = (minutes[least] ?? 0) + suite.minutes
    if (least === shard - 1) chosen.add(suite)
  }
  return suites.filter((suite) => chosen.has(suite))
}
