import { message } from './message.ts'

/** `error`: something is withheld or wrong. `advice`: more facts would make it more complete. `info`: worth knowing, nothing to do. */
export type GraphNoteLevel = 'error' | 'advice' | 'info'

/** Notes about the structured data, by code. Each is under the name of its node, so it does not name the node. */
// For translators: {property} is the name of a schema.org property, {type} of a type; panels put the word of your language there.
export const graphNotes = {
  requiredMissing: message<{ property: string }>('Left out, because this is needed and not known: {property}.'),
  recommendedMissing: message<{ property: string }>('Recommended, but not known: {property}.'),
  formatInvalid: message<{ property: string }>('Left out, because its value cannot be read: {property}.'),
  vocabularyUnfit: message<{ property: string }>('Left out, because schema.org does not know such a value here: {property}.'),
  textMismatch: message<{ property: string; value: string }>(
    'Left out, because readers do not find it in the text: {property}, “{value}”.',
  ),
  dateNotVisible: message<{ property: string }>('The page shows no such date, or another one: {property}.'),
  authorNotVisible: message<{ name: string }>('Readers do not see this author on the page: {name}.'),
  typeWithoutFacts: message<{ type: string }>(
    'The chosen type {type} needs facts that the text does not carry; the type found by itself stands instead.',
  ),
  timeWithoutZone: message<{ property: string }>('Only the day is given, because the time has no zone: {property}.'),
  dateUnreadable: message<{ property: string }>('Left out, because it is no date: {property}.'),
  dateOutOfRange: message<{ property: string }>('Left out, because the date cannot be right: {property}.'),
  dateModifiedRaised: 'The change was dated before the publication; the day of publication stands instead.',
  dateInFuture: 'The date of publication lies in the future and is left out.',
  imageTooSmall: message<{ width: number; height: number }>(
    'The image of {width} × {height} pixels is smaller than the 50,000 pixels that Google asks for; it is left out.',
  ),
  imageIsSiteDefault: message<{ url: string }>(
    'The page shares the site’s own image instead of one of this article; it is left out: {url}.',
  ),
  tooManyAuthors: message<{ count: number; max: number }>('{count} authors are named; the first {max} are given.'),
  richResultRetired: 'Valid, but Google shows no rich result for it any more; an effect on answer engines is unconfirmed.',
  videoWithoutUploadDate: 'A video is in the text; it is left out, because its upload date is not known.',
  sizeCapped: message<{ max: number }>(
    'The structured data would be larger than {max} characters; its least important parts are left out.',
  ),
} as const

export const graphNoteLevels: Readonly<Record<keyof typeof graphNotes, GraphNoteLevel>> = {
  requiredMissing: 'error',
  recommendedMissing: 'advice',
  formatInvalid: 'error',
  vocabularyUnfit: 'error',
  textMismatch: 'error',
  dateNotVisible: 'advice',
  authorNotVisible: 'advice',
  typeWithoutFacts: 'error',
  timeWithoutZone: 'advice',
  dateUnreadable: 'error',
  dateOutOfRange: 'error',
  dateModifiedRaised: 'info',
  dateInFuture: 'info',
  imageTooSmall: 'error',
  imageIsSiteDefault: 'advice',
  tooManyAuthors: 'info',
  richResultRetired: 'info',
  videoWithoutUploadDate: 'advice',
  sizeCapped: 'info',
}
