import { expect, it } from 'vitest'
import { lockedDependencies, readLock } from './read-lock.ts'
import { readNotices } from './read-readiness.ts'

const lock = `lockfileVersion: '9.0'
importers:
  packages/a:
    dependencies:
      '@x/y': { specifier: 'catalog:', version: 1.0.0(peer@2.0.0) }
      '@citable/core': { specifier: 'workspace:*', version: link:../../shared-core }
      old: { specifier: npm:new@3, version: new@3.0.0 }
    optionalDependencies:
      maybe: { specifier: ^1, version: 1.1.0 }
    devDependencies:
      vitest: { specifier: 'catalog:', version: 9.9.9 }
packages:
  '@x/y@1.0.0': { resolution: { integrity: sha512-AA== } }
  peer@2.0.0: { resolution: { integrity: sha512-AQ== } }
  maybe@1.1.0: { resolution: { tarball: https://example.org/maybe.tgz } }
snapshots:
  '@x/y@1.0.0(peer@2.0.0)':
    dependencies: { peer: 2.0.0 }
    optionalDependencies: { maybe: 1.1.0 }
  peer@2.0.0: { dependencies: { '@x/y': 1.0.0(peer@2.0.0) } }
  maybe@1.1.0: {}
  new@3.0.0: {}
`

it('follows what a package needs to its end, by aliases and in a circle, and neither the workspace nor tools', () => {
  const { direct, all } = lockedDependencies(readLock(lock), 'packages/a')
  expect(direct).toEqual(['@x/y@1.0.0', 'maybe@1.1.0', 'new@3.0.0'])
  expect([...all]).toEqual([
    ['@x/y@1.0.0', { name: '@x/y', version: '1.0.0', integrity: 'sha512-AA==', needs: ['maybe@1.1.0', 'peer@2.0.0'] }],
    ['maybe@1.1.0', { name: 'maybe', version: '1.1.0', integrity: null, needs: [] }],
    ['new@3.0.0', { name: 'new', version: '3.0.0', integrity: null, needs: [] }],
    ['peer@2.0.0', { name: 'peer', version: '2.0.0', integrity: 'sha512-AQ==', needs: ['@x/y@1.0.0'] }],
  ])
})

it('refuses a lock file of another version, and knows of a folder that it lacks nothing', () => {
  expect(() => readLock("lockfileVersion: '10.0'")).toThrow(/10\.0/)
  expect(lockedDependencies(readLock(lock), 'packages/none').all.size).toBe(0)
})

it('reads the packages of a file of notices', () => {
  const text =
    'Head.\n\n---\n\ncheerio 1.2.0\n\nLicence: MIT, by A B <a@b.example>\n\nMIT License\n\n---\n\n@x/y 2.0.0-beta.1\n\nLicence: (MIT OR ISC)\n\nText 1.0.0\n'
  expect(readNotices(text)).toEqual([
    { name: 'cheerio', version: '1.2.0', licence: 'MIT' },
    { name: '@x/y', version: '2.0.0-beta.1', licence: '(MIT OR ISC)' },
  ])
})
