import type { PanelView } from '@citable/editor'
import { nothing } from '@citable/tooling/gates/panel-samples'
import { vi } from 'vitest'

/** What the components of the panel share, as a test sets it. */
export const panel: Record<'view' | 'state' | 'facts' | 'host' | 'store' | 'reveal' | 'catalog', Record<string, unknown>> = {
  view: {},
  state: {},
  facts: {},
  host: {},
  store: {},
  reveal: {},
  catalog: {},
}

/** In the place of `use-panel.ts`. */
export const panelHooks = { usePanel: () => panel, useView: () => ({ state: panel.state, view: panel.view }) }

/** Sets what the view says and gives the store and the host of the panel, whose calls are kept. */
export function setPanel(view: Partial<Record<keyof PanelView, unknown>>, rest: Partial<typeof panel> = {}) {
  const store = {
    apply: vi.fn(),
    show: vi.fn(),
    undo: vi.fn(),
    setAside: vi.fn(),
    refresh: vi.fn(),
    dismissNotice: vi.fn(),
    choose: vi.fn(),
  }
  const host = { id: 'wordpress', observe: () => () => {}, writeInput: vi.fn() }
  const reveal = { ask: vi.fn(), watch: () => () => {} }
  Object.assign(panel, { view: { ...nothing, ...view }, state: {}, facts: {}, catalog: {}, ...rest })
  panel.store = { ...store, ...rest.store }
  panel.host = { ...host, ...rest.host }
  panel.reveal = { ...reveal, ...rest.reveal }
  return { store, host, reveal }
}
