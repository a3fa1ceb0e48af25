import { letter } from '../languages/characters.ts'
import { alone, createPattern } from '../languages/create-pattern.ts'
import type { Language } from '../languages/language.ts'

const forward = createPattern(
  'forward',
  "these (?:\\d+|two|three|four|five|six|seven) (?:\\S+ )?(?:things|steps|tips|ways|tricks|rules|reasons|ideas)|(?:a few|some|several) (?:things|points|steps|tips) to|the following(?! (?:year|day|month|week|night|morning|season))|here(?:['’]s| is| are) (?:how|what|why|the|our|some)|as (?:you|we)(?:['’]ll| will) see",
  (words, { unspaced }) => (unspaced ? words : `(?<!${letter})(?:${words})(?!${letter}{3})`),
)

/** Points forward (`these 3 things`, `the following`) and does not say behind a colon what to. */
export function pointsForward(sentence: string, language: Language): boolean {
  if (!forward(language).test(sentence)) return false
  const colon = sentence.search(/[:：]/)
  return colon === -1 || !/^\S+\s+\S/.test(sentence.slice(colon + 1).trim())
}

/** Stands for text that is still to be written, in the six languages of the advice; in brackets of any kind, or a note to oneself. */
const toCome =
  /^[\s[［【〔(（{<＜*_«“"]*(?:(?:todo|to do|fixme|tbd)(?:\s?[:：\])）]|[\s.…]*$)|(?:(?:this section |text )?(?:to be|will be) (?:written|added|completed|filled in)|(?:text |inhalt |das )?(?:kommt|folgt) (?:noch|später|bald)|text folgt|wird (?:noch |später )?(?:ergänzt|nachgereicht|geschrieben)|(?:sera |reste )?à (?:compléter|rédiger|écrire|venir)|texte à venir|por (?:completar|escribir|redactar|definir)|se (?:completará|escribirá) (?:más tarde|luego)|(?:س)?[يت]ُ?(?:كتب|ضاف|ستكمل|كمل) لاحق(?:ًا|اً|ا)|قيد (?:الكتابة|الإعداد)|未完|(?:あとで|後で|後ほど|のちほど)(?:書く|書きます|追記|追加)|執筆中|準備中|未執筆)[^.。]{0,12}[\s.:!…。\]］】〕)）}>＞*_»”"]*$)/iu

export const isToCome = (sentence: string): boolean => toCome.test(sentence)

/** Sets a scene: how often or for how many something holds. */
export const setsScene = createPattern('often', 'often|many (?:people|of us)|plenty of people|more and more', alone)

/** Says what something is for, which tells nobody how to do it. */
export const tellsPurpose = createPattern('purpose', '^the (?:goal|purpose|aim) of')

/** A plea, an offer, a question about the reader or one that is surprised (`…?!`): nobody types it into a search. */
export const isRhetorical = createPattern(
  'rhetorical',
  'ready (?:to|for)|(?:what|how) about|why (?:not|choose (?:us|our))|sounds? (?:familiar|good)|want (?:more|to)|need (?:more|help)|looking for|interested in|got (?:a|any)|any (?:questions|thoughts)|still have|have you|did you (?:know|like|enjoy)|do you (?:agree|think|feel|know|want|like|love|have what it takes|have (?:a|any|more) (?:question|tip|comment|idea|stor))|are you (?:ready|looking|interested|tired|struggling)|what do you think|share (?:this|your|with)|.*(?:please[?!]+|[!！][?？]|[?？][!！])$',
  (words, { unspaced }) => (unspaced ? words : `(?:^|[:：])[¿\\s]*(?:${words})(?!${letter}{4})`),
)

/** An article before a noun: where questions begin with a verb, `The best roof?` is a label that asks nothing. */
export const opensWithArticle = createPattern('article', '(?!)', (words) => `^(?:${words})\\s`)

/** Announces what sums the text up. */
export const sumsUp = createPattern('sumsUp', 'in short|in brief|at a glance|key (?:takeaways|points)|tl;?dr', alone)

/** A series or kind of article, as it stands before a title's colon. */
export const seriesLabel = createPattern(
  'series',
  'guide|podcast|video|watch|review|opinion|analysis|explain(?:er|ed)|fact[- ]?check|q&a|faq|news|blog|column|interview|episode|part|series',
  (words, { unspaced }) => `${unspaced ? '' : `(?<!${letter})`}(?:${words})(?:\\s*#?\\d+)?$|^#?\\d+$`,
)
