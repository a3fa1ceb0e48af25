/** A text of the interface as it is in the source, with what its translators need to know. */
export interface Text {
  /** English; the singular where there is a plural. */
  readonly text: string
  readonly plural?: string
  /** Distinguishes equal words that other languages translate differently. */
  readonly context?: string
  /** For translators, such as what a placeholder stands for. */
  readonly notes: readonly string[]
  /** Files that use it, relative to the plugin. */
  readonly places: readonly string[]
}

/** WordPress's functions for texts → what their arguments before the text domain are; `null`: no part of the text. */
export const textFunctions: Readonly<Record<string, readonly ('text' | 'plural' | 'context' | null)[]>> = {
  __: ['text'],
  _e: ['text'],
  esc_html__: ['text'],
  esc_html_e: ['text'],
  esc_attr__: ['text'],
  esc_attr_e: ['text'],
  _x: ['text', 'context'],
  esc_html_x: ['text', 'context'],
  esc_attr_x: ['text', 'context'],
  _n: ['text', 'plural', null],
  _n_noop: ['text', 'plural'],
  _nx: ['text', 'plural', null, 'context'],
}

export const textDomain = 'citable'

/** A call as an extractor found it: each argument's text, or null where it is not written out. */
interface Call {
  readonly name: string
  readonly values: readonly (string | null)[]
  readonly notes: readonly string[]
  readonly place: string
}

/** @throws Error that names the place of a text no translator could ever see: put together, or of another domain. */
export function textOf({ name, values, notes, place }: Call): Text {
  const shape = textFunctions[name] ?? []
  if (values[shape.length] !== textDomain) throw new Error(`${place}: ${name}() has to end with the text domain '${textDomain}'.`)
  const part = (wanted: 'text' | 'plural' | 'context'): string | undefined => {
    const at = shape.indexOf(wanted)
    if (at === -1) return undefined
    const value = values[at]
    if (value === null || value === undefined) throw new Error(`${place}: ${name}() needs its ${wanted} written out.`)
    return value
  }
  const plural = part('plural')
  const context = part('context')
  return {
    text: part('text') ?? '',
    ...(plural !== undefined && { plural }),
    ...(context !== undefined && { context }),
    notes,
    places: [place],
  }
}

/** Identity of a text for a translator. */
export const keyOf = ({ text, context }: { readonly text: string; readonly context?: string | undefined }): string =>
  context === undefined ? text : `${context}\u0004${text}`

/** Equal texts become one, with the notes and places of all; sorted by the text. */
export function mergeTexts(texts: readonly Text[]): readonly Text[] {
  const merged = new Map<string, Text>()
  for (const text of texts) {
    const known = merged.get(keyOf(text))
    const plural = known?.plural ?? text.plural
    merged.set(keyOf(text), {
      ...text,
      ...(plural !== undefined && { plural }),
      notes: [...new Set([...(known?.notes ?? []), ...text.notes])],
      places: [...new Set([...(known?.places ?? []), ...text.places])].sort(),
    })
  }
  return [...merged].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, text]) => text)
}
