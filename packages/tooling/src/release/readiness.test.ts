import { describe, expect, it } from 'vitest'
import { readMigrations, readNeeded, readOwnPackages, readVersions } from './read-readiness.ts'
import {
  checkoutFaults,
  licenceFaults,
  migrationFaults,
  ownPackageFaults,
  translationFaults,
  treeFaults,
  versionFaults,
} from './readiness.ts'

describe('a release is refused, in one line each, for', () => {
  it('a tree that no commit holds', () => {
    expect(treeFaults('')).toEqual([])
    expect(treeFaults(' M a.ts\n?? b.ts')).toEqual([
      'The tree has changes that no commit holds: a.ts, b.ts. Commit them, or take them back.',
    ])
    expect(treeFaults(Array.from({ length: 9 }, (_, index) => ` M ${index}.ts`).join('\n'))[0]).toContain('4.ts and 4 more')
  })

  it('a version that is in two places with different values, in none, or in no form of a version', () => {
    const places = ['a', 'b', 'c'].map((place) => ({ place, version: '1.2.3' }))
    expect(versionFaults(places)).toEqual([])
    expect(versionFaults([...places, { place: 'd', version: '1.2.4' }])).toEqual([
      'The version is not the same everywhere: 1.2.3 in a, b, c; 1.2.4 in d. `pnpm release:version` writes it.',
    ])
    expect(versionFaults([...places, { place: 'd', version: null }])).toEqual(['d names no version.'])
    expect(versionFaults([{ place: 'a', version: 'trunk' }])).toEqual(['“trunk” in a is no version such as 1.2.3.'])
  })

  it('a part of the commits, a tag of another version, changes that wait behind a tag', () => {
    const whole = { isShallow: false, tags: ['v1.2.3'], version: '1.2.3', waiting: 0 }
    expect(checkoutFaults(whole)).toEqual([])
    expect(checkoutFaults({ ...whole, tags: [], waiting: 9 })).toEqual([])
    expect(checkoutFaults({ isShallow: true, tags: ['v1.2.2'], version: '1.2.3', waiting: 2 })).toEqual([
      expect.stringContaining('git fetch --unshallow'),
      'The commit has the tag v1.2.2; the version is 1.2.3.',
      expect.stringContaining('2 files in .changeset wait'),
    ])
  })

  it('texts without a translation', () => {
    expect(translationFaults([])).toEqual([])
    const missing = ['de', 'fr', 'fr'].map((tag, index) => ({ catalogue: `${tag}.ts`, key: `k${index}`, english: 'Save' }))
    expect(translationFaults(missing)).toEqual(['3 texts have no translation, in de.ts, fr.ts. `pnpm untranslated` lists them.'])
  })

  it('packages without a licence, its text, or a README', () => {
    const whole = { folder: 'packages/a', licence: 'MIT', hasReadme: true, hasLicenceFile: true }
    expect(ownPackageFaults([whole])).toEqual([])
    expect(ownPackageFaults([{ ...whole, licence: null, hasReadme: false, hasLicenceFile: false }])).toEqual([
      'packages/a/package.json names no licence.',
      'packages/a is published without the text of its licence.',
      'packages/a has no README.',
    ])
  })

  it('licences that do not fit, each package once with all that hold it', () => {
    const one = { name: 'x', version: '1.0.0', licence: 'MIT', of: 'shared-core' }
    expect(licenceFaults([one])).toEqual([])
    expect(
      licenceFaults([
        { ...one, licence: 'AGPL-3.0-only' },
        { ...one, licence: 'AGPL-3.0-only', of: 'packages/cli' },
        { ...one, name: 'y', licence: null },
      ]),
    ).toEqual([
      'x@1.0.0 in packages/cli, shared-core is under “AGPL-3.0-only”, which does not fit.',
      'y@1.0.0 in shared-core names no licence.',
    ])
  })

  describe('a migration', () => {
    const files = [
      { file: 'first.ts', source: 'export const first: Migration = {}' },
      { file: 'second.ts', source: "import x from 'y'\nexport const second: Migration = {}" },
      { file: 'order.ts', source: 'export const order = 1' },
    ]
    const list = "export const migrations = {\n  '0001_first': first,\n  '0002_second': second,\n}\n"

    it('without its row', () => {
      expect(migrationFaults(files, list, null)).toEqual([])
      expect(migrationFaults(files, list.replace("  '0002_second': second,\n", ''), null)).toEqual([
        'second.ts exports the migration second, which has no row in migrations.ts: no database would get it.',
      ])
      expect(migrationFaults([], '', null)).toEqual(['migrations.ts lists no migration.'])
    })

    it('whose number is not its place', () => {
      expect(migrationFaults(files, list.replace('0002_second', '0003_second'), null)).toEqual([
        'The migration 0003_second stands as number 2.',
      ])
    })

    it('of the release before that is gone, renamed or moved', () => {
      expect(migrationFaults(files, list, list)).toEqual([])
      for (const earlier of [list.replace('0002_second', '0002_other'), `${list}  '0003_third': third,\n`])
        expect(migrationFaults(files, list, earlier)).toEqual([
          expect.stringMatching(/^The migration 000\d_(other|third) of the release before is not in its place/),
        ])
    })
  })
})

describe('this repository', () => {
  it('has one version in every place', () => {
    const places = readVersions()
    expect(places.length).toBeGreaterThan(12)
    expect(versionFaults(places)).toEqual([])
  })

  it('has a licence and a README for every package', () => {
    expect(readOwnPackages().length).toBeGreaterThan(7)
    expect(ownPackageFaults(readOwnPackages())).toEqual([])
  })

  it('has a row for every migration', () => {
    const { files, list } = readMigrations(null)
    expect(files.filter(({ source }) => /: Migration\b/.test(source)).length).toBeGreaterThan(5)
    expect(migrationFaults(files, list, list)).toEqual([])
  })

  it('needs only packages whose licences fit, down to the last one', () => {
    const { all, direct, of } = readNeeded()
    expect(all.size).toBeGreaterThan(100)
    expect(direct.get('packages/service')).toContain([...all.keys()].find((key) => key.startsWith('fastify@')))
    expect(licenceFaults([...all].map(([key, one]) => ({ ...one, of: of.get(key)![0]! })))).toEqual([])
  })
})
