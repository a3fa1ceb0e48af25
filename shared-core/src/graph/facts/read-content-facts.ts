import type { Article, Block, Step } from '../../model/article.ts'
import { isMedia } from '../../model/is-media.ts'
import { type Bases, hostOf, resolveAddress } from '../address.ts'
import { normalizeText } from '../markup/normalize-text.ts'
import type { ContentFacts, QuestionFacts } from './facts.ts'
import { faqCue } from './faq-cues.ts'
import { bareCue, howToCue, stepHeading } from './how-to-cues.ts'
import { questionKey } from './question-key.ts'
import { oneLine } from './read-facts.ts'
import { summaryCue } from './summary-cues.ts'

/** Code points; longer answers end at a sentence before it. */
const longestAnswer = 2_000

/**
 * Facts of the text: questions with answers, steps, recipe, event …, sources. `words` is the caller's count of the body, `unanswered`
 * the keys of questions that the analysis calls missing.
 */
export function readContentFacts(
  article: Article,
  words: number,
  { page }: Bases,
  unanswered: ReadonlySet<string> = new Set(),
): ContentFacts {
  const howTo = article.howTo?.value ?? readHowTo(article)
  const recipe = article.recipe?.value ?? null
  const { about, mentions } = readEntities(article)
  return {
    words,
    questions: readQuestions(article, unanswered),
    // The steps of a recipe are the recipe's.
    howTo: recipe === null ? howTo : null,
    recipe,
    event: article.event?.value ?? null,
    product: article.product?.value ?? null,
    review: article.review?.value ?? null,
    videos: article.videos.map(({ value }) => value).filter(({ uploadDate }) => uploadDate !== null),
    things: article.things,
    access: article.access?.confidence === 'guessed' ? null : (article.access?.value ?? null),
    list: howTo === null && recipe === null ? readList(article) : null,
    citations: readCitations(article, page),
    about,
    mentions,
    editors: article.editors.map(({ value }) => oneLine(value.name)),
    translators: article.translators.map(({ value }) => oneLine(value.name)),
    abstract: readAbstract(article),
    speakable: [],
    main: null,
  }
}

/** Pairs that the author marked as question and answer. Pairs without an answer are left out. */
function readQuestions(article: Article, unanswered: ReadonlySet<string>): readonly QuestionFacts[] {
  const marked = article.questions
    .map(({ question, answer }) => ({ question: oneLine(question.quote), answer: textOf(answer.map(({ quote }) => quote)) }))
    .filter(({ question }) => isQuestion(question, article.language))
  const seen = new Set<string>(unanswered)
  return [...marked, ...headingQuestions(article)].filter(({ question, answer }) => {
    const key = questionKey(question)
    if (answer === '' || seen.has(key)) return false
    seen.add(key)
    return true
  })
}

/** The fewest questions that a heading such as `FAQ` makes pairs of. */
const minOfGroup = 3

/** Headings that end in a question mark of any script, followed by prose; only where three or more are under a heading that says so. */
function headingQuestions({ blocks, headline, language }: Article): readonly QuestionFacts[] {
  const groups = new Map<number, QuestionFacts[]>()
  blocks.forEach((block, at) => {
    if (block.kind !== 'heading' || block.level === 1 || !isQuestion(block.text, language)) return
    const section = sectionAfter(blocks, at)
    if (!section.some(({ kind }) => kind === 'paragraph' || kind === 'list')) return
    const parent = blocks.findLastIndex((other, index) => index < at && other.kind === 'heading' && other.level < block.level)
    if (!faqCue.test(blocks[parent]?.text ?? headline?.value ?? '')) return
    const answer = textOf(section.flatMap(proseOf))
    if (answer !== '') groups.set(parent, [...(groups.get(parent) ?? []), { question: oneLine(block.text), answer }])
  })
  return [...groups.values()].filter(({ length }) => length >= minOfGroup).flat()
}

function isQuestion(text: string, language: string): boolean {
  const trimmed = text.trimEnd()
  return /[?\uff1f\u061f\u037e][”"»」』)）]*$/.test(trimmed) || (language.startsWith('el') && trimmed.endsWith(';'))
}

/** Blocks after a heading up to the next heading. */
function sectionAfter(blocks: readonly Block[], at: number): readonly Block[] {
  const end = blocks.findIndex((block, index) => index > at && block.kind === 'heading')
  return blocks.slice(at + 1, end === -1 ? undefined : end)
}

/** Details of a how-to that headings and lists alone do not give. */
const noMaterials = { totalTime: null, supplies: [], tools: [] }

/** An ordered list under a heading that announces steps, or headings "Step 1", "Step 2" … */
function readHowTo({ blocks, headline }: Article): ContentFacts['howTo'] {
  const cued = blocks.findIndex(
    (block, at) => block.kind === 'heading' && howToCue.test(block.text) && orderedList(sectionAfter(blocks, at)) !== null,
  )
  const name = headline === null ? '' : oneLine(headline.value)
  if (cued !== -1) {
    const heading = oneLine(blocks[cued]!.text)
    return { name: name !== '' && bareCue.test(heading) ? name : heading, steps: orderedList(sectionAfter(blocks, cued))!, ...noMaterials }
  }
  const stepHeadings = blocks.flatMap((block, at) => (block.kind === 'heading' && stepHeading.test(block.text) ? [{ block, at }] : []))
  if (stepHeadings.length >= 2 && name !== '') {
    const steps = stepHeadings.map(({ block, at }) => ({
      name: oneLine(block.text.replace(stepHeading, '')) || null,
      text: textOf(sectionAfter(blocks, at).flatMap((other) => (other.kind === 'quote' ? [] : proseOf(other)))) || oneLine(block.text),
      image: null,
    }))
    return { name, steps, ...noMaterials }
  }
  const lists = blocks.filter((block) => block.kind === 'list' && block.ordered)
  if (!howToCue.test(name) || lists.length !== 1) return null
  const steps = orderedList(lists)
  return steps === null ? null : { name, steps, ...noMaterials }
}

function orderedList(blocks: readonly Block[]): Step[] | null {
  for (const block of blocks) {
    if (block.kind !== 'list' || !block.ordered) continue
    const steps = block.items.map(({ quote }) => ({ name: null, text: oneLine(quote), image: null })).filter(({ text }) => text !== '')
    if (steps.length >= 2) return steps
  }
  return null
}

const numbered = /^\s*#?(\d{1,2})\s*[.):：、．]\s*(?=\S)/

/** Three or more headings of one level numbered without a gap, up or down. */
function readList({ blocks, headline }: Article): ContentFacts['list'] {
  for (const level of [2, 3] as const) {
    const items = blocks.flatMap((block) => {
      const match = block.kind === 'heading' && block.level === level ? numbered.exec(block.text) : null
      return match === null ? [] : [{ number: Number(match[1]), name: oneLine(block.text.slice(match[0].length)) }]
    })
    if (items.length < 3) continue
    const up = items.every(({ number }, at) => number === at + 1)
    const down = items.every(({ number }, at) => number === items.length - at)
    if (up || down)
      return { name: headline === null ? null : oneLine(headline.value), items: items.map(({ name }) => name), descending: down }
  }
  return null
}

/** Links of the prose to other hosts, in order, each address once; advertising and user links are no sources. */
function readCitations({ blocks }: Article, page: string): ContentFacts['citations'] {
  const citations: { readonly name: string; readonly url: string }[] = []
  const seen = new Set<string>()
  const ownHost = hostOf(page)
  for (const block of blocks) {
    if (block.kind === 'heading' || block.kind === 'code' || isMedia(block)) continue
    for (const { kind, start, end, value, rel } of block.inlines) {
      if (kind !== 'link' || value === null || rel?.some((token) => token === 'sponsored' || token === 'ugc')) continue
      const url = resolveAddress(value, null)
      const name = oneLine(block.text.slice(start, end))
      if (url === null || name === '' || seen.has(url) || hostOf(url) === ownHost) continue
      seen.add(url)
      citations.push({ name, url })
    }
  }
  return citations
}

const encyclopedia = /^https?:\/\/(?:[a-z-]+\.)?(?:m\.)?wikipedia\.org\/wiki\/([^?#]+)/i

/** Things whose name the text links to the entry of that name; those that the headline names are what the article is about. */
function readEntities({ blocks, headline }: Article): Pick<ContentFacts, 'about' | 'mentions'> {
  const found: { readonly name: string; readonly url: string }[] = []
  for (const block of blocks) {
    if (block.kind === 'code') continue
    for (const { kind, start, end, value } of block.inlines) {
      const title = kind === 'link' && value !== null ? encyclopedia.exec(value)?.[1] : undefined
      const url = title === undefined ? null : resolveAddress(value!, null)
      if (url === null || found.some((other) => other.url === url)) continue
      const name = oneLine(block.text.slice(start, end))
      if (!isNamed(name, title!)) continue
      found.push({ name, url })
    }
  }
  const title = ` ${normalizeText(headline?.value ?? '')} `
  const isAbout = ({ name }: { readonly name: string }) => title.includes(` ${normalizeText(name)} `)
  return { about: found.filter(isAbout), mentions: found.filter((one) => !isAbout(one)) }
}

/** The words of the link are the entry's title, or its beginning: what is written is surely what is meant. */
function isNamed(name: string, title: string): boolean {
  let entry = title
  try {
    entry = decodeURIComponent(title)
  } catch {
    // A broken escape stays as written.
  }
  const [words, wanted] = [normalizeText(name), normalizeText(entry)]
  return words !== '' && (words === wanted || wanted.startsWith(`${words} `))
}

/** Code points: a longer section is no summary. */
const longestAbstract = 1_000

/** The text under a heading that says summary, and nothing else. */
function readAbstract({ blocks }: Article): string | null {
  const at = blocks.findIndex(({ kind, text }) => kind === 'heading' && summaryCue.test(text.trim()))
  if (at === -1) return null
  const text = textOf(sectionAfter(blocks, at).flatMap(proseOf))
  return text === '' || Array.from(text).length > longestAbstract ? null : text
}

/** Text of what readers read in order; each item of a list on its own. */
function proseOf(block: Block): readonly string[] {
  if (block.kind === 'list') return block.items.map(({ quote }) => quote)
  return block.kind === 'paragraph' || block.kind === 'quote' ? [block.text] : []
}

/** One line per part and per line of a part. */
function textOf(parts: readonly string[]): string {
  return cut(
    parts
      .flatMap((part) => part.split('\n'))
      .map(oneLine)
      .filter((part) => part !== '')
      .join('\n'),
  )
}

/** At most `longestAnswer` code points, ended after a sentence, else after a word. */
function cut(text: string): string {
  const points = Array.from(text)
  if (points.length <= longestAnswer) return text
  const head = points.slice(0, longestAnswer).join('')
  const sentence = /^[\s\S]*(?:[.!?\u061f\u06d4\u0964](?=\s)|[\u3002\uff01\uff1f])/.exec(head)?.[0]
  return sentence ?? head.replace(/\s\S*$/, '')
}
