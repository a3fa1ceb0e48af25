import { type Values, valueAt } from '#shared/mapping/value-at.ts'

/** A row of a dynamic zone or of a repeatable component that a path leads through. */
export interface Row {
  /** Rows there are. */
  readonly count: number
  readonly index: number
}

/** The rows on the way to a field, from the outside in: `sections.0.items.2.answer` leads through two. */
export function rowsOn(values: Values, path: string): readonly Row[] {
  const keys = path.split('.')
  return keys.flatMap((key, at) => {
    const list = at === 0 ? undefined : valueAt(values, keys.slice(0, at).join('.'))
    return Array.isArray(list) && /^\d+$/.test(key) && Number(key) < list.length ? [{ count: list.length, index: Number(key) }] : []
  })
}

/** Strapi draws each row as an accordion: a heading whose button opens the region beside it. */
const headings = 'h3[data-orientation] > button[aria-expanded]'
const region = ':scope > [role="region"]'

/** The rows directly inside of a part of the page, list by list. Strapi names neither. */
function listsIn(root: ParentNode): readonly (readonly Element[])[] {
  const lists = new Map<Element, Element[]>()
  for (const button of root.querySelectorAll(headings)) {
    const row = button.parentElement?.parentElement
    const outer = row?.parentElement
    if (!row || !outer || button.closest('[role="dialog"]') !== null) continue
    const around = outer.closest('[role="region"], ol > li')
    // A region between this row and the part belongs to another row.
    const inside = outer.closest('[role="region"]')
    if (inside !== null && inside !== root && root.contains(inside)) continue
    const isZone = around?.matches('li') === true && around !== root && root.contains(around)
    const list = (isZone && around.parentElement) || outer
    lists.set(list, [...(lists.get(list) ?? []), row])
  }
  return [...lists.values()]
}

const buttonOf = (row: Element): HTMLElement | null => row.querySelector(`:scope > ${headings}`)

/** Milliseconds in which a row that was opened draws its fields, and an editor in it starts. */
const patience = 1500

const frame = () => new Promise((resolve) => setTimeout(resolve, 16))

/** Waits for what the page draws in its own time; null: it did not. */
async function soon<Found>(look: () => Found | null, withinMs: number): Promise<Found | null> {
  for (const end = performance.now() + withinMs; ; ) {
    const found = look()
    if (found !== null || performance.now() > end) return found
    await frame()
  }
}

/** The open region of a row, in its full height. */
async function regionOf(row: Element): Promise<Element | null> {
  const opened = await soon(() => {
    const found = row.querySelector(region)
    return found !== null && found.childElementCount > 0 ? found : null
  }, patience)
  if (opened !== null) await Promise.all(opened.getAnimations().map(({ finished }) => finished.catch(() => null)))
  return opened
}

/**
 * Opens the rows on the way to a field and shows it there. It looks into each list that has as many rows; what was opened in
 * vain is closed again. false: it is not there.
 */
export async function showInside(root: ParentNode, rows: readonly Row[], show: (root: ParentNode) => boolean): Promise<boolean> {
  const [next, ...deeper] = rows
  if (next === undefined) return (await soon(() => show(root) || null, patience)) === true
  for (const list of listsIn(root)) {
    const row = list.length === next.count ? list[next.index] : undefined
    if (row === undefined) continue
    const wasOpen = buttonOf(row)?.getAttribute('aria-expanded') === 'true'
    if (!wasOpen) buttonOf(row)?.click()
    const inside = await regionOf(row)
    if (inside !== null && (await showInside(inside, deeper, show))) return true
    if (!wasOpen) buttonOf(row)?.click()
  }
  return false
}
