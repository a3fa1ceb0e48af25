import type { TitleRefusal } from '../model/titles.ts'
import type { DraftRefusal } from './guard-draft.ts'

const texts: Readonly<Record<DraftRefusal | TitleRefusal, string>> = {
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
  unsupported: 'the text does not say all of it',
  tooLong: 'it is too long',
  tooShort: 'it says too little',
  clickbait: 'it reads like clickbait',
  repeats: 'it repeats itself',
  known: 'it is the title of another article',
}

/** Why a draft is refused, as a writer understands it; `detail` is what of the draft it is about. */
export const refusalText = (reason: DraftRefusal | TitleRefusal, detail = ''): string =>
  detail === '' ? texts[reason] : `“${detail}”: ${texts[reason]}`
