import { dateAge } from './date-age/date-age.ts'
import { descriptionLength } from './description-length/description-length.ts'
import { headingStructure } from './heading-structure/heading-structure.ts'
import { imageAlt } from './image-alt/image-alt.ts'
import { linkInternal } from './link-internal/link-internal.ts'
import { pageIndexable } from './page-indexable/page-indexable.ts'
import { questionCoverage } from './question-coverage/question-coverage.ts'
import { sourceLinked } from './source-linked/source-linked.ts'
import { statisticDensity } from './statistic-density/statistic-density.ts'
import { textReadability } from './text-readability/text-readability.ts'
import { textSufficient } from './text-sufficient/text-sufficient.ts'
import { titleLength } from './title-length/title-length.ts'
import { titlePresent } from './title-present/title-present.ts'

/** Every check, in alphabetical order. The explicit list from which `CheckId` is derived; the order of reports is the rubric's. */
export const checks = [
  dateAge,
  descriptionLength,
  headingStructure,
  imageAlt,
  linkInternal,
  pageIndexable,
  questionCoverage,
  sourceLinked,
  statisticDensity,
  textReadability,
  textSufficient,
  titleLength,
  titlePresent,
] as const

export type CheckId = (typeof checks)[number]['id']
