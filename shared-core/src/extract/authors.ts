import type { Element } from 'domhandler'
import { eastAsian } from '../languages/characters.ts'
import type { Confidence, Found, Origin } from '../model/article.ts'
import type { Person } from '../model/input.ts'
import { nameFlags } from '../parse/name-flags.ts'
import { isElement, walk } from '../parse/walk.ts'
import { found } from './found.ts'
import { isNode, typesOf, valuesOf } from './json-ld.ts'
import { acceptName, hasBylinePrefix, isDesk, isNameLike, lettersOf, nameLimit, namesOfByline, personOf } from './names.ts'
import { absoluteUrl, holds, isBesideArticle, isWithin, lineOf, orderOf, type PageSource, plainText } from './page-source.ts'

interface Named {
  readonly name: string
  readonly url: string | null
  readonly kind?: Person['kind']
  /** The meta element it comes from, where the reader tries several. */
  readonly source?: string
}

/**
 * Authors one by one, names only. In order: JSON-LD; `itemprop=author`; `rel=author`; meta elements; elements that name an author beside
 * the headline; a line that begins with "By"; an author box after the text. The first source that gives a name decides.
 */
export function readAuthors(source: PageSource, siteName: string | null): readonly Found<Person>[] {
  const sources: readonly (readonly [Origin, string, Confidence, () => readonly Named[]])[] = [
    ['json_ld', 'author', 'declared', () => fromJsonLd(source)],
    ['element', 'itemprop=author', 'declared', () => fromItemprop(source)],
    ['element', 'rel=author', 'declared', () => fromRel(source)],
    [
      'meta',
      'author',
      'declared',
      () =>
        fromMeta(source, [
          'author',
          'article:author',
          'byl',
          'parsely-author',
          'sailthru.author',
          'dc.creator',
          'dcterms.creator',
          'citation_author',
          'article:author_name',
          'article.author',
          'authors',
          'author_name',
          'cxenseparse:author',
          'dc.contributor',
          'twitter:data1',
        ]),
    ],
    ['element', 'byline', 'likely', () => fromBylineElements(source)],
    ['text', 'byline', 'likely', () => fromBylineText(source)],
    ['element', 'link', 'guessed', () => fromPersonLinks(source)],
    ['element', 'author box', 'guessed', () => fromAuthorBox(source)],
    ['meta', 'script', 'guessed', () => fromScripts(source)],
  ]
  let second: readonly Found<Person>[] = []
  for (const [from, name, confidence, read] of sources) {
    const people = distinct(read()).map((named) => found(personFrom(named, siteName), from, named.source ?? name, { confidence }))
    if (people.length === 0 || (second.length > 0 && confidence === 'guessed')) continue
    // A house is named as author only when no source names a person.
    if (from === 'json_ld' || people.some(({ value }) => value.kind === 'person')) return people
    if (second.length === 0) second = people
  }
  return second
}

function personFrom(named: Named, siteName: string | null): Person {
  const person = personOf(named.name, named.url, siteName)
  return named.kind === undefined ? person : { ...person, kind: named.kind }
}

function distinct(names: readonly Named[]): readonly Named[] {
  const seen = new Set<string>()
  const result: Named[] = []
  for (const named of names) {
    const key = lettersOf(named.name)
    if (seen.has(key)) continue
    seen.add(key)
    result.push(named)
    if (result.length === nameLimit.listed) break
  }
  return result
}

function fromJsonLd({ articleNode, jsonLd, page, context }: PageSource): readonly Named[] {
  if (articleNode === null) return []
  const result: Named[] = []
  for (const property of ['author', 'creator']) {
    for (const value of valuesOf(articleNode, property, jsonLd)) {
      if (typeof value === 'string') {
        const name = acceptName(plainText(value))
        if (name !== null) result.push({ name, url: null })
        continue
      }
      if (!isNode(value)) continue
      for (const one of valuesOf(value, 'name', jsonLd)) {
        const name = typeof one === 'string' ? acceptName(plainText(one)) : null
        if (name === null) continue
        const url = typeof value['url'] === 'string' ? absoluteUrl(value['url'], { page, context }) : null
        const isOrganization = typesOf(value).some((type) => /Organization|Corporation/.test(type))
        result.push(isOrganization ? { name, url, kind: 'organization' } : { name, url })
      }
    }
    if (result.length > 0) return result
  }
  return result
}

/** Comments, related pages and the like name other people, and captions the photographer. */
function isElsewhere(element: Element, source: PageSource): boolean {
  return (
    isBesideArticle(element, source, nameFlags.author | nameFlags.byline) ||
    isWithin(element, ({ name }) => name === 'figure' || name === 'figcaption')
  )
}

function fromItemprop(source: PageSource): readonly Named[] {
  const result: Named[] = []
  for (const element of source.page.itemprops.get('author') ?? []) {
    if (isElsewhere(element, source)) continue
    const inner = innerItems(element, 'name')
    const names =
      inner.length > 0
        ? inner.flatMap((item) => namesOf(item, source))
        : element.name === 'meta' || element.attribs['content']
          ? namesOfText(element.attribs['content'] ?? '', null)
          : namesOf(element, source)
    for (const named of names) result.push(named)
    if (result.length > nameLimit.names) break
  }
  return result
}

function innerItems(element: Element, property: string): readonly Element[] {
  const result: Element[] = []
  walk(element, {
    enter(node) {
      if (isElement(node) && (node.attribs['itemprop'] ?? '').split(/\s+/).includes(property)) result.push(node)
      return true
    },
  })
  return result
}

function fromRel(source: PageSource): readonly Named[] {
  const result: Named[] = []
  for (const element of source.page.authorElements) {
    if (!/\bauthor\b/i.test(element.attribs['rel'] ?? '') || isElsewhere(element, source)) continue
    if (!isNearText(element, source)) continue
    for (const named of namesOf(element, source)) result.push(named)
  }
  return result
}

/** Before the text, in it, or close behind it: not in a list of other articles. */
function isNearText(element: Element, source: PageSource): boolean {
  const order = orderOf(element, source.page)
  if (order === -1) return false
  const isOtherArticle = isWithin(
    element,
    (up) =>
      up.name === 'article' && !source.roots.some((root) => root === up || holds(up, root, source.page) || holds(root, up, source.page)),
  )
  return !isOtherArticle && order <= source.textEnd + 60
}

function fromMeta(source: PageSource, keys: readonly string[]): readonly Named[] {
  for (const key of keys) {
    if (
      key === 'twitter:data1' &&
      !/written|author|by|von|autor|verfasst|escrito/i.test(source.page.metas.get('twitter:label1')?.[0] ?? '')
    )
      continue
    const contents = source.page.metas.get(key) ?? []
    const result: Named[] = []
    for (const content of contents) {
      const text = plainText(content)
      if (/^https?:|^\/\//.test(text.trim())) continue
      // As in feeds: `ann@example.org (Ann Lee)`.
      const named = /^\S{1,80}@\S{1,80}\s\(([^()]{2,60})\)$/.exec(text.trim())
      if (named) {
        result.push(...namesOfText(named[1]!, null))
        continue
      }
      // `Last, First` is one name in bibliographic data.
      if (key === 'citation_author' || key === 'dc.creator' || key === 'dcterms.creator') {
        const match = /^([^,]{2,40}),\s*([^,]{2,40})$/.exec(text.trim())
        if (match && !/\s/.test(match[1]!.trim())) {
          result.push({ name: `${match[2]!.trim()} ${match[1]!.trim()}`, url: null })
          continue
        }
      }
      result.push(...namesOfText(text, null))
    }
    if (result.length > 0) return result.map((named) => ({ ...named, source: key }))
  }
  return []
}

function namesOfText(text: string, url: string | null): readonly Named[] {
  return namesOfByline(plainText(text)).map((name) => ({ name, url }))
}

/** Names an element holds: its links to people's pages one by one, else its text. */
function namesOf(element: Element, source: PageSource): readonly Named[] {
  const links = element.name === 'a' ? [element] : linksIn(element)
  const areAllNames = links.length > 1 && links.every((link) => isFullName(acceptName(lineOf(link, 200)) ?? '1'))
  const people: Named[] = []
  for (const link of links) {
    const text = lineOf(link, 200)
    if (text === '' || text.length > nameLimit.length + 20) continue
    const isPerson =
      links.length === 1 || areAllNames || personPath.test(link.attribs['href'] ?? '') || /\bauthor\b/.test(link.attribs['rel'] ?? '')
    if (!isPerson) continue
    const names = namesOfByline(text)
    for (const name of names)
      people.push({
        name,
        url: names.length === 1 && link.attribs['href'] ? sameSite(absoluteUrl(link.attribs['href'], source), source) : null,
      })
  }
  const line = lineOf(element, 400)
  if (people.length > 0 && (people.length > 1 || (links.length === 1 && namesOfByline(line).length <= 1) || element.name === 'a'))
    return people
  const fromText = namesOfByline(line).map((name) => ({ name, url: people.find((one) => one.name === name)?.url ?? null }))
  return fromText.length >= people.length ? fromText : people
}

const personPath =
  /\/(?:authors?|autor(?:es|en)?|auteurs?|autori|people|person(?:en)?|profiles?|staff|contributors?|writers?|by|byline|user|users|members?|team|reporters?|journalists?|redakteure?|bios?|columnists?|redaktion|avtor|author-profile|expert)s?[/_-]|[?&]author=|\/@/i

function sameSite(url: string | null, source: PageSource): string | null {
  if (url === null) return null
  const own = source.context.url
  if (own === null || !URL.canParse(own)) return url
  const bare = (host: string): string => host.replace(/^www\./, '')
  return bare(new URL(url).hostname) === bare(new URL(own).hostname) ? url : null
}

function linksIn(element: Element): readonly Element[] {
  const result: Element[] = []
  walk(element, {
    enter(node) {
      if (result.length > 20) return false
      if (isElement(node) && node.name === 'a' && node.attribs['href'] !== undefined) {
        result.push(node)
        return false
      }
      return true
    },
  })
  return result
}

/** Elements whose class says author or byline, best placed first: between headline and text, in the text, behind it. */
function fromBylineElements(source: PageSource): readonly Named[] {
  let best: Element | null = null
  let bestScore = 0
  const candidates = new Map<Element, readonly Named[]>()
  for (const element of source.page.authorElements) {
    const order = orderOf(element, source.page)
    if (order === -1 || isElsewhere(element, source) || !isNearText(element, source)) continue
    const text = lineOf(element, 420)
    if (text === '' || text.length > 300) continue
    const names = namesOf(element, source)
    if (names.length === 0) continue
    candidates.set(element, names)
    const flags = source.page.notes.get(element)?.flags ?? 0
    const distance = order <= source.textStart ? source.textStart - order : (order - source.textStart) * 2
    let score = 1 / (1 + distance / 50)
    if ((flags & nameFlags.byline) !== 0) score += 0.2
    if (hasBylinePrefix(text)) score += 0.4
    if (names.every(({ name }) => isFullName(name))) score += 0.4
    if (names.some(({ url }) => url !== null)) score += 0.2
    if (text.length > 100) score -= 0.3
    if (score > bestScore) {
      bestScore = score
      best = element
    }
  }
  if (best === null || bestScore <= 0.5) return []
  const chosen = best
  return [...candidates].flatMap(([element, names]) => (element === chosen || isTwin(element, chosen, source) ? names : []))
}

/** Elements between two of a kind that still make them one list of authors. */
const twinDistance = 12

/** One element for each author: of the same name and class, close by and on the same side of the beginning of the text. */
function isTwin(element: Element, chosen: Element, { page, textStart }: PageSource): boolean {
  const className = element.attribs['class'] ?? ''
  if (className === '' || className !== chosen.attribs['class'] || element.name !== chosen.name) return false
  const a = orderOf(element, page)
  const b = orderOf(chosen, page)
  return Math.abs(a - b) <= twinDistance && a < textStart === b < textStart
}

/** A short line that begins with "By" near the headline, in any element. */
function fromBylineText(source: PageSource): readonly Named[] {
  const { page, textStart } = source
  let names: readonly Named[] = []
  for (let index = Math.max(0, textStart - 120); index < Math.min(page.elements.length, textStart + 40); index++) {
    const element = page.elements[index]!
    const note = page.notes.get(element)!
    if (note.text === 0 || note.text > 120 || isElsewhere(element, source)) continue
    const text = lineOf(element, 200)
    if (
      !/^(?:(?:written |posted |reported |story |words )?by|von|par|por|przez|автор|автори|authors?|di|door|av|af|autor|autorka|autore|auteur|verfasst von|geschrieben von|escrito por|text|texte|texto|yazan|yazar|oleh|napsala?|napisała?|írta|kirjoittanut|skriven av|skrevet a[vf]|συντάκτης|tác giả|作者|文|撰文|記者|记者|글|기자|بقلم|كتب|כתב|מאת|نویسنده)[\s:：]/i.test(
        text,
      )
    )
      continue
    const people = namesOf(element, source).filter(({ name }) => isNameLike(name))
    // The innermost element says it best; later ones are inner ones or other lines.
    if (people.length > 0 && (names.length === 0 || people.length >= names.length)) names = people
    if (names.length > 0 && people.length === 0) break
  }
  return names
}

const eastAsianName = new RegExp(`^[${eastAsian}・]{2,8}$`, 'u')

/** Given and family name: two words, or a few signs of a script that puts no space between them. */
function isFullName(name: string): boolean {
  return isNameLike(name) && (name.includes(' ') || eastAsianName.test(name))
}

/** Links to people's pages around the beginning of the text. */
function fromPersonLinks(source: PageSource): readonly Named[] {
  const { page, textStart } = source
  const result: Named[] = []
  for (let index = Math.max(0, textStart - 120); index < Math.min(page.elements.length, textStart + 20); index++) {
    const element = page.elements[index]!
    const href = element.name === 'a' ? element.attribs['href'] : undefined
    if (href === undefined || !personPath.test(href) || isElsewhere(element, source)) continue
    const name = acceptName(lineOf(element, 100))
    if (name !== null && isFullName(name)) result.push({ name, url: sameSite(absoluteUrl(href, source), source) })
  }
  return result
}

/** A property or assignment of that name: `"author":"…"`, `author:'…'`, `config.authors = "…"`, a list of texts, or one object with a name. */
const scriptAuthor =
  /\b(?:authors?|authorNames?|author_names?|contentAuthors?|article_?authors?|page_?authors?|bylines?|author\\?"?\s{0,4}:\s{0,4}\{\s{0,4}\\?"?name)\\?["']?\s{0,4}[:=]\s{0,4}\[?\s{0,4}\\?["']([^"'\\<>{}]{4,80})\\?["']/gi

/** Authors in the data of inline scripts. */
function fromScripts(source: PageSource): readonly Named[] {
  const pattern = new RegExp(scriptAuthor.source, 'g')
  for (const script of source.page.inlineScripts) {
    pattern.lastIndex = 0
    for (let match = pattern.exec(script), tries = 0; match && tries < 5; match = pattern.exec(script), tries++) {
      const names = namesOfByline(match[1]!).filter((name) => isNameLike(name) && (name.includes(' ') || isDesk(name)))
      if (names.length > 0) return names.map((name) => ({ name, url: null }))
    }
  }
  return []
}

/** The box about the author after the text, or one of the same kind for each. */
function fromAuthorBox(source: PageSource): readonly Named[] {
  const result: Named[] = []
  let first: Element | null = null
  for (const element of source.page.authorElements) {
    const order = orderOf(element, source.page)
    if (order < source.textEnd - 5 || order > source.textEnd + 200) continue
    if (first !== null && element.attribs['class'] !== first.attribs['class']) continue
    for (const link of linksIn(element)) {
      const name = acceptName(lineOf(link, 100))
      if (name === null || !isFullName(name) || !personPath.test(link.attribs['href'] ?? '')) continue
      first ??= element
      result.push({ name, url: sameSite(absoluteUrl(link.attribs['href'] ?? '', source), source) })
      break
    }
  }
  return result
}
