import type { PartWords } from '../../languages/advice-words.ts'
import { letter, upperLetter } from '../../languages/characters/characters.ts'
import { alone } from '../../languages/create-pattern.ts'
import { englishAdvice } from '../../languages/en/advice-base.ts'
import type { Language } from '../../languages/language.ts'
import { findNames } from '../../languages/words/find-names.ts'
import type { TextKind } from '../../model/text-kind.ts'
import type { AdviceReading } from '../advice-reading.ts'
import { byLanguage } from '../by-language.ts'
import { wordsOf } from '../reading.ts'

const textParts = ['ingredients', 'steps', 'time', 'heat', 'yield', 'date', 'place', 'price', 'who'] as const
type TextPart = (typeof textParts)[number]

/** Parts that a text of its kind cannot be without. */
const needed: Partial<Readonly<Record<TextKind, readonly TextPart[]>>> = {
  recipe: ['ingredients', 'steps', 'time', 'heat', 'yield'],
  how_to: ['steps'],
  event: ['date', 'place'],
  product: ['price'],
  interview: ['who'],
}

/** Kinds that structure alone shows. */
const shownByStructure: readonly TextKind[] = ['recipe', 'interview', 'how_to']

/** Words of a text in which a part could stand. */
const minWords = 60

/** Parts of the kind that the text has not; null: the kind has none of its own, the language has no words, or the text is too short. */
export function kindParts(reading: AdviceReading): readonly TextPart[] | null {
  const { textKind, words } = reading
  const parts = needed[textKind.kind]
  // a kind that words alone make likely may be another
  if (textKind.certainty === 'likely' && !shownByStructure.includes(textKind.kind)) return null
  if (parts === undefined || words === null || wordsOf(reading) < minWords) return null
  const has = partsOf(reading, words.parts)
  return parts.filter((part) => !has[part]())
}

/** Blocks at the beginning that name the speaker. */
const lead = 4

function partsOf({ article, language, blocks }: AdviceReading, own: PartWords): Readonly<Record<TextPart, () => boolean>> {
  const text = [article.headline?.value ?? '', ...blocks.map(({ block }) => block.text)].join('\n')
  const first = [
    article.headline?.value ?? article.title?.value ?? '',
    article.description?.value ?? '',
    ...blocks.slice(0, lead + 2).map(({ block }) => block.text),
  ].join('\n')
  const says = (part: keyof PartWords): boolean => patternFor(part, language, own[part]).test(text)
  const lists = blocks.flatMap(({ block }) => (block.kind === 'list' ? [block] : []))
  const links = blocks.flatMap(({ block }) => block.inlines.filter(({ kind, value }) => kind === 'link' && /^https?:/.test(value ?? '')))
  const { recipe, howTo, event } = article
  return {
    ingredients: () => (recipe?.value.ingredients.length ?? 0) > 0 || lists.some(({ items }) => items.length >= 3) || says('ingredients'),
    steps: () =>
      howTo !== null ||
      (recipe?.value.steps.length ?? 0) > 0 ||
      lists.some(({ ordered, items }) => ordered && items.length >= 2) ||
      blocks.filter(({ block }) => block.kind === 'heading').length >= 3 ||
      says('steps'),
    time: () => (recipe?.value.totalTime ?? recipe?.value.cookTime ?? recipe?.value.prepTime ?? null) !== null || says('time'),
    heat: () => !oven.test(text) || degrees.test(text),
    yield: () => (recipe?.value.yield ?? null) !== null || says('yield') || blocks.some(({ block }) => forSome.test(block.text)),
    date: () => event !== null || hasDate(text, language) || says('day'),
    place: () => (event?.value.place ?? event?.value.onlineUrl ?? null) !== null || says('place') || hasNames(text, language),
    price: () => article.product !== null || says('price') || links.length > 0,
    who: () => hasNames(first, language),
  }
}

/** What is done in an oven, in the languages of advice, and how hot it is. */
const oven = /\b(?:bake|in the oven|backen|backofen|au four|hornear|horno)\b|オーブン|الفرن/iu
const degrees = /\d\s?(?:°|degrees|grad|degrés|度|درجة)|℃|gas|thermostat|low oven/iu

/** A line of its own that says for how many: `For 4`, `Pour 4 à 6`. */
const forSome = /^(?:for|für|pour|para|per|voor|för|til|dla|na|за|на)\s\d{1,2}(?:\s?(?:[–-]|to|bis|à|a|tot|till|do)\s?\d{1,2})?[:.]?$/iu

const dates = byLanguage((months: readonly (readonly string[])[]) => {
  const names = months.flat().join('|') || '(?!)'
  // eslint-disable-next-line no-restricted-syntax -- of our own lists, whose table holds that they take linear time
  return new RegExp(`(?<!${letter})(?:${names})(?!${letter})|\\d{1,2}[./]\\d{1,2}[./]|\\d{4}-\\d{2}|(?:19|20)\\d{2}|\\d月`, 'iu')
})

/** A month, an ISO or numeric date, or a year. */
const hasDate = (text: string, language: Language): boolean => dates(language, language.pack.months).test(text)

const abbreviation = new RegExp(`${upperLetter}{2,}`, 'u')

/** Something is written like a name. Scripts without case, and German with its capital nouns, give no sign: then it is true. */
function hasNames(text: string, language: Language): boolean {
  if (language.unspaced || language.pack.capitalNouns === true || text.toLowerCase() === text.toUpperCase()) return true
  return (
    /^(?:ar|fa|he|ur|hi|bn|ta|te|ka)\b/.test(language.tag) || findNames(text, language.tokenize(text)).length > 0 || abbreviation.test(text)
  )
}

function patternFor(part: keyof PartWords, language: Language, own: string): RegExp {
  const either = language.tag.startsWith('en') ? own : `${englishAdvice.parts[part]}|${own}`
  // numbers before a unit, and Arabic words behind their article, have no border
  const source =
    part === 'time' || part === 'price' || part === 'yield' || part === 'day'
      ? `(?<!${letter})(?:${either})|(?<=\\d\\s?)(?:${either})`
      : alone(either, language)
  // eslint-disable-next-line no-restricted-syntax -- of our own lists, whose table holds that they take linear time
  return new RegExp(language.unspaced ? either : source, 'iu')
}
