/** What reads the markup of a draft that `holdsPluginMarkup`; bundles load it for such drafts only. */
export { howToInMarkup } from './how-to-markup.ts'
export { markWordPress } from './mark-wordpress.ts'
export { shortcodeFinder } from './shortcodes.ts'
