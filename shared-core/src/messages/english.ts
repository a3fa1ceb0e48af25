import { draftSentences } from './locales/en.ts'
import { pageSentences } from './locales/en-pages.ts'

/** All English sentences by key: of drafts, and of what only whole pages have. */
export const sentences = { ...draftSentences, ...pageSentences }
