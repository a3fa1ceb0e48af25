import { bindCatalog, type Catalog, type CatalogParts } from './bind-catalog.ts'
import { uiTexts } from './ui-texts.ts'

export type { Catalog, CatalogParts } from './bind-catalog.ts'

/** `bindCatalog` with English at hand. */
export const createCatalog = (parts: CatalogParts): Catalog => bindCatalog(uiTexts, parts)
