import type { AuthorFields, FieldName, Image, Person } from '@citable/core'
import {
  type Applied,
  applyFixes,
  applyInTurn,
  aroundOf,
  changedPart,
  contextOfChoices,
  type Draft,
  findQuote,
  type Host,
  type HostEdit,
  type HostSingleEdit,
  type KeptAnalysis,
  setAddress,
} from '@citable/editor'
import { createBlockReader } from './block-markup.ts'
import { type EditorFacts, schemaTypeOf } from './facts.ts'
import { fillTemplate } from './fill-template.ts'
import { createKeptTexts, type KeptTexts } from './kept-texts.ts'
import { firstKeyphrase, targetQueries } from './keyphrase.ts'
import { pageDescriptionOf } from './page-description.ts'
import { pageTitleOf, seoTitleOf } from './page-title.ts'
import { plainText } from './plain-text.ts'
import { asStored, choicesOf, inputOfChoices, metaKey, type StoredAnalysis, storedAnalysis } from './stored-analysis.ts'
import type { EditorBlock, EditorParts, EditorSelectors } from './stores.ts'

/** Marks our annotations, so that only these are taken away again. */
const source = 'citable'

/** A passage in the rich text of a block. */
interface Place {
  readonly block: EditorBlock
  readonly attribute: string
  readonly start: number
  readonly end: number
}

/** Where the post is or will be; null: nobody has saved it. A draft without an address of its own gets it of its title when it is published. */
function addressOf(editor: EditorSelectors): string | null {
  if (editor.getCurrentPostAttribute('status') === 'auto-draft') return null
  const parts = (editor.getEditedPostAttribute('slug') ?? '') === '' ? editor.getPermalinkParts() : null
  return parts && parts.suffix !== null ? `${parts.prefix}${editor.getEditedPostSlug() ?? ''}${parts.suffix}` : editor.getPermalink()
}

export interface WordPressHost extends Host {
  /** The texts that another SEO plugin keeps; null: there is no such plugin. */
  readonly kept: KeptTexts | null
  /** The attachment that stands for the post: its featured image, else a large one of its text; 0: none. */
  mainImage(): number
  /** What the page is called on result pages as far as that is known; '': as the post. */
  readSeoTitle(): string
  /** The value of our meta key as the editor has it now. */
  readStored(): StoredAnalysis
  /** The saved post has a password, or the next save gives it one. */
  isProtected(): boolean
  /** Changes the author's own inputs: an ordinary edit that can be undone. */
  writeInput(input: Readonly<Record<string, unknown>>): void
}

/** The core numbers what it reads from one block beyond the first passage: `id#2` is in the block `id`. */
const blockOf = (place: string): string => place.replace(/#\d+$/, '')

/** Pixels from which an image of the text can stand for the article. */
const leastArea = 50_000

const isLarge = (image: Image | null): boolean => image !== null && (image.width ?? 0) * (image.height ?? 0) >= leastArea

const family = (block: EditorBlock): readonly EditorBlock[] => [block, ...block.innerBlocks.flatMap(family)]

/** Attachments that a block shows by itself. */
const imagesIn = ({ name, attributes }: EditorBlock): readonly number[] => {
  if (name === 'core/freeform' || name === 'core/html')
    return [...String(attributes.content ?? '').matchAll(/\bwp-image-(\d{1,15})\b/g)].map(([, id]) => Number(id))
  const id = name === 'core/media-text' ? attributes.mediaId : name === 'core/image' || name === 'core/cover' ? attributes.id : undefined
  return typeof id === 'number' ? [id] : []
}

/** The block editor as a host. Reads and writes through its stores only. */
export function createWordPressHost(parts: EditorParts, facts: EditorFacts, now: () => string): WordPressHost {
  const { editor, editorActions, blocks, blockActions, core } = parts
  const readBlocks = createBlockReader(parts)
  const attribute = <Value>(name: string): Value | undefined => editor().getEditedPostAttribute(name) as Value | undefined
  const kept = facts.keeper && createKeptTexts(parts, facts.keeper)
  const readStored = (): StoredAnalysis => asStored(attribute<Record<string, unknown>>('meta')?.[metaKey])
  const isPublic = () => ['publish', 'private', 'future'].includes(String(editor().getCurrentPostAttribute('status') ?? ''))

  const readImage = (id: number): Image | null => {
    const media = id > 0 ? core().getEntityRecord('postType', 'attachment', id) : null
    if (typeof media?.source_url !== 'string') return null
    const { width = null, height = null } = (media.media_details ?? {}) as { width?: number; height?: number }
    return { url: media.source_url, alt: typeof media.alt_text === 'string' ? media.alt_text : null, width, height }
  }

  /** Twin of PHP's `Images::main`. */
  const mainImage = (): number => {
    const featured = attribute<number>('featured_media') ?? 0
    if (featured > 0) return featured
    const ids = blocks().getBlocks(textRoot()).flatMap(family).flatMap(imagesIn)
    return ids.slice(0, 5).find((id) => isLarge(readImage(id))) ?? 0
  }

  const readAuthor = (): Person | null => {
    const id = attribute<number>('author') ?? 0
    if (id === 0 || id === facts.author.id) return facts.author.person
    const user = core().getEntityRecord('root', 'user', id, { context: 'view' })
    if (typeof user?.name !== 'string' || user.name === '') return null
    return {
      kind: 'person',
      name: user.name,
      url: typeof user.link === 'string' ? user.link : null,
      ...(typeof user.slug === 'string' && { key: user.slug }),
    }
  }

  const readSeoTitle = (): string => seoTitleOf(readStored().input, facts, kept?.shown('title'))

  const readFields = (input: StoredAnalysis['input']): AuthorFields => {
    const author = readAuthor()
    const title = plainText(attribute<string>('title') ?? '')
    const seoTitle = readSeoTitle()
    const description = pageDescriptionOf({
      own: input?.description,
      excerpt: attribute<string>('excerpt') ?? '',
      made: fillTemplate(facts.templates.description, facts.templates.separator, {
        title,
        excerpt: plainText(attribute<string>('excerpt') ?? ''),
      }),
      kept: kept && facts.keeper && { keeper: facts.keeper, stored: kept.read('description'), shown: kept.shown('description') },
    })
    const isLive = editor().getCurrentPostAttribute('status') === 'publish'
    const date = (name: string): string | null => {
      const value = isLive ? editor().getCurrentPostAttribute(name) : null
      return typeof value === 'string' && value !== '' ? `${value}Z` : null
    }
    return {
      title: title === '' ? null : title,
      ...(seoTitle !== '' && { seoTitle }),
      description: description === '' ? null : description,
      slug: editor().getEditedPostSlug() || null,
      image: readImage(mainImage()),
      authors: author ? [author] : [],
      datePublished: date('date_gmt'),
      dateModified: date('modified_gmt'),
    }
  }

  const keyphraseOf = (input: StoredAnalysis['input']): string =>
    kept?.keeps('keyphrase') ? kept.shown('keyphrase') : firstKeyphrase(input?.keyphrase ?? '')

  const hasSeoTitle = (): boolean => (kept ? kept.isThere() : facts.titleEnding !== null)

  const savedContent = () => String(editor().getCurrentPostAttribute('content') ?? '')

  /** The saved text that `facts.unchangedSince` speaks of. */
  let known = ''
  const isUnchanged = (): boolean => {
    known ||= savedContent()
    return !editor().hasChangedContent() && savedContent() === known
  }

  /** Where the template is shown around the text, the text is a block of it. */
  const textRoot = (): string | undefined => blocks().getBlocksByName('core/post-content')[0]

  const readDraft = (): Draft => {
    const stored = readStored()
    const { inputs, notRendered } = readBlocks(blocks().getBlocks(textRoot()))
    const isEditable = !editor().isPostLocked() && editor().getCurrentPostAttribute('status') !== 'trash'
    const schemaType = { chosen: stored.input?.schema_type ?? null, set: schemaTypeOf(facts, editor().getCurrentPostType()) }
    const articleType = schemaType.chosen ?? schemaType.set
    const fields = readFields(stored.input)
    const choices = choicesOf(stored.input)
    const saved = asStored((editor().getCurrentPostAttribute('meta') as Record<string, unknown> | undefined)?.[metaKey]).scores
    return {
      documentId: String(editor().getCurrentPostId() ?? 0),
      input: { kind: 'blocks', blocks: inputs, fields },
      context: {
        url: addressOf(editor()),
        ...contextOfChoices(choices),
        languageHint: facts.language,
        site: facts.site,
        page: null,
        targetQueries: targetQueries(keyphraseOf(stored.input), stored.input?.queries),
        otherKeyphrases: facts.otherKeyphrases.filter(({ post }) => post !== editor().getCurrentPostId()).map(({ text }) => text),
        ...(facts.unchangedSince !== null && isUnchanged() && { unchangedSince: facts.unchangedSince }),
        readJsonLd: false,
        ...(articleType !== null && { articleType }),
      },
      editable: isEditable,
      accepts: isEditable
        ? [
            '@title',
            ...(hasSeoTitle() ? (['@seo_title'] as const) : []),
            '@description',
            ...(isPublic() ? [] : (['@slug'] as const)),
            'replace_text',
            'set_attribute',
            'set_address',
            'insert_block',
            'split_block',
            'choices',
          ]
        : [],
      notRendered,
      choices,
      schemaType,
      ...(facts.keeper && { keeper: facts.keeper.name }),
      ...pageTitleOf(fields.title, stored.input, facts, attribute<string>('excerpt')),
      ...(!facts.keeper && {
        social: {
          title: stored.input?.social_title || fields.seoTitle || fields.title || '',
          description: stored.input?.social_description || fields.description || '',
          image: readImage(stored.input?.social_image ?? 0) ?? fields.image ?? null,
        },
      }),
      baseline: saved?.aeo === undefined || saved.seo === undefined ? null : { kind: 'saved', aeoScore: saved.aeo, seoScore: saved.seo },
    }
  }

  const htmlOf = (block: EditorBlock, name: string): string => String(block.attributes[name] ?? '')

  /** The passage in the block's own rich text, or in that of a block inside it. */
  const findPlace = (clientId: string, start: number, quote: string): Place | null => {
    const outer = blocks().getBlock(blockOf(clientId))
    if (!outer || quote === '') return null
    for (const block of family(outer)) {
      for (const name of parts.richAttributes(block.name)) {
        const text = parts.richText.text(htmlOf(block, name))
        const at = findQuote(text, { start: block === outer ? start : 0, quote })
        if (at >= 0) return { block, attribute: name, start: at, end: at + quote.length }
      }
    }
    return null
  }

  /** The block's own rich text where it has no words: the only place of a passage without words. */
  const emptyPlace = (clientId: string): Place | null => {
    const block = blocks().getBlock(blockOf(clientId))
    const name = block && parts.richAttributes(block.name).find((one) => parts.richText.text(htmlOf(block, one)) === '')
    return block && name ? { block, attribute: name, start: 0, end: 0 } : null
  }

  const writeInput = (change: Readonly<Record<string, unknown>>) => {
    const stored = readStored()
    // Our object is replaced as a whole: the rest of it has to go along.
    editorActions().editPost({ meta: { [metaKey]: { ...stored, input: { ...stored.input, ...change } } } })
  }

  const done = (before: string, isKept: boolean, inserted?: string): Applied =>
    isKept ? { ok: true, before, ...(inserted !== undefined && { inserted }) } : { ok: false, reason: 'not_kept' }

  /** Markup of the titles that were replaced, by their text. */
  const titleMarkup = new Map<string, string>()

  const setField = (field: FieldName, value: string): Applied => {
    const part = field === 'seo_title' ? 'title' : field === 'description' ? field : null
    if (part && kept?.isThere()) {
      const before = kept.read(part)
      kept.write(part, value)
      return done(before, kept.read(part) === value)
    }
    if (field === 'seo_title') {
      if (!hasSeoTitle()) return { ok: false, reason: 'refused' }
      const before = readStored().input?.seo_title ?? ''
      writeInput({ seo_title: value })
      return done(before, (readStored().input?.seo_title ?? '') === value)
    }
    if (field === 'description') {
      const before = readStored().input?.description ?? ''
      writeInput({ description: value })
      return done(before, (readStored().input?.description ?? '') === value)
    }
    if (field === 'slug') {
      if (isPublic()) return { ok: false, reason: 'refused' }
      const before = editor().getEditedPostSlug() ?? ''
      editorActions().editPost({ slug: value })
      return done(before, attribute<string>('slug') === value)
    }
    // The title is HTML, as its field writes it; suggestions are text. A title that comes back keeps its own markup.
    const markup = attribute<string>('title') ?? ''
    const before = plainText(markup)
    const next = titleMarkup.get(value) ?? value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
    titleMarkup.set(before, markup)
    editorActions().editPost({ title: next })
    return done(before, attribute<string>('title') === next)
  }

  const replaceText = (clientId: string, start: number, quote: string, value: string): Applied => {
    const place = quote === '' ? emptyPlace(clientId) : findPlace(clientId, start, quote)
    if (!place) return { ok: false, reason: 'moved' }
    const html = htmlOf(place.block, place.attribute)
    const part = changedPart(quote, value)
    const next = parts.richText.replace(html, part.value, place.start + part.start, place.start + part.end)
    blockActions().updateBlockAttributes(place.block.clientId, { [place.attribute]: next })
    const now = blocks().getBlock(place.block.clientId)
    const written = done(quote, now !== null && parts.richText.text(htmlOf(now, place.attribute)) === parts.richText.text(next))
    return written.ok ? { ...written, ...aroundOf(parts.richText.text(html), place.start, place.end, value) } : written
  }

  const setAttribute = (clientId: string, name: 'alt' | 'level', expected: string, value: string): Applied => {
    const outer = blocks().getBlock(clientId)
    const block = outer && family(outer).find((one) => one.name === (name === 'alt' ? 'core/image' : 'core/heading'))
    if (!block) return { ok: false, reason: outer ? 'refused' : 'moved' }
    const before = String(block.attributes[name] ?? (name === 'level' ? 2 : ''))
    if (before !== expected) return { ok: false, reason: 'moved' }
    blockActions().updateBlockAttributes(block.clientId, { [name]: name === 'level' ? Number(value) : value })
    return done(before, String(blocks().getBlock(block.clientId)?.attributes[name] ?? '') === value)
  }

  /** The link in the block's own rich text, or in that of a block inside it. */
  const writeAddress = (clientId: string, expected: string, value: string): Applied => {
    const outer = blocks().getBlock(blockOf(clientId))
    for (const block of outer ? family(outer) : [])
      for (const name of parts.richAttributes(block.name)) {
        const changed = setAddress(htmlOf(block, name), expected, value)
        if (changed === null) continue
        blockActions().updateBlockAttributes(block.clientId, { [name]: changed.text })
        const now = blocks().getBlock(block.clientId)
        return done(changed.before, now !== null && setAddress(htmlOf(now, name), value, value) !== null)
      }
    return { ok: false, reason: 'moved' }
  }

  const insertBlock = (after: string | null, html: string): Applied => {
    const made = parts.toBlocks(html)
    const first = made[0]
    if (!first) return { ok: false, reason: 'refused' }
    if (after !== null && !blocks().getBlock(after)) return { ok: false, reason: 'moved' }
    const root = after === null ? textRoot() : blocks().getBlockRootClientId(after)
    const index = after === null ? 0 : blocks().getBlockIndex(after) + 1
    blockActions().insertBlocks(made, index, root ?? undefined, false)
    return done('', blocks().getBlock(first.clientId) !== null, made.length === 1 ? first.clientId : undefined)
  }

  /** The block as the store has it; null when it is no paragraph. */
  const paragraph = (clientId: string | null): EditorBlock | null => {
    const block = clientId === null ? null : blocks().getBlock(clientId)
    return block?.name === 'core/paragraph' ? block : null
  }

  const splitBlock = (clientId: string, start: number, quote: string): Applied => {
    const block = paragraph(blockOf(clientId))
    if (!block) return { ok: false, reason: blocks().getBlock(blockOf(clientId)) ? 'refused' : 'moved' }
    const html = htmlOf(block, 'content')
    const text = parts.richText.text(html)
    const at = findQuote(text, { start, quote })
    const end = text.slice(0, Math.max(0, at)).trimEnd().length
    if (end === 0) return { ok: false, reason: 'moved' }
    // An anchor belongs to one element only.
    const made = parts.copyBlock(block, { content: parts.richText.slice(html, at, text.length), anchor: undefined })
    const root = blocks().getBlockRootClientId(block.clientId) ?? undefined
    blockActions().insertBlocks([made], blocks().getBlockIndex(block.clientId) + 1, root, false)
    // A template may take no further block: then the words stay where they are.
    if (!paragraph(made.clientId)) return { ok: false, reason: 'refused' }
    blockActions().updateBlockAttributes(block.clientId, { content: parts.richText.slice(html, 0, end) })
    return done(text.slice(end, at), true, made.clientId)
  }

  const joinBlock = (clientId: string, quote: string, value: string): Applied => {
    const block = paragraph(clientId)
    const above = block && paragraph(blocks().getPreviousBlockClientId(block.clientId))
    if (!block || !above || !parts.richText.text(htmlOf(block, 'content')).startsWith(quote)) return { ok: false, reason: 'moved' }
    blockActions().removeBlocks([block.clientId], false)
    // A locked block stays: then its words must not stand in both.
    if (blocks().getBlock(block.clientId)) return { ok: false, reason: 'refused' }
    blockActions().updateBlockAttributes(above.clientId, {
      content: parts.richText.concat(htmlOf(above, 'content'), value, htmlOf(block, 'content')),
    })
    return done('', true)
  }

  const applySingle = (edit: HostSingleEdit): Applied => {
    switch (edit.kind) {
      case 'set_field':
        return setField(edit.field, edit.value)
      case 'replace_text': {
        const { place, start, quote } = edit.span
        return place.startsWith('@') ? { ok: false, reason: 'refused' } : replaceText(place, start, quote, edit.value)
      }
      case 'set_attribute':
        return setAttribute(blockOf(edit.block), edit.name, edit.before, edit.value)
      case 'set_address':
        return writeAddress(edit.span.place, edit.before, edit.value)
      case 'insert_block':
        return insertBlock(edit.after === null ? null : blockOf(edit.after), edit.html)
      case 'split_block':
        return splitBlock(edit.span.place, edit.span.start, edit.span.quote)
      case 'join_block':
        return joinBlock(edit.span.place, edit.span.quote, edit.value)
      case 'remove_block': {
        if (!blocks().getBlock(edit.block)) return { ok: false, reason: 'moved' }
        blockActions().removeBlocks([edit.block], false)
        return done('', blocks().getBlock(edit.block) === null)
      }
    }
  }

  return {
    id: 'wordpress',
    kept,
    mainImage,
    readDraft,
    readSeoTitle,
    readStored,
    writeInput,
    isProtected: () => [editor().getCurrentPostAttribute('password'), attribute('password')].some((password) => (password ?? '') !== ''),
    observe(onChange) {
      const stops = [parts.subscribe(onChange), parts.site.observe(onChange)]
      return () => {
        for (const stop of stops) stop()
      }
    },
    async apply(edit: HostEdit) {
      if (editor().isPostLocked()) return { ok: false, reason: 'read_only' }
      return parts.together(() => {
        if (edit.kind === 'fixes') return applyFixes(edit, (edits) => applyInTurn(edits, applySingle))
        return edit.kind === 'several' ? applyInTurn(edit.edits, applySingle) : applySingle(edit)
      })
    },
    async choose(change) {
      if (editor().isPostLocked() || editor().getCurrentPostAttribute('status') === 'trash') return false
      writeInput({ ...inputOfChoices(change) })
      return true
    },
    async keep({ draft, optimization, current }: KeptAnalysis) {
      // An analysis of another text would claim questions and answers that are no longer there.
      if (!current) return { ok: false, reason: 'not_kept' }
      const stored = readStored()
      const value = storedAnalysis(optimization, {
        title: attribute<string>('title') ?? '',
        content: editor().getEditedPostContent(),
        seoTitle: readSeoTitle(),
        url: draft.context.url,
        home: facts.site.url,
        now: now(),
        input: stored.input,
      })
      // In the store as well as in the request, outside of undo: otherwise the post would stay "changed" after saving.
      editorActions().editPost({ meta: { [metaKey]: value } }, { undoIgnore: true })
      return { ok: true, before: '' }
    },
    async locate({ place, start, quote }) {
      if (place === '@title') {
        parts.uncover()
        return parts.focusTitle()
      }
      if (place === '@description' || (place === '@seo_title' && hasSeoTitle())) return parts.focusInput(place)
      if (place.startsWith('@')) return false
      const found = findPlace(place, start, quote)
      if (found) {
        parts.uncover()
        blockActions().selectionChange(found.block.clientId, found.attribute, found.start, found.end)
        return true
      }
      const block = blocks().getBlock(blockOf(place))
      // Tables, code and images have no rich text of one piece: the block is as near as it gets.
      const markup = block ? parts.serialize(block) : ''
      const isThere = quote === '' || plainText(markup.replace(/<!--[\s\S]*?-->/g, ' ')).includes(plainText(quote))
      // What the site renders stands in none of the blocks that it is made of.
      if (!block || !(isThere || markup.includes('/-->') || parts.site.fill(markup).html.includes(quote))) return false
      parts.uncover()
      blockActions().selectBlock(blockOf(place))
      return true
    },
    highlight(spans) {
      const actions = parts.annotationActions()
      if (!actions) return () => {}
      actions.__experimentalRemoveAnnotationsBySource(source)
      for (const { place, start, quote } of spans) {
        const found = place.startsWith('@') ? null : findPlace(place, start, quote)
        if (found)
          actions.__experimentalAddAnnotation({
            source,
            blockClientId: found.block.clientId,
            selector: 'range',
            richTextIdentifier: found.attribute,
            range: { start: found.start, end: found.end },
          })
      }
      return () => parts.annotationActions()?.__experimentalRemoveAnnotationsBySource(source)
    },
  }
}
