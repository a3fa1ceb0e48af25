import { dispatch, select } from '@wordpress/data'
import type { EditorParts, PanelText } from './stores.ts'

declare global {
  interface Window {
    rankMath?: { readonly assessor?: { readonly serpData?: Readonly<Record<string, string>> } }
  }
}

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

/** Its store has the keyphrase beside what the snippet shows. */
function yoastKeyphrase(): PanelText | null {
  const { getFocusKeyphrase } = select('yoast-seo/editor') ?? {}
  if (!getFocusKeyphrase) return null
  return { read: () => String(getFocusKeyphrase() ?? ''), write: (text) => dispatch('yoast-seo/editor').setFocusKeyword?.(text) }
}

/** The stores of Yoast SEO and Rank Math, by their public sources as of 2026-11; of the others the fields of their forms. */
export const panelText: EditorParts['panelText'] = ({ id, fields }, part) => {
  if (id === 'yoast') {
    if (part === 'keyphrase') return yoastKeyphrase()
    const data = () => select('yoast-seo/editor')?.getSnippetEditorData?.()
    if (!data()) return null
    return { read: () => data()[part] ?? '', write: (text) => dispatch('yoast-seo/editor').updateData({ [part]: text }) }
  }
  if (id === 'rank-math') {
    const actions = dispatch('rank-math')
    const shown = () => select('rank-math')?.getAppData?.()
    if (!shown()) return null
    if (part === 'keyphrase')
      return {
        read: () => String(shown().keywords ?? ''),
        write: (text) => actions.updateKeywords?.(text),
      }
    return {
      // Its template would become the text of the post.
      read: () => (shown()[part] === window.rankMath?.assessor?.serpData?.[`${part}Template`] ? '' : (shown()[part] ?? '')),
      write(text) {
        if (part === 'title') {
          actions.updateTitle(text)
          actions.updateSerpTitle(text)
        } else {
          actions.updateDescription(text)
          actions.updateSerpDescription(text)
        }
      },
    }
  }
  const name = fields[part]
  return name === undefined ? null : fieldText(name)
}
