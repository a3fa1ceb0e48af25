import { createScreen } from '@citable/tooling/gates/screen'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { vi } from 'vitest'

// sources that take hooks from React itself get those of the screen in its place
const { createElement, Fragment, useId } = await vi.importActual<typeof import('react')>('react')
const screen = createScreen<ReactNode>({ createElement, Fragment, renderToStaticMarkup, useId })
export const { hooks, jsx, show, words, named, given, use, press, settled } = screen
export const element = { ...hooks, Fragment }

export const components = screen.doubles(
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
  'SearchControl',
  'SelectControl',
  'Spinner',
  'TabPanel',
  'TextareaControl',
  'TextControl',
  'ToggleControl',
)

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
