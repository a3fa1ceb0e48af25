import { entityNames } from './entity-names.gen.ts'

/**
 * Characters by their names in HTML, without `&` and `;`: what the package `character-entities` is, of the table that is there anyway. Bundlers put
 * it in that package's place, so that a browser loads the names once.
 */
export const characterEntities: Readonly<Record<string, string>> = readNames()

function readNames(): Readonly<Record<string, string>> {
  const names: Record<string, string> = {}
  let point = 0
  let second = ''
  for (const entry of entityNames.split(' ')) {
    if (/^\d/.test(entry)) {
      const [distance = 0, after] = entry.split(',').map(Number)
      point += distance
      second = after === undefined ? '' : String.fromCodePoint(after)
    } else names[entry.replace('!', '')] = String.fromCodePoint(point) + second
  }
  return names
}
