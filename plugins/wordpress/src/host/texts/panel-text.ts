import { dispatch, select } from '@wordpress/data'
import type { EditorParts, PanelText } from '../block-editor/stores.ts'
import type { PanelStore } from '../seo-plugin/seo-plugin.ts'

/** A field as its form posts it; React takes a value only from the element's own setter. */
function fieldText(name: string): PanelText | null {
  const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`)
  if (!field) return null
  return {
    read: () => field.value,
    write(text) {
      const type = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
      Object.getOwnPropertyDescriptor(type.prototype, 'value')?.set?.call(field, text)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    },
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

const inWindow = (path: string): unknown =>
  path.split('.').reduce<unknown>((place, name) => (isObject(place) ? place[name] : undefined), window)

function storeText({ store, selector, key, actions, isKeyed, template }: PanelStore): PanelText | null {
  const state = (): unknown => select(store)?.[selector]?.()
  if (!select(store)?.[selector] || (key !== undefined && !isObject(state()))) return null
  return {
    read() {
      const shown = state()
      const text = key !== undefined && isObject(shown) ? shown[key] : shown
      return template !== undefined && text === inWindow(template) ? '' : String(text ?? '')
    },
    write(text) {
      for (const action of actions) dispatch(store)[action]?.(isKeyed && key !== undefined ? { [key]: text } : text)
    },
  }
}

/** A text in the panel of another SEO plugin; null: the panel is not on screen, or does not give its state. */
export const panelText: EditorParts['panelText'] = ({ fields }, part) => {
  const field = fields[part]
  if (field === undefined) return null
  return typeof field === 'string' ? fieldText(field) : storeText(field)
}
