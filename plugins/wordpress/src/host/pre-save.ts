type Edits = Record<string, unknown>

export interface PreSaveParts {
  /** The post is one that is analysed here. */
  isCovered(): boolean
  autosaveMeta(): Readonly<Record<string, unknown>>
  /** The edits with all that belongs to a save of the author. */
  completed(edits: Edits): Promise<Edits>
}

/** For the filter `editor.preSavePost`: the analysis joins the post in the same request. An error in here would cancel the author's save. */
export const preSave =
  ({ isCovered, autosaveMeta, completed }: PreSaveParts) =>
  async (edits: Edits, options?: { readonly isAutosave?: boolean; readonly isPreview?: boolean }): Promise<Edits> => {
    try {
      if (!isCovered()) return edits
      if (options?.isAutosave) return { ...edits, meta: autosaveMeta() }
      return options?.isPreview ? edits : await completed(edits)
    } catch {
      return edits
    }
  }
