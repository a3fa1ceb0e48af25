/**
 * Stands in for the core's reader of whole pages (`extract/read-page.ts`) in bundles of editors: a draft has no page around it, and the
 * reader is a fifth of the worker. A caller that gets here has a bug.
 */
export function readPage(): never {
  throw new Error('Whole pages are not read in an editor')
}
