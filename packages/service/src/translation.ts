/** `@citable/service/translation`: translating without the HTTP service. */

export { inOrder, remoteTranslators } from './start/remote-translators.ts'
export { listEngines } from './translation/choose-engines.ts'
export { localTranslators } from './translation/local-translators.ts'
export { findLostAnswers } from './translation/segments/find-lost-answers.ts'
export { translateArticle } from './translation/translate-article.ts'
