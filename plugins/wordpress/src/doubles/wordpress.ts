import { createElement, Fragment, type ReactNode, useId, useMemo } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** What a component of WordPress was given. */
interface Given {
  readonly label?: ReactNode
  readonly title?: ReactNode
  readonly help?: ReactNode
  readonly children?: ReactNode | ((tab: { readonly name: string }) => ReactNode)
  readonly initialTabName?: string
  readonly disabled?: boolean
  readonly [name: string]: unknown
}

interface Part {
  readonly is: string
  readonly words: string
  readonly given: Given
}

/** The parts of WordPress on the screen, in their order. */
let parts: Part[] = []
/** Values and effects of the hooks, by the place of their component. */
let kept = new Map<string, { value: unknown }>()
let effects: { readonly id: string; readonly run: () => unknown; readonly deps: readonly unknown[] | undefined }[] = []
let isStale = false
let drawn: () => ReactNode = () => null
let markup = ''

const slot = (id: string, first: () => unknown): { value: unknown } => {
  const found = kept.get(id) ?? { value: first() }
  kept.set(id, found)
  return found
}

function useState<T>(first: T | (() => T)): [T, (next: T | ((held: T) => T)) => void] {
  const held = slot(useId(), () => (typeof first === 'function' ? (first as () => T)() : first)) as { value: T }
  const set = (next: T | ((held: T) => T)) => {
    const value = typeof next === 'function' ? (next as (held: T) => T)(held.value) : next
    isStale ||= !Object.is(value, held.value)
    held.value = value
  }
  return [held.value, set]
}

const useEffect = (run: () => unknown, deps?: readonly unknown[]): void => void effects.push({ id: useId(), run, deps })

/** Draws, and draws again while effects change what is kept. */
function draw(): void {
  do {
    isStale = false
    parts = []
    effects = []
    markup = renderToStaticMarkup(createElement(Fragment, null, drawn()))
    for (const { id, run, deps } of effects) {
      const before = kept.get(id) as { value: { readonly deps: readonly unknown[] | undefined; readonly end: unknown } } | undefined
      if (before && deps?.every((dep, at) => Object.is(dep, before.value.deps?.[at]))) continue
      if (typeof before?.value.end === 'function') before.value.end()
      kept.set(id, { value: { deps, end: run() } })
    }
  } while (isStale)
}

/** A component that shows its words and what stands in it, and keeps what it was given. */
const double =
  (is: string) =>
  (given: Given): ReactNode => {
    const { label, title, help, children, initialTabName = '' } = given
    const inside = typeof children === 'function' ? children({ name: initialTabName }) : children
    parts.push({ is, words: String(label ?? (typeof children === 'string' ? children : (title ?? ''))), given })
    return createElement(Fragment, null, label, ' ', title, ' ', help, ' ', inside, ' ')
  }

const doubles = (...names: readonly string[]) => Object.fromEntries(names.map((name) => [name, double(name)]))

export const components = doubles(
  'Button',
  'Card',
  'CardBody',
  'CardHeader',
  'CheckboxControl',
  'ExternalLink',
  'Modal',
  'Notice',
  'PanelBody',
  'RadioControl',
  'SelectControl',
  'Spinner',
  'TabPanel',
  'TextareaControl',
  'TextControl',
  'ToggleControl',
)

export const element = {
  useEffect,
  useId,
  useLayoutEffect: useEffect,
  useMemo,
  useRef: <T>(current: T) => slot(useId(), () => ({ current })).value,
  useState,
  useSyncExternalStore: (_watch: unknown, read: () => unknown) => read(),
}

/** Elements of HTML that can be clicked are parts, too. */
function create(type: unknown, props: Record<string, unknown>, key?: string): ReactNode {
  const { onClick, ...rest } = props
  if (typeof type !== 'string' || typeof onClick !== 'function')
    return createElement(type as string, key === undefined ? props : { ...props, key })
  const Clickable = () => {
    parts.push({ is: type, words: String(props['aria-label'] ?? ''), given: props })
    return createElement(type, rest)
  }
  return createElement(Clickable, { key })
}

/** Draws what the sources write as elements. */
export const jsx = { Fragment, jsx: create, jsxs: create, jsxDEV: create }

/** The stores of WordPress by name, as a test sets them. */
export const stores: Record<string, Record<string, (...values: never[]) => unknown>> = {}
const storeOf = (name: string | object) => stores[String(name)] ?? {}

export const data = {
  dispatch: storeOf,
  select: storeOf,
  useSelect: (read: (select: typeof storeOf) => unknown) => read(storeOf),
}

/** English, with its places filled. */
export const i18n = {
  __: (text: string) => text,
  _n: (one: string, many: string, count: number) => (count === 1 ? one : many),
  sprintf(text: string, ...values: readonly unknown[]) {
    let next = 0
    return text.replace(/%(?:(\d)\$)?[sd]/g, (_all, at?: string) => String(values[at === undefined ? next++ : Number(at) - 1]))
  },
}

/** Shows something new; nothing of what was shown before is kept. */
export function show(what: () => ReactNode): void {
  kept = new Map()
  drawn = what
  draw()
}

/** Everything that a reader sees, without its marks. */
export const words = (): string =>
  markup
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')

/** The names of the parts of one kind. */
export const named = (is: string): readonly string[] => parts.filter((part) => part.is === is).map((part) => part.words)

/** What the part with these words was given. */
export function given(is: string, name: string): Given {
  const found = parts.find((part) => part.is === is && part.words === name)
  if (!found) throw new Error(`No ${is} "${name}" in: ${named(is).join(', ')}`)
  return found.given
}

/** Calls what a part does when it is used, and waits for what follows. */
export async function use(is: string, name: string, how: string, ...values: readonly unknown[]): Promise<void> {
  const { [how]: run } = given(is, name)
  ;(run as (...values: readonly unknown[]) => void)(...values)
  await settled()
}

export const press = (name: string): Promise<void> => use('Button', name, 'onClick')

/** Draws again once promises that are kept have told so. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
  draw()
}
