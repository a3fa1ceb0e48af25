import type { Language } from '../languages/language.ts'
import { type BareText, bareText } from './bare-text.ts'
import type { Claim } from './claim.ts'
import { type Source, termsOf } from './read-source.ts'
import { isSaidByOther } from './says-otherwise.ts'
import { agreement, type Found, type Weighing, withoutItem } from './weigh-passages.ts'

export function judgeQuotation(claim: Claim, source: Source, _language: Language, _weighing: Weighing, isForeign: boolean): Found {
  const parts = claim.item.quote
    .split(/…|\.{3,}|\[[^\]]{0,80}\]|\(…\)/)
    .map((part) => bareText(part).text)
    .filter((part) => part.length >= 3)
  if (parts.length === 0) return { answer: 'unclear', passage: null }
  const whole = bareText(source.text)
  /** Where a part ends that begins so near; null: it does not stand there. */
  const endOf = (part: string, from: number): number | null => {
    const place = whole.text.indexOf(part, from)
    if (place >= 0 && place - from <= longestGap) return place + part.length
    return endOfParted(part, from, source.text, whole)
  }
  const isWhole = whole.text.includes(parts[0]!)
  const opening = isWhole ? parts[0]! : parts[0]!.slice(0, opensWith)
  let first = whole.text.indexOf(opening)
  for (let tries = 0; first >= 0 && (isWhole || tries < maxOpenings); first = whole.text.indexOf(opening, first + 1), tries += 1) {
    let at = first
    const isThere = parts.every((part) => {
      const end = endOf(part, at)
      if (end === null) return false
      at = end
      return true
    })
    if (isThere) {
      const [from, to] = [whole.places[first]!, whole.places[at - 1]! + 1]
      if (isOfSomebodyElse(claim, source.text, from, to))
        return { answer: 'other', passage: sentencesAround(source.text, from, to), around: 0 }
      return { answer: 'stands_there', passage: sentencesAround(source.text, from, to), around: 0 }
    }
  }
  if (isForeign) return { answer: 'absent', passage: null }
  const near = nearestTo(claim.item.quote, source, _language)
  return { answer: near.score >= agreement.other ? 'other' : 'absent', passage: near.passage }
}

/** The speaker is named between the quotation and the next stop, or right before it. */
function isOfSomebodyElse({ sentence, item }: Claim, page: string, from: number, to: number): boolean {
  const behind = page.slice(to, to + longestInsertion)
  const stop = /[.!?](?=\s+\S|$)|\n/.exec(behind.replace(/^[.!?]/, ' '))
  const ahead = page.slice(Math.max(page.lastIndexOf('\n', from), from - longestInsertion, 0), from)
  return isSaidByOther(withoutItem(sentence, item), ahead, behind.slice(0, stop?.index ?? behind.length), page)
}

/** Letters by which the beginning of a quotation is found. */
const opensWith = 10
/** Places at which a quotation may begin that the page does not have in one piece. */
const maxOpenings = 100
/** Units that a page puts between two halves of what somebody says: `”, said the mayor, “`. */
const longestInsertion = 120
const insertion = /^[\s,.;:!?–—-]{0,4}["”“»«」』’'][^\n]*["“”«»„「『‘']\s?$/u

/** The end of a part that the page says in two halves, with who says it between them; null: it does not. */
function endOfParted(part: string, from: number, text: string, { text: bare, places }: BareText): number | null {
  const opening = part.slice(0, opensWith)
  for (let at = bare.indexOf(opening, from); at >= 0 && at - from <= longestGap; at = bare.indexOf(opening, at + 1)) {
    let same = opening.length
    while (same < part.length && bare[at + same] === part[same]) same += 1
    // the word behind the first half may begin as the second half does
    for (let half = same; half > same - 3 && half >= opensWith / 2; half -= 1) {
      const rest = part.slice(half)
      const near = bare.slice(at + half, at + half + longestInsertion + rest.length).indexOf(rest)
      if (near < 0 || rest.length < opensWith / 2) continue
      const next = at + half + near
      const between = text.slice(places[at + half - 1]! + 1, places[next]!)
      if (between.length <= longestInsertion && insertion.test(between)) return next + rest.length
    }
  }
  return null
}

/** Letters that a quotation may leave out at one place. */
const longestGap = 3_000

function sentencesAround(text: string, from: number, to: number): string {
  const start = Math.max(text.lastIndexOf('\n', from) + 1, text.lastIndexOf('. ', from) + 2 > 1 ? text.lastIndexOf('. ', from) + 2 : 0)
  const line = text.indexOf('\n', to)
  return text.slice(from - start > 200 ? from : start, Math.min(line < 0 ? text.length : line, to + 120)).trim()
}

function nearestTo(text: string, source: Source, language: Language): { readonly passage: string | null; readonly score: number } {
  const terms = [...termsOf(text, language)]
  let best: { passage: string | null; score: number } = { passage: null, score: 0 }
  for (const passage of source.passages) {
    const score = terms.length === 0 ? 0 : terms.filter((term) => passage.terms.has(term)).length / terms.length
    if (score > best.score) best = { passage: passage.text, score }
  }
  return best.score < 0.3 ? { passage: null, score: best.score } : best
}
