import { type AuthorInput, asStored, metaKey } from '../stored-analysis.ts'
import type { EditorSelectors } from './stores.ts'

/**
 * Each input of the author is a field of the post, which the editor's store sends and undoes by itself. As one value of the post's meta, all inputs
 * would be sent as old as the page, and other plugins' values with them.
 */

/** The value of each input that is not set. Twin of PHP's `Inputs::EMPTY`. */
export const emptyInput = {
  schema_type: '',
  keyphrase: '',
  description: '',
  seo_title: '',
  social_title: '',
  social_description: '',
  queries: [],
  text_kind: '',
  language: '',
  set_aside: [],
  reviewer: 0,
  social_image: 0,
  primary_category: 0,
  canonical: '',
  off: false,
  noindex: false,
  nofollow: false,
} as const satisfies { readonly [Name in keyof Required<AuthorInput>]: unknown }

type InputName = keyof typeof emptyInput

const inputNames = Object.keys(emptyInput) as readonly InputName[]

/** Name of the field. */
const fieldOf = (name: string): string => `citable_input_${name}`

/** Name of the field in which a save sends the analysis. */
export const analysisField = 'citable_analysis'

const isSame = (first: unknown, second: unknown): boolean => JSON.stringify(first) === JSON.stringify(second)

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || isSame(value, []) || value === false || value === 0

type Attributes = Pick<EditorSelectors, 'getCurrentPostAttribute' | 'getEditedPostAttribute'>

const inputOfMeta = (meta: unknown): Readonly<Record<string, unknown>> => ({
  ...asStored((meta as Readonly<Record<string, unknown>> | undefined)?.[metaKey]).input,
})

/** The inputs as the editor has them, without empty ones. A script that edits our value in the post's meta is heard, too. */
export function readInput(editor: Attributes): AuthorInput {
  const saved = inputOfMeta(editor.getCurrentPostAttribute('meta'))
  const edited = inputOfMeta(editor.getEditedPostAttribute('meta'))
  const read = (name: InputName): unknown => {
    const [before, now] = [editor.getCurrentPostAttribute(fieldOf(name)), editor.getEditedPostAttribute(fieldOf(name))]
    if (!isSame(now, before)) return now
    return isSame(edited[name], saved[name]) ? (before ?? saved[name]) : edited[name]
  }
  return Object.fromEntries(inputNames.map((name) => [name, read(name)] as const).filter(([, value]) => !isEmpty(value)))
}

/** Edits of the post that set these inputs; absent or null: empty. */
export const editsOf = (change: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(change).map(([name, value]) => [fieldOf(name), value ?? emptyInput[name as InputName]]))

/**
 * The data of a request that saves a post, without what is only carried along: the store sends all of a post's meta when one value of it has changed.
 * Our value never goes: what a script has changed in it becomes fields. Then the values beside it that are as they were loaded go neither.
 *
 * @param saved The post's meta as it was loaded or last saved.
 */
export function withoutCarried<Data extends object>(data: Data, saved: Readonly<Record<string, unknown>>): Data {
  const { meta } = data as { readonly meta?: Readonly<Record<string, unknown>> }
  if (!meta || !Object.hasOwn(meta, metaKey)) return data
  const { [metaKey]: _ours, ...others } = meta
  const [before, now] = [inputOfMeta(saved), inputOfMeta(meta)]
  const changed = inputNames.filter((name) => !isSame(before[name], now[name]))
  const { meta: _meta, ...rest } = data as Readonly<Record<string, unknown>>
  const isOurs = !isSame(meta[metaKey], saved[metaKey])
  const kept = Object.fromEntries(Object.entries(others).filter(([key, value]) => !isOurs || !isSame(value, saved[key])))
  return {
    ...editsOf(Object.fromEntries(changed.map((name) => [name, now[name]]))),
    ...rest,
    ...(Object.keys(kept).length > 0 && { meta: kept }),
  } as Data
}

/** True for the data of a request that may carry our meta or fields along. */
export const mayCarry = (data: unknown): boolean =>
  Object.hasOwn(Object((data as { readonly meta?: unknown } | undefined)?.meta), metaKey) ||
  Object.keys(Object(data)).some((name) => inputNames.some((input) => fieldOf(input) === name))

/**
 * The data without inputs that have the value with which they were loaded. An undo in an older editor leaves such an edit, and sent it would take away
 * what another tab or the site has stored meanwhile.
 *
 * @param saved The post as it was loaded or last saved.
 */
export function withoutUntouched<Data extends object>(data: Data, saved: Readonly<Record<string, unknown>>): Data {
  const untouched = inputNames.map(fieldOf).filter((name) => Object.hasOwn(data, name) && isSame((data as never)[name], saved[name]))
  return Object.fromEntries(Object.entries(data).filter(([name]) => !untouched.includes(name))) as Data
}
