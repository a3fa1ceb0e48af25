import { createHash } from 'node:crypto'

/** Something that is released, or a part of it. */
export interface Component {
  /** Its address among all packages of the world, `pkg:npm/zod@4.0.0`. */
  readonly purl: string
  readonly type: 'application' | 'library'
  readonly name: string
  readonly version: string
  /** SPDX expression; null: unknown. */
  readonly licence: string | null
  readonly hash: { readonly alg: 'SHA-256' | 'SHA-512'; readonly content: string } | null
  /** `purl`s of what it holds or needs. */
  readonly needs: readonly string[]
}

export interface BillOfMaterials {
  readonly version: string
  /** RFC 3339, of the commit: the same commit gives the same bytes. */
  readonly timestamp: string
  readonly licence: string
  /** Files of the release. */
  readonly released: readonly Component[]
  /** Packages of others. */
  readonly others: readonly Component[]
}

/** Address of a package of npm. */
export const npmPurl = (name: string, version: string): string => `pkg:npm/${name.replace(/^@/, '%40')}@${version}`

/** SHA-512 of a package as a lock file of npm or pnpm writes it, in hexadecimal digits. */
export const hashOfIntegrity = (integrity: string | null): Component['hash'] => {
  const content = /^sha512-([A-Za-z0-9+/]+=*)$/.exec(integrity ?? '')?.[1]
  return content === undefined ? null : { alg: 'SHA-512', content: Buffer.from(content, 'base64').toString('hex') }
}

/** A bill of materials in CycloneDX 1.6, <https://cyclonedx.org/docs/1.6/json/>: every component once, in one order, and what needs what. */
export function cycloneDx({ version, timestamp, licence, released, others }: BillOfMaterials): object {
  // no file of the release has this name
  const root = `pkg:generic/citable-release@${version}`
  const all = inOrder([...released, ...others])
  const known = new Set(all.map(({ purl }) => purl))
  const components = all.map(({ purl, type, name, version, licence, hash }) => ({
    type,
    'bom-ref': purl,
    ...nameOf(name),
    version,
    ...(hash && { hashes: [hash] }),
    ...(licence !== null && { licenses: [licenceOf(licence)] }),
    purl,
  }))
  const dependencies = [
    { ref: root, dependsOn: inOrder(released).map(({ purl }) => purl) },
    ...all.map(({ purl, needs }) => ({ ref: purl, dependsOn: [...new Set(needs)].filter((need) => known.has(need)).sort() })),
  ]
  const bom = {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      timestamp,
      tools: { components: [{ type: 'application', name: 'citable-release', version }] },
      component: { type: 'application', 'bom-ref': root, name: 'citable', version, licenses: [licenceOf(licence)], purl: root },
    },
    components,
    dependencies,
  }
  return { $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json', ...bom, serialNumber: `urn:uuid:${uuidOf(JSON.stringify(bom))}` }
}

/** One component for each `purl`, with all that its doubles need. */
function inOrder(components: readonly Component[]): readonly Component[] {
  const byPurl = new Map<string, Component>()
  for (const component of components) {
    const earlier = byPurl.get(component.purl)
    byPurl.set(
      component.purl,
      earlier === undefined
        ? component
        : { ...earlier, hash: earlier.hash ?? component.hash, needs: [...new Set([...earlier.needs, ...component.needs])] },
    )
  }
  return [...byPurl.values()].sort((a, b) => (a.purl < b.purl ? -1 : 1))
}

function nameOf(name: string): { readonly group?: string; readonly name: string } {
  const [, group, bare] = /^(@[^/]+)\/(.+)$/.exec(name) ?? []
  return group === undefined || bare === undefined ? { name } : { group, name: bare }
}

/** One licence has an id; several have an expression. */
const licenceOf = (licence: string): object => (/[\s()]/.test(licence) ? { expression: licence } : { license: { id: licence } })

/** A UUID of version 8, RFC 9562, made of a text: the same text has the same one. */
function uuidOf(text: string): string {
  const digits = createHash('sha256').update(text).digest('hex')
  const variant = ((Number.parseInt(digits[16]!, 16) & 3) | 8).toString(16)
  return [digits.slice(0, 8), digits.slice(8, 12), `8${digits.slice(13, 16)}`, variant + digits.slice(17, 20), digits.slice(20, 32)].join(
    '-',
  )
}
