import type { AuthorFields, FieldName } from '@citable/core'
import { type Choices, contextOfChoices, type EditorDraft, type Writable } from '@citable/editor'
import type { EntryAnswer } from '#shared/answers.ts'
import { contextOfEntry } from '#shared/entry/context-of-entry.ts'
import { storedIn } from '#shared/entry/editor-js.ts'
import { type EntryToRead, inputOfEntry } from '#shared/entry/input-of-entry.ts'
import type { IsTaken } from '#shared/mapping/field-rules.ts'
import { type Values, valueAt } from '#shared/mapping/value-at.ts'
import type { Mapping } from '#shared/settings.ts'
import type { EntryForm } from '../strapi.ts'
import { kindOf } from './insert-paragraph.ts'

/** The panel's data at this moment; replaced on every render. */
export interface Screen {
  readonly form: EntryForm
  readonly entry: EntryAnswer & { readonly mapping: Mapping }
  /** false: the tab of the published version. */
  readonly editable: boolean
  /** The day in UTC, for the date that publishing will stamp on an entry that never was public. */
  readonly today: string
  /** True when another entry has a value, for fields that must be one of their kind. */
  readonly isTaken: IsTaken
  /** Stores choices for the saved entry; null: it is not saved yet. */
  readonly choose: ((change: Partial<Choices>) => Promise<boolean>) | null
}

/** The form field that is mapped to a field of the article; null: none is. */
export const fieldOf = ({ entry }: Screen, field: FieldName): string | null =>
  field === 'seo_title' ? (entry.mapping.seoTitle ?? null) : entry.mapping[field]

/**
 * A component that the entry does not have yet is the author's to add: it may ask for more than this field. What an editor stored as JSON is changed
 * in that editor.
 */
const canHold = (values: Values, path: string | null): boolean => {
  if (path === null) return false
  const [component = '', inner] = path.split('.')
  return (inner === undefined || (values[component] ?? null) !== null) && storedIn(String(valueAt(values, path) ?? '')) === null
}

/** The entry in the form, as publishing it now would read it. */
export function entryOf({ form, entry, today }: Screen): EntryToRead {
  const { facts, mapping } = entry
  return {
    values: form.values,
    mapping,
    shape: entry.shape,
    site: entry.site,
    assets: entry.assets,
    privateProvider: entry.privateProvider ?? null,
    choices: entry.choices,
    schemaType: entry.schemaType.chosen ?? entry.schemaType.set,
    facts: {
      ...facts,
      // Publishing stamps both dates; until then today stands in, or every new article would be reported without a date.
      datePublished: facts.datePublished ?? today,
      dateModified: facts.dateModified ?? today,
    },
  }
}

/** What the title element of the page will say. */
const titleOfPage = ({ title, seoTitle }: AuthorFields, { pageTitle }: Screen['entry']): string =>
  seoTitle ?? (title ? pageTitle.replace('{title}', () => title) : '')

/** The text in the form as the editor's store reads it, and what may be changed in it. */
export function draftOf(screen: Screen): EditorDraft {
  const { form, entry, editable, choose } = screen
  const { facts, mapping, live } = entry
  const read = entryOf(screen)
  const input = inputOfEntry(read)
  const isPublic = live !== null
  const accepts: Writable[] = ['@title']
  if (canHold(form.values, mapping.seoTitle ?? null)) accepts.push('@seo_title')
  if (canHold(form.values, mapping.description)) accepts.push('@description')
  if (mapping.slug !== null && !isPublic) accepts.push('@slug')
  accepts.push('replace_text', 'set_address', 'split_block')
  const [first] = mapping.body
  if (first !== undefined && kindOf(entry.shape.attributes[first]) !== null && storedIn(String(form.values[first] ?? '')) === null)
    accepts.push('insert_block')
  if (mapping.body.some((name) => entry.shape.attributes[name]?.type === 'blocks')) accepts.push('set_attribute')
  if (choose !== null) accepts.push('choices')
  return {
    documentId: `${entry.shape.uid}:${facts.documentId ?? 'new'}:${facts.locale ?? ''}`,
    input,
    ...(input.kind !== 'page' && { pageTitle: titleOfPage(input.fields, entry) }),
    context: { ...contextOfEntry(read), ...contextOfChoices(entry.choices) },
    editable,
    accepts: editable ? accepts : [],
    notRendered: [],
    choices: entry.choices,
    schemaType: entry.schemaType,
    baseline: live === null ? null : { kind: 'published', aeoScore: live.aeoScore, seoScore: live.seoScore },
  }
}
