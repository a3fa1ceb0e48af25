/** `@citable/service/translation`: translating without the HTTP service. */
export { listEngines } from './translation/choose-engines.ts'
export { localTranslators } from './translation/local-translators.ts'
export { inOrder, remoteTranslators } from './translation/remote-translators.ts'
export { translateArticle } from './translation/translate-article.ts'
