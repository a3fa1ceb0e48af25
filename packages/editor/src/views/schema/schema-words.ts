import type { Catalog } from '../../texts/catalog.ts'

/** The panel's text of a code; schema.org's own name where there is none. */
const word = (code: string, name: string, catalog: Catalog): string => (catalog.has(code) ? catalog.text(code) : name)

/** "Blog post" for `BlogPosting`; a type without a word has its own name. */
export const typeWord = (type: string, catalog: Catalog): string => word(`schemaType${type}`, type, catalog)

/** "Published" for `datePublished`, "Postal address" for `location.address`; a property without a word has its own name. */
export function propertyWord(property: string, catalog: Catalog): string {
  const name = property.replace(/^(?:.*\.)?@?/, '')
  return word(`property${name.charAt(0).toUpperCase()}${name.slice(1)}`, property.replace(/^.*\./, ''), catalog)
}
