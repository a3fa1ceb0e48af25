import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import type { SettingsAnswer, TypeAnswer } from '#shared/answers.ts'
import type { Mapping } from '#shared/settings.ts'
import { TypesTab } from './types-tab.tsx'

/** What a component of the design system holds, with nothing around it. */
const plain = vi.hoisted(
  () =>
    ({ children }: { readonly children?: unknown }) =>
      children as never,
)

vi.mock('@strapi/design-system', () => ({
  Accordion: { Root: plain, Item: plain, Header: plain, Trigger: plain, Content: plain },
  Box: plain,
  Button: plain,
  Field: { Root: plain, Label: plain, Hint: plain, Error: plain },
  Flex: plain,
  Grid: { Root: plain, Item: plain },
  IconButton: plain,
  SingleSelect: plain,
  SingleSelectOption: plain,
  Switch: plain,
  Typography: plain,
}))
vi.mock('@strapi/icons', () => ({ ArrowDown: plain, ArrowUp: plain, Cross: plain }))
vi.mock('../use-catalog.ts', async () => {
  const { bindCatalog } = await import('@citable/editor')
  return { useCatalog: () => ({ catalog: bindCatalog({}, { locale: 'en' }) }) }
})
vi.mock('../use-texts.tsx', () => ({ useText: () => (code: string) => `[${code}]` }))
vi.mock('../ui/fields.tsx', () => {
  const shownField = ({ name }: { readonly name: string }) => `[field ${name}]`
  return { SelectField: shownField, TextField: shownField }
})
vi.mock('./roles-field.tsx', () => ({ RolesField: () => '[roles]' }))
vi.mock('./preview.tsx', () => ({ Preview: () => '[preview]' }))

const mapping = { title: 'title', body: ['text'], addresses: {} } as unknown as Mapping
const person = { kind: 'person', title: 'name', body: [], addresses: {} } as unknown as Mapping
const shape = { uid: 'api::thing.thing', displayName: 'Thing', attributes: {}, components: {} } as unknown as TypeAnswer['shape']

it.each([
  ['an article', mapping, true, ['[roles]', '[preview]']],
  ['an article without a title', { ...mapping, title: '' }, true, ['[roles]']],
  ['a person, who has no text', person, true, []],
  ['an article that is switched off', mapping, false, []],
])('parts of the text are chosen and shown for %s', (_what, chosen, enabled, expected) => {
  const type = { shape, proposal: chosen, enabled, mapping: chosen, left: null, isCustom: false, lost: [], schemaType: null, examples: [] }
  const answer = { types: [type] } as unknown as SettingsAnswer
  const shown = renderToStaticMarkup(createElement(TypesTab, { answer, mayChange: true, save: async () => ({}) }))
  expect(shown.match(/\[(?:roles|preview)\]/g) ?? []).toEqual(expected)
  expect(shown.includes('[field schemaType]')).toBe(enabled)
  expect(shown.includes('[field template-description]')).toBe(enabled)
  expect(shown.includes('[field warnBelow]')).toBe(enabled && chosen !== person)
})
