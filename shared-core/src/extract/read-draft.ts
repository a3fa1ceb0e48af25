import type { ChildNode } from 'domhandler'
import { normalizeWord } from '../languages/words/normalize-word.ts'
import { scanWords } from '../languages/words/scan-words.ts'
import type { Article, Block, Found, HiddenText, HowTo, MarkedQuestion, Step } from '../model/article.ts'
import type { AnalysisContext, AuthorFields, BlockInput, DraftInput, Image } from '../model/input.ts'
import type { BlockId, FieldName, LanguageTag } from '../model/values.ts'
import { wholeSpan } from '../parse/blocks/block-builder.ts'
import type { BlockCache } from '../parse/blocks/block-cache.ts'
import { imageOf } from '../parse/blocks/image-of.ts'
import { type BlockContent, readBlocks } from '../parse/blocks/read-blocks.ts'
import { isBlockName } from '../parse/html/element-names.ts'
import { parseHtml, wellFormed } from '../parse/html/html.ts'
import { oneLine, walk } from '../parse/html/walk.ts'
import type { Details } from './details/details.ts'
import { loadReaders } from './load-readers.ts'
import { found } from './page/found.ts'
import { articleLanguage, type Detector, directionOf } from './page/language.ts'
import { holdsHowToMarkup, holdsPluginMarkup, holdsQuestionMarkup } from './plugin-markup/holds-plugin-markup.ts'
import { type Readers, readerOf } from './readers.ts'

/**
 * A draft as an article: all of the body counts, facts come from the CMS's fields. `withDraftDetails` adds the facts that only the graph needs.
 */
export function readDraft(
  input: DraftInput,
  context: AnalysisContext,
  readers: Readers & { readonly detector: Detector },
  cache?: BlockCache,
): Article {
  const content = draftContent(input, readers, cache)
  return articleOf(input, context, content, languageOf(content, context, readers.detector) ?? 'und')
}

/**
 * The same where code comes in files of its own: loads what this draft needs and others may not. Rejects when a file cannot be loaded.
 */
export async function loadDraft(input: DraftInput, context: AnalysisContext, cache?: BlockCache): Promise<Article> {
  const content = draftContent(input, await loadReaders(input), cache)
  const language = languageOf(content, context, null) ?? languageOf(content, context, await loadDetector()) ?? 'und'
  return articleOf(input, context, content, language)
}

const loadDetector = async (): Promise<Detector> =>
  (await import('../languages/detection/language-detector.ts')).createDetector({ normalizeWord, scanWords })

const languageOf = ({ blocks }: DraftContent, { language, languageHint }: AnalysisContext, detector: Detector | null): LanguageTag | null =>
  articleLanguage({ chosen: language, hints: [languageHint], blocks, detector })

function articleOf({ fields }: DraftInput, context: AnalysisContext, content: DraftContent, language: LanguageTag): Article {
  const headline = field('title', fields.title) ?? firstHeading(content.blocks)
  const image = draftImage(fields, content.blocks)
  return {
    kind: 'draft',
    url: context.url,
    language,
    direction: directionOf(language, null),
    title: field('seo_title', fields.seoTitle ?? null) ?? headline,
    headline,
    description: field('description', fields.description),
    siteName: context.site && context.site.name !== '' ? found(wellFormed(context.site.name), 'field', 'site') : null,
    image,
    authors: fields.authors.filter(({ name }) => name.trim() !== '').map((value) => found(value, 'field', 'authors')),
    datePublished: fields.datePublished === null ? null : found(fields.datePublished, 'field', 'datePublished'),
    dateModified: fields.dateModified === null ? null : found(fields.dateModified, 'field', 'dateModified'),
    breadcrumbs: fields.breadcrumbs ?? [],
    blocks: content.blocks,
    questions: content.questions,
    ...nothingYet,
    // the words of bylines in all languages are too large for an editor: only pages are asked
    editors: [],
    translators: [],
    howTo: draftHowTo(content, headline),
    hidden: content.hidden,
    slug: fields.slug,
    markup: null,
    jsonLd: [],
    brokenJsonLd: 0,
  }
}

/** Steps are seen in the markup alone; they have no name but the headline. */
function draftHowTo({ blocks, howTo }: DraftContent, headline: Found<string> | null): Found<HowTo> | null {
  if (howTo === null || headline === null) return null
  const first = blocks.find(({ id }) => id === howTo.place)
  const value = { name: oneLine(headline.value), steps: howTo.steps, totalTime: howTo.totalTime, supplies: [], tools: [] }
  return found(value, 'element', 'how-to block', { confidence: 'declared', span: first ? wholeSpan(first) : null })
}

/** No score depends on other details: a draft's text is asked for them later. */
const nothingYet: Omit<Details, 'howTo'> = {
  section: null,
  tags: [],
  recipe: null,
  event: null,
  product: null,
  review: null,
  videos: [],
  things: [],
  access: null,
}

interface DraftContent extends BlockContent {
  /** Steps that a block marks up, and its id. */
  readonly howTo: (Pick<HowTo, 'steps' | 'totalTime'> & { readonly place: BlockId | null }) | null
}

function draftContent(input: DraftInput, readers: Readers, cache: BlockCache | undefined): DraftContent {
  cache?.startRun()
  if (input.kind === 'blocks') {
    const parts = input.blocks.map((block) => {
      const content = 'html' in block ? block.html : block.markdown
      const slot = 'html' in block ? 'parse:html' : 'parse:markdown'
      return cache ? cache.remember(slot, block.id, content, () => readBlockInput(block, readers)) : readBlockInput(block, readers)
    })
    return {
      blocks: parts.flatMap(({ blocks }) => blocks),
      questions: parts.flatMap(({ questions }): readonly MarkedQuestion[] => questions),
      hidden: parts.flatMap(({ hidden }): readonly HiddenText[] => hidden).slice(0, 50),
      howTo: parts.find(({ howTo }) => howTo !== null)?.howTo ?? null,
    }
  }
  const createId = numberedIds()
  return input.kind === 'body' ? readHtml(input.html, readers, createId) : readMarkdown(input.markdown, readers, createId)
}

function readBlockInput(block: BlockInput, readers: Readers): DraftContent {
  const createId = placedIds(block.id)
  return 'html' in block ? readHtml(block.html, readers, createId) : readMarkdown(block.markdown, readers, createId)
}

function readHtml(html: string, readers: Readers, createId: (place: BlockId | null) => BlockId): DraftContent {
  const source = wellFormed(html)
  const root = parseHtml(source)
  const markup = holdsPluginMarkup(source) ? readerOf(readers, 'pluginMarkup') : null
  if (holdsQuestionMarkup(source)) markup?.markQuestions(root)
  markup?.markRaisedText(root, isBlockName)
  markup?.markWordPress(root, source)
  const leftOut = markup?.shortcodeFinder(source) ?? null
  const content = readBlocks([root], {
    source,
    createId,
    blankLines: !hasParagraph(root.children),
    leftOut,
    questionReader: markup?.createQuestionReader ?? null,
    rareMediaOf: markup?.rareMediaOf ?? null,
  })
  const howTo = holdsHowToMarkup(source) ? readerOf(readers, 'howToInMarkup')([root], source, imageOf) : null
  return { ...content, howTo: howTo === null ? null : { ...howTo, place: placeOf(howTo.steps[0]!, content.blocks) } }
}

function readMarkdown(markdown: string, readers: Readers, createId: (place: BlockId | null) => BlockId): DraftContent {
  const source = wellFormed(markdown)
  const root = readerOf(readers, 'parseMarkdown')(source)
  const { createQuestionReader: questionReader, markRaisedText, rareMediaOf } = readerOf(readers, 'pluginMarkup')
  markRaisedText(root, isBlockName)
  return { ...readBlocks([root], { source, createId, questionReader, rareMediaOf }), howTo: null }
}

function placeOf({ name, text }: Step, blocks: readonly Block[]): BlockId | null {
  return blocks.find((block) => oneLine(block.text).includes(name ?? text))?.id ?? null
}

/** Without a `p` the text comes from an editor that writes paragraphs as blank lines. */
function hasParagraph(nodes: readonly ChildNode[]): boolean {
  let found = false
  for (const node of nodes) {
    if (found || node.type !== 'tag') continue
    if (node.name === 'p') return true
    walk(node, {
      enter(child) {
        if (child.type === 'tag' && child.name === 'p') found = true
        return !found
      },
    })
  }
  return found
}

/** `b1`, `b2`, …; a place named in the markup wins. */
export function numberedIds(): (place: BlockId | null) => BlockId {
  let count = 0
  const named = new Map<BlockId, number>()
  return (place) => {
    count++
    return place === null ? `b${count}` : again(named, place)
  }
}

/** The editor's own id for the first block of a place, `id#2`, `id#3` for those that follow in the same place. */
function placedIds(id: BlockId): (place: BlockId | null) => BlockId {
  const named = new Map<BlockId, number>()
  return (place) => again(named, place ?? id)
}

function again(named: Map<BlockId, number>, place: BlockId): BlockId {
  const times = (named.get(place) ?? 0) + 1
  named.set(place, times)
  return times === 1 ? place : `${place}#${times}`
}

function field(name: FieldName, text: string | null): Found<string> | null {
  if (text === null || text.trim() === '') return null
  const value = wellFormed(text)
  return found(value, 'field', name, { span: { place: `@${name}`, start: 0, end: value.length, quote: value } })
}

function firstHeading(blocks: readonly Block[]): Found<string> | null {
  const block = blocks.find((candidate) => candidate.kind === 'heading' && candidate.level === 1)
  return block ? found(block.text, 'element', 'h1', { span: wholeSpan(block) }) : null
}

function draftImage(fields: AuthorFields, blocks: readonly Block[]): Found<Image> | null {
  if (fields.image !== null) return found(fields.image, 'field', 'image')
  for (const block of blocks) if (block.kind === 'image') return found(block.image, 'element', 'img', { span: wholeSpan(block) })
  return null
}
