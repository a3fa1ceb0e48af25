import { useEffect } from '@wordpress/element'
import type { RefObject } from 'react'

const controls = 'button:not([disabled]), a[href], input, select, textarea, summary, [tabindex="0"]'

/**
 * Hands the keyboard on when the control that has it goes away, as a button does that has done its work: to the next control that is still
 * there, else to the one before. After an undo it returns to the button whose work was undone, once that is back.
 */
export function useKeptFocus(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const panel = root.current
    if (!panel) return
    const page = panel.ownerDocument
    const all = () => [...page.querySelectorAll<HTMLElement>(`.citable-panel :is(${controls})`)]
    const nameOf = (control: HTMLElement) => control.getAttribute('aria-label')
    /** The control with the keyboard, and all others around it at that time. */
    let last: { readonly control: HTMLElement; readonly after: readonly HTMLElement[]; readonly before: readonly HTMLElement[] } | null =
      null
    /** Names of controls that went away, oldest first. */
    let gone: readonly string[] = []
    /** A name to return to, and where the keyboard waits until then. */
    let wanted: { readonly name: string; readonly place: HTMLElement } | null = null

    const note = ({ target }: FocusEvent) => {
      const list = all()
      const at = list.indexOf(target as HTMLElement)
      last = at < 0 ? null : { control: list[at]!, after: list.slice(at + 1), before: list.slice(0, at).reverse() }
      if (wanted && wanted.place !== target) wanted = null
    }
    const leave = ({ target }: FocusEvent) => {
      // One that goes away is no longer there in a moment.
      setTimeout(() => {
        if (last?.control === target && last.control.isConnected) last = null
      })
    }
    const look = () => {
      if (wanted && page.activeElement === wanted.place) {
        const { name } = wanted
        const back = all().find((control) => nameOf(control) === name)
        if (back) {
          wanted = null
          back.focus()
          return
        }
      }
      if (!last || last.control.isConnected || page.activeElement !== page.body) return
      const { control, after, before } = last
      const place = [...after, ...before].find(({ isConnected }) => isConnected)
      const isUndo = control.dataset.citableUndo !== undefined
      const name = isUndo ? gone.at(-1) : undefined
      gone = isUndo ? gone.slice(0, -1) : [...gone, nameOf(control) ?? '']
      last = null
      place?.focus()
      if (name && place) wanted = { name, place }
    }
    const observer = new MutationObserver(look)
    observer.observe(panel, { childList: true, subtree: true })
    panel.addEventListener('focusin', note)
    panel.addEventListener('focusout', leave)
    return () => {
      observer.disconnect()
      panel.removeEventListener('focusin', note)
      panel.removeEventListener('focusout', leave)
    }
  }, [root])
}
