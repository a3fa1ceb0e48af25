import { type Catalog, type EditorState, type EditorStore, type PanelView, panelView } from '@citable/editor'
import { createContext, useContext, useSyncExternalStore } from 'react'
import type { EditorFacts } from '../host/facts.ts'
import type { WordPressHost } from '../host/wordpress-host.ts'

/** What the components share. */
export interface Panel {
  readonly store: EditorStore
  readonly host: WordPressHost
  readonly catalog: Catalog
  readonly facts: EditorFacts
}

export const PanelContext = createContext<Panel | null>(null)

export function usePanel(): Panel {
  const panel = useContext(PanelContext)
  if (!panel) throw new Error('Citable: a component stands outside of its panel')
  return panel
}

/** One view per state, however many places of the editor show it. */
const views = new WeakMap<EditorState, PanelView>()

export function useView(): { readonly state: EditorState; readonly view: PanelView } {
  const { store, catalog } = usePanel()
  const state = useSyncExternalStore(store.subscribe, store.getSnapshot)
  const known = views.get(state)
  if (known) return { state, view: known }
  const view = panelView(state, catalog)
  views.set(state, view)
  return { state, view }
}
