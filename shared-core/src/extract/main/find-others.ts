import type { Element } from 'domhandler'
import { letter } from '../../languages/characters/characters.ts'
import { firstFrom } from '../../model/first-index.ts'
import { nameFlags } from '../../parse/html/name-flags.ts'
import type { Note, PageIndex } from '../../parse/html/page-index.ts'
import { isElement, oneLine, textOf } from '../../parse/html/walk.ts'
import { findTeasers } from './find-teasers.ts'

/** UTF-16 units of paragraphs that have to remain for an article; less, and what looks like remarks is the page's own text. */
const minRest = 100

/** Elements of one kind below one parent that make a thread or a list. */
const minUnits = 3

/** Words on the button under a remark, and on nothing else of a page. */
const replyWords = new RegExp(
  `^[^${letter}]*(?:reply|reply to this|quote|report|antworten|antwort|zitieren|répondre|signaler|responder|citar|rispondi|beantwoorden|reageer|reageren|odpowiedz|cytuj|ответить|цитировать|відповісти|отговор|отговори|svara|svar|besvar|vastaa|odpovědět|odpovedať|válasz|răspunde|απάντηση|odgovori|yanıtla|cevapla|balas|trả lời|ตอบกลับ|जवाब दें|返信|返信する|回复|回覆|답글|답글쓰기|رد|الرد|پاسخ|הגב|השב)[^${letter}]*$`,
  'iu',
)

/** Names of what holds another page in few words, beside those of `nameFlags`. */
const teaserName = /(?:^|[\s_-])(?:teaser|card|tile|preview|product|related|story|post)(?:s|list|grid|item|card)?(?:$|[\s_-])/i

/** Text that others wrote in answer to a question, or that its writer adds to as things happen, is the page's own. */
const ownName = /answer|live-?blog|liveblog|live-?(?:entry|update|post|event)/i

/**
 * Parts of a page beside its article, however long they are: remarks of readers, lists of other stories, boxes behind it. They call themselves so,
 * or are among three and more of a kind that each have a writer and a day or a button to reply, or a headline that links to another page. Empty
 * when nothing else on the page could be the article.
 */
export function findOthers(
  page: PageIndex,
  total: number,
  isFrame: (element: Element, note: Note, total: number) => boolean,
  address: string | null,
): { readonly others: ReadonlySet<Element>; readonly teasers: ReadonlySet<Element> } {
  const marks = marksOf(page)
  const remarks = new Set<Element>()
  const stories = new Set<Element>()
  const boxes = new Set<Element>()
  const names = new Map<string, Kind>()
  /** Elements around single remarks, and how many there are in them. */
  const single: Element[] = []
  let count = 0
  for (let index = 0; index < page.elements.length; index++) {
    const element = page.elements[index]!
    const note = page.notes.get(element)!
    if (element.name === 'body' || element.name === 'html' || note.text === 0) continue
    const kind = kindOf(element, note, names)
    if (kind === null || isOwn(element, note, marks)) continue
    if (kind === 'thread') remarks.add(element)
    else if (kind === 'remark') {
      single.push(element)
      for (let inside = index; inside <= note.last; inside++) {
        const other = page.elements[inside]!
        if (kindOf(other, page.notes.get(other)!, names) === 'remark') count++
      }
    } else if (index > (marks.h1[0] ?? Number.POSITIVE_INFINITY)) boxes.add(element)
    else continue
    index = note.last
  }
  if (count > 1) for (const element of single) remarks.add(element)
  for (const list of countedRemarks(page)) remarks.add(list)
  for (const element of remarks) addHeading(element, remarks)
  for (const element of page.elements) {
    const note = page.notes.get(element)!
    if (note.paragraphs < minUnits || (note.flags & nameFlags.body) !== 0) continue
    for (const units of kindsOf(element, page)) {
      const inner = units.map((unit) => page.notes.get(unit)!)
      if (inner.some((unit) => isAny(marks.h1, unit)) || units.some((unit) => ownName.test(unit.attribs['class'] ?? ''))) continue
      const found = areRemarks(units, inner, marks) ? remarks : areStories(units, inner, marks, page) ? stories : null
      if (found === null) continue
      for (const unit of units) found.add(unit)
      addHeading(units[0]!, found)
    }
  }
  const known = new Set([...remarks, ...stories, ...boxes])
  const teasers = findTeasers(page, (element) => known.has(element) || isFrame(element, page.notes.get(element)!, total), address)
  const isEnough = (others: ReadonlySet<Element>): boolean => others.size > 0 && restOf(page, others, total, marks, isFrame) >= minRest
  if (teasers.size > 0) {
    const others = new Set([...known, ...teasers])
    if (isEnough(others)) return { others, teasers }
  }
  return { others: [known, new Set([...remarks, ...boxes]), remarks].find(isEnough) ?? new Set(), teasers: new Set() }
}

/** Positions in document order, ascending. */
interface Marks {
  readonly h1: readonly number[]
  readonly days: readonly number[]
  readonly authors: readonly number[]
  readonly replies: readonly number[]
  readonly bodies: readonly number[]
  /** Links around or in headings. */
  readonly headlines: readonly number[]
}

function marksOf(page: PageIndex): Marks {
  const orders = (list: readonly Element[]): number[] =>
    list.flatMap((element) => page.notes.get(element)?.order ?? []).sort((one, other) => one - other)
  const replies: number[] = []
  const authors: number[] = []
  const named = new Map<string, number[]>()
  const headlines: number[] = []
  for (const [at, element] of page.elements.entries()) {
    const { name, attribs } = element
    const note = page.notes.get(element)!
    if ((note.flags & nameFlags.body) !== 0 || attribs['itemprop'] === 'articleBody') {
      const key = `${attribs['itemprop']} ${attribs['class']}`
      named.set(key, [...(named.get(key) ?? []), at])
    }
    if (name !== 'a' && name !== 'button') continue
    if (name === 'a' && /\/(?:users?|u|members?|profiles?|authors?)\/|\/@/.test(attribs['href'] ?? '')) authors.push(at)
    if (note.text > 0 && note.text <= 24 && replyWords.test(textOf(element, 100))) replies.push(at)
    if (name !== 'a' || attribs['href'] === undefined) continue
    if (hasHeading(element, page)) headlines.push(at)
  }
  return {
    h1: orders(page.h1),
    days: orders([...page.times, ...page.dateElements]),
    authors: [...authors, ...orders(page.authorElements)].sort((one, other) => one - other),
    replies,
    // an article is cut into two or three parts, a thread has a body for each remark
    bodies: [...named.values()].filter(({ length }) => length <= 3).flat(),
    headlines,
  }
}

/** What a heading over readers' remarks is made of, besides their number. */
const remarksHeading =
  /^\d{1,5}\s?(?:comments?|repl(?:y|ies)|responses?|thoughts? on .{1,200}|kommentare?|antworten?|gedanken? zu .{1,200}|commentaires?|réponses?|réflexions? sur .{1,200}|comentarios?|respuestas?|comentários?|respostas?|commenti|commento|reacties?|kommentar(?:er)?|svar|kommenttia?|komentarz[ey]?|komentarzy|komentář[eů]?|komentárov|hozzászólás|comentarii|комментари(?:й|я|ев)|коментар(?:і|ів|а|я)?|σχόλια|yorum|件のコメント|条评论|則留言|개의 댓글|تعليقات?|تعليق)[:：]?$/i

/** `Ann says:`: the beginning of a remark. */
const saysSomething =
  /^.{1,60}?\s(?:says|said|wrote|writes|replied|sagt(?:e)?|schreibt|schrieb|meint|antwortet|dit|a dit|a écrit|écrit|dice|dijo|escribió|ha scritto|ha detto|scrive|disse|diz|escreveu|zegt|schreef|säger|skrev|siger|sier|sanoo|mówi|pisze|napisała?|říká|napsala?|írta|mondja|spune|пишет|говорит|сказала?|написала?|каже|λέει|dedi ki|diyor ki|より|说|說|말:)\s?[:：]?/i

/** Lists under a heading that counts remarks, of which most entries begin with who says them. */
function countedRemarks(page: PageIndex): readonly Element[] {
  return page.elements.filter((list) => {
    if (!/^(?:ol|ul|div|section|dl)$/.test(list.name)) return false
    let before = list.prev
    while (before && !isElement(before)) before = before.prev
    if (!before || !isElement(before) || !(isHeading(before) || before.name === 'p' || before.name === 'div')) return false
    if (
      (page.notes.get(before)?.text ?? 0) === 0 ||
      page.notes.get(before)!.text > 240 ||
      !remarksHeading.test(oneLine(textOf(before, 260)))
    )
      return false
    const entries = list.children.filter((child): child is Element => isElement(child) && (page.notes.get(child)?.text ?? 0) > 0)
    return entries.length > 0 && isMost(entries.filter((entry) => saysSomething.test(oneLine(textOf(entry, headLength)))).length, entries)
  })
}

const isHeading = ({ name }: Element): boolean => /^h[2-6]$/.test(name)

/** A link in a heading, or around one. */
function hasHeading(link: Element, page: PageIndex): boolean {
  for (let up = link.parent, level = 0; up && isElement(up) && level < 3; up = up.parent, level++) if (isHeading(up)) return true
  const { order, last } = page.notes.get(link)!
  return page.elements.slice(order + 1, Math.min(last, order + 12) + 1).some(isHeading)
}

/** The first of the ascending positions inside an element; undefined: none is. */
function firstIn(orders: readonly number[], { order, last }: Note): number | undefined {
  const first = orders[firstFrom(orders, order)]
  return first !== undefined && first <= last ? first : undefined
}

const isAny = (orders: readonly number[], note: Note): boolean => firstIn(orders, note) !== undefined

/** Holds the headline, or is or holds the article's text by name. */
const isOwn = (element: Element, note: Note, marks: Marks): boolean =>
  isAny(marks.h1, note) || isAny(marks.bodies, note) || ownName.test(element.attribs['class'] ?? '')

/** `box`: behind the headline, no part of the text below it. */
type Kind = 'thread' | 'remark' | 'box' | null

const boxRoles = new Set('dialog alertdialog contentinfo complementary'.split(' '))

/** Kind of an element by its name or markup; `names` caches the kinds of classes and ids. */
function kindOf({ name, attribs }: Element, { flags, paragraphs }: Note, names: Map<string, Kind>): Kind {
  if ((flags & nameFlags.comments) !== 0 || /^(?:comment|disqus)[a-z]*-/.test(name)) return 'thread'
  // some servers put the whole page into a form
  if (name === 'footer' || name === 'aside' || name === 'dialog' || (name === 'form' && paragraphs <= 8)) return 'box'
  const { class: className, id, role, itemprop, itemtype } = attribs
  if (role !== undefined && boxRoles.has(role)) return 'box'
  if (itemprop !== undefined && /(?:^|\s)comment(?:\s|$)/i.test(itemprop)) return 'remark'
  if (itemtype !== undefined && /schema\.org\/(?:User)?Comments?\b/.test(itemtype)) return 'remark'
  if ((className === undefined && id === undefined) || (flags & nameFlags.ownWords) !== 0) return null
  const key = `${id ?? ''} ${className ?? ''}`
  let kind = names.get(key)
  if (kind === undefined) {
    kind = threadName.test(key) ? 'thread' : boxName.test(key) ? 'box' : remarkName.test(key) ? 'remark' : null
    names.set(key, kind)
  }
  return kind
}

const threadName = /(?:^|[\s_-])(?:disqus[\s_-]?thread|forum-?thread|comment-?thread|user-?comments?)(?:$|[\s_-])/i
const boxName =
  /(?:^|[\s_-])(?:newsletter|author-?(?:box|bio|card|info|profile)|about-(?:the-)?author|cookie-?(?:banner|notice|consent))(?:$|[\s_-])/i
const remarkName = /(?:^|\s)comment(?:-?\d+)?(?:\s|$)/i

/** The children of an element in groups of the same name and first class; figures in class names count as equal. */
function kindsOf(element: Element, page: PageIndex): readonly (readonly Element[])[] {
  const kinds = new Map<string, Element[]>()
  for (const child of element.children) {
    if (!isElement(child) || !page.notes.get(child)?.isBlock || /^(?:p|h[1-6]|figure|pre|blockquote|section)$/.test(child.name)) continue
    if (page.notes.get(child)!.paragraphText === 0) continue
    const key = `${child.name} ${(child.attribs['class'] ?? '').trim().split(/\s+/)[0]!.replace(/\d+/g, '0')}`
    const kind = kinds.get(key)
    if (kind === undefined) kinds.set(key, [child])
    else kind.push(child)
  }
  return [...kinds.values()].filter((units) => units.length >= minUnits)
}

const isMost = (count: number, units: readonly unknown[]): boolean => count * 3 >= units.length * 2

/** A day in the first words of a unit that has no element for it. */
const writtenDay = /\b(?:19|20)\d{2}\b|\d{1,2}[:.]\d{2}\b/

/** UTF-16 units at the beginning of a remark that say who wrote it and when. */
const headLength = 160

function areRemarks(units: readonly Element[], inner: readonly Note[], marks: Marks): boolean {
  if (isMost(inner.filter((unit) => isAny(marks.replies, unit)).length, units)) return true
  const signed = units.filter((_, at) => isAny(marks.authors, inner[at]!))
  if (!isMost(signed.length, units)) return false
  const heads = units.map((unit) => textOf(unit, headLength))
  const dated = units.filter((_, at) => isAny(marks.days, inner[at]!) || writtenDay.test(heads[at]!))
  // headlines make entries of something else; so do writers who are always the same
  const titled = inner.filter((unit) => isAny(marks.headlines, unit)).length
  return (
    isMost(dated.length, units) && titled * 2 < units.length && new Set(heads.map((head) => oneLine(head).slice(0, 12))).size >= minUnits
  )
}

/** Few words about pages elsewhere on the site, one after the other. */
function areStories(units: readonly Element[], inner: readonly Note[], marks: Marks, page: PageIndex): boolean {
  const hrefs = new Set<string>()
  let titled = 0
  let marked = 0
  let length = 0
  for (const [at, unit] of units.entries()) {
    const note = inner[at]!
    const headline = firstIn(marks.headlines, note)
    length += note.paragraphText
    if (headline === undefined) continue
    const href = page.elements[headline]!.attribs['href']!
    if (!isSameSite(href)) continue
    titled++
    hrefs.add(href)
    if (unit.name === 'article' || teaserName.test(unit.attribs['class'] ?? '') || hasSecondLink(note, href, page)) marked++
  }
  return (
    isMost(titled, units) &&
    isMost(marked, units) &&
    hrefs.size >= minUnits &&
    length < units.length * teaserLength &&
    !isAnyIn(marks.bodies, units[0]!, page)
  )
}

/** UTF-16 units of a teaser, on average; what is longer says something of its own. */
const teaserLength = 400

const isSameSite = (href: string): boolean => !/^(?:https?:)?\/\//i.test(href) && !href.startsWith('#')

/** The unit is in an element that calls itself the article's text. */
function isAnyIn(bodies: readonly number[], unit: Element, page: PageIndex): boolean {
  const { order } = page.notes.get(unit)!
  return bodies.some((at) => at < order && page.notes.get(page.elements[at]!)!.last >= order)
}

function hasSecondLink({ order, last }: Note, href: string, page: PageIndex): boolean {
  let links = 0
  for (let index = order; index <= last; index++) if (page.elements[index]!.attribs['href'] === href) links++
  return links > 1
}

/** With the heading that is right before: what the list is called. */
function addHeading(unit: Element, others: Set<Element>): void {
  let before = unit.prev
  while (before && !isElement(before) && !(before.type === 'text' && before.data.trim() !== '')) before = before.prev
  if (before && isElement(before) && isHeading(before)) others.add(before)
}

/** Paragraph text behind the headline that is neither in frames nor of others. */
function restOf(
  page: PageIndex,
  others: ReadonlySet<Element>,
  total: number,
  marks: Marks,
  isFrame: (element: Element, note: Note, total: number) => boolean,
): number {
  const start = marks.h1[0] ?? 0
  let left = total
  for (const element of others) left -= page.notes.get(element)!.paragraphText
  let rest = 0
  for (let index = 0; index < page.elements.length; index++) {
    const element = page.elements[index]!
    const note = page.notes.get(element)!
    if (others.has(element) || isFrame(element, note, left)) index = note.last
    else if (index >= start && note.isBlock && note.own >= 40 && note.ownLink * 2 < note.own) rest += note.own
  }
  return rest
}
