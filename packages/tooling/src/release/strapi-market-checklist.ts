import { npmFaults, type PackedPackage, readJson } from './npm-checklist.ts'
import { pngSize } from './png-size.ts'

/**
 * What Strapi's market, or a Strapi that installs the package, would refuse, as far as its files say: a plugin of npm with a licence, a public
 * repository, a page and an icon, 2026-11, <https://market.strapi.io/submit-plugin>.
 *
 * @param page public page of the repository; null: none is known yet
 */
export function strapiMarketFaults(packed: PackedPackage, page: string | null): readonly string[] {
  const text = (file: string): string => Buffer.from(packed.files.get(file) ?? []).toString('utf8')
  const manifest = readJson(text('package.json'))
  if (manifest === null) return npmFaults(packed)
  const faults: string[] = []
  const fault = (sentence: string): void => void faults.push(`${packed.name} ${sentence}`)
  const strapi = recordOf(manifest['strapi'])
  if (strapi['kind'] !== 'plugin') fault('does not say “kind: plugin” under “strapi”: Strapi would not load it.')
  for (const field of ['name', 'displayName', 'description']) if (typeof strapi[field] !== 'string') fault(`has no “strapi.${field}”.`)
  const description = String(strapi['description'] ?? '')
  if (description.length < 20 || description.length > 120)
    fault(`has a “strapi.description” of ${description.length} characters; 20 to 120 fit its card.`)
  const name = String(strapi['name'] ?? '')
  if (!/^[a-z][a-z0-9-]*$/.test(name)) fault(`has the id “${name}”, which Strapi cannot use in addresses.`)
  if (!/^(?:@[a-z0-9-]+\/)?strapi-plugin-[a-z0-9-]+$/.test(packed.name)) fault('is not named strapi-plugin-….')
  const keywords = Array.isArray(manifest['keywords']) ? manifest['keywords'] : []
  for (const word of ['strapi', 'strapi-plugin']) if (!keywords.includes(word)) fault(`lacks the keyword “${word}”.`)
  const exports = recordOf(manifest['exports'])
  for (const entry of ['./strapi-admin', './strapi-server', './package.json']) if (!(entry in exports)) fault(`does not export ${entry}.`)
  for (const entry of ['./strapi-admin', './strapi-server'])
    if (entry in exports && typeof recordOf(exports[entry])['types'] !== 'string') fault(`has no types for ${entry}.`)
  const peers = recordOf(manifest['peerDependencies'])
  if (!/^\^5\./.test(String(peers['@strapi/strapi'] ?? ''))) fault('does not ask for Strapi 5 among its peerDependencies.')
  if ('dependencies' in manifest && Object.keys(recordOf(manifest['dependencies'])).length > 0)
    fault('asks npm for packages at run time, which it bundles.')
  const icon = pngSize(packed.files.get('icon.png'))
  if (icon === null || icon[0] !== icon[1] || icon[0] < 160) fault('has no square icon.png of at least 160 pixels.')
  if (!text('README.md').includes(`npm install ${packed.name}`)) fault('has a README that does not say how npm installs it.')
  if (!text('CHANGELOG.md').startsWith(`# ${packed.name}\n`)) fault('has no CHANGELOG.md of its own.')
  if (page !== null && recordOf(manifest['repository'])['url'] !== `git+${page}.git`) fault('does not lead to its repository.')
  return [...npmFaults(packed), ...faults]
}

const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
