const controls = 'button:not([disabled]), a[href], input, select, textarea, summary, [tabindex="0"]'

/**
 * Hands the keyboard on when the control that has it goes away, as a button does that has done its work: to the next control that is still
 * there, else to the one before. After an undo it returns to the button whose work was undone, once that is back; wherever the keyboard was
 * when that button went away. `data-citable-undo` marks buttons that undo. Answers what ends it.
 */
export function restoreFocus(panel: HTMLElement): () => void {
  const page = panel.ownerDocument
  const all = () => [...page.querySelectorAll<HTMLElement>(`.citable-panel :is(${controls})`)]
  const nameOf = (control: HTMLElement) => control.getAttribute('aria-label') ?? ''
  const named = (name: string) => all().find((control) => nameOf(control) === name)
  const isUndo = (control: HTMLElement) => control.dataset.citableUndo !== undefined
  /** The control with the keyboard, and all others around it at that time. */
  let last: { readonly control: HTMLElement; readonly after: readonly HTMLElement[]; readonly before: readonly HTMLElement[] } | null = null
  /** The control that was used last, until it goes away; undoing counts as none. */
  let used: HTMLElement | null = null
  /** Names of controls that went away after they were used, oldest first. */
  let gone: readonly string[] = []
  /** A name to return to, and where the keyboard waits until then: elsewhere when that goes away, too. */
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
  const use = ({ target }: Event) => {
    const control = (target as Element).closest<HTMLElement>(controls)
    if (control && !isUndo(control)) used = control
  }
  const look = () => {
    if (used && !used.isConnected) {
      gone = [...gone, nameOf(used)]
      used = null
    }
    if (wanted && page.activeElement === wanted.place) {
      const back = named(wanted.name)
      if (back) {
        wanted = null
        back.focus()
        return
      }
    }
    if (!last || last.control.isConnected || page.activeElement !== page.body) return
    const { control, after, before } = last
    const name = isUndo(control) ? (gone.at(-1) ?? (used && nameOf(used))) : wanted?.place === control ? wanted.name : null
    if (isUndo(control)) gone = gone.slice(0, -1)
    last = null
    wanted = null
    const back = name ? named(name) : undefined
    const place = back ?? [...after, ...before].find(({ isConnected }) => isConnected)
    place?.focus()
    if (name && place && !back) wanted = { name, place }
  }
  const observer = new MutationObserver(look)
  observer.observe(panel, { childList: true, subtree: true })
  panel.addEventListener('click', use, true)
  panel.addEventListener('focusin', note)
  panel.addEventListener('focusout', leave)
  return () => {
    observer.disconnect()
    panel.removeEventListener('click', use, true)
    panel.removeEventListener('focusin', note)
    panel.removeEventListener('focusout', leave)
  }
}
