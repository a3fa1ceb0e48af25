/** Readers for the markup of a draft that `holdsPluginMarkup`, and for Markdown; bundles load them for such drafts only. */
export { createQuestionReader } from '../../parse/blocks/marked-questions.ts'
export { rareMediaOf } from '../../parse/blocks/rare-media.ts'
export { markRaisedText } from '../raised/mark-raised-text.ts'
export { markQuestions } from './mark-questions.ts'
export { markWordPress } from './mark-wordpress.ts'
export { shortcodeFinder } from './shortcodes.ts'
