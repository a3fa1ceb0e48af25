import { plainText } from './plain-text.ts'
import { withoutShortcodes } from './without-shortcodes.ts'

/** Characters of a card's description that networks show. */
const card = 200
/** Fewer without an end say nothing yet: a name or a date above a text. */
const least = 60
/** Characters of a text that are looked at. */
const lookedAt = 20_000

/** Elements whose words are no running text. */
const skipped = new Set(
  'h1 h2 h3 h4 h5 h6 figure figcaption table pre script style form nav iframe svg button select textarea noscript'.split(' '),
)
/** Elements inside of a paragraph. */
const inline = new Set(
  'a abbr b bdi bdo br cite code del dfn em i img ins kbd mark q s samp small span strong sub sup time u var wbr'.split(' '),
)
const mark = /(<!--[^<>]*>|<\/?[a-z][^<>]*>|\n\s*\n)/i
const ended = /[.!?…。！？؟।]["”’»)\]]*$/u
/** Between two sentences; a short word with a full stop may be an abbreviation. */
const between = /(?<=[.!?…؟।])(?<!(?<!\p{L})\p{L}{1,3}\.)\s+(?=[^\p{Ll}\s])|(?<=[。！？])/u

/** The first sentences of a post's text, for cards that would be without a description; '': it has none. Twin of PHP's `Opening::of`. */
export function openingOf(html: string, shortcodes: readonly string[]): string {
  const text = withoutShortcodes(html.split('<!--nextpage-->', 1)[0]!.slice(0, lookedAt), shortcodes)
  for (const paragraph of paragraphs(text)) if ([...paragraph].length >= least || ended.test(paragraph)) return sentences(paragraph)
  return ''
}

/** Plain texts between the borders of blocks. */
function* paragraphs(html: string): Generator<string> {
  let text = ''
  let until = ''
  for (const [at, part] of [...html.split(mark), '\n\n'].entries()) {
    const isMark = at % 2 === 1
    const [, slash, tag] = (isMark && /^<(\/?)([a-z][a-z0-9]*)/i.exec(part)) || []
    const name = tag?.toLowerCase() ?? ''
    if (until !== '') {
      if (name === until && slash === '/') until = ''
    } else if (slash === '' && skipped.has(name)) until = name
    else if (!isMark || inline.has(name)) {
      text += part
      continue
    }
    const plain = plainText(text)
    text = ''
    if (plain !== '') yield plain
  }
}

/** Whole sentences that have room, at least one; a longer one is cut between two words. */
function sentences(text: string): string {
  const length = (part: string) => [...part].length
  if (length(text) <= card) return text
  let taken = ''
  for (const sentence of text.split(between)) {
    const next = taken === '' ? sentence : `${taken}${/[。！？]$/u.test(taken) ? '' : ' '}${sentence}`
    if (length(next) > card) break
    taken = next
  }
  return taken || cut(text)
}

function cut(text: string): string {
  const begin = [...text].slice(0, card - 1).join('')
  const words = begin.slice(0, begin.length - lengthOfEnd(begin, (sign) => !/\s/u.test(sign))).trimEnd() || begin
  const chosen = [...words].length * 2 < card ? begin : words
  return `${chosen.slice(0, chosen.length - lengthOfEnd(chosen, (sign) => ' ,;:.–-'.includes(sign)))}…`
}

/** UTF-16 units at the end of a text that are all such signs. */
function lengthOfEnd(text: string, isSuch: (sign: string) => boolean): number {
  let length = 0
  while (length < text.length && isSuch(text[text.length - 1 - length]!)) length += 1
  return length
}
