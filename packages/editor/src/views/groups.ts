import type { Catalog } from '../texts/catalog.ts'
import type { UiCode } from '../texts/ui-texts.ts'
import type { TopicView } from './view-types.ts'

/** The part of the score under which the rows of a rubric group are shown. */
export interface Section {
  readonly id: string
  readonly score: 'aeo' | 'seo'
  readonly label: UiCode
  readonly help: UiCode
  /** Rubric groups whose checks stand here, the part itself included. */
  readonly groups: readonly string[]
}

/** In the order of the panel. */
export const sections: readonly Section[] = [
  { id: 'retrievable', score: 'aeo', label: 'groupRetrievable', help: 'groupRetrievableHelp', groups: ['retrievable', 'access', 'match'] },
  {
    id: 'quotable',
    score: 'aeo',
    label: 'groupQuotable',
    help: 'groupQuotableHelp',
    groups: ['quotable', 'answers', 'structure', 'depth'],
  },
  {
    id: 'credible',
    score: 'aeo',
    label: 'groupCredible',
    help: 'groupCredibleHelp',
    groups: ['credible', 'evidence', 'freshness', 'language'],
  },
  { id: 'basics', score: 'seo', label: 'groupBasics', help: 'groupBasicsHelp', groups: ['basics'] },
  { id: 'content', score: 'seo', label: 'groupContent', help: 'groupContentHelp', groups: ['content'] },
  { id: 'technical', score: 'seo', label: 'groupTechnical', help: 'groupTechnicalHelp', groups: ['technical'] },
  { id: 'keyphrase', score: 'seo', label: 'groupKeyphrase', help: 'groupKeyphraseHelp', groups: ['keyphrase'] },
  { id: 'readability', score: 'seo', label: 'groupReadability', help: 'groupReadabilityHelp', groups: ['readability'] },
  { id: 'unproven', score: 'aeo', label: 'groupUnproven', help: 'groupUnprovenHelp', groups: ['unproven'] },
]

/** For groups of a rubric newer than this panel. */
export const otherSection: Section = { id: 'other', score: 'aeo', label: 'groupOther', help: 'groupOtherHelp', groups: [] }

/** The section of the panel that shows a group of the rubric. */
export const sectionOf = (group: string): Section => sections.find(({ groups }) => groups.includes(group)) ?? otherSection

/** Name of a score's part in the panel's language; the id for a part that this panel does not know. */
export const labelOfPart = (part: string, catalog: Catalog): string => {
  const section = sections.find(({ id }) => id === part)
  return section ? catalog.text(section.label) : part
}

const topics: Readonly<Record<string, TopicView['id']>> = {
  basics: 'search',
  technical: 'search',
  keyphrase: 'search',
  access: 'search',
  match: 'answers',
  answers: 'answers',
}

/** Under which heading of a panel a point stands: by its rubric group, but how much text there is is about the text. */
export const topicOf = (group: string, check: string): TopicView['id'] => (check === 'text-sufficient' ? 'text' : (topics[group] ?? 'text'))
