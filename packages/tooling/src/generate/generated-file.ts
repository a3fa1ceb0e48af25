/** A file made from other files of the project; `path` is relative to the repository root. */
export interface GeneratedFile {
  readonly path: string
  readonly text: string
}
