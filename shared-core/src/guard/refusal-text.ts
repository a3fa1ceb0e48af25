import type { TitleRefusal } from '../model/titles.ts'
import type { DraftRefusal } from './guard-draft.ts'

const texts: Readonly<Record<DraftRefusal | TitleRefusal, string>> = {
  // reasons of drafts (`DraftRefusal`); `form` is shared: a title that is no title, a summary that is no summary
  uncarried: 'it names no sentence of the text',
  absent: 'a sentence it names does not stand in the text',
  language: 'in this language only sentences of the text itself are let through',
  word: 'too many of its words are not in the text',
  name: 'the text does not say this of that name',
  figure: 'the text does not say this of that number',
  date: 'the text does not give this date',
  order: 'the text says it the other way round',
  negation: 'the text says yes where it says no, or no where it says yes',
  modality: 'the text is more certain, or less',
  quantity: 'the text speaks of more, or of fewer',
  relation: 'the text relates the two in another way',
  opposite: 'the text says the opposite',
  speaker: 'somebody else says it in the text',
  form: 'it is not a text of its kind',
  length: 'it is too long',
  // reasons of titles (`TitleRefusal`)
  unsupported: 'the text does not say all of it',
  tooLong: 'it is too long',
  tooShort: 'it says too little',
  clickbait: 'it reads like clickbait',
  repeats: 'it repeats itself',
  known: 'it is the title of another article',
}

/** The sentence that tells a writer why a draft is refused; `detail`: the words of the draft that the reason is about, '' for all of the draft. */
export const refusalText = (reason: DraftRefusal | TitleRefusal, detail = ''): string =>
  detail === '' ? texts[reason] : `“${detail}”: ${texts[reason]}`
