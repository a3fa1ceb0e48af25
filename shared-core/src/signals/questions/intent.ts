import { articleTitle } from '../../answers/questions.ts'
import { titleIntent } from '../../languages/title-intent.ts'
import { defineSignal } from '../define-signal.ts'

/** Purpose of a reader, read off the article's title by the language's patterns; `other` without a match. */
export const intent = defineSignal({ fold: (_facts, { article, language }) => titleIntent(articleTitle(article), language) })
