import { createScreen } from '@citable/tooling/gates/screen'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { vi } from 'vitest'

// the sources get hooks of the screen in its place
const original = await vi.importActual<typeof import('react')>('react')
const screen = createScreen<ReactNode>({ ...original, renderToStaticMarkup })
export const { jsx, show, words, named, given, use, press, settled } = screen

export const react = { ...original, ...screen.hooks, useCallback: <T>(run: T) => run }

const { doubles } = screen
const plain = doubles('Box', 'Flex', 'Typography', 'VisuallyHidden', 'Table', 'Tbody', 'Td', 'Th', 'Thead', 'Tr')
const parts = doubles('Root', 'Item', 'Header', 'Trigger', 'Content', 'Label', 'Hint', 'Error', 'List', 'Group', 'Title', 'Body', 'Footer')

/** Strapi's design system. */
export const designSystem = {
  ...plain,
  ...doubles(
    'Button',
    'Checkbox',
    'IconButton',
    'Link',
    'Loader',
    'ProgressBar',
    'SingleSelect',
    'SingleSelectOption',
    'Switch',
    'TextButton',
  ),
  ...doubles('TextInput', 'Textarea', 'Toggle'),
  Accordion: parts,
  Field: parts,
  Grid: parts,
  Modal: parts,
  Radio: { ...doubles('Item'), Group: doubles('RadioGroup').RadioGroup },
  Tabs: parts,
}

const nothing = () => null

export const icons = Object.fromEntries(
  [
    'ArrowDown',
    'ArrowUp',
    'CaretDown',
    'CheckCircle',
    'ChevronLeft',
    'ChevronRight',
    'Cross',
    'CrossCircle',
    'Information',
    'Loader',
    'Minus',
  ]
    .concat('WarningCircle')
    .map((name) => [name, nothing]),
)

/** The server, and what the person may do. */
export const server = { get: vi.fn(), post: vi.fn(), put: vi.fn() }
export const person = { mayChange: true, mayUse: true }

/** What plugins share with each other: the Media Library's dialog. */
export const library: Record<string, unknown> = {}

/** Strapi's admin. */
export const admin = {
  Layouts: doubles('Header', 'Content'),
  Page: { ...doubles('Main', 'Title', 'Loading', 'Protect'), Error: ({ content }: { readonly content: string }) => content },
  useAuth: (_who: string, read: (state: object) => unknown) =>
    read({ permissions: person.mayUse ? [{ action: 'plugin::citable.use' }] : [] }),
  useFetchClient: () => server,
  useNotification: () => ({ toggleNotification: vi.fn() }),
  useQueryParams: () => [{ query: {} }],
  useStrapiApp: (_who: string, read: (state: object) => unknown) => read({ components: library }),
  useRBAC: () => ({ allowedActions: { canUpdate: person.mayChange } }),
}

/** In the place of `use-texts.tsx`: the code of a text, with its values. */
export const texts = {
  WithTexts: ({ children }: { readonly children: ReactNode }) => children,
  useDirection: () => 'ltr',
  useNumber: () => (value: number) => String(value),
  useText:
    () =>
    (code: string, values: object = {}) =>
      `[${[code, ...Object.values(values)].join(' ')}]`,
}

const tagged = (tag: string) => Object.assign(() => tag, { attrs: () => () => tag })

/** Elements without their style. */
export const styled = new Proxy((part: unknown) => () => part, { get: (_all, tag) => tagged(String(tag)) })
