import type { ChildNode, Element } from 'domhandler'
import { letter, lowerLetter, mark, upperLetter } from '../../languages/characters/characters.ts'
import { isElement, oneLine, textOf } from '../../parse/html/walk.ts'

/** UTF-16 units of a raised or lowered text that is looked at: longer ones are words of the sentence. */
const longest = 12

/** Nodes looked at before one that shows text, on each side. */
const maxSiblings = 8

/**
 * What a raised or lowered element says in running text. null: its own text, as an ordinal does. `''`: nothing, because it is the mark of a
 * note. Else the text to write in its place: an exponent in raised letters, the part of a fraction set apart from the number before it.
 *
 * `before` is the text before it, at least its last word.
 */
export function raisedText(node: Element, before: string): string | null {
  if (node.name === 'a') return isNoteLink(node) && isMark(shortText(node)) ? '' : null
  if (node.name !== 'sup' && node.name !== 'sub' && !isRaised(node)) return null
  const text = shortText(node)
  if (text === '') return null
  if (node.name === 'sub') return null
  if (/^\d{1,2}\s?[/⁄∕]\s?\d{1,3}$/.test(text)) return /\d$/.test(before) ? ` ${text}` : null
  if (/^\d{1,3}$/.test(text) && beginsFraction(node)) return /\d$/.test(before) ? ` ${text}` : null
  if (isNote(node) && isMark(text)) return outsideLink(node) ? bracketed(text) : ''
  if (/^(?:[*†‡§¶#⁂✝]|\*\*)+\)?$/.test(text)) return before.trim() === '' ? null : ''
  if (/^[[(]\s?\S{1,5}\s?[\])]$/.test(text)) return /\S$/.test(before) ? '' : null
  if (text === 'o' && /\d\s?$/.test(before) && new RegExp(String.raw`^[CF](?![${letter}\d])`, 'u').test(textBehind(node, 4).trimStart()))
    return '°'
  if (isCents(node, text, before)) return `.${text}`
  return exponent(node, text, before) ?? (isBareMark(node, text, before) ? '' : null)
}

/** Raised by its style or named so, as text from word processors is. */
const isRaised = ({ name, attribs }: Element): boolean =>
  name === 'span' &&
  (/vertical-align:\s?super/i.test(attribs['style'] ?? '') || /(?:^|\s)superscript(?=\s|$)/i.test(attribs['class'] ?? ''))

function shortText(node: Element): string {
  const text = oneLine(textOf(node, longest * 4))
  return text.length <= longest ? text : ''
}

/** Numbers, one letter or signs, perhaps several, perhaps in brackets. */
const isMark = (text: string): boolean =>
  new RegExp(String.raw`^[[(]?(?:\d{1,3}|${letter}|[ivxlc]{1,5}|[*†‡§¶#↩↑])(?:\s?[,;–-]\s?(?:\d{1,3}|${letter}))*[\])]?$`, 'iu').test(text)

/** Names that themes, editors and Markdown renderers give to references of notes. */
const noteName =
  /(?:^|[\s_:-])(?:fn\w{0,12}|ftn\w{0,8}|foot-?notes?\w*|end-?notes?\w*|easy-footnote\w*|note-?ref\w*|cite_?(?:ref|note)\w*|citation\w*|reference|ref|note)(?=$|[\s_:-])/i

function namesNote({ attribs }: Element): boolean {
  if (attribs['data-fn'] !== undefined) return true
  if (/\b(?:doc-noteref|doc-backlink|noteref)\b/i.test(`${attribs['role'] ?? ''} ${attribs['epub:type'] ?? ''}`)) return true
  return noteName.test(`${attribs['class'] ?? ''} ${attribs['id'] ?? ''} ${attribs['rel'] ?? ''}`)
}

/** A link to a note of the same page. */
function isNoteLink(node: Element): boolean {
  const href = node.attribs['href'] ?? ''
  return /^#./.test(href) && (namesNote(node) || noteName.test(href.slice(1)) || only(node)?.name === 'sup' || shortText(node)[0] === '[')
}

function isNote(node: Element): boolean {
  if (namesNote(node)) return true
  const inner = only(node)
  if (inner !== null && (inner.name === 'a' || namesNote(inner))) return true
  const { parent } = node
  return (
    parent !== null && isElement(parent) && parent.name === 'a' && (parent.attribs['href'] ?? '').startsWith('#') && only(parent) === node
  )
}

/** A link of a note to another page: the source itself, which readers follow. */
const outsideLink = (node: Element): boolean => /^https?:\/\//i.test(only(node)?.attribs['href'] ?? '')

const bracketed = (text: string): string | null => (/^[[(]/.test(text) ? null : `[${text}]`)

/** The only child that shows anything; null: there are others, or it is text. */
function only(node: Element): Element | null {
  const children = node.children.slice(0, maxSiblings).filter((child) => !('data' in child) || child.data.trim() !== '')
  const [first] = children
  return children.length === 1 && first !== undefined && isElement(first) ? first : null
}

/** A stroke and a number follow: `<sup>1</sup>/<sub>2</sub>`. */
const beginsFraction = (node: Element): boolean => /^\s?[/⁄∕]\s?\d/.test(textBehind(node, 8))

/** Hundredths that prices end in; other raised numbers behind a price may be those of notes. */
const cents = /^(?:[05]0|[478]9|9[05-9])$/

/** The raised end of a price, `€14<sup>99</sup>`. */
const isCents = (node: Element, text: string, before: string): boolean =>
  cents.test(text) && /[$€£]\s?\d{1,5}\||\d\|\s?[$€£]/.test(`${before}|${textBehind(node, 4)}`)

/** Units whose powers are units as well. */
const powerUnits = new RegExp(
  String.raw`(?:^|[^${letter}])(?:[fpnµμmcdhkMGT]?m|in|ft|yd|mi|nmi|ha|sq|s|sec|h|hr|min|kg|g|px|rad|mol|K|A|V|W|Hz|L|l|lb|Zoll|м|км|см|мм|дм|с|م|سم|米|公里)$`,
  'u',
)

/** The end of a formula whose number is lowered: `CO<sup>2</sup>`. */
const behindFormula = new RegExp(String.raw`(?:^|[^${letter}])(?:[CNPS]?O|[CN]?H|N)$`, 'u')

/** Signs before a number that is raised, or behind its power. */
const operatorBefore = /[=+×·•*÷/^(<>≈≤≥−–-]\s*\(?[\d.,]*$/
const operatorBehind = new RegExp(
  String.raw`^\s*(?:[=×·•÷^)≈≤≥]|[+*/<>−–-]\s*\d|(?:bytes?|bits?|m(?:et(?:er|re)s?)?|k?g|s|[ck]m|Hz|J|W|mol|L)(?![${letter}\d]))`,
  'u',
)

/** The text of an exponent or a charge; null: neither. */
function exponent(node: Element, text: string, before: string): string | null {
  const raised = inRaisedLetters(text)
  if (/^(?:\d{0,2}[+−–-]|[+−–-]\d{1,2})$/.test(text) && new RegExp(String.raw`[${letter}\d)\]]$`, 'u').test(before)) return raised
  if (/^\d{1,3}$/.test(text)) {
    const number = /(?:^|[^\d.,])(\d{1,4}(?:[.,]\d{1,4})?)$/.exec(before)?.[1]
    if (number !== undefined) {
      const isTen = number === '10' && (text !== '1' || /[×x·*]\s?10$/.test(before))
      return isTen || operatorBefore.test(before) || operatorBehind.test(textBehind(node, 16)) ? raised : null
    }
    if (powerUnits.test(before) && /^[2-4]$/.test(text)) return raised
    if (behindFormula.test(before) && /^[2-4]$/.test(text)) return null
    if (/\)$/.test(before)) return operatorBefore.test(before.slice(0, -1)) || operatorBehind.test(textBehind(node, 16)) ? raised : null
    const variable = new RegExp(
      String.raw`(?:^|[^${letter}])(${letter}|${lowerLetter}{2}|π${letter}|${lowerLetter}${upperLetter})$`,
      'u',
    ).exec(before)?.[1]
    if (variable === undefined || !(new RegExp(String.raw`^${upperLetter}$`, 'u').test(variable) ? /^[23]$/ : /^[2-9]$/).test(text))
      return null
    // two small letters may be a word, which a sign beside them separates from a product such as `mc²`
    return variable.length === 1 && !/^[aAIyo]$/.test(variable)
      ? raised
      : new RegExp(String.raw`[=+×·(]\s*\d*${letter}{1,2}$`, 'u').test(before) || operatorBehind.test(textBehind(node, 8))
        ? raised
        : null
  }
  if (/^[nkxmijt](?:[+−-]\d)?$/.test(text) && new RegExp(String.raw`(?:^|[^${letter}\d])(?:\d{1,4}|${letter}|\))$`, 'u').test(before))
    return raised ?? `^${text}`
  return null
}

const raisedLetters: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...'0123456789'].map((digit, at) => [digit, '⁰¹²³⁴⁵⁶⁷⁸⁹'[at]!])),
  '+': '⁺',
  '-': '⁻',
  '−': '⁻',
  '–': '⁻',
  n: 'ⁿ',
  i: 'ⁱ',
}

/** The same in raised letters of Unicode; null: it has a letter that has none. */
function inRaisedLetters(text: string): string | null {
  const letters = [...text].map((letter) => raisedLetters[letter])
  return letters.includes(undefined) ? null : letters.join('')
}

/** A number or letter behind a word, a number or the end of a sentence that nothing else explains. */
function isBareMark(node: Element, text: string, before: string): boolean {
  if (before.trim() === '') return false
  const behind = textBehind(node, 4)
  // `20h30`: a unit between two numbers
  if (/^[a-z]$/.test(text) && /\d$/.test(before) && /^\d/.test(behind)) return false
  if (/^\d{1,3}(?:\s?[,;–-]\s?\d{1,3}){0,4}$/.test(text)) {
    if (/[/⁄]\s?$/.test(before)) return false
    if (behindFormula.test(before)) return false
    return /\s$/.test(before)
      ? !new RegExp(String.raw`^[${letter}\d]`, 'u').test(behind)
      : new RegExp(String.raw`[${letter}${mark}\d.,;:!?…)\]"'“”’»%€$£°。！？」』]$`, 'u').test(before)
  }
  // letters that no ordinal is written with; behind a decimal there is no ordinal
  if (/^[a-z]$/.test(text) && /\d$/.test(before)) return /^[bcfghj]$/.test(text) || (/^[ade]$/.test(text) && /\d[.,]\d{1,3}$/.test(before))
  return (
    /^[a-z]$/.test(text) &&
    (/[.,;:!?)”»]$/.test(before) ||
      (/[bcdf-ln-qu-z]/.test(text) && !/[so]/.test(text) && new RegExp(String.raw`${letter}{4}$`, 'u').test(before)))
  )
}

/** The beginning of the text behind an element, in its line. */
function textBehind(node: Element, length: number): string {
  let text = ''
  let place: ChildNode = node
  for (let looked = 0; looked < maxSiblings && text.length < length; looked++) {
    while (place.next === null) {
      const parent: ChildNode['parent'] = place.parent
      if (parent === null || !isElement(parent) || !/^(?:a|b|i|em|strong|span|small|font|u|mark)$/.test(parent.name)) return text
      place = parent
    }
    place = place.next
    if (place.type === 'text') text += place.data.slice(0, length)
    else if (isElement(place)) {
      if (/^(?:br|p|div|li|ul|ol|table|h[1-6])$/.test(place.name)) return text
      text += textOf(place, length)
    }
  }
  return text.slice(0, length)
}
