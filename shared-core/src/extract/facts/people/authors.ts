import type { ChildNode, Element } from 'domhandler'
import { lowerLetter, upperLetter } from '../../../languages/characters/characters.ts'
import type { Confidence, Found, Origin } from '../../../model/article.ts'
import type { Person } from '../../../model/input.ts'
import type { Json } from '../../../model/values.ts'
import { nameFlags } from '../../../parse/html/name-flags.ts'
import { authorRelation } from '../../../parse/html/page-index.ts'
import { isElement, walk } from '../../../parse/html/walk.ts'
import { found } from '../../page/found.ts'
import { isNode, type JsonLdNode, textValue, typesOf, valuesOf } from '../../page/json-ld.ts'
import {
  absoluteUrl,
  holds,
  isBesideArticle,
  isWithin,
  lineOf,
  linesOf,
  metaValue,
  orderOf,
  type PageSource,
  plainText,
} from '../../page/page-source.ts'
import { announcementLength, isAnnouncement } from './byline-words.ts'
import { eastAsianName, isFullName } from './full-name.ts'
import { lettersOf } from './letters-of.ts'
import { acceptName, hasBylinePrefix, hostName, isDesk, isNameLike, nameLimit, namesOfByline, personOf, saysAuthor } from './names.ts'
import { isRoleLabel } from './role-words.ts'

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
 * `others`: letters of the names of people whom the page shows in another role; elements and lines that name them say nothing of authors.
 */
export function readAuthors(source: PageSource, siteName: string | null, others: ReadonlySet<string>): readonly Found<Person>[] {
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
    ['meta', 'author', 'likely', () => fromMeta(source, otherAuthorKeys(source))],
    ['element', 'byline', 'likely', () => fromBylineElements(source)],
    ['text', 'byline', 'likely', () => fromBylineText(source)],
    ['element', 'label', 'likely', () => fromLabels(source)],
    ['text', 'signature', 'guessed', () => fromEndLines(source)],
    ['element', 'icon', 'guessed', () => fromIcons(source)],
    ['element', 'link', 'guessed', () => fromPersonLinks(source)],
    ['element', 'author box', 'guessed', () => fromAuthorBox(source)],
    ['element', 'data-author', 'guessed', () => fromDataAttributes(source)],
    ['text', 'line', 'guessed', () => fromNameLines(source)],
    ['meta', 'script', 'guessed', () => fromScripts(source)],
  ]
  let second: readonly Found<Person>[] = []
  for (const [from, name, confidence, read] of sources) {
    const named = from === 'element' || from === 'text' ? read().filter((one) => !others.has(lettersOf(one.name))) : read()
    const people = distinct(named.filter(({ name }) => !isHeadline(name, source))).map((one) =>
      found(personFrom(from === 'json_ld' ? withShownName(one, source) : one, siteName), from, one.source ?? name, { confidence }),
    )
    if (from === 'json_ld' && people.length === 1 && people[0]!.value.kind === 'person') {
      const several = withMoreShown(people[0]!, source, others)
      if (several !== null) return several.map((one) => found(personFrom(one, siteName), 'element', 'byline'))
    }
    if (people.length === 0 || (second.length > 0 && confidence === 'guessed')) continue
    // An organization is the author only when no source names a person; one in the page's data, when readers see no person.
    const persons = people.filter(({ value }) => value.kind === 'person')
    if (second[0]?.from === 'json_ld' ? from !== 'meta' && persons.some(({ value }) => isFullName(value.name)) : persons.length > 0)
      return people
    if (second.length === 0) second = people
  }
  return second.length > 0 ? second : fromPublisher(source)
}

/** As content systems name an account: one word in lower case. */
const login = /^[a-z][a-z\d._-]{4,}$/

/** The name as readers see it beside the article, where the data hold a login of the same letters: `Ann Lee` for `annlee`. */
function withShownName(named: Named, source: PageSource): Named {
  if (!login.test(named.name)) return named
  const letters = lettersOf(named.name)
  for (const read of [fromItemprop, fromRel, fromBylineElements, fromBylineText, fromPersonLinks]) {
    const shown = read(source).find(({ name }) => name.includes(' ') && isFullName(name) && lettersOf(name) === letters)
    if (shown) return { ...named, name: shown.name, url: named.url ?? shown.url }
  }
  return named
}

/** The authors that a byline names, where the data hold only one of them; null: it names no more. */
function withMoreShown({ value: { name, url } }: Found<Person>, source: PageSource, others: ReadonlySet<string>): readonly Named[] | null {
  const letters = lettersOf(name)
  const shown = distinct(fromBylineElements(source))
  const isOther = (one: Named): boolean =>
    isFullName(one.name) &&
    personOf(one.name, null, null).kind === 'person' &&
    !others.has(lettersOf(one.name)) &&
    !lettersOf(one.name).includes(letters)
  const isList = shown.length > 1 && shown.every((one) => lettersOf(one.name) === letters || isOther(one))
  if (!isList || !shown.some((one) => lettersOf(one.name) === letters)) return null
  return shown.map((one) => (lettersOf(one.name) === letters ? { ...one, url: url ?? one.url } : one))
}

/** The publisher as author of an unsigned article, under the site name it declares. */
function fromPublisher({ page, roots, context }: PageSource): readonly Found<Person>[] {
  const site = metaValue(page, ['og:site_name'])
  const isArticle = metaValue(page, ['og:type'])?.value.toLowerCase() === 'article' || page.metas.has('article:published_time')
  if (site === null || !isArticle || roots.length === 0 || context.site !== null) return []
  const name = acceptName(site.value.replace(/\.(?:com|org|net|de)$/i, '')) === null ? null : site.value
  return name === null ? [] : [found({ kind: 'organization', name, url: null }, 'open_graph', site.which, { confidence: 'guessed' })]
}

/** Signs from which a line without spaces may be a headline. */
const longestEastAsianName = 5

/** A byline element that holds the headline names no author; a name of one word may be both. */
function isHeadline(name: string, { page }: PageSource): boolean {
  if (!name.includes(' ') && [...name].length < longestEastAsianName) return false
  const letters = lettersOf(name)
  const titles = [page.title, ...(page.metas.get('og:title') ?? []), ...page.h1.slice(0, 3).map((element) => lineOf(element, 300))]
  return titles.some((title) => title !== null && lettersOf(title) === letters) && (!name.includes(' ') || !isFullName(name))
}

function personFrom(named: Named, siteName: string | null): Person {
  const person = personOf(named.name, named.url, siteName)
  // On a user's page a nickname may look like the name of an organization.
  const isUser = userPath.test(named.url ?? '') && capitalBehindLower.test(named.name)
  return { ...person, kind: named.kind ?? (isUser && lettersOf(named.name) !== lettersOf(siteName ?? '') ? 'person' : person.kind) }
}

const userPath = /\/(?:users?|members?|u|profile|@)[/_-]?/i

const capitalBehindLower = new RegExp(`^\\S*${lowerLetter}${upperLetter}\\S*$`, 'u')

/** Several full names in one value, `Ann Lee, Bo Hart`: one by one. */
function oneByOne(text: string): readonly string[] {
  const name = acceptName(text)
  const names = /[,;&]|\s(?:and|und|et|y|e)\s/.test(text) ? namesOfByline(text) : []
  // `Ann Lee, Science Writer`
  if (names.length === 1 && isFullName(names[0]!) && text.trim().startsWith(`${names[0]}, `)) return names
  return names.length > 1 && names.every((one) => isFullName(one) && personOf(one, null, null).kind === 'person')
    ? names
    : name === null
      ? []
      : [name]
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

function fromJsonLd(source: PageSource): readonly Named[] {
  const { articleNode, jsonLd, page, context } = source
  if (articleNode === null) return []
  const result: Named[] = []
  for (const property of ['author', 'creator']) {
    for (const value of valuesOf(articleNode, property, jsonLd)) {
      if (typeof value === 'string') {
        for (const name of oneByOne(plainText(value))) result.push({ name, url: null })
        continue
      }
      if (!isNode(value)) continue
      const types = typesOf(value)
      for (const one of namesOfNode(value, source)) {
        const isOrganization = types.some((type) => /Organization|Corporation/.test(type))
        const text = typeof one === 'string' ? withoutAnnouncement(plainText(one), source) : null
        const names = text === null ? [] : isOrganization ? [acceptName(text) ?? ''] : oneByOne(text)
        const url = typeof value['url'] === 'string' && names.length === 1 ? absoluteUrl(value['url'], { page, context }) : null
        // A personal site is published by the person it is named after, and content systems call that one both.
        const isBoth = isOrganization && types.includes('Person')
        for (const name of names) {
          const kind = isBoth || isPublisher(name, source) ? 'person' : isOrganization ? 'organization' : undefined
          if (name !== '') result.push(kind === undefined ? { name, url } : { name, url, kind })
        }
      }
    }
    if (result.length > 0) return result
  }
  return result
}

/** The names of a node; else a person's given and family name. */
function namesOfNode(node: JsonLdNode, { jsonLd }: PageSource): readonly Json[] {
  const names = valuesOf(node, 'name', jsonLd)
  const parts = names.length > 0 ? [] : [textValue(node, 'givenName', jsonLd), textValue(node, 'familyName', jsonLd)]
  return parts.includes(null) ? names : [...names, parts.join(' ')].filter((name) => name !== '')
}

/** `von Ann Lee`: what templates print before the name they show is in their data, too. */
function withoutAnnouncement(text: string, { language }: PageSource): string {
  const name = text.slice(announcementLength(text, language))
  return /^(?:by|von|par|por|door|przez)\s/i.test(text) && name !== '' ? name : text
}

/** The publisher of that full name is a person by the page's own data. */
function isPublisher(name: string, { articleNode, jsonLd }: PageSource): boolean {
  if (articleNode === null || !isFullName(name)) return false
  return valuesOf(articleNode, 'publisher', jsonLd).some(
    (one) =>
      isNode(one) &&
      typesOf(one).includes('Person') &&
      valuesOf(one, 'name', jsonLd).some((own) => typeof own === 'string' && lettersOf(own) === lettersOf(name)),
  )
}

/** Class names of boxes that show a person's words. */
const quoteName = /(?:^|[\s_-])(?:pull-?|block-?)?quote(?=[\s_-]|$)/i

/** Comments, related pages and the like name other people, captions the photographer, quotations who said them. */
function isElsewhere(element: Element, source: PageSource): boolean {
  return (
    isBesideArticle(element, source, nameFlags.author | nameFlags.byline) ||
    isWithin(
      element,
      (up) =>
        (/^(?:figure|figcaption|blockquote)$/.test(up.name) || quoteName.test(up.attribs['class'] ?? '')) &&
        !source.roots.some((root) => holds(up, root, source.page)),
    )
  )
}

function fromItemprop(source: PageSource): readonly Named[] {
  const result: Named[] = []
  const marked = source.page.itemprops.get('author') ?? source.page.itemprops.get('creator') ?? []
  for (const element of marked) {
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
      if (isElement(node) && propertiesOf(node).includes(property)) result.push(node)
      return true
    },
  })
  return result
}

function propertiesOf({ attribs }: Element): readonly string[] {
  return (attribs['itemprop'] ?? attribs['property']?.replace(/\b[a-z]+:/gi, '') ?? '').split(/\s+/)
}

function fromRel(source: PageSource): readonly Named[] {
  const result: Named[] = []
  for (const element of source.page.authorElements) {
    // a person named behind the text is the author only where none is named before
    if (result.length > 0 && orderOf(element, source.page) > source.textEnd) break
    if (!authorRelation.test(element.attribs['rel'] ?? '') || isElsewhere(element, source)) continue
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

/** Meta elements that others use: the last word of the name says author, as in `vf:author` or `article_author_name`. */
function otherAuthorKeys({ page }: PageSource): readonly string[] {
  return [...page.metas.keys()].filter((key) => authorKey.test(key) && !key.startsWith('twitter:')).slice(0, 20)
}

const authorKey = /(?:^|[:._-])(?:authors?|author[_-]?names?|bylines?|creators?|writers?)$/

/** Names an element holds: its links to people's pages one by one, else its text. */
function namesOf(element: Element, source: PageSource): readonly Named[] {
  const links = element.name === 'a' ? [element] : linksIn(element)
  const areAllNames = links.length > 1 && links.every((link) => isFullName(acceptName(lineOf(link, 200)) ?? '1'))
  const people: Named[] = []
  for (const link of links) {
    const shown = lineOf(link, 200)
    const text = shown || textOfWordlessLink(link)
    if (text === '' || text.length > nameLimit.length + 20) continue
    const isMarked = personPath.test(link.attribs['href'] ?? '') || /\bauthor\b/.test(link.attribs['rel'] ?? '')
    // A link around a picture alone may show an organization's logo.
    const isPerson = isMarked || (shown !== '' && (links.length === 1 || areAllNames))
    if (!isPerson) continue
    const names = namesOfByline(text, source.language)
    for (const name of names)
      people.push({
        name,
        url: names.length === 1 && link.attribs['href'] ? sameSite(absoluteUrl(link.attribs['href'], source), source) : null,
      })
  }
  const names = namesOfLines(linesOf(element, 400), element, source).map((name) => withoutNeighbour(name, element))
  const count = new Set(people.map(({ name }) => name)).size
  if (people.length > 0 && (count > 1 || (links.length === 1 && names.length <= 1) || element.name === 'a')) return people
  const fromText = names.map((name) => ({ name, url: people.find((one) => one.name === name)?.url ?? null }))
  return fromText.length >= people.length ? fromText : people
}

/** `Ann Lee Madrid` of two elements: the first is the name when it is a full one. */
function withoutNeighbour(name: string, element: Element): string {
  if (name.split(' ').length < 3) return name
  let first: string | null = null
  let looked = 0
  walk(element, {
    enter(node) {
      if (!isElement(node) || first !== null || ++looked > maxLooked) return false
      const line = node.name === 'a' || node.name === 'span' || node.name === 'b' || node.name === 'strong' ? lineOf(node, 100) : ''
      if (line.includes(' ') && name.startsWith(`${line} `) && isFullName(line)) first = line
      return true
    },
  })
  return first ?? name
}

/** Class names of elements that hold several authors. */
const severalName = /(?:^|[\s_-])(?:authors|bylines|autoren|autores|auteurs|autori|writers|contributors)(?=[\s_-]|$)/i

/** Names in lines of which the first with a name is the byline; what follows it is a role, an organization or a town, unless the list goes on. */
function namesOfLines(lines: readonly string[], element: Element, { language }: PageSource): readonly string[] {
  const isList = severalName.test(element.attribs['class'] ?? '')
  let names: readonly string[] = []
  let line = ''
  for (const part of lines) {
    const isContinued = line !== '' && (openEnd.test(line) || openStart.test(part))
    line = isContinued || isAnnouncement(line, language) ? `${line} ${part}` : part
    const next = isAnnouncement(line, language) ? [] : namesOfByline(line, language)
    if (names.length === 0 || isContinued) names = next.length >= names.length ? next : names
    else if (isList && next.length > 0 && next.every(isFullName)) names = [...names, ...next]
    else break
  }
  return names
}

const openEnd = /(?:[,;&]|\s(?:and|und|et|y|e|en|och|og|i|и))$/
const openStart = /^(?:[,;&]|(?:and|und|et|y|e|en|och|og|i|и)\s)/

const personPath =
  /\/(?:authors?|autor(?:es|en|i|ji)?|auteurs?|autori|avtor(?:y|i)?|people|person(?:en|as)?|profiles?|profil(?:er)?|staff|contributors?|contributor|writers?|by|byline|users?|members?|team|reporters?|journalists?|journalistes?|journalisten|giornalisti|periodistas|redakteure?|redacteurs?|redactores|redaktion|redaktoren|redaktor(?:zy)?|bios?|bio|columnists?|columnistas|colunistas|correspondents?|author-profile|expert(?:s|en)?|firmas?|verfasser|forfatter|skribent(?:er)?|kirjoittaja|toimittaja|szerzok?|yazar(?:lar)?|muhabir|penulis|tac-gia|blogger|creators?|creator|u)[/_-]|[?&]author=|\/@/i

/** Text of a link that has no words, from its attributes or its picture: `Posts by Ann Lee`. */
function textOfWordlessLink(link: Element): string {
  const picture = link.children.find((child): child is Element => isElement(child) && child.name === 'img')
  const text = picture?.attribs['alt'] || link.attribs['title'] || link.attribs['aria-label'] || ''
  return text.replace(/^.{0,30}\s(?:by|von|par|por|de|di|door|av|af|od|przez)\s(?=\S)/i, '').trim()
}

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

/** Class names of parts beside a name: place, role, description. */
const besideName = /(?:^|[\s_-])(?:location|place|city|ciudad|cidade|role|job|position|bio|biography|description|org|country)(?=[\s_-]|$)/i

/** So called, or a box around nothing else. */
function isBesideName(element: Element): boolean {
  let inner: Element | undefined = element
  while (inner) {
    if (besideName.test(inner.attribs['class'] ?? '')) return true
    const shown: readonly ChildNode[] = inner.children.filter((child) => isElement(child) || ('data' in child && child.data.trim() !== ''))
    inner = shown.length === 1 ? shown.find(isElement) : undefined
  }
  return false
}

/** Elements whose class says author or byline, best placed first: between headline and text, in the text, behind it. */
function fromBylineElements(source: PageSource): readonly Named[] {
  let best: Element | null = null
  let bestScore = 0
  const candidates = new Map<Element, readonly Named[]>()
  for (const element of source.page.authorElements) {
    const order = orderOf(element, source.page)
    if (order === -1 || (isElsewhere(element, source) && !isJustAbove(element, source)) || !isNearText(element, source)) continue
    const text = lineOf(element, 420)
    if (text === '' || text.length > 300 || source.page.notes.get(element)!.text > 300 || isBesideName(element)) continue
    const names = namesOf(element, source)
    if (names.length === 0) continue
    candidates.set(element, names)
    const flags = source.page.notes.get(element)?.flags ?? 0
    const distance = distanceOf(order, source)
    let score = 1 / (1 + distance / 50)
    if ((flags & nameFlags.byline) !== 0) score += 0.2
    if (hasBylinePrefix(text, source.language)) score += 0.4
    if (names.every(({ name }) => isFullName(name))) score += 0.4
    if (names.some(({ url }) => url !== null)) score += 0.2
    if (names.every(({ name }) => !name.includes(' ') && !eastAsianName.test(name))) score -= 0.3
    if (text.length > 100) score -= 0.3
    if (score > bestScore) {
      bestScore = score
      best = element
    }
  }
  if (best === null || bestScore <= 0.5) return []
  const chosen = withMoreNames(best, candidates, source)
  return [...candidates].flatMap(([element, names]) => (element === chosen || isTwin(element, chosen, source) ? names : []))
}

/** Elements between a byline and the headline below it. */
const maxAbove = 25

/** `By Ann Lee` in a bar of buttons right above the headline. */
function isJustAbove(element: Element, { page, heading, language }: PageSource): boolean {
  const { last, text } = page.notes.get(element)!
  if (heading === -1 || last >= heading || heading - last > maxAbove || text > nameLimit.length * 2) return false
  return (
    hasBylinePrefix(lineOf(element, 200), language) &&
    !isWithin(element, ({ name }) => name === 'nav' || name === 'aside' || name === 'footer')
  )
}

/** A box around the element that names its author among others, all of them in full: only one of them may be linked. */
function withMoreNames(best: Element, candidates: ReadonlyMap<Element, readonly Named[]>, { page }: PageSource): Element {
  const own = candidates.get(best)!
  for (const [element, names] of candidates) {
    if (names.length <= own.length || !(holds(element, best, page) || holds(best, element, page))) continue
    if (names.every(({ name }) => isFullName(name)) && own.every((one) => names.some(({ name }) => name === one.name))) return element
  }
  return best
}

/** Elements between this place and the nearest of those where bylines stand: below the headline, above the text, at its end. */
function distanceOf(order: number, source: PageSource): number {
  const { textStart, textEnd, heading } = source
  if (order > textStart) return Math.min((order - textStart) * 2, Math.abs(textEnd - order) + 30)
  return heading !== -1 && order > heading ? Math.min(textStart - order, order - heading) : textStart - order
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

/** Elements around the beginning of the text, outside frames: headline, byline and date are there. */
function* aroundStart(source: PageSource): Generator<Element> {
  const { page, textStart, textEnd, heading } = source
  const first = Math.max(0, Math.min(textStart - 120, heading === -1 ? textStart : heading))
  // Behind a short text other pages are announced.
  for (let index = first; index < Math.min(page.elements.length, textStart + 40, textEnd + 5); index++) {
    const element = page.elements[index]!
    const { text } = page.notes.get(element)!
    if (text > 0 && text <= 120 && !isElsewhere(element, source)) yield element
  }
}

/** Short lines around the beginning and the end of the text, where those who worked on it are named. */
export function* creditLines(source: PageSource): Generator<string> {
  for (const element of aroundStart(source)) yield lineOf(element, 200)
  const { page, textEnd } = source
  for (let index = Math.max(0, textEnd - aroundEnd.before); index < Math.min(page.elements.length, textEnd + aroundEnd.behind); index++) {
    const element = page.elements[index]!
    const { text } = page.notes.get(element)!
    if (text > 0 && text <= 120 && !isElsewhere(element, source)) yield lineOf(element, 200)
  }
}

/** A short line that begins with "By" near the headline, in any element. */
function fromBylineText(source: PageSource): readonly Named[] {
  let names: readonly Named[] = []
  let holder: Element | null = null
  for (const element of aroundStart(source)) {
    const text = lineOf(element, 200)
    if (!saysAuthor(text, source.language) || namesOfByline(text, source.language).length === 0) continue
    const people = namesOf(element, source).filter(({ name }) => isFullName(name) || isDesk(name) || hostName.test(name))
    // The innermost element says it best; other lines name editors and photographers.
    if (people.length > 0 && (holder === null || (people.length >= names.length && holds(holder, element, source.page)))) {
      names = people
      holder = element
    }
    if (names.length > 0 && people.length === 0) break
  }
  return names
}

/** `Author` in one element and the name in the next, as in a list of terms. */
function fromLabels(source: PageSource): readonly Named[] {
  for (const element of aroundStart(source)) {
    const label = lineOf(element, 60)
    if (!isAnnouncement(label, source.language) || isRoleLabel(label)) continue
    const next = elementBehind(element, source)
    const people = next === null ? [] : namesOf(next, source).filter(({ name }) => isFullName(name) || isDesk(name))
    if (people.length > 0) return people
  }
  return []
}

/** Elements before and behind the end of the text among which it is signed. */
const aroundEnd = { before: 12, behind: 30 } as const

/** A short line at the end of the text that is nothing but a label and a full name, `Author: Ann Lee`, or a full name set to the right. */
function fromEndLines(source: PageSource): readonly Named[] {
  const { page, textEnd, language } = source
  for (let index = Math.max(0, textEnd - aroundEnd.before); index < Math.min(page.elements.length, textEnd + aroundEnd.behind); index++) {
    const element = page.elements[index]!
    const { text } = page.notes.get(element)!
    if (text < 6 || text > nameLimit.length + 20 || isElsewhere(element, source)) continue
    const line = lineOf(element, 100)
    const isLabelled = /[:：]/.test(line) && hasBylinePrefix(line, language)
    const isSigned = /text-align:\s*right/i.test(element.attribs['style'] ?? '') || element.attribs['align'] === 'right'
    if (!isLabelled && !isSigned) continue
    const people = namesOf(element, source).filter(({ name }) => isFullName(name) && (isLabelled ? line.endsWith(name) : line === name))
    if (people.length > 0) return people
  }
  return []
}

/** Class names of the icons that stand for a person. */
const personIcon =
  /(?:^|\s)(?:fa|fas|far|icon|ico|glyphicon|bi|ion|la|ti|mdi|ri|dashicons|icofont|uil?|feather)-(?:[a-z]{1,8}-)?(?:user|author|person|pencil|pen|account)(?:-[a-z]{1,8}){0,2}(?=\s|$)/i

/** The full name behind an icon of a person between headline and text. */
function fromIcons(source: PageSource): readonly Named[] {
  const { page, textStart, heading, language } = source
  for (let index = Math.max(0, heading === -1 ? textStart - 60 : heading); index < textStart; index++) {
    const icon = page.elements[index]!
    if (!personIcon.test(icon.attribs['class'] ?? '') || page.notes.get(icon)!.text > 0 || isElsewhere(icon, source)) continue
    let next = icon.next
    while (next && 'data' in next && next.data.trim() === '') next = next.next
    const said = next === null ? '' : isElement(next) ? lineOf(next, 100) : 'data' in next ? next.data.slice(0, 100) : ''
    const names = namesOfByline(said, language).filter(isFullName)
    if (names.length > 0) return names.map((name) => ({ name, url: null }))
  }
  return []
}

/** Elements that are looked at in one place. */
const maxLooked = 100

/** The next element with text that is not in this one. */
function elementBehind(element: Element, { page }: PageSource): Element | null {
  const start = page.notes.get(element)!.last + 1
  for (let index = start; index < Math.min(start + maxLooked, page.elements.length); index++) {
    const next = page.elements[index]!
    if (page.notes.get(next)!.text > 0) return page.notes.get(next)!.text <= 200 ? next : null
  }
  return null
}

/** Authors in attributes for scripts, of the article or of the elements around its beginning. */
function fromDataAttributes(source: PageSource): readonly Named[] {
  const { page, roots, textStart } = source
  const [root] = roots
  for (const element of page.elements) {
    const text = element.attribs['data-author'] ?? element.attribs['data-authors'] ?? element.attribs['data-author-name']
    if (text === undefined || text.length > 200) continue
    const isAround = root !== undefined && holds(element, root, page)
    if (!isAround && (Math.abs(orderOf(element, page) - textStart) > 120 || isElsewhere(element, source))) continue
    const names = namesOfByline(plainText(text), source.language).filter(isFullName)
    if (names.length > 0) return names.map((name) => ({ name, url: null }))
  }
  return []
}

/**
 * A line that is a full name and nothing else, between headline and text, when something beside it says so: a picture of that name, or an
 * address made of it. Labels, sections and titles of series look alike, and all of them are beside dates.
 */
function fromNameLines(source: PageSource): readonly Named[] {
  const start = source.heading
  let names: readonly string[] | null = null
  for (const element of aroundStart(source)) {
    const order = orderOf(element, source.page)
    if (
      order <= start ||
      order > source.textStart + linesIntoText ||
      (start !== -1 && order <= source.page.notes.get(source.page.elements[start]!)!.last)
    )
      continue
    const line = lineOf(element, 100)
    const [name, ...others] = namesOfByline(line, source.language)
    if (name === undefined || others.length > 0 || !isFullName(name) || personOf(name, null, null).kind !== 'person') continue
    if (line !== name || !mentionsPerson(element, name, source)) continue
    names ??= menuLines(source)
    if (!names.includes(lettersOf(name))) return [{ name, url: null }]
  }
  return []
}

/** Elements of the text that a byline below its first paragraph, the standfirst, may be away. */
const linesIntoText = 20

/** Texts of links in menus, trails and lists of subjects, as letters only. */
function menuLines(source: PageSource): readonly string[] {
  const { page, textStart, textEnd } = source
  const start = source.heading
  const lines = ['article:section', 'section', 'article:tag', 'keywords', 'news_keywords', 'og:site_name']
    .flatMap((key) => page.metas.get(key) ?? [])
    .flatMap((content) => content.split(','))
    .map(lettersOf)
  for (const element of page.elements) {
    const { text, order } = page.notes.get(element)!
    if (element.name !== 'a' || text > 60 || (order > (start === -1 ? textStart : start) && order <= textEnd)) continue
    if (!personPath.test(element.attribs['href'] ?? '')) lines.push(lettersOf(lineOf(element, 60)))
  }
  return lines
}

function mentionsPerson(element: Element, name: string, source: PageSource): boolean {
  const { parent } = element
  const around = parent && isElement(parent) ? parent : element
  const letters = lettersOf(name)
  const box = around.parent && isElement(around.parent) && (source.page.notes.get(around.parent)?.text ?? 0) <= 200 ? around.parent : around
  let isNamed = false
  let looked = 0
  walk(box, {
    enter(node) {
      if (!isElement(node) || isNamed || ++looked > maxLooked) return false
      const { alt, href } = node.attribs
      if (node.name === 'img' && alt !== undefined && lettersOf(alt) === letters) isNamed = true
      if (node.name === 'a' && href !== undefined && /^mailto:/i.test(href)) isNamed = true
      return true
    },
  })
  if (isNamed) return true
  const rest = lineOf(box, 200).replace(name, ' ')
  if (rest.length > 120) return false
  return /[\w.+-]{2,64}@[\w-]{2,}/.test(rest) && lettersOf(rest).includes(letters)
}

/** Links to people's pages around the beginning of the text, known by their path. */
function fromPersonLinks(source: PageSource): readonly Named[] {
  const result: Named[] = []
  for (const element of aroundStart(source)) {
    const href = element.name === 'a' ? element.attribs['href'] : undefined
    if (href === undefined || !personPath.test(href) || /\/licen[cs]es?\//i.test(href)) continue
    const name = acceptName(lineOf(element, 100) || textOfWordlessLink(element))
    if (name !== null && isFullName(name)) result.push({ name, url: sameSite(absoluteUrl(href, source), source) })
  }
  return result
}

/** A property or assignment of that name: `"author":"…"`, `author:'…'`, `config.authors = "…"`, a list of texts, or one object with a name. */
const scriptAuthor =
  /\b(?:authors?|authorNames?|author_names?|contentAuthors?|article_?authors?|page_?authors?|bylines?|authors?\\?"?\s{0,4}:\s{0,4}\[?\{[^{}[\]]{0,300}?"name)\\?["']?\s{0,4}[:=]\s{0,4}\[?\s{0,4}\\?["']([^"'\\<>{}]{4,80})\\?["']/gi

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
