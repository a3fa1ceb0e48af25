import type { GroupId } from '../model/check-id.ts'

/** The rubric's groups in words. They stand apart from it because no score needs them. */
export const groupTitles: Readonly<Record<GroupId, string>> = {
  access: 'Access',
  match: 'Match and retrieval',
  answers: 'Answers first',
  evidence: 'Evidence in the text',
  structure: 'Structure',
  depth: 'Depth',
  freshness: 'Freshness and provenance',
  language: 'Language',
  unproven: 'No proven effect',
  basics: 'Title, description, headings, address',
  content: 'Text, links, images',
  technical: 'Page, previews, markup, dates',
  keyphrase: 'Keyphrase (optional)',
  readability: 'Reading ease and style',
  whole: 'The text as a whole',
}
