import { isQuestion } from '../../answers/questions.ts'
import { startsLower } from '../../languages/characters/rarer-characters.ts'
import type { Language, Word } from '../../languages/language.ts'
import { findNames } from '../../languages/words/find-names.ts'
import { withoutPromise } from './empty-phrases.ts'

/** Words of a title that are left once general ones are gone, that say no more than the subject. */
const most = 2

/** Words of Chinese and Japanese that put a subject under a title and say nothing of it. */
const about = /(?:について|に関して|に関する|のこと|の話|日記|关于|關於)(?:の?(?:大切な)?(?:お知らせ|ご案内|ご報告))?/

/** Empty words of a title of which nothing is left but a name. */
const leastEmpty = 2

/**
 * The subject of a title that names nothing besides: `My bike trip`, `Exciting news from Team Hollins`. null: it holds a figure, a name or a
 * further word that the text has, asks something, or has none of the general words by which it is known.
 */
export function namesOnly(title: string, language: Language, isHeld: (term: string) => boolean): string | null {
  const promised = language.unspaced ? null : withoutPromise(title)
  if (promised !== null) return subjectOfPromise(promised, language, isHeld)
  if (isQuestion(title, language) || /[\d:：]|^["“„«]/.test(title)) return null
  if (language.unspaced) {
    const left = (withoutPromise(title) ?? title).replace(about, '').replace(/^の|の$/g, '')
    return left === title || !/^[^ぁ-ん、。]{1,8}$/.test(left) ? null : left
  }
  const tokens = language.tokenize(title)
  if (language.find('questionWords', title).length > 0) return null
  const content = tokens.words.filter(({ stop }) => !stop)
  // three days in a place say something of it; words for one are articles
  if (tokens.words.some(({ form }) => language.contains('numberWords', form) && !/^[uoeé]/.test(form))) return null
  const isGeneral = ({ form }: Word): boolean => language.contains('vagueSubjects', form) || language.contains('genericWords', form)
  // `Exciting`, of which the text has nothing, says nothing about the news behind it
  const left = tokens.words.filter((word, at) => {
    const next = tokens.words[at + 1]
    return !word.stop && !isGeneral(word) && (isHeld(word.term) || next === undefined || !isGeneral(next))
  })
  const [first, second] = left
  if (first === undefined || left.length > most || !tokens.words.some(isGeneral)) return null
  if (second !== undefined && /[^ &]/.test(title.slice(first.end, second.start))) return null
  const hasNames = language.pack.capitalNouns !== true && content.some(({ start }) => startsLower(title.slice(start)))
  const isName = hasNames && findNames(title, tokens).some(({ start, end }) => start <= first.start && end >= first.end && start > 0)
  // a portrait names its person; `Big changes at …` announces
  return isName && content.length - left.length < leastEmpty ? null : title.slice(first.start, (second ?? first).end)
}

/** What is left of a title that promises all of it, where that is no more than a subject that the text has. */
function subjectOfPromise(left: string, language: Language, isHeld: (term: string) => boolean): string | null {
  const content = language.tokenize(left).words.filter(({ stop }) => !stop)
  const isShort = content.length > 0 && content.length <= most && !/\d/.test(left) && !isQuestion(left, language)
  return isShort && content.some(({ term }) => isHeld(term)) ? left : null
}
