import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { root } from '../src/commands/check.ts'
import { freePort } from '../src/sites/free-port.ts'
import { copyRepository } from './copy-repository.ts'

// ends what hangs: everything is built twice
vi.setConfig({ testTimeout: 3_600_000, hookTimeout: 3_600_000 })

let folder: string
const place = (): string => join(folder, 'copy')

const git = (cwd: string, ...args: readonly string[]): string =>
  execFileSync('git', ['-c', 'user.name=a test', '-c', 'user.email=test@example.org', ...args], { cwd, encoding: 'utf8', stdio: 'pipe' })
function release(cwd: string, ...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['packages/tooling/src/main.ts', 'release', ...args], {
    cwd,
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

interface BomPart {
  readonly 'bom-ref': string
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'citable-release-'))
  mkdirSync(place())
  copyRepository(place())
  // a link here, which the pattern for folders does not name
  appendFileSync(join(place(), '.git/info/exclude'), 'node_modules\n')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('says what a release would be, and that no registry is set up, without --dry-run', () => {
  const { status, stdout, stderr } = release(place())
  expect(status).toBe(1)
  expect(stdout).toMatch(/git tag v/)
  expect(stderr).toBe('No registry is set up here: there is no key, and this command publishes nothing. Use --dry-run.\n')
})

it('refuses each obstacle, each in one line, and makes nothing', () => {
  const edit = (file: string, change: (text: string) => string): void =>
    writeFileSync(join(place(), file), change(readFileSync(join(place(), file), 'utf8')))
  edit('packages/cli/package.json', (text) => text.replace(/"version": ".*"/, '"version": "9.9.9"').replace(/ {2}"license": .*\n/, ''))
  edit('packages/editor/src/texts/locales/de.ts', (text) => text.replace(/^ {2}\w+: ['"].*['"],\n/m, ''))
  edit('packages/service/src/storage/tables/migrations.ts', (text) => text.replace(/^ {2}'\d{4}_\w+': \w+,\n(?=})/m, ''))
  rmSync(join(place(), 'packages/client/README.md'))
  const { status, stderr } = release(place(), '--dry-run')
  expect(status).toBe(1)
  const lines = stderr.trim().split('\n')
  expect(lines).toEqual([
    expect.stringMatching(/^✗ The tree has changes that no commit holds: /),
    expect.stringMatching(/^✗ The version is not the same everywhere: .*9\.9\.9 in packages\/cli\/package\.json/),
    expect.stringMatching(/^✗ 1 texts have no translation, in packages\/editor\/src\/texts\/locales\/de\.ts/),
    '✗ packages/client has no README.',
    '✗ packages/cli/package.json names no licence.',
    expect.stringMatching(/^✗ \S+\.ts exports the migration \w+, which has no row/),
    expect.stringMatching(/cannot be released: 6 things stand in the way\.$/),
  ])
  expect(spawnSync('ls', [join(place(), 'dist')]).status).not.toBe(0)
  git(place(), 'checkout', '--quiet', '--', '.')
  expect(git(place(), 'status', '--porcelain')).toBe('')
})

describe('a commit that is made ready twice', () => {
  const outs = (): readonly [string, string] => [join(place(), 'dist/release'), join(folder, 'again')]
  const read = (name: string, out = outs()[0]): string => readFileSync(join(out, name), 'utf8')
  let version: string
  /** Without what the first run has built. The copy stays in its place: packages that are outside of it have other addresses from elsewhere. */
  beforeAll(() => {
    version = JSON.parse(readFileSync(join(place(), 'shared-core/package.json'), 'utf8')).version
    for (const out of outs()) {
      git(place(), 'clean', '-fdxq', '--exclude=node_modules', '--exclude=/dist')
      const { status, stdout, stderr } = release(place(), '--dry-run', '--out', out)
      expect(status, `${stdout.slice(-3000)}\n${stderr.slice(-3000)}`).toBe(0)
    }
  })

  it('gives the same bytes', () => {
    const [one, other] = outs()
    expect(read('SHA256SUMS', other)).toBe(read('SHA256SUMS', one))
    for (const line of read('SHA256SUMS').trim().split('\n')) {
      const [sum, name = ''] = line.split('  ')
      expect(
        createHash('sha256')
          .update(readFileSync(join(one, name)))
          .digest('hex'),
        name,
      ).toBe(sum)
    }
  })

  it('is described whole: sums, provenance and bill of materials name the same files', () => {
    const sums = new Map(
      read('SHA256SUMS')
        .trim()
        .split('\n')
        .map((line) => line.split('  ').toReversed() as [string, string]),
    )
    expect([...sums.keys()].filter((name) => /\.(tgz|zip|gz)$/.test(name))).toHaveLength(10)
    const statement = JSON.parse(read(`citable-${version}.provenance.json`))
    const subjects = statement.subject.map(({ name, digest }: { name: string; digest: { sha256: string } }) => [name, digest.sha256])
    expect(subjects).toHaveLength(sums.size - 1)
    for (const [name, sum] of subjects) expect(sums.get(name), name).toBe(sum)
    expect(statement.predicate.buildDefinition.resolvedDependencies[0].digest).toEqual({
      gitCommit: git(place(), 'rev-parse', 'HEAD').trim(),
    })
    const bom = JSON.parse(read(`citable-${version}.cdx.json`)) as {
      metadata: { component: BomPart }
      components: (BomPart & { hashes?: { content: string }[] })[]
    }
    const hashes = new Set(bom.components.flatMap(({ hashes = [] }) => hashes.map(({ content }) => content)))
    for (const [name, sum] of sums) if (/\.(tgz|zip|gz)$/.test(name)) expect(hashes, name).toContain(sum)
    expect(bom.components.length).toBeGreaterThan(150)
    const refs = [bom.metadata.component, ...bom.components].map((component) => component['bom-ref'])
    expect(new Set(refs).size).toBe(refs.length)
    for (const name of ['CHANGELOG.md', 'RELEASE-NOTES.md']) expect(read(name)).toContain(`# Citable ${version}\n`)
  })

  it('holds no place of the machine that made it', () => {
    for (const name of [`citable-${version}.cdx.json`, `citable-${version}.provenance.json`, 'CHANGELOG.md', 'RELEASE-NOTES.md'])
      expect(read(name)).not.toContain(folder)
  })

  it('serves a data folder with the tables of the first release, from the files of the container', async () => {
    const container = join(folder, 'container')
    const data = join(folder, 'data')
    for (const place of [container, data]) mkdirSync(place)
    execFileSync('tar', ['-xzf', join(outs()[0], `citable-container-${version}.tar.gz`), '-C', container])
    const database = new DatabaseSync(join(data, 'citable.db'))
    database.exec(readFileSync(join(root, 'packages/service/src/storage/tables/__fixtures__/0001-sqlite.txt'), 'utf8'))
    database.exec(`
      CREATE TABLE kysely_migration (name varchar(255) NOT NULL PRIMARY KEY, timestamp varchar(255) NOT NULL);
      CREATE TABLE kysely_migration_lock (id varchar(255) NOT NULL PRIMARY KEY, is_locked integer DEFAULT 0 NOT NULL);
      INSERT INTO kysely_migration_lock VALUES ('migration_lock', 0);
      INSERT INTO kysely_migration VALUES ('0001_tables', '2026-12-01T00:00:00.000Z');
      INSERT INTO tenant (id, name, created_at) VALUES ('ten_1', 'mill', 1);
      INSERT INTO article (id, tenant_id, identity, canonical_url, host, latest_optimization_id, aeo_score, seo_score, created_at, updated_at)
        VALUES ('art_1', 'ten_1', 'https://mill.example/bread', 'https://mill.example/bread', 'mill.example', 'opt_1', 71, 84, 1, 2);`)
    database.close()
    const port = String(await freePort())
    const service = spawn(process.execPath, [join(container, 'app/packages/cli/bin/citable.mjs'), 'serve'], {
      cwd: container,
      env: { ...process.env, NODE_PATH: '', CITABLE_PORT: port, CITABLE_DATA_DIR: data, CITABLE_WORKERS: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let said = ''
    for (const stream of [service.stdout, service.stderr]) stream.on('data', (chunk) => (said += chunk))
    try {
      while (!said.includes('try ') && service.exitCode === null) await wait(100)
      expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status, said).toBe(200)
    } finally {
      const ended = new Promise((resolve) => service.once('exit', resolve))
      service.kill('SIGTERM')
      await ended
    }
    const opened = new DatabaseSync(join(data, 'citable.db'))
    expect(opened.prepare('SELECT id, aeo_score, seo_score FROM article').all()).toEqual([{ id: 'art_1', aeo_score: 71, seo_score: 84 }])
    const { names } = opened.prepare('SELECT count(*) AS names FROM kysely_migration').get() as { names: number }
    expect(names).toBeGreaterThan(1)
    opened.close()
  })
})
