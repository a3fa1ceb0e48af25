import type { Attribute, FieldRules, TypeShape } from './shape.ts'
import { type Values, valueAt } from './value-at.ts'

/** Reason why a value would stop an entry from being published. `unchecked`: it is not known yet whether another entry has it. */
export type FieldProblem =
  | { readonly code: 'tooShort' | 'tooLong'; readonly limit: number }
  | { readonly code: 'pattern' | 'required' | 'taken' | 'unchecked' }

/** True when another entry has a value; null: not known yet. */
export type IsTaken = (path: string, value: string) => boolean | null

/** Characters that Strapi takes in a UID field. */
const uidPattern = '^[A-Za-z0-9-_.~]*$'

/** The rules in an attribute of a Strapi schema. */
export function rulesOf({ type, minLength, maxLength, regex, unique }: Readonly<Record<string, unknown>>): { readonly rules?: FieldRules } {
  const isUid = type === 'uid'
  const pattern = typeof regex === 'string' && regex !== '' ? regex : isUid ? uidPattern : null
  const rules: FieldRules = {
    ...(typeof minLength === 'number' && { minLength }),
    ...(typeof maxLength === 'number' && { maxLength }),
    ...(pattern !== null && { regex: pattern }),
    ...((unique === true || isUid) && { unique: true }),
  }
  return Object.keys(rules).length === 0 ? {} : { rules }
}

/** The attribute that a form path leads to: `seo.metaTitle`, `sections.0.body`. */
export function attributeAt(shape: TypeShape, values: Values, path: string): Attribute | null {
  let attributes: Readonly<Record<string, Attribute>> | undefined = shape.attributes
  let found: Attribute | null = null
  for (const [at, key] of path.split('.').entries()) {
    if (/^\d+$/.test(key)) {
      const row = valueAt(
        values,
        path
          .split('.')
          .slice(0, at + 1)
          .join('.'),
      ) as { readonly __component?: unknown } | null | undefined
      if (found?.type === 'dynamiczone') attributes = shape.components[String(row?.__component ?? '')]
      continue
    }
    found = attributes?.[key] ?? null
    attributes = found?.component === undefined ? undefined : shape.components[found.component]
  }
  return found
}

/** The rule that a value of a field breaks; null: none. Values that are no text are held to `required` only. */
export function problemOf(
  path: string,
  value: unknown,
  { required = false, rules = {} }: Attribute,
  isTaken: IsTaken,
): FieldProblem | null {
  const isEmpty = value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
  if (isEmpty) return required ? { code: 'required' } : null
  if (typeof value !== 'string') return null
  const { minLength, maxLength, regex, unique = false } = rules
  if (minLength !== undefined && value.length < minLength) return { code: 'tooShort', limit: minLength }
  if (maxLength !== undefined && value.length > maxLength) return { code: 'tooLong', limit: maxLength }
  if (regex !== undefined && !fits(value, regex)) return { code: 'pattern' }
  if (!unique) return null
  const taken = isTaken(path, value)
  return taken === null ? { code: 'unchecked' } : taken ? { code: 'taken' } : null
}

/** A pattern that cannot be read fits nothing: Strapi refuses everything then, too. */
function fits(value: string, regex: string): boolean {
  try {
    return new RegExp(regex).test(value)
  } catch {
    return false
  }
}

/** A text within its limit, ended at a sentence or else at a word; null: nothing of use is left. */
export function shortened(text: string, limit: number): string | null {
  if (text.length <= limit) return text
  const head = text.slice(0, limit + 1)
  const sentence = Math.max(
    ...[...head.matchAll(/[.!?。！？؟](?=\s|$)|[。！？]/gu)].map(({ index }) => index + 1).filter((end) => end <= limit),
    0,
  )
  if (sentence >= limit / 2) return head.slice(0, sentence)
  let end = limit - 1
  while (end > 0 && !/\s/.test(text.charAt(end))) end--
  while (end > 0 && /[\s,:;–—-]/.test(text.charAt(end - 1))) end--
  return end >= limit / 2 ? `${text.slice(0, end)}…` : null
}
