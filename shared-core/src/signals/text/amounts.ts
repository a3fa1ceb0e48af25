import type { Language } from '../../languages/language.ts'

/** Pattern source of a number with its signs between thousands and its decimals. */
export const amountSource = String.raw`\d{1,3}(?:[ \u00a0\u202f'’.,]\d{3}){1,4}(?:[.,]\d{1,2})?|\d{1,9}(?:[.,]\d{1,3})?`

/** Languages that write a point before decimals; others write a comma. */
export const pointed = /^(?:en|ja|zh|ko|th|he|hi|ga|mt)\b/

/** null: it may be read in two ways, as `1,234` where the comma is the decimal sign. */
export function readValue(written: string, { tag }: Language): number | null {
  const text = written.replace(/[ \u00a0\u202f'’]/g, '')
  const decimal = pointed.test(tag) ? '.' : ','
  const single = /^\d+([.,])\d{3}$/.exec(text)
  if (single !== null) return single[1] === decimal ? null : Number(text.replace(/[.,]/, ''))
  const [, whole = '', fraction = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(text) ?? []
  return Number(`${whole.replace(/[.,]/g, '')}.${fraction}`)
}
