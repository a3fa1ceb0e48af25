import type { LanguageTag, Range } from '../model/values.ts'
import type { ShareWords } from './quantities/share-words.ts'

/** Word lists a pack may declare. A check asks `has`; a missing list makes it `not_applicable`, never 0. */
export type ListName =
  | 'stopWords'
  | 'questionWords'
  | 'genericHeadings'
  | 'referenceOpeners'
  | 'abbreviations'
  | 'promotionalPhrases'
  | 'fillerPhrases'
  | 'announcements'
  | 'genericWords'
  | 'definitionVerbs'
  | 'genericLinkTexts'
  | 'sayingVerbs'
  | 'numberUnits'
  | 'superlatives'
  | 'qualifiers'
  | 'negations'
  | 'modals'
  | 'deictics'
  | 'firstPerson'
  | 'secondPerson'
  | 'thirdPerson'
  | 'curiosityWords'
  | 'numberWords'
  | 'transitionWords'
  | 'listNouns'
  | 'stepWords'
  | 'conditions'
  /** Phrases of titles that make curious and say nothing: "you won't believe". No plain headline has one. */
  | 'baitPhrases'
  /** Words that call a text something and name no subject: "Our trip", "Some thoughts". */
  | 'vagueSubjects'

/** A word of a text. `form` is the whole word, normalised and lower case; `term` its shortened form, by which texts are compared. */
export interface Word extends Range {
  readonly form: string
  readonly term: string
  /** A stop word or a question word. */
  readonly stop: boolean
}

/** One tokenisation pass over a text, shared by every signal. */
export interface Tokens {
  /** Words of spaced scripts; for unspaced scripts the retrieval units (characters and pairs, cluster pairs). */
  readonly words: readonly Word[]
  /** `words` counts words (spaced) or characters (unspaced). */
  readonly sentences: readonly (Range & { readonly words: number })[]
  /** Words, or characters in unspaced scripts. */
  readonly count: number
}

/** Data of one language: plain, JSON-safe, loaded on demand. Lists are sorted, lower case, one phrase per entry. */
export interface LanguagePack {
  readonly tag: LanguageTag
  readonly name: string
  readonly direction: 'ltr' | 'rtl'
  readonly script: 'spaced' | 'han' | 'cluster'
  /** A reader of the language has checked the lists. */
  readonly reviewed: boolean
  readonly lists: Partial<Readonly<Record<ListName, readonly string[]>>>
  /** Patterns of what is written to a word and dropped before it is cut to a term, in this order; the first group of each stays. */
  readonly affixes?: readonly string[]
  /** Code points that a term is cut to, 5 by default: more where words begin with prefixes, fewer where a letter is a syllable. */
  readonly termLength?: number
  /** Meaning of an apostrophe: an ending follows (default: `Ada's`, `Ankara'da`), a new word (`l'eau`), or more of the word (`м'ята`). */
  readonly apostrophe?: 'suffix' | 'elision' | 'letter'
  /** A number with a full stop is an ordinal (`am 3. Mai`), so it does not end a sentence. */
  readonly ordinalDot?: boolean
  /** Grammar doubles words (`sık sık`), so that two in a row are no slip. */
  readonly doublesWords?: boolean
  /** Every noun has a capital letter, so that a capital marks no name. */
  readonly capitalNouns?: boolean
  /** A day is written behind its month: `May 3`. */
  readonly dayBehindMonth?: boolean
  /** Rule for counting syllables; absent: the language has none. */
  readonly syllables?: SyllableRule
  /** Rule for the passive; absent: the language has none. */
  readonly passive?: PassiveRule
  /** Openings of questions by the kind of answer they ask for, lower case. */
  readonly answerTypes?: Partial<Readonly<Record<AnswerType, readonly string[]>>>
  /** Form of a how-to or definition title in a language whose question words open statements, too: source of a pattern without regard to case. */
  readonly titleForm?: string
  /** Other patterns of the language, beside English, which all share: sources without regard to case. */
  readonly patterns?: Partial<Readonly<Record<PatternName, string>>>
  /** Parts of a whole in words; absent: English has its own, and others say none that is read. */
  readonly shares?: ShareWords
  /** Openings and markers of titles by what the reader wants, lower case. */
  readonly intents?: Partial<Readonly<Record<Intent, readonly string[]>>>
  /** Names of months and of their usual short forms, January first. */
  readonly months: readonly (readonly string[])[]
  /** Reading ease constants; null: the language has no formula. */
  readonly ease: EaseFormula | null
  /** Limit of sentence length: words, or characters in unspaced scripts. */
  readonly sentenceLimit: number
  /** Coverage at which a question counts as answered, in thousandths. */
  readonly answerThreshold: number
  /** Templates; `{}` marks the slot. */
  readonly phrases: Partial<Readonly<Record<PhraseName, string>>>
  /** Document frequency levels: 16 strings of space separated terms, level 0 (most common) to 15. Empty: uniform weights. */
  readonly levels: readonly string[]
  /** Common words that never stand side by side: `the:of to|a:the`; a full stop is the end of a sentence. Absent: too few for a judgement. */
  readonly apart?: string
}

/** Patterns of a language pack, each added to the English one. */
export type PatternName =
  /** Days as news names them. */
  | 'newsDay'
  /** Names of an opinion section. */
  | 'opinionLabel'
  /** Titles of collections. */
  | 'collection'
  /** `or`. */
  | 'alternative'
  /** Openings of titles that ask. */
  | 'asking'
  /** Requests to subscribe. */
  | 'call'
  /** Currencies. */
  | 'currency'
  /** Hours behind a day. */
  | 'hour'
  /** What captions begin with. */
  | 'caption'
  /** The cost of living, which asks for no price. */
  | 'livingCosts'
  /** Amounts in characters for numbers. */
  | 'amount'
  /** Headings of references. */
  | 'references'
  /** Free of charge. */
  | 'free'
  /** Verbs of saying that no list of whole words finds. */
  | 'saying'
  /** Sentences that point to what follows. */
  | 'forward'
  /** Words for how often, or for how many, something holds: such sentences set a scene. */
  | 'often'
  /** Words of a sentence that says what something is for. */
  | 'purpose'
  /** Questions about the reader. */
  | 'rhetorical'
  /** Headings of summaries. */
  | 'sumsUp'
  /** Names of series and kinds of articles before the colon of a title. */
  | 'series'
  /** Words for thousand and more. */
  | 'scale'
  /** Sentences that give orders to a language model. */
  | 'instruction'
  /** Words for studies, surveys and reports, from which figures are taken. */
  | 'measured'
  | 'study'
  /** Questions that ask how long something takes. */
  | 'asksDuration'
  /** Units of time. */
  | 'lasting'
  /** Words whose number is a name: `version 5`. */
  | 'numbered'
  /** Articles, for languages whose questions begin with a verb. */
  | 'article'

/** Kind of answer that a question wants: a number, a point in time, a person or body, steps, or a definition. */
export type AnswerType = 'count' | 'time' | 'who' | 'steps' | 'definition'

/** Purpose of a reader, read off an article's title. */
export type Intent = 'how_to' | 'definition' | 'comparison' | 'list' | 'price' | 'review' | 'news' | 'opinion'

/**
 * `english`: vowel groups with silent-e rules. `vowels`: every maximal group of `vowels` that is one of `diphthongs`, or each single vowel.
 * `groups`: every run of vowels counts once.
 */
export interface SyllableRule {
  readonly kind: 'english' | 'vowels' | 'groups'
  readonly vowels?: string
  readonly diphthongs?: readonly string[]
}

/**
 * A passive: an auxiliary and a participle of the same clause. Words are lower case and as written, for accents separate participles from other
 * forms; patterns are sources of regular expressions over one word.
 */
export interface PassiveRule {
  readonly auxiliaries: readonly string[]
  /** Participles that no pattern matches. */
  readonly participles?: readonly string[]
  readonly participlePatterns: readonly string[]
  /** Participles that look like infinitives: only after these auxiliaries (pattern), for after others they make the future. */
  readonly infinitivePattern?: { readonly pattern: string; readonly auxiliaries: string }
  /** A passive in one word. */
  readonly verbPattern?: string
  /** Words that look like participles and are not, or form the perfect with the same auxiliary. */
  readonly exceptions?: readonly string[]
  readonly exceptionPattern?: string
  /** Auxiliary, participle and the next word where they mean a state, not an act: `is closed on`, but not `is closed by`. */
  readonly statePattern?: string
  /** Adverbs that may be between auxiliary and participle without counting. */
  readonly adverbPattern?: string
  /** Words right before the auxiliary that make it no passive: reflexive pronouns. */
  readonly reflexives?: readonly string[]
  /** Words between auxiliary and participle, at most; `clause`: anywhere in the clause, on either side, as verbs are in German and Dutch. */
  readonly reach: number | 'clause'
}

export type PhraseName = 'whatIs' | 'howTo' | 'difference' | 'howToPrefix' | 'listPrefix' | 'versus' | 'inSteps'

export interface EaseFormula {
  readonly name: string
  readonly kind: 'flesch' | 'gulpease' | 'lix'
  /** `base − perSentence × words per sentence − perWord × syllables per word` (flesch). */
  readonly base: number
  readonly perSentence: number
  readonly perWord: number
}

/** A pack made ready for use. Pure functions over texts; made by `languageFor`. Its caches change no result. */
export interface Language {
  readonly tag: LanguageTag
  readonly pack: LanguagePack
  /** false: no pack; language-bound checks do not apply, terms follow the script's rules. */
  readonly supported: boolean
  readonly unspaced: boolean
  has(list: ListName): boolean
  /** True when the normalised phrase is in the list. */
  contains(list: ListName, phrase: string): boolean
  /** Places of the list's phrases in the text, longest first, in order, not overlapping. */
  find(list: ListName, text: string): readonly Range[]
  /** The phrase of the list that the text begins with; null: none. Reads no further than needed. */
  opens(list: ListName, text: string): Range | null
  /** false: no phrase of the list begins with the word. For words of `tokenize`, to save the reading of a text. */
  mayOpen(list: ListName, word: Word): boolean
  tokenize(text: string): Tokens
  /** Distinct terms of the text without stop and question words, in order of first occurrence. */
  terms(text: string): readonly string[]
  /** The result of `measure` for a text, cached with its tokens. It may read the text and its language, nothing else. */
  recall<Value extends NonNullable<unknown> | null>(text: string, measure: (text: string, language: Language) => Value): Value
  /** Background weight of a term, 0 (everywhere) to 15 (rare or unknown). */
  weight(term: string): number
  /** Syllables of a word; 0 where the language has no rule. */
  syllables(word: string): number
}
