import type { PanelText } from '../block-editor/stores.ts'

/** A text of Citable that the panel of another plugin shows as well, where its author may edit it too. */
export interface TheirPanel {
  /** This is in our field now. */
  give(text: string): void
  /** Text that the author has written there since; null: none. */
  newer(): string | null
}

/** `stored`: as the plugin stores it with the saved post. `panel`: null while it is not on screen. */
export function createTheirPanel(stored: string, panel: () => PanelText | null): TheirPanel {
  /** `showed`: before anything was given, for the text stored then, which may be a template. `last`: what was given, as the panel shows it. */
  let given: { readonly showed: string; readonly last: string } | null = null
  return {
    give(text) {
      const found = panel()
      if (!found) return
      const showed = given?.showed ?? found.read()
      found.write(text === stored ? showed : text)
      given = { showed, last: found.read() }
    },
    newer() {
      const text = given === null ? null : (panel()?.read() ?? null)
      return text === given?.last ? null : text
    },
  }
}
