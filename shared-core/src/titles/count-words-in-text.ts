import type { ArticleText } from '../answers/article-text.ts'
import { oneSpace } from '../answers/questions.ts'
import type { Language } from '../languages/language.ts'
import type { OwnTitle } from '../model/titles.ts'

/** What mail programs put in front of a subject. */
const mailPrefix = /^(?:(?:RE|FWD?|AW|WG|TR|RV|VS|SV|Odp|R|I): ?)+/i

/** Letters with which forms of a word begin alike at least, and of the rest of each at most; of a shorter one as many. */
const stem = { long: 5, short: 4 } as const
const ending = { long: 3, short: 1 } as const

/** Places of a word that a text is surely about, though its title names something else of it. */
const surely = 5

/** Forms of one word: `kominów` and `komin`, `libraries` and `library`. */
function isForm(one: string, other: string): boolean {
  let same = 0
  while (same < one.length && one[same] === other[same]) same += 1
  const size = same >= stem.long ? 'long' : 'short'
  return one === other || (same >= stem[size] && Math.max(one.length, other.length) - same <= ending[size])
}

/** Words of a title that name something, and those of them that the text has in any form. */
export function countWordsInText(
  title: string,
  { blocks }: ArticleText,
  language: Language,
): { readonly all: number; readonly held: number } {
  const own = title.replace(mailPrefix, '')
  const read = blocks.filter(({ block }) => block.kind !== 'heading' || oneSpace(block.text) !== title)
  const forms = new Set(read.flatMap(({ tokens }) => tokens.words.map(({ form }) => form)))
  const { words } = language.tokenize(own)
  // a general word names something with its number: `Year 5`
  const names = words.filter(({ form, stop, end }) => {
    const number = /^ \d+/.exec(own.slice(end))?.[0]
    const isGeneral = language.contains('vagueSubjects', form) || language.contains('genericWords', form)
    return (
      !stop &&
      !/^\d/.test(form) &&
      (!isGeneral || (number !== undefined && read.some(({ block }) => block.text.toLowerCase().includes(form + number))))
    )
  })
  const held = names.filter(({ form }) => forms.has(form) || (!language.unspaced && [...forms].some((other) => isForm(form, other))))
  return { all: names.length, held: held.length }
}

/** The title without faults that its words refute, and of two that refute each other the surer. */
export function withTrueFaults(own: OwnTitle, text: ArticleText, language: Language, guess: OwnTitle['faults']): OwnTitle {
  const { all, held } = countWordsInText(own.text, text, language)
  const kept = own.faults.filter(({ code }) => (code === 'notInText' ? held === 0 : code !== 'littleInText' || 2 * held < all))
  const isAlien = kept.some(({ code }) => code === 'notInText')
  const isGuess = ({ code, args }: OwnTitle['faults'][number]): boolean =>
    code === 'lacksSubject' && held > 0 && Number(args.count) < surely
  const faults = isAlien
    ? kept.filter(({ code }) => code !== 'namesOnly')
    : kept.map((fault) => (isGuess(fault) ? { ...fault, code: 'mayLackSubject' } : fault))
  return { ...own, faults: faults.length > 0 ? faults : own.faults.length > 0 ? guess : [] }
}
