import type { Language } from '../../languages/language.ts'

/** What stands in front of the subject. */
export interface Front {
  /** Where the subject begins. */
  readonly end: number
  /** A day or a time from which the sentence holds, of which a title may go without. */
  readonly isStart: boolean
}

/** Words that open what stands in front, and those of a time from which something holds. */
const openers: Readonly<Partial<Record<string, { readonly any: string; readonly start: string }>>> = {
  en: {
    any: 'In|At|By|After|During|For|With|Under|Last|Yesterday',
    start: 'From|Since|As of|Starting|Beginning|On|This|Next|Today|Tomorrow',
  },
  es: { any: 'En|Tras|Durante|Para|Con|Ayer', start: 'Desde|A partir|El [0-9]|Est[ea]|Hoy|Mañana' },
  fr: { any: 'En|Au|Après|Pendant|Pour|Avec|Hier', start: 'Depuis|À partir|Dès|Le [0-9]|Cet?|Cette|Aujourd|Demain' },
  it: { any: 'In|Nel|Nella|Dopo|Durante|Per|Con|Ieri', start: 'Da|Dal|Dalla|A partire|Il [0-9]|Quest[ao]|Oggi|Domani' },
  pt: { any: 'Em|No|Na|Após|Durante|Para|Com|Ontem', start: 'Desde|A partir|Este|Esta|Hoje|Amanhã' },
}

const mostCharacters = 60

const compiled = new Map<string, { readonly any: RegExp; readonly start: RegExp } | null>()

function patternsOf({ tag }: Language): { readonly any: RegExp; readonly start: RegExp } | null {
  const [name = ''] = tag.split('-')
  const known = compiled.get(name)
  if (known !== undefined) return known
  const words = openers[name]
  // a day of the week may have its date behind a comma
  const behind = `[ ’'][^,.:;()]{0,${mostCharacters}}, (?:[0-9][^,.:;()]{0,${mostCharacters}}, )?`
  const made =
    words === undefined
      ? null
      : { any: new RegExp(`^(?:${words.any}|${words.start})${behind}`), start: new RegExp(`^(?:${words.start})(?:${behind})`) }
  compiled.set(name, made)
  return made
}

/** `From 5 October Marlow Street Library …` */
const bareDate = /^(?:From|Since|On) [0-9]{1,2} [A-Z][a-z]+(?: [0-9]{4})? (?=[A-Z]|the )/

/** `From 1 March, the …`, `A partir de 4 de janeiro, o …`; null: the sentence begins otherwise, or with a verb behind it, as German does. */
export function frontOf(sentence: string, language: Language): Front | null {
  const patterns = patternsOf(language)
  const bare = language.tag.startsWith('en') ? bareDate.exec(sentence) : null
  const end = (bare ?? patterns?.any.exec(sentence))?.[0].length
  return end === undefined ? null : { end, isStart: bare !== null || patterns!.start.test(sentence) }
}
