import { caselessLetter, lowerLetter, upperLetter } from '../../languages/characters/characters.ts'
import { createPattern } from '../../languages/create-pattern.ts'
import type { Language, Tokens } from '../../languages/language.ts'
import { hasName } from '../../languages/words/find-names.ts'
import { wordsIn } from '../../languages/words/words-in.ts'
import type { Block } from '../../model/article.ts'
import { firstIndex } from '../../model/first-index.ts'
import type { Range, Span } from '../../model/values.ts'
import { defineSignal } from '../define-signal.ts'
import { spanOf, type TextBlock, wholeOf, wordsOf } from '../reading.ts'
import { namesBody, sliceTokens } from './measure-numbers.ts'

/** Words of the shortest quotation that counts; characters in unspaced scripts. */
const minWords = 6
const minCharacters = 12

/** UTF-16 units; a longer stretch between quotation marks is a lost mark, not a quotation. */
const longest = 1500

/** UTF-16 units beside a quotation in which the one who says it is looked for: text without full stops is one endless sentence. */
const nearby = 400

/** Opening marks and what closes them; editors mix straight and curly ones, and agencies write two single marks for a double one. */
const pairs: Readonly<Record<string, string>> = { '“': '”"', '„': '“”"', '«': '»', '»': '«', '「': '」', '『': '』', '‹': '›', '"': '"”' }

/** Quotations in the text, each counted once, and how many name who said it. */
export const quotations = defineSignal({
  block: ({ block, tokens }, language): readonly { readonly span: Span; readonly attributed: boolean }[] => {
    if (isTeaser(block) || subscribe(language).test(block.text)) return []
    if (block.kind === 'quote') {
      const cited = block.inlines.some(({ kind, value }) => kind === 'quote' && value !== null && value !== '')
      const signed = /(?:^|\n)\s*[—–-]\s*\S/.test(block.text) || /[—–]\s*[^\s—–][^—–]{2,80}$/.test(block.text) || endsInName(block.text)
      return tokens.count >= (language.unspaced ? minCharacters : minWords)
        ? [
            {
              span: wholeOf({ block }),
              attributed:
                cited ||
                signed ||
                [{ start: 0, end: block.text.length }, ...findQuoted(block.text)].some((range) =>
                  namesSpeaker(block, range, tokens, language),
                ),
            },
          ]
        : []
    }
    if (block.kind !== 'paragraph' && block.kind !== 'list') return []
    return findQuoted(block.text)
      .filter(({ start, end }) => countIn(tokens, { start, end }, language) >= (language.unspaced ? minCharacters : minWords))
      .map((range) => ({
        span: spanOf(block.id, block.text, range.start, range.end),
        attributed: namesSpeaker(block, range, tokens, language),
      }))
  },
  fold: (found, { blocks, language }) => {
    const facts = found.map((fact, at) =>
      fact.some(({ attributed }) => !attributed) &&
      ((blocks[at]!.block.kind === 'quote' && isSignedBeside(blocks, at)) ||
        [at - 1, at + 1].some((beside) => speaksIn(blocks[beside], language)))
        ? fact.map((one) => ({ ...one, attributed: true }))
        : fact,
    )
    const seen = new Set<string>()
    const all = facts.flat().filter(({ span: { quote } }) => {
      if (seen.has(quote)) return false
      seen.add(quote)
      return true
    })
    return { quotations: all, attributed: all.filter(({ attributed }) => attributed).length, words: wordsOf({ blocks, language }) }
  },
})

/** A short line without a full stop below a sentence, as `<cite>` reads in a quotation: the name of the one who says it. */
function endsInName(text: string): boolean {
  const whole = text.trimEnd()
  const at = whole.lastIndexOf('\n')
  const line = whole.slice(at + 1).trim()
  const isName = at !== -1 && line.length >= 2 && line.length <= 80 && !/[.!?…。！？]/.test(line)
  return isName && /[.!?…。！？]["'”’»」』]?$/.test(whole.slice(0, at).trimEnd())
}

/** UTF-16 units of a line that holds no more than a name and a role. */
const signature = 100

const nameLetters = new RegExp(`${upperLetter}${lowerLetter}|${caselessLetter}`, 'u')

/** The line below is a name: behind a dash, or alone, as a caption. Or the paragraph before ends in a colon. */
function isSignedBeside(blocks: readonly TextBlock[], at: number): boolean {
  const below = blocks[at + 1]
  if (below?.block.kind === 'paragraph' && below.block.text.length <= signature) {
    const { text } = below.block
    if (/^\s*[—–-]\s*\S/.test(text) || (!/[.!?…:。！？：]\s*$/.test(text) && nameLetters.test(text))) return true
  }
  return /[:：]\s*$/.test(blocks[at - 1]?.block.text ?? '')
}

/** All of it is a link: the headline of another story. */
const isTeaser = ({ inlines, text }: Block): boolean =>
  inlines.some(({ kind, start, end }) => kind === 'link' && end - start >= text.trim().length * 0.8)

/** Requests to subscribe, which are between quotation marks or in a frame as quotations do. */
const subscribe = createPattern('call', String.raw`\bsubscribe\b|\bsign up\b|\bnewsletter\b`)

/** In the paragraph beside it a named person speaks, whose words go on. */
function speaksIn(entry: TextBlock | undefined, language: Language): boolean {
  if (entry === undefined || entry.block.kind !== 'paragraph') return false
  const { text } = entry.block
  if (language.unspaced) return sayingCharacters(language).test(text)
  return language.has('sayingVerbs') && language.find('sayingVerbs', text).length > 0 && namesBody(text, entry.tokens, language)
}

/** Verbs of saying in Chinese and Japanese, which no list of whole words finds. */
const sayingCharacters = createPattern('saying', '(?!)')

/** Stretches between quotation marks, marks included; linear, never nested. */
export function findQuoted(text: string): readonly Range[] {
  const found: Range[] = []
  const opening = /[“„«»「『‹"]/g
  /** Opening mark → place of the next one that closes it. */
  const closings = new Map<string, number>()
  for (let mark = opening.exec(text); mark !== null; mark = opening.exec(text)) {
    const at = mark.index
    let end = closings.get(mark[0]) ?? 0
    if (end <= at) {
      end = at + 1
      while (end < text.length && !pairs[mark[0]]!.includes(text[end]!) && (text[end] !== '’' || text[end + 1] !== '’')) end += 1
      closings.set(mark[0], end)
    }
    // without its closing mark the rest of the text holds none of this kind that near: go on behind the mark
    if (end >= Math.min(text.length, at + longest)) continue
    if (text[end] === '’') end += 1
    found.push({ start: at, end: end + 1 })
    opening.lastIndex = end + 1
  }
  return found
}

function countIn(tokens: Tokens, range: Range, language: Language): number {
  const words = wordsIn(tokens, range)
  if (!language.unspaced) return words.length
  return Math.max(words.filter(({ start, end }) => end - start < 2).length, range.end - range.start - 2)
}

/** A verb of saying, or a name, outside of the quotation in its sentences or the next one. */
function namesSpeaker(block: Block, { start, end }: Range, tokens: Tokens, language: Language): boolean {
  const { sentences } = tokens
  const first = firstIndex(sentences, (sentence) => sentence.end > start)
  const last = firstIndex(sentences, (sentence) => sentence.end >= end)
  const { from, to } = nearbyWords(tokens, {
    from: sentences[first]?.start ?? 0,
    start,
    end,
    to: sentences[Math.min(last + 1, sentences.length - 1)]?.end ?? block.text.length,
  })
  const rest = `${block.text.slice(from, start)} … ${block.text.slice(Math.min(end, to), to)}`
  if (language.unspaced && sayingCharacters(language).test(rest)) return true
  if (language.has('sayingVerbs') && language.find('sayingVerbs', rest).length > 0) return true
  return [
    { start: from, end: start },
    { start: end, end: to },
  ].some((part) => part.end > part.start && hasName(block.text.slice(part.start, part.end), sliceTokens(tokens, part)))
}

/** The context without what is too far from the quotation; no word is cut. */
function nearbyWords(tokens: Tokens, { from, start, end, to }: Range & { readonly from: number; readonly to: number }) {
  return {
    from: start - from <= nearby ? from : (wordsIn(tokens, { start: start - nearby, end: start })[0]?.start ?? start),
    to: to - end <= nearby ? to : (wordsIn(tokens, { start: end, end: end + nearby }).at(-1)?.end ?? end),
  }
}
