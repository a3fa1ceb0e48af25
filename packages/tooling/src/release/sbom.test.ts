import { expect, it } from 'vitest'
import { provenance } from './provenance.ts'
import { type BillOfMaterials, type Component, cycloneDx, hashOfIntegrity, npmPurl } from './sbom.ts'

const part = (name: string, version: string, more: Partial<Component> = {}): Component => ({
  purl: npmPurl(name, version),
  type: 'library',
  name,
  version,
  licence: 'MIT',
  hash: null,
  needs: [],
  ...more,
})

const bill: BillOfMaterials = {
  version: '1.2.3',
  timestamp: '2026-11-30T00:00:00.000Z',
  licence: 'MIT',
  released: [part('@citable/core', '1.2.3', { needs: [npmPurl('b', '1.0.0'), 'pkg:npm/unknown@1'] })],
  others: [
    part('b', '1.0.0', { hash: hashOfIntegrity('sha512-AQI='), needs: [npmPurl('a', '1.0.0')] }),
    part('a', '1.0.0', { licence: 'MIT AND ISC' }),
    part('b', '1.0.0', { needs: [npmPurl('c', '1.0.0')] }),
    part('c', '1.0.0', { licence: null }),
  ],
}
interface Bom {
  readonly serialNumber: string
  readonly components: readonly { readonly 'bom-ref': string; readonly purl: string }[]
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[]
}

it('lists each component once, in order, with its hash and licence as CycloneDX writes them', () => {
  const { components } = cycloneDx(bill) as Bom
  expect(components).toEqual([
    {
      type: 'library',
      'bom-ref': 'pkg:npm/%40citable/core@1.2.3',
      group: '@citable',
      name: 'core',
      version: '1.2.3',
      licenses: [{ license: { id: 'MIT' } }],
      purl: 'pkg:npm/%40citable/core@1.2.3',
    },
    {
      type: 'library',
      'bom-ref': 'pkg:npm/a@1.0.0',
      name: 'a',
      version: '1.0.0',
      licenses: [{ expression: 'MIT AND ISC' }],
      purl: 'pkg:npm/a@1.0.0',
    },
    {
      type: 'library',
      'bom-ref': 'pkg:npm/b@1.0.0',
      name: 'b',
      version: '1.0.0',
      hashes: [{ alg: 'SHA-512', content: '0102' }],
      licenses: [{ license: { id: 'MIT' } }],
      purl: 'pkg:npm/b@1.0.0',
    },
    { type: 'library', 'bom-ref': 'pkg:npm/c@1.0.0', name: 'c', version: '1.0.0', purl: 'pkg:npm/c@1.0.0' },
  ])
})

it('says what needs what, and names nothing that it does not list', () => {
  const { components, dependencies } = cycloneDx(bill) as Bom
  const known = new Set(components.map(({ purl }) => purl))
  expect(dependencies[0]).toEqual({ ref: 'pkg:generic/citable-release@1.2.3', dependsOn: ['pkg:npm/%40citable/core@1.2.3'] })
  expect(dependencies.find(({ ref }) => ref === 'pkg:npm/b@1.0.0')?.dependsOn).toEqual(['pkg:npm/a@1.0.0', 'pkg:npm/c@1.0.0'])
  for (const { dependsOn } of dependencies) for (const purl of dependsOn) expect(known, purl).toContain(purl)
})

it('is the same for the same parts in another order, and another with another part', () => {
  const again = cycloneDx({ ...bill, others: bill.others.toReversed() }) as Bom
  expect(again).toEqual(cycloneDx(bill))
  expect(again.serialNumber).toMatch(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect((cycloneDx({ ...bill, others: [] }) as Bom).serialNumber).not.toBe(again.serialNumber)
})

it.each([[null], ['sha1-AQI='], ['sha512-'], ['']])('knows no hash of %s', (integrity) => {
  expect(hashOfIntegrity(integrity)).toBeNull()
})

it('lists files, commit, materials and builder as a statement of in-toto', () => {
  const build = {
    version: '1.2.3',
    command: 'npm run release -- --dry-run',
    commit: 'a'.repeat(40),
    page: null,
    materials: [{ name: 'pnpm-lock.yaml', sha256: 'b'.repeat(64) }],
    programs: { node: '24.0.0' },
    environment: {},
  }
  const files = [{ name: 'a.tgz', sha256: 'c'.repeat(64) }]
  expect(provenance(files, build)).toEqual({
    _type: 'https://in-toto.io/Statement/v1',
    subject: [{ name: 'a.tgz', digest: { sha256: 'c'.repeat(64) } }],
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: {
        buildType: 'urn:x-citable:release:1',
        externalParameters: { command: build.command, version: '1.2.3' },
        internalParameters: { node: '24.0.0' },
        resolvedDependencies: [
          { name: 'source', digest: { gitCommit: 'a'.repeat(40) } },
          { name: 'pnpm-lock.yaml', digest: { sha256: 'b'.repeat(64) } },
        ],
      },
      runDetails: { builder: { id: 'urn:x-citable:builder:local' } },
    },
  })
  const environment = { GITHUB_SERVER_URL: 'https://github.com', GITHUB_WORKFLOW_REF: 'o/n/.github/workflows/publish.yml@refs/tags/v1.2.3' }
  const text = JSON.stringify(provenance(files, { ...build, page: 'https://github.com/o/n', environment }))
  expect(text).toContain(`"uri":"git+https://github.com/o/n@${'a'.repeat(40)}"`)
  expect(text).toContain('"id":"https://github.com/o/n/.github/workflows/publish.yml@refs/tags/v1.2.3"')
})
