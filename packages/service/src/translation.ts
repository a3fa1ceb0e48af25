/** `@citable/service/translation`: translating without the HTTP service. */

export { inOrder, remoteTranslators } from './start/remote-translators.ts'
export { listEngines } from './translation/choose-engines.ts'
export { localTranslators } from './translation/local-translators.ts'
export { findLostAnswers } from './translation/segments/find-lost-answers.ts'
export type { TextSegment } from './translation/segments/segment-runs.ts'
export { type SourceArticle, type SplitArticle, splitArticle } from './translation/segments/split-article.ts'
export { parseTagged, type TaggedPart, type TaggedText } from './translation/segments/tagged-text.ts'
export { termsFor, translateArticle } from './translation/translate-article.ts'
