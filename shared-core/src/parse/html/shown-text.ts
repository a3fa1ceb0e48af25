import type { PageIndex } from './page-index.ts'
import { isElement } from './walk.ts'

/** Ids that client-side frameworks give to the element they draw the page into. */
const applicationRoot = /^(?:root|app|__next|__nuxt|___gatsby|react-root|app-root|main-app|q-app|svelte)$/i

/** UTF-16 units: a page that shows less and has an application root is drawn in the browser. */
const emptyPage = 200

/** UTF-16 units of text that the page shows as it was served. */
export function visibleLength(page: PageIndex): number {
  if (isElement(page.body)) return page.notes.get(page.body)?.text ?? 0
  let sum = 0
  for (const element of page.elements) if (element.parent === page.root) sum += page.notes.get(element)!.text
  return sum
}

/** True when scripts draw the page: it shows next to nothing and has the element that a framework fills. */
export const isDrawnByScript = (page: PageIndex, visible: number): boolean =>
  visible < emptyPage &&
  page.scripts > 0 &&
  page.elements.some((element) => applicationRoot.test(element.attribs['id'] ?? '') && page.notes.get(element)!.text < emptyPage)
