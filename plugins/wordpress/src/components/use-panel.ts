import { type Catalog, type EditorState, type EditorStore, type PanelView, panelView } from '@citable/editor'
import { createContext, startTransition, useContext, useEffect, useState } from 'react'
import type { WordPressHost } from '../host/block-editor/wordpress-host.ts'
import type { EditorFacts } from '../host/facts.ts'
import type { Reveal } from '../reveal.ts'

/** The components' shared data. */
export interface Panel {
  readonly store: EditorStore
  readonly host: WordPressHost
  readonly catalog: Catalog
  readonly facts: EditorFacts
  readonly reveal: Reveal
}

export const PanelContext = createContext<Panel | null>(null)

export function usePanel(): Panel {
  const panel = useContext(PanelContext)
  if (!panel) throw new Error('Citable: a component stands outside of its panel')
  return panel
}

/** One view per state, however many places of the editor show it. */
const views = new WeakMap<EditorState, PanelView>()

const viewOf = (state: EditorState, catalog: Catalog): PanelView => {
  const known = views.get(state)
  if (known) return known
  const view = panelView(state, catalog)
  views.set(state, view)
  return view
}

/**
 * The present state and its view. Redrawn as a transition: React does it in small pieces and lets keys through, so a long list of checks
 * never delays typing.
 */
export function useView(): { readonly state: EditorState; readonly view: PanelView } {
  const { store, catalog } = usePanel()
  const [state, setState] = useState(store.getSnapshot)
  useEffect(() => {
    const update = () => startTransition(() => setState(store.getSnapshot()))
    update()
    return store.subscribe(update)
  }, [store])
  return { state, view: viewOf(state, catalog) }
}
