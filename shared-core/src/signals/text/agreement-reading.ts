import type { articleTitle } from '../../answers/questions.ts'
import type { titlePlace } from '../../answers/title-place.ts'
import type { alone } from '../../languages/create-pattern.ts'
import type { findNames } from '../../languages/words/find-names.ts'
import type { AdviceReading } from '../advice-reading.ts'
import type { datesIn } from '../dates/passed-dates.ts'
import type { isReferenceSection } from '../evidence/sources.ts'
import type { spanOf } from '../reading.ts'
import type { partCounts } from '../structure/counted-parts.ts'
import type { inWords, promisedCount } from '../title/promised-count.ts'
import type { Slip } from './found.ts'

/** What advice has loaded already: an import would tear it out of its file. */
export interface AgreementTools {
  readonly alone: typeof alone
  readonly articleTitle: typeof articleTitle
  readonly datesIn: typeof datesIn
  readonly findNames: typeof findNames
  readonly inWords: typeof inWords
  readonly partCounts: typeof partCounts
  readonly promisedCount: typeof promisedCount
  readonly isReferenceSection: typeof isReferenceSection
  readonly spanOf: typeof spanOf
  readonly termOverlap: (a: readonly string[], b: readonly string[]) => { readonly shared: number; readonly union: number }
  readonly titlePlace: typeof titlePlace
}

/** A text that is read against its title and against itself. */
export interface AgreementReading extends Omit<AdviceReading, 'found' | 'passed' | 'words'> {
  readonly words: number
  readonly tools: AgreementTools
}

/** Finds what parts of a text say against each other. */
export type Comparison = (reading: AgreementReading) => readonly Slip[]
