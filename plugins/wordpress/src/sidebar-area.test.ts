import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { offerAnalysis } from './assistants/offer-analysis.ts'
import { closeSidebarOnPhone } from './close-sidebar-on-phone.ts'
import { isSidebarOpen, leadTo, openSidebar, toggleSidebar } from './sidebar-area.ts'
import { stores } from './testing/wordpress.ts'

vi.mock('@wordpress/data', async () => ({
  ...(await import('./testing/wordpress.ts')).data,
  subscribe: (listener: () => void) => {
    shown.changed = listener
    return shown.stop
  },
}))
vi.mock('@wordpress/i18n', async () => (await import('./testing/wordpress.ts')).i18n)
vi.mock('@wordpress/abilities', () => registry)
vi.mock('./assistants/analyze-now.ts', () => ({ analyzeNow: (store: object) => store }))

const shown = vi.hoisted(() => ({ changed: () => {}, stop: vi.fn() }))
const registry = vi.hoisted(() => ({
  getAbilityCategory: vi.fn((_name: string): object | undefined => undefined),
  registerAbilityCategory: vi.fn(),
  registerAbility: vi.fn(),
  unregisterAbility: vi.fn(),
}))
let area: string | null
let notices: readonly { readonly id: string }[]
const close = vi.fn()
const create = vi.fn()
const classes = new Set<string>()

beforeEach(() => {
  vi.clearAllMocks()
  area = null
  notices = []
  classes.clear()
  stores['core/interface'] = {
    getActiveComplementaryArea: () => area,
    enableComplementaryArea: ((_scope: string, name: string) => (area = name)) as never,
    disableComplementaryArea: () => (area = null),
  }
  stores['core/editor'] = { closePublishSidebar: close }
  stores['core/notices'] = {
    getNotices: () => notices,
    removeNotice: ((id: string) => (notices = notices.filter((one) => one.id !== id))) as never,
    createInfoNotice: ((_text: string, how: { readonly id: string }) => {
      create(_text, how)
      notices = [{ id: how.id }]
    }) as never,
  }
  vi.stubGlobal('HTMLElement', class {})
  vi.stubGlobal('document', {
    body: {
      classList: {
        contains: (name: string) => classes.has(name),
        add: (name: string) => classes.add(name),
        remove: (name: string) => classes.delete(name),
      },
    },
  })
})
afterAll(() => vi.unstubAllGlobals())

it.each<[string | null, boolean]>([
  [null, false],
  ['edit-post/document', false],
  ['citable/citable', true],
])('the sidebar is told from others: %s', (active, isOpen) => {
  area = active
  expect(isSidebarOpen()).toBe(isOpen)
  openSidebar()
  expect(area).toBe('citable/citable')
})

it('the sidebar opens and closes in turn', () => {
  area = 'edit-post/document'
  toggleSidebar()
  expect(area).toBe('citable/citable')
  toggleSidebar()
  expect(area).toBeNull()
})

it('a finding leads to its part, out of the panel before publishing', () => {
  const ask = vi.fn()
  leadTo('@description', { ask } as never)
  expect(close).toHaveBeenCalledOnce()
  expect(area).toBe('citable/citable')
  expect(ask.mock.calls).toEqual([['@description']])
})

const away = 'citable-is-away'

it('the sidebar steps aside for a passage, and says how it comes back', () => {
  area = 'citable/citable'
  closeSidebarOnPhone(null)
  expect([...classes]).toEqual([away])
  expect(create.mock.calls[0]?.[0]).toBe('Shown in the text.')
  closeSidebarOnPhone(null)
  expect(create).toHaveBeenCalledOnce()
})

it('a sidebar that is closed stays so', () => {
  closeSidebarOnPhone(null)
  expect([...classes]).toEqual([])
  expect(create).not.toHaveBeenCalled()
})

it.each<[string, () => void]>([
  ['its button', () => create.mock.calls[0]?.[1].actions[0].onClick()],
  ['the notice is closed', () => (notices = [])],
  ['the button of the toolbar is used', () => (area = null)],
])('the sidebar comes back when %s, with the keyboard where it was', (_when, act) => {
  area = 'citable/citable'
  const from = Object.assign(new (globalThis.HTMLElement as never as { new (): object })(), { focus: vi.fn() })
  closeSidebarOnPhone(from as never)
  shown.changed()
  expect([...classes]).toEqual([away])
  act()
  if (classes.size > 0) shown.changed()
  expect([...classes]).toEqual([])
  expect(area).toBe('citable/citable')
  expect(notices).toEqual([])
  expect(shown.stop).toHaveBeenCalledOnce()
  expect(from.focus).toHaveBeenCalledOnce()
})

it.each([
  ['known', {}, 0],
  ['new', undefined, 1],
])('assistants may analyse the open draft, in a category that is %s', async (_what, category, made) => {
  registry.getAbilityCategory.mockReturnValue(category)
  const takeBack = await offerAnalysis('the store' as never)
  expect(registry.registerAbilityCategory).toHaveBeenCalledTimes(made)
  const [[ability]] = registry.registerAbility.mock.calls as never as [[Record<string, unknown>]]
  expect(ability).toMatchObject({ category: 'citable-editor', meta: { annotations: { readonly: true, idempotent: true } } })
  expect((ability.callback as () => unknown)()).toBe('the store')
  expect(registry.unregisterAbility).not.toHaveBeenCalled()
  takeBack()
  expect(registry.unregisterAbility.mock.calls).toEqual([[ability.name]])
})
