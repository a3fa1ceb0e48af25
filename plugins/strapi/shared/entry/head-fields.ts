import { attributeAt, type FieldProblem, problemOf } from '../mapping/field-rules.ts'
import { valueAt } from '../mapping/value-at.ts'
import { type EntryToRead, isHidden, urlOfEntry } from './input-of-entry.ts'

/** A field for the head of the page, such as those of `shared.seo`, that the form holds. */
export interface HeadField {
  readonly name: 'SocialImage' | 'Canonical'
  readonly path: string
  /** The field's value, in words; empty: none. */
  readonly held: string
  /** A value for the field while it is empty, as the form holds it and in words; null: nothing better is known. */
  readonly proposal: { readonly value: unknown; readonly words: string } | null
  /** Reason why the proposal could not be saved. */
  readonly problem: FieldProblem | null
}

interface File {
  readonly name?: unknown
  readonly url?: unknown
}

const fileOf = (value: unknown): File | null => ((Array.isArray(value) ? value[0] : value) as File | null | undefined) ?? null
const wordsOf = (file: File | null): string => String(file?.name ?? file?.url ?? '')

/** Picture and address for the head of the page, where the entry has fields for them; a component that is not there is the author's to add. */
export function headFields(entry: EntryToRead): readonly HeadField[] {
  const { values, mapping, shape } = entry
  const fieldAt = (path: string | null | undefined) => {
    const attribute = path ? attributeAt(shape, values, path) : null
    const isThere = path?.includes('.') ? (valueAt(values, path.slice(0, path.lastIndexOf('.'))) ?? null) !== null : true
    return path && attribute !== null && isThere ? { path, attribute } : null
  }
  const fields: HeadField[] = []
  const social = fieldAt(mapping.socialImage)
  if (social !== null && mapping.image !== mapping.socialImage) {
    const held = wordsOf(fileOf(valueAt(values, social.path)))
    const picture = mapping.image === null ? null : fileOf(valueAt(values, mapping.image))
    const value = social.attribute.multiple ? [picture] : picture
    const proposal = held === '' && wordsOf(picture) !== '' ? { value, words: wordsOf(picture) } : null
    fields.push({ name: 'SocialImage', path: social.path, held, proposal, problem: null })
  }
  const canonical = fieldAt(mapping.canonical)
  if (canonical !== null) {
    const held = String(valueAt(values, canonical.path) ?? '').trim()
    const address = urlOfEntry({ ...entry, mapping: { ...mapping, canonical: null } })
    const proposal = held === '' && address !== null ? { value: address, words: address } : null
    // an address is the entry's own: no other entry has it
    const problem = proposal === null ? null : problemOf(canonical.path, address, canonical.attribute, () => false)
    fields.push({ name: 'Canonical', path: canonical.path, held, proposal, problem })
  }
  return fields
}

/** Components that hold what the head of the page says, and that the entry does not have yet: the author adds them in the form. */
export function absentComponents({ values, mapping, shape }: Pick<EntryToRead, 'values' | 'mapping' | 'shape'>): readonly string[] {
  const paths = [mapping.seoTitle, mapping.description, mapping.socialImage, mapping.canonical]
  const names = new Set(paths.flatMap((path) => (path?.includes('.') ? [path.slice(0, path.indexOf('.'))] : [])))
  return [...names].filter((name) => shape.attributes[name]?.type === 'component' && (values[name] ?? null) === null)
}

/** The field that stops the entry from being found, and what it says; null: nothing does. */
export function hiddenBy({ values, mapping }: EntryToRead): { readonly path: string; readonly words: string } | null {
  return mapping.robots && isHidden({ values, mapping }) ? { path: mapping.robots, words: String(valueAt(values, mapping.robots)) } : null
}
