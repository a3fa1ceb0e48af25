/** Readers for the markup of a draft that `holdsPluginMarkup`; bundles load them for such drafts only. */
export { howToInMarkup } from './how-to-markup.ts'
export { markWordPress } from './mark-wordpress.ts'
export { shortcodeFinder } from './shortcodes.ts'
