export type Fields = Readonly<Record<string, unknown>>

/** One element of structured data in a page. */
export interface PageElement {
  /** Printed by this plugin. */
  readonly isOurs: boolean
  readonly nodes: readonly Fields[]
}

export const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

/** null: no JSON. */
export function parseJson(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return null
  }
}

const nodesOf = (value: unknown): readonly Fields[] =>
  Array.isArray(value)
    ? value.flatMap(nodesOf)
    : isFields(value)
      ? Array.isArray(value['@graph'])
        ? nodesOf(value['@graph'])
        : [value]
      : []

/** All JSON-LD of a page, element by element; one that cannot be read has no nodes. */
export const pageElements = (page: Document): readonly PageElement[] =>
  [...page.querySelectorAll('script[type="application/ld+json"]')].map((script) => ({
    isOurs: script.classList.contains('citable-graph'),
    nodes: nodesOf(parseJson(script.textContent)),
  }))
