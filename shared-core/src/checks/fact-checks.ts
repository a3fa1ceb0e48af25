import { contents } from '../signals/structure/contents.ts'
import { domainAuthority } from './domain-authority/domain-authority.ts'
import { headingQuestionForm } from './heading-question-form/heading-question-form.ts'
import { indexnow } from './indexnow/indexnow.ts'
import { llmsTxt } from './llms-txt/llms-txt.ts'
import { textToc } from './text-toc/text-toc.ts'
import { textWordCount } from './text-word-count/text-word-count.ts'
import { transitionWord } from './transition-word/transition-word.ts'

/** Checks without weight, shown so that their facts need no search: editors load them after the scores. */
export const factChecks = [
  domainAuthority,
  headingQuestionForm,
  indexnow,
  llmsTxt,
  { ...textToc, brings: { contents } },
  textWordCount,
  transitionWord,
] as const
