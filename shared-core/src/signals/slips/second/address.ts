import { letter, lowerLetter } from '../../../languages/characters/characters.ts'
import { findQuoted } from '../../evidence/quotations.ts'
import type { AgreementReading } from '../../text/agreement-reading.ts'
import type { Slip } from '../../text/found.ts'

/** Words by which a language addresses one reader as a friend, and as a stranger; of the latter with a capital alone where `isCapital`. */
interface Forms {
  readonly friend: string
  readonly stranger: string
  readonly isCapital?: true
}

const languages: Readonly<Record<string, Forms>> = {
  de: { friend: 'du|dir|dich|dein(?:e[nmrs]?)?', stranger: 'Sie|Ihnen|Ihr(?:e[nmrs]?)?', isCapital: true },
  fr: { friend: 'tu|toi|tes', stranger: 'vous|votre|vos' },
  es: { friend: 'tú|tu|tus|te|ti|contigo', stranger: 'usted' },
  it: { friend: 'tu|tuo|tua|tuoi|tue|ti|te', stranger: 'Lei|Suo|Sua|Suoi|Sue', isCapital: true },
  nl: { friend: 'je|jij|jou|jouw', stranger: 'u|uw' },
  pl: {
    friend: `ty|twój|twoja|twoje|twojego|twojej|ciebie|tobie|możesz|chcesz|musisz|masz`,
    stranger: 'Pana?|Pani[ąa]?|Państwo|Państwa|Państwu',
    isCapital: true,
  },
}

/** Places of each from which a text uses that form. */
const least = 2

/** Readers are addressed in two ways: the more frequent one, and the first place of the other. Quoted words do not count. */
export function mixedAddress({ blocks, language, textKind, tools: { spanOf } }: AgreementReading): Slip[] {
  const own = languages[language.tag.split('-')[0]!]
  if (own === undefined || textKind.kind === 'interview') return []
  const isPolish = language.tag.startsWith('pl')
  // `Sie` at the beginning may be `they`, and `Pan` before a name is its title
  const before = own.isCapital ? `(?<=[${letter},;:] )` : `(?<![${letter}'’-])`
  // eslint-disable-next-line no-restricted-syntax -- of our own lists, whose table holds that they take linear time
  const made = (words: string, flags: string, from: string, behind = ''): RegExp =>
    new RegExp(`${from}(?:${words})(?![${letter}'’-]${behind})`, flags)
  const friend = made(own.friend, 'giu', `(?<![${letter}'’-])`)
  const stranger = made(own.stranger, own.isCapital ? 'gu' : 'giu', before, isPolish ? `| (?!${lowerLetter})` : '')
  const found = { friend: [] as Place[], stranger: [] as Place[] }
  for (const { block } of blocks) {
    if (block.kind !== 'paragraph' && block.kind !== 'list') continue
    const quoted = /["“„«»‘‚]/.test(block.text) ? findQuoted(block.text) : []
    const read = (pattern: RegExp): Place[] =>
      [...block.text.matchAll(pattern)]
        .filter(({ index }) => !quoted.some(({ start, end }) => start <= index && index < end))
        .map(({ 0: word, index }) => ({ block, start: index, end: index + word.length }))
    found.friend.push(...read(friend))
    // what one of each says of others has no verb of asking: `Sie` of a paragraph about women
    found.stranger.push(...read(stranger))
  }
  const { friend: friends, stranger: strangers } = found
  if (friends.length < least || strangers.length < least) return []
  const [few, many] = friends.length < strangers.length ? [friends, strangers] : [strangers, friends]
  const around = ({ block, start, end }: Place) => {
    const from = block.text.lastIndexOf(' ', Math.max(0, start - 2)) + 1
    const next = block.text.indexOf(' ', end + 1)
    const to = next < 0 ? block.text.length : next
    const isCut = /[.!?:;\n]/.test(block.text.slice(from, start)) || start - from > 20
    const ends = /[.!?:;,\n]/.exec(block.text.slice(end, to))
    return spanOf(block.id, block.text, isCut ? start : from, ends === null ? to : end + ends.index)
  }
  const span = around(few[0]!)
  return [{ kind: 'mixedAddress', span, rare: span.quote, common: around(many[0]!).quote }]
}

interface Place {
  readonly block: AgreementReading['blocks'][number]['block']
  readonly start: number
  readonly end: number
}
