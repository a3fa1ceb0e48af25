type Edits = Record<string, unknown>

/**
 * For the filter `editor.preSavePost`: the analysis joins the post in the same request. An error in here would cancel the author's save.
 *
 * @param isCovered The post is one that is analysed here.
 * @param completed The edits with all that belongs to a save of the author.
 */
export const preSave =
  (isCovered: () => boolean, autosaveMeta: () => Readonly<Record<string, unknown>>, completed: (edits: Edits) => Promise<Edits>) =>
  async (edits: Edits, options?: { readonly isAutosave?: boolean; readonly isPreview?: boolean }): Promise<Edits> => {
    try {
      if (!isCovered()) return edits
      if (options?.isAutosave) return { ...edits, meta: autosaveMeta() }
      return options?.isPreview ? edits : await completed(edits)
    } catch {
      return edits
    }
  }
