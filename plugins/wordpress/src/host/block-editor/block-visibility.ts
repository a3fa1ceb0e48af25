import type { EditorBlock } from './stores.ts'

/** How this version of WordPress hides blocks from readers. */
export interface BlockVisibility {
  /** `metadata.blockVisibility: false` hides a block; WordPress 6.9 and later. */
  readonly hasFlag: boolean
  /** Widths of windows that a block can be hidden at; WordPress 7.0 and later. Empty: none. */
  readonly viewports: readonly string[]
}

export const showsAll: BlockVisibility = { hasFlag: false, viewports: [] }

/** True when no reader gets a block. One that is hidden on phones alone is text. */
export function isHidden({ attributes }: EditorBlock, { hasFlag, viewports }: BlockVisibility): boolean {
  const set = (attributes.metadata as { readonly blockVisibility?: unknown } | undefined)?.blockVisibility
  if (set === false) return hasFlag
  const chosen = (set as { readonly viewport?: Readonly<Record<string, unknown>> } | null | undefined)?.viewport
  return viewports.length > 0 && typeof chosen === 'object' && chosen !== null && viewports.every((name) => chosen[name] === false)
}
