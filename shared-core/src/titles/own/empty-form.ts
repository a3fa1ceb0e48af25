import { upperLetter } from '../../languages/characters/characters.ts'
import type { Language } from '../../languages/language.ts'
import type { OwnTitle } from '../../model/titles.ts'

type Fault = OwnTitle['faults'][number]

/** Words of a letter to its readers: `Liebe Mitglieder`, `Dear members of the club`. */
const salutation =
  /^(?:Dear|Sehr geehrte[rs]?|Liebe[rs]?(?= [A-ZÄÖÜ])|Ch(?:er|ère)s?|Estimad[oa]s|Querid[oa]s|Car[ie] (?=soci|amic|lett|tutt|cittadin)|Gentili|Geachte|Prezad[oa]s|Caros|Drodzy|Szanowni|Kära|Kære|Kjære|Уважаем|Дорогие) ?[^:,0-9?]{3,60},?$/u

/** Somebody with whom the writer spoke, and nothing besides: `A chat with Maureen`. */
const talk =
  /^(?:\S{1,4} )?(?:chat|talk|conversation|interview|gespräch|entretien|rencontre|entrevista|charla|intervista|chiacchierata|gesprek|conversa(?:ción)?) (?:with|mit|avec|con|met|com|a) (.{2,40})$/i

const names = new RegExp(`^(?:${upperLetter}[^\\s:,]{1,20}(?: |$)){1,3}$`, 'u')

/** The form in which a title says nothing, whatever its text: a day, a salutation, an interview of somebody; null: it has none of them. */
export function emptyForm(title: string, { pack }: Language): Fault | null {
  const months = new Set(pack.months.flat())
  const words = title.toLowerCase().match(/[^\s.,/-]+/g) ?? []
  const isDay = words.length > 1 && words.every((word) => /^\d{1,4}(?:st|nd|rd|th|er|º|ª)?$|^(?:de|of|the)$/.test(word) || months.has(word))
  if (isDay || salutation.test(title)) return { code: 'saysLittle', args: {} }
  const name = talk.exec(title)?.[1]
  return name !== undefined && names.test(name) ? { code: 'namesOnly', args: { term: name } } : null
}
