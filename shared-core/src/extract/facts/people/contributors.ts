import type { Found } from '../../../model/article.ts'
import type { Person } from '../../../model/input.ts'
import { found } from '../../page/found.ts'
import { announcementLength } from './byline-words.ts'
import { isFullName } from './full-name.ts'
import { lettersOf } from './letters-of.ts'
import { namesOfByline, personOf, saysAuthor } from './names.ts'
import { type Role, splitRoles } from './role-words.ts'

/** UTF-16 units of a line that names people; longer ones are prose. */
const longestLine = 120

/** UTF-16 units besides the names behind the words of a role: joiners, a day. More is a sentence. */
const maxBesides = 30

export interface Contributors {
  readonly editors: readonly Found<Person>[]
  readonly translators: readonly Found<Person>[]
  /** Letters of the names of those whom no line names as author. */
  readonly others: ReadonlySet<string>
}

/** Editors and translators whom short lines name with words that say so, in their order. Photographers are neither. */
export function readContributors(lines: Iterable<string>, language: string): Contributors {
  const people: Record<Role, Map<string, Found<Person>>> = { editor: new Map(), translator: new Map(), change: new Map(), other: new Map() }
  const bylines: string[] = []
  // an element and the one around it hold the same line
  for (const line of new Set(lines)) {
    if (line.length > longestLine) continue
    const { rest, roles } = splitRoles(line)
    if (roles.length > 0 ? !isByline(rest, language) : !saysAuthor(line, language)) continue
    bylines.push(lettersOf(rest))
    for (const { role, text } of roles)
      for (const name of namesBehind(text, language)) {
        const key = lettersOf(name)
        if (!people[role].has(key)) people[role].set(key, found(personOf(name, null, null), 'text', 'byline', { confidence: 'likely' }))
      }
  }
  const named = [...people.editor.keys(), ...people.translator.keys(), ...people.other.keys()]
  return {
    editors: [...people.editor.values()],
    translators: [...people.translator.values()],
    others: new Set(named.filter((name) => !bylines.some((line) => line.includes(name)))),
  }
}

/** True when the rest of a role's line is empty, a byline, full names, or a date; false for a sentence. */
function isByline(rest: string, language: string): boolean {
  if (rest === '' || saysAuthor(rest, language) || /\d{4}/.test(rest)) return true
  const names = namesOfByline(rest, language)
  return names.length > 0 && names.every(isFullName)
}

/** Full personal names at the beginning, up to a part that announces another person. */
function namesBehind(text: string, language: string): readonly string[] {
  const parts = text.split(/(?<=,)\s*/)
  const end = parts.findIndex((part, at) => at > 0 && announcementLength(part, language) > 0)
  const said = parts.slice(0, end === -1 ? undefined : end).join(' ')
  const names = namesOfByline(said, language)
  const isSentence = said.length - names.join('').length > maxBesides
  return isSentence ? [] : names.filter((name) => isFullName(name) && personOf(name, null, null).kind === 'person')
}
