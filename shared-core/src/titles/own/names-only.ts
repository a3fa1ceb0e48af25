import { isQuestion } from '../../answers/questions.ts'
import { startsLower } from '../../languages/characters/rarer-characters.ts'
import type { Language, Word } from '../../languages/language.ts'
import { findNames } from '../../languages/words/find-names.ts'

/** Words of a title that are left once general ones are gone, of which nobody learns more than the subject. */
const most = 2

/** Words of Chinese and Japanese that put a subject under a title and say nothing of it. */
const about = /(?:について|に関して|のこと|の話|日記|关于|關於)/

/** What announces news and is none, and whom it leaves unsaid: `Exciting news from Team Hollins`. */
const announced: Readonly<Partial<Record<string, RegExp>>> = {
  de: /^(?:spannend|groß|gut|toll|wichtig|aktuell|neu)e[nrs]?$|^(?:neuigkeit|nachricht|änderung|zeit|info)(?:en|s)?$|^(?:team|verein|voraus)$/,
  en: /^(?:exciting|big|great|good|bad|sad|happy|latest|important|special|major)$|^(?:news|updates?|announcements?|changes|times|ahead|team|club|company)$/,
  es: /^(?:buen[ao]s?|gran(?:des)?|nuev[ao]s|importantes?|últim[ao]s)$|^(?:noticias?|novedad(?:es)?|anuncios?|cambios|equipo|club)$/,
  fr: /^(?:bonnes?|grande?s?|nouve(?:aux|lles)|importante?s?)$|^(?:nouvelles?|annonces?|actualités?|changements|équipe|club)$/,
  it: /^(?:buon[ae]|grand[ei]|nuov[ei]|important[ei])$|^(?:notizi[ae]|novità|annunci[oi]?|cambiamenti|squadra|team)$/,
  nl: /^(?:spannende?|goede?|groot|grote|leuke?|belangrijke?|laatste)$|^(?:nieuws|mededeling(?:en)?|updates?|veranderingen|team|club)$/,
  pt: /^(?:bo[am]s?|grandes?|novas|importantes?|últimas)$|^(?:notícias?|novidades?|anúncios?|mudanças|equipa|equipe|clube)$/,
}

/** Words that announce, of a title of which nothing but names is left then. */
const leastAnnounced = 2

/**
 * The subject of a title that names nothing besides: `My bike trip`, `Cosas sobre las abejas`. null: it holds a figure, a name or a further
 * word, asks something, or has none of the general words by which it is known.
 */
export function namesOnly(title: string, language: Language): string | null {
  if (isQuestion(title, language) || /[\d:：]/.test(title)) return null
  if (language.unspaced) {
    const left = title.replace(about, '').replace(/^の|の$/g, '')
    return left === title || !/^[^ぁ-ん、。]{1,8}$/.test(left) ? null : left
  }
  const tokens = language.tokenize(title)
  if (language.find('questionWords', title).length > 0) return null
  const content = tokens.words.filter(({ stop }) => !stop)
  // three days in a place say something of it; words for one are articles
  if (tokens.words.some(({ form }) => language.contains('numberWords', form) && !/^[uoeé]/.test(form))) return null
  const isGeneral = ({ form }: Word): boolean => language.contains('vagueSubjects', form) || language.contains('genericWords', form)
  const empty = announced[language.tag.split('-')[0]!]
  const left = content.filter((word) => !isGeneral(word) && empty?.test(word.form) !== true)
  const [first, second] = left
  const isAnnounced = content.filter(({ form }) => empty?.test(form) === true).length >= leastAnnounced
  if (first === undefined || left.length > most || !(isAnnounced || tokens.words.some(isGeneral))) return null
  if (second !== undefined && title.slice(first.end, second.start) !== ' ') return null
  const hasNames = language.pack.capitalNouns !== true && content.some(({ start }) => startsLower(title.slice(start)))
  const isName = hasNames && findNames(title, tokens).some(({ start, end }) => start <= first.start && end >= first.end && start > 0)
  return isName && !isAnnounced ? null : title.slice(first.start, (second ?? first).end)
}
