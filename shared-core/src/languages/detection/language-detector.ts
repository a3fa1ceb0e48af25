import type { LanguageTag } from '../../model/values.ts'
import { commonWords } from '../levels/common-words.gen.ts'
import type { normalizeWord } from '../words/normalize-word.ts'
import type { scanWords } from '../words/scan-words.ts'
import { unpackWords } from '../words/unpack-words.ts'

/** Scripts that (nearly) one language uses, by code point range, with the language. */
const scripts: readonly (readonly [first: number, last: number, tag: LanguageTag])[] = [
  [0x370, 0x3ff, 'el'],
  [0x531, 0x58f, 'hy'],
  [0x590, 0x5ff, 'he'],
  [0x980, 0x9ff, 'bn'],
  [0xa00, 0xa7f, 'pa'],
  [0xa80, 0xaff, 'gu'],
  [0xb80, 0xbff, 'ta'],
  [0xc00, 0xc7f, 'te'],
  [0xc80, 0xcff, 'kn'],
  [0xd00, 0xd7f, 'ml'],
  [0xe01, 0xe7f, 'th'],
  [0xe80, 0xeff, 'lo'],
  [0x1000, 0x109f, 'my'],
  [0x10a0, 0x10ff, 'ka'],
  [0x1780, 0x17ff, 'km'],
  [0x3041, 0x309f, 'ja'],
  [0x30a1, 0x30fa, 'ja'],
  [0xac00, 0xd7a3, 'ko'],
  [0x3400, 0x4dbf, 'zh'],
  [0x4e00, 0x9fff, 'zh'],
]

/** UTF-16 units that are enough to detect a language. */
const sampleLength = 4_000

/** The winner needs this share of the words and this lead over the next, in percent. */
const minWords = 5
const minShare = 8
const minLead = 108

/** Conditions for a language other than the one expected; shares are percent. */
const certain = {
  /** A text of fewer is not detected. */
  words: 24,
  letters: 60,
  /** Of the letters, for one script. */
  scriptShare: 60,
  /** Of the words, that the language has; `common`: that are its common ones, since languages without a list share letters. */
  share: 10,
  common: 5,
  /** Where nothing is known of the language expected. */
  shareForUnknown: 25,
  /** Different words that the language found has and the other has not; names repeat one (`de`, `van`). */
  kinds: 5,
  /** Times the words that only the other has; `near`: between neighbours, where a plausible declaration holds. */
  times: 3,
  others: { kinds: 3, times: 1.5 },
  unknown: { kinds: 6, times: 2 },
  near: { kinds: 7, times: 6 },
} as const

/** Points of a word that one language alone has among its common words; shared ones count the fraction. */
const wordPoints = 60

/** Languages that a short text may be taken for by mistake, and those that share a script with others unknown here. */
const neighbours: readonly (readonly string[])[] = [
  'nb nn no da sv',
  'hr sr bs sh cnr sl',
  'id ms jv su',
  'gl pt es ca ast oc an',
  'it co scn vec',
  'cs sk',
  'af nl fy nds li',
  'bg mk',
  'ru uk be rue',
  'hi mr ne sa mai bho kok',
  'fa ur ar ckb ps sd ug ku',
  'bn as',
  'he yi',
  'az tr tk crh',
  'zh yue wuu',
  'en sco',
  'de lb gsw',
].map((line) => line.split(' '))

const base = (tag: string): string => tag.toLowerCase().split('-')[0]!

/** The same language, or one that a text does not surely separate from it. */
function areNeighbours(one: string, other: string): boolean {
  const [first, second] = [base(one), base(other)]
  return first === second || neighbours.some((group) => group.includes(first) && group.includes(second))
}

/** Letters and the languages that write them; a letter of ten languages proves little and one of none proves nothing, so that both are left out. */
const ownLetters: readonly (readonly [letters: string, languages: string])[] = [
  ['ğı', 'tr az'],
  ['ə', 'az'],
  ['ş', 'tr az ro'],
  ['őű', 'hu'],
  ['șț', 'ro'],
  ['ă', 'ro vi'],
  ['ąę', 'pl lt'],
  ['łśźń', 'pl'],
  ['ż', 'pl mt'],
  ['ħġċ', 'mt'],
  ['ć', 'pl hr bs sr-Latn'],
  ['řůě', 'cs'],
  ['ľĺŕ', 'sk'],
  ['ťďň', 'cs sk'],
  ['čšž', 'cs sk sl hr bs sr-Latn lt lv'],
  ['đ', 'hr bs sr-Latn vi'],
  ['ėįų', 'lt'],
  ['ū', 'lt lv'],
  ['āēīģķļņ', 'lv'],
  ['õ', 'et pt vi'],
  ['ã', 'pt vi'],
  ['ä', 'de fi et sv sk'],
  ['ö', 'de fi et sv hu tr az is'],
  ['ü', 'de et hu tr az es ca'],
  ['å', 'sv da nb nn'],
  ['ø', 'da nb nn'],
  ['æ', 'da nb nn is'],
  ['þð', 'is'],
  ['ß', 'de'],
  ['ñ', 'es gl eu fil'],
  ['ç', 'fr pt ca tr az sq'],
  ['ë', 'sq nl af'],
  ['œ', 'fr'],
  ['ŵŷ', 'cy'],
  ['ơư', 'vi'],
  ['ыэ', 'ru be kk'],
  ['ъ', 'bg ru'],
  ['щ', 'ru uk bg kk'],
  ['і', 'uk be kk'],
  ['їєґ', 'uk'],
  ['ў', 'be'],
  ['ђћ', 'sr'],
  ['ѓќѕ', 'mk'],
  ['јљњџ', 'sr mk'],
  ['әғқңөұүһ', 'kk'],
  ['پچژگیک', 'fa ur'],
  ['ٹڈڑںےہھ', 'ur'],
  ['يكةى', 'ar'],
  ['ळ', 'mr'],
]

/** Words that distinguish close neighbours; too rare for the lists of common words. */
const tellers: readonly (readonly [language: string, words: string])[] = [
  [
    'hr',
    'tko netko nitko također tijekom tisuća tisuće tjedan tjedna tjedno europe europske europski uvjet uvjeti sustav sustava tvrtka tvrtke vlak izvješće obitelj obitelji glede kolovoza rujna siječnja veljače ožujka travnja svibnja lipnja srpnja listopada studenoga prosinca nogomet kruh tvornica sveučilište promet unatoč zrakoplov kazalište glazba stoljeća općenito uporaba povijest sudjelovati organizirati vrijeme prije poslije gdje mjesto dio uvijek djeca riječ svijet cijelo ovdje lijepo bijeli rijeka',
  ],
  [
    'bs',
    'ko neko niko također tokom hiljada hiljade sedmica sedmice sedmično evrope evropske evropski uslov uslovi sistem sistema firma voz izvještaj porodica porodice august augusta septembra januara februara marta aprila maja juna jula oktobra novembra decembra historija historije kahva lahko općina fudbal hljeb fabrika univerzitet saobraćaj uprkos avion pozorište muzika stoljeća organizovati vrijeme prije poslije gdje mjesto dio uvijek djeca riječ svijet cijelo ovdje lijepo bijeli rijeka',
  ],
  [
    'sr-Latn',
    'ko neko niko takođe tokom hiljada hiljade nedelja nedelje nedeljno evrope evropske evropski uslov uslovi sistem sistema firma voz izveštaj porodica porodice avgust avgusta septembra januara februara marta aprila maja juna jula oktobra novembra decembra istorija istorije opština fudbal hleb fabrika univerzitet saobraćaj uprkos avion pozorište muzika veka organizovati vreme pre posle gde mesto deo uvek deca reč svet celo ovde lepo beli reka šta',
  ],
  ['id', 'kami mobil uang kantor rumah sakit polisi perusahaan berbeda kamis jumat butuh pemerintah kue sepeda liburan bicara coba'],
  [
    'ms',
    'ialah kereta wang pejabat hospital polis syarikat berbeza khamis jumaat ahad perlu kerajaan ketika iaitu kek basikal cuti cakap cuba encik mahu',
  ],
  ['nb', 'hvordan også noe noen uke uken bare mye selv hvem hva siden vært hver blir regjeringen opp nå arbeid språk hjem'],
  ['nn', 'korleis òg noko nokon veke veka berre mykje sjølv kven kva sidan vore kvar blir regjeringa opp no arbeid språk heim vart dette'],
  ['da', 'hvordan også noget nogen uge ugen bare meget selv hvem hvad siden været hver bliver regeringen op nu arbejde sprog hjem mellem'],
  ['cs', 'jsme jste není nebo která také jen ještě její při ze být byli mezi proto'],
  ['sk', 'sme ste alebo ktorá tiež ešte jej pri zo byť bolo bola boli medzi preto'],
  ['gl', 'tamén moi hai dous xa ata nin sen pola polo dende moito'],
  ['pt', 'também muito há dois já até nem depois sem pela desde numa num'],
  ['nl', 'we waren nu wij hun uw mijn heb worden wordt werd veel'],
  ['af', 'nou hierdie u my baie'],
]

let votes: Map<string, readonly number[]> | null = null
let letterVotes: Map<string, readonly number[]> | null = null
let anyLetter = /(?!)/gu

function votesOf(form: string): readonly number[] {
  if (votes === null) {
    const made = new Map<string, number[]>()
    for (const [number, [tag, line]] of commonWords.entries()) {
      const rarer = tellers.find(([language]) => language === tag)?.[1].split(' ') ?? []
      for (const word of new Set([...unpackWords(line), ...rarer])) {
        const list = made.get(word)
        if (list === undefined) made.set(word, [number])
        else list.push(number)
      }
    }
    votes = made
  }
  return votes.get(form) ?? []
}

/** The languages that write all letters of a word that distinguish languages; `[]`: it has no such letter. */
function writersOf(form: string): readonly number[] {
  if (letterVotes === null) {
    const made = new Map<string, readonly number[]>()
    for (const [letters, languages] of ownLetters) {
      const numbers = languages.split(' ').map((language) => commonWords.findIndex(([tag]) => tag === language))
      for (const letter of letters) made.set(letter, numbers)
    }
    letterVotes = made
    anyLetter = new RegExp(`[${[...made.keys()].join('')}]`, 'gu')
  }
  let writers: readonly number[] | null = null
  for (const [letter] of form.matchAll(anyLetter)) {
    const numbers = letterVotes.get(letter)!
    writers = writers === null ? numbers : writers.filter((number) => numbers.includes(number))
  }
  return writers ?? []
}

/** What reads words: handed in, because bundles hold it before this file is loaded. */
export interface WordReader {
  readonly normalizeWord: typeof normalizeWord
  readonly scanWords: typeof scanWords
}

export interface Detector {
  /**
   * The language of a text by its script, else by a vote of common words. `und` when in doubt, which is neutral for every score.
   * Deterministic; looks at the first 4,000 UTF-16 units.
   */
  detectLanguage(text: string): LanguageTag
  /**
   * The language that a text is in although another was expected; null: not certain, or the same, or a neighbour that the text may be in as
   * well, so that the hint holds; `und`: the text is in another script than the hint, and its language is unknown. `hint` null:
   * nothing was expected.
   */
  certainLanguage(text: string, hint: LanguageTag | null): LanguageTag | null
}

export const createDetector = (reader: WordReader): Detector => ({
  detectLanguage: (text) => detectLanguage(text, reader),
  certainLanguage: (text, hint) => certainLanguage(text, hint, reader),
})

function detectLanguage(text: string, reader: WordReader): LanguageTag {
  const sample = text.slice(0, sampleLength)
  return languageOfScript(sample)?.tag ?? languageByVote(sample, reader) ?? 'und'
}

function certainLanguage(text: string, hint: LanguageTag | null, reader: WordReader): LanguageTag | null {
  const sample = text.slice(0, sampleLength)
  const script = languageOfScript(sample)
  if (script !== null) {
    const isOther = script.isCertain || (hint !== null && script.isClear && !isWrittenIn(hint, script.tag))
    return isOther && (hint === null || !areNeighbours(script.tag, hint)) ? script.tag : null
  }
  const found = certainByVote(sample, hint, reader)
  if (found !== null || hint === null) return found
  if (numbersOf(hint).length === 0 && !scripts.some(([, , known]) => known === base(hint))) return null
  const letters = sharedScriptOf(sample)
  return letters === null || isWrittenInShared(hint, letters) ? null : (languageByVote(sample, reader) ?? 'und')
}

/** Scripts that several languages use, with those that a site is likely to declare. */
const sharedScripts: readonly (readonly [letters: RegExp, subtag: string, languages: string])[] = [
  [/[\u0400-\u052f]/g, 'cyrl', 'ru uk be bg mk sr sh bs cnr kk ky tg mn tt ba cv ce os ab az uz tk rue kv udm sah av ro'],
  [/[\u0600-\u06ff\u0750-\u077f]/g, 'arab', 'ar fa ur ps ckb ku ug sd az kk ky uz pa ks ms ha arz ary dv tk bal lrc'],
  [/[\u0900-\u097f]/g, 'deva', 'hi mr ne sa mai bho kok sd ks awa doi brx new'],
]

type SharedScript = (typeof sharedScripts)[number]

/** The shared script that most letters of a text are in; null: none, or Latin, which every language is written in now and then. */
function sharedScriptOf(sample: string): SharedScript | null {
  const letters = sample.match(/\p{L}/gu)?.length ?? 0
  return (
    sharedScripts.find(([pattern]) => {
      const count = sample.match(pattern)?.length ?? 0
      return count >= certain.letters && count * 100 >= letters * certain.scriptShare
    }) ?? null
  )
}

function isWrittenInShared(tag: LanguageTag, [, subtag, languages]: SharedScript): boolean {
  const script = /-([a-z]{4})(?:-|$)/i.exec(tag)?.[1]
  return script === undefined ? languages.split(' ').includes(base(tag)) : script.toLowerCase() === subtag
}

/** Whether a language may be written in the script of another that has one for itself; Chinese and Japanese share one. */
const isWrittenIn = (tag: LanguageTag, other: LanguageTag): boolean =>
  areNeighbours(tag, other) || ((other === 'zh' || other === 'ja') && ['zh', 'ja', 'ko', 'yue', 'wuu', 'ryu'].includes(base(tag)))

function languageOfScript(sample: string): { readonly tag: LanguageTag; readonly isCertain: boolean; readonly isClear: boolean } | null {
  const counts = new Map<LanguageTag, number>()
  let letters = 0
  for (const character of sample) {
    const code = character.codePointAt(0)!
    const isLetter = code < 0x80 ? (code | 32) >= 97 && (code | 32) <= 122 : code >= 0xc0
    if (!isLetter) continue
    letters += 1
    if (code < scripts[0]![0]) continue
    for (const [first, last, tag] of scripts) {
      if (code < first || code > last) continue
      counts.set(tag, (counts.get(tag) ?? 0) + 1)
      break
    }
  }
  if (letters === 0) return null
  const isEnough = (count: number): boolean => count >= certain.letters && count * 100 > letters * certain.scriptShare
  const kana = counts.get('ja') ?? 0
  const ideographs = counts.get('zh') ?? 0
  // Japanese writes Kana between its characters; one in twenty is enough, and in Chinese there is hardly one
  if (kana + ideographs > letters * 0.3) {
    const isJapanese = kana * 20 > kana + ideographs
    return {
      tag: isJapanese ? 'ja' : 'zh',
      isClear: kana + ideographs >= certain.letters / 3,
      isCertain: isEnough(kana + ideographs) && (isJapanese ? kana * 10 > kana + ideographs : kana * 100 < ideographs),
    }
  }
  for (const [tag, count] of counts) if (count > letters * 0.4) return { tag, isCertain: isEnough(count), isClear: isEnough(count) }
  return null
}

interface Vote {
  readonly words: number
  /** Words that are common in any language, or have a letter of few. */
  readonly hits: number
  /** By the number of the language in `commonWords`: its words in the text, and their points. */
  readonly counts: readonly number[]
  readonly points: readonly number[]
}

/** A word of the text: its form, and the numbers of the languages that it is common in, or that write its letters. */
interface FoundWord {
  readonly form: string
  readonly common: readonly number[]
  readonly languages: readonly number[]
}

function wordsOf(sample: string, { normalizeWord, scanWords }: WordReader): readonly FoundWord[] {
  const pack = { tag: 'und', direction: 'rtl', apostrophe: 'suffix' } as const
  const found: FoundWord[] = []
  scanWords(sample, false, (start, end, kind) => {
    if (kind !== 'word') return
    const word = sample.slice(start, end)
    const form = normalizeWord(word, pack)
    const common = votesOf(form)
    found.push({ form, common, languages: common.length > 0 ? common : writersOf(word.toLowerCase()) })
  })
  return found
}

function voteOf(found: readonly FoundWord[], of: 'common' | 'languages'): Vote {
  const points = new Array<number>(commonWords.length).fill(0)
  const counts = new Array<number>(commonWords.length).fill(0)
  let hits = 0
  for (const { [of]: languages } of found) {
    if (languages.length > 0) hits += 1
    for (const number of languages) {
      points[number]! += wordPoints / languages.length
      counts[number]! += 1
    }
  }
  return { words: found.length, hits, counts, points }
}

function certainByVote(sample: string, hint: LanguageTag | null, reader: WordReader): LanguageTag | null {
  const found = wordsOf(sample, reader)
  if (found.length < certain.words) return null
  const expected = hint === null ? [] : numbersOf(hint)
  const isKnown = hint === null || expected.length > 0 || scripts.some(([, , known]) => known === base(hint))
  const { words, counts, points } = voteOf(found, isKnown ? 'languages' : 'common')
  const common = voteOf(found, 'common').counts
  let best = 0
  for (const number of counts.keys())
    if (counts[number]! > counts[best]! || (counts[number] === counts[best] && points[number]! > points[best]!)) best = number
  const tag = base(commonWords[best]![0])
  if (hint !== null && expected.length === 0 && areNeighbours(tag, hint)) return null
  if (counts[best]! * 100 < words * (isKnown ? certain.share : certain.shareForUnknown)) return null
  if (common[best]! * 100 < words * certain.common) return null
  for (const number of counts.keys()) {
    const other = commonWords[number]![0]
    if (base(other) === tag) continue
    const isExpected = expected.includes(number)
    const isNear = areNeighbours(other, tag)
    if (isNear && !isExpected && hint !== null) continue
    const { kinds, times } =
      isNear && isExpected ? certain.near : isNear || isExpected ? certain : isKnown ? certain.others : certain.unknown
    if (!isDistinct(found, best, number, kinds, times)) return null
  }
  return expected.some((number) => base(commonWords[number]![0]) === tag) ? null : tag
}

/** A tag that names a script other than that of the lists: Cyrillic Azerbaijani, Latin Russian. */
const isInOtherLetters = (tag: LanguageTag): boolean => {
  const script = /-([a-z]{4})(?:-|$)/i.exec(tag)?.[1]?.toLowerCase()
  if (script === undefined || base(tag) === 'sr' || base(tag) === 'zh') return false
  const own = sharedScripts.find(([, , languages]) => languages.split(' ').slice(0, 7).includes(base(tag)))?.[1] ?? 'latn'
  return script !== own && scripts.every(([, , known]) => known !== base(tag))
}

/** The lists of a language; Norwegian without a form is in two. */
function numbersOf(tag: LanguageTag): readonly number[] {
  if (isInOtherLetters(tag)) return []
  const own = { no: 'nb nn', in: 'id', tl: 'fil', sh: 'hr bs sr' }[base(tag)]?.split(' ') ?? [base(tag)]
  return [...commonWords.keys()].filter((number) => own.includes(base(commonWords[number]![0])))
}

/** Words that only the one language has: so many different ones, and so many times those that only the other has. */
function isDistinct(found: readonly FoundWord[], one: number, other: number, kinds: number, times: number): boolean {
  const forms = new Set<string>()
  let own = 0
  let foreign = 0
  for (const { form, languages } of found) {
    const isOwn = languages.includes(one)
    if (isOwn === languages.includes(other)) continue
    if (isOwn) {
      own += 1
      forms.add(form)
    } else foreign += 1
  }
  return forms.size >= kinds && own >= foreign * times
}

function languageByVote(sample: string, reader: WordReader): LanguageTag | null {
  const found = wordsOf(sample, reader)
  const common = voteOf(found, 'common')
  const winner = winnerOf(common) ?? winnerOf(voteOf(found, 'languages'))
  return winner === null || common.counts[winner]! * 100 < common.words * certain.common ? null : commonWords[winner]![0].split('-')[0]!
}

function winnerOf({ words, hits, points }: Vote): number | null {
  if (words < minWords || hits * 100 < words * minShare) return null
  let best = 0
  let next = -1
  for (let number = 1; number < points.length; number += 1) {
    if (points[number]! > points[best]!) {
      next = best
      best = number
    } else if (next < 0 || points[number]! > points[next]!) next = number
  }
  if (points[best]! === 0 || points[best]! * 100 < (points[next] ?? 0) * minLead) return null
  return best
}
