import type { Word } from '../../languages/language.ts'
import type { AgreementReading } from '../text/agreement-reading.ts'
import type { Slip } from '../text/found.ts'
import { cardinalReader, isMeasure } from './cardinals.ts'

/** How a language says that a thing is known, how it leads from a number to another, and what holds at the time of writing. */
interface CountWords {
  readonly article: RegExp
  readonly from: RegExp
  readonly to: RegExp
  readonly now: RegExp
}

const countWords: Readonly<Record<string, CountWords>> = {
  en: { article: /^the$/, from: /^from$/, to: /^to$/, now: /^(?:today|now|currently|present)$/ },
  de: { article: /^(?:die|den|der)$/, from: /^von$/, to: /^auf$/, now: /^(?:heute|derzeit|jetzt|bisher|aktuell|momentan)$/ },
  fr: { article: /^(?:les|ces)$/, from: /^de$/, to: /^à$/, now: /^(?:aujourd|aujourd['’]hui|actuellement|maintenant)$/ },
  es: { article: /^(?:los|las|esos|esas)$/, from: /^de$/, to: /^a$/, now: /^(?:hoy|ahora|actualmente)$/ },
  it: { article: /^(?:i|gli|le|quei|quelle|dei|degli|delle)$/, from: /^da$/, to: /^a$/, now: /^(?:oggi|ora|adesso|attualmente)$/ },
  nl: { article: /^de$/, from: /^van$/, to: /^naar$/, now: /^(?:nu|vandaag|momenteel|thans)$/ },
  pt: { article: /^(?:os|as|dos|das)$/, from: /^de$/, to: /^(?:a|para)$/, now: /^(?:hoje|agora|atualmente)$/ },
  ca: { article: /^(?:els|les)$/, from: /^de$/, to: /^a$/, now: /^(?:avui|ara)$/ },
  pl: { article: /^(?:tych|te|owych|wszystkich|wszystkie)$/, from: /^z$/, to: /^do$/, now: /^(?:dziś|dzisiaj|obecnie|teraz)$/ },
  sv: { article: /^(?:de|dessa)$/, from: /^från$/, to: /^till$/, now: /^(?:idag|nu)$/ },
}

/** Share of the larger count by which two of one thing differ; further apart, the one is a part of the other. */
const closest = 0.25

const isYear = /^(?:1[5-9]|20)\d\d$/

type Block = AgreementReading['blocks'][number]['block']

interface Count {
  readonly value: number
  readonly isDefinite: boolean
  /** `the 16 that run today` */
  readonly isNow: boolean
  readonly words: readonly [Word, Word]
  readonly block: Block
}

/** `from 14 to nine`, and the words around it, one of which is what there are so many of. */
interface Change {
  readonly values: readonly [number, number]
  readonly around: readonly string[]
  readonly words: readonly [Word, Word]
  readonly block: Block
}

/** Words between a count and what says that it holds now; and around a change, where its noun stands. */
const [mostBetween, mostAround] = [6, 5]
/** Changes that are compared with each count. */
const mostChanges = 20
/** Letters of a noun. */
const leastLetters = 4

/** `47 orders were missing`, and then `the 41 orders`; `from 14 to nine boats`, and then `the 16 boats`: one thing counted twice. */
export function countedTwice(reading: AgreementReading): Slip[] {
  const own = countWords[reading.language.tag.split('-')[0]!]
  if (own === undefined) return []
  const { counts, changes } = countsOf(reading, own)
  const { spanOf } = reading.tools
  const spanFor = ({ block, words: [first, last] }: Count | Change) => spanOf(block.id, block.text, first.start, last.end)
  const slip = (other: Count, common: Count | Change): Slip => {
    const span = spanFor(other)
    return { kind: 'twoFigures', span, rare: span.quote, common: spanFor(common).quote }
  }
  const byNoun = new Map<string, Count[]>()
  for (const count of counts) {
    const same = byNoun.get(count.words[1].term)
    if (same === undefined) byNoun.set(count.words[1].term, [count])
    else same.push(count)
  }
  const [change] = changes
  return [...byNoun].flatMap(([noun, same]): Slip[] => {
    const [first, ...later] = same
    const values = new Set(same.map(({ value }) => value))
    // a change of the same thing, or the only one of the text where this is what holds before it
    const changed = same
      .filter(({ isDefinite }) => isDefinite)
      .flatMap((count) => {
        const of =
          changes.find(({ around }) => around.includes(noun)) ??
          (change !== undefined && changes.length === 1 && count.isNow && same.length === 1 ? change : undefined)
        const isOther = of !== undefined && !of.values.includes(count.value) && isNear(count.value, of.values[0])
        return isOther ? [slip(count, of)] : []
      })
    if (changed.length > 0) return changed.slice(0, 1)
    const other = later.find(({ value }) => value !== first!.value)
    if (first === undefined || other === undefined || values.size !== 2 || first.isDefinite || !other.isDefinite) return []
    return isNear(other.value, first.value) ? [slip(other, first)] : []
  })
}

const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= closest * Math.max(a, b)

function countsOf(reading: AgreementReading, { article, from, to, now }: CountWords) {
  const numberOf = cardinalReader(reading)
  const counts: Count[] = []
  const changes: Change[] = []
  for (const { block, tokens } of reading.blocks) {
    if (block.kind !== 'paragraph' && block.kind !== 'list') continue
    const { words } = tokens
    const isNoun = ({ form, stop }: Word): boolean => !stop && !/\d/.test(form) && form.length >= leastLetters && !isMeasure(form)
    const follows = (one: Word, next: Word): boolean => /^[ \u00a0]$/.test(block.text.slice(one.end, next.start))
    for (const [index, word] of words.entries()) {
      const next = words[index + 1]
      const before = words[index - 1]
      const value = numberOf(word.form)
      if (next === undefined || value < 3 || isYear.test(word.form) || !follows(word, next)) continue
      const last = words[index + 2]
      const end = numberOf(last?.form ?? '')
      if (last !== undefined && end > 0 && before !== undefined && from.test(before.form) && to.test(next.form) && follows(next, last)) {
        const around = [...words.slice(Math.max(0, index - 1 - mostAround), index - 1), ...words.slice(index + 3, index + 3 + mostAround)]
        changes.push({ values: [value, end], around: around.filter(isNoun).map(({ term }) => term), words: [word, last], block })
        continue
      }
      if (!isNoun(next)) continue
      const isDefinite = before !== undefined && article.test(before.form) && block.text.slice(before.end, word.start) === ' '
      const behind = words.slice(index + 2, index + 2 + mostBetween)
      const until = behind.findIndex(({ form }) => now.test(form))
      const isNow = until >= 0 && !/[.,;:!?]/.test(block.text.slice(next.end, behind[until]!.start))
      counts.push({ value, isDefinite, isNow, words: [word, next], block })
    }
  }
  return { counts, changes: changes.slice(0, mostChanges) }
}
