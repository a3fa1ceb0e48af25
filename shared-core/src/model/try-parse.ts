import type { Json } from './values.ts'

/** The value of a text in JSON; undefined: the text is invalid. */
export function tryParse(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json
  } catch {
    return undefined
  }
}
