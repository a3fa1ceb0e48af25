import type { FieldName, Image, Person } from '@citable/core'
import { escapeText } from '@citable/core/escape-html'
import type { Applied } from '@citable/editor'
import type { EditorFacts } from '../facts.ts'
import { createSeoPluginTexts, type SeoPluginTexts } from '../seo-plugin/seo-plugin-texts.ts'
import { asStored, metaKey, type StoredAnalysis } from '../stored-analysis.ts'
import { firstKeyphrase } from '../texts/keyphrase.ts'
import { seoTitleOf } from '../texts/page-title.ts'
import { plainText } from '../texts/plain-text.ts'
import { editsOf, readInput } from './author-fields.ts'
import { isHidden, showsAll } from './block-visibility.ts'
import { textRoot } from './passages.ts'
import type { EditorBlock, EditorParts, EditorSelectors } from './stores.ts'
import { readBack, refused } from './written.ts'

/** The post in the block editor, beside its text: what its fields hold now, and how they are written. */
export interface EditedPost {
  /** The texts that another SEO plugin stores; null: there is no such plugin. */
  readonly seoTexts: SeoPluginTexts | null
  attribute<Value>(name: string): Value | undefined
  readStored(): StoredAnalysis
  /** The scores of the last save. */
  savedScores(): StoredAnalysis['scores']
  writeInput(change: Readonly<Record<string, unknown>>): void
  /** Its address can be read without rights, now or at a set time. */
  isPublic(): boolean
  hasSeoTitle(): boolean
  readSeoTitle(): string
  keyphrase(): string
  author(): Person | null
  /** Asks WordPress for the author's name once more: it may have changed. */
  askAuthor(): void
  /** null: no such attachment, or WordPress has not answered yet. */
  image(attachment: number): Image | null
  /** Twin of PHP's `Images::main`. 0: none. */
  mainImage(): number
  setField(field: FieldName, value: string): Applied
}

export function createEditedPost(parts: EditorParts, facts: EditorFacts): EditedPost {
  const { editor, editorActions, blocks, core } = parts
  const seoTexts = facts.seoPlugin && createSeoPluginTexts(parts, facts.seoPlugin)
  let isAuthorAsked = false
  const attribute = <Value>(name: string): Value | undefined => editor().getEditedPostAttribute(name) as Value | undefined
  const readStored = (): StoredAnalysis => {
    const { input: _old, ...analysis } = asStored(attribute<Record<string, unknown>>('meta')?.[metaKey])
    const input = readInput(editor())
    return { ...analysis, ...(Object.keys(input).length > 0 && { input }) }
  }
  const isPublic = () => ['publish', 'private', 'future'].includes(String(editor().getCurrentPostAttribute('status') ?? ''))
  const hasSeoTitle = (): boolean => (seoTexts ? seoTexts.isThere() : facts.titleEnding !== null)

  const image = (id: number): Image | null => {
    const media = id > 0 ? core().getEntityRecord('postType', 'attachment', id) : null
    if (typeof media?.source_url !== 'string') return null
    const { width = null, height = null } = (media.media_details ?? {}) as { width?: number; height?: number }
    return { url: media.source_url, alt: typeof media.alt_text === 'string' ? media.alt_text : null, width, height }
  }

  const writeInput = (change: Readonly<Record<string, unknown>>) => void editorActions().editPost(editsOf(change))

  const setOwnInput = (name: 'seo_title' | 'description', value: string): Applied => {
    const read = () => readStored().input?.[name] ?? ''
    const before = read()
    writeInput({ [name]: value })
    return readBack(before, read() === value)
  }

  /** HTML of the titles that were replaced, by their text: a title that comes back gets its own markup again. */
  const titleMarkup = new Map<string, string>()

  const setTitle = (value: string): Applied => {
    const markup = attribute<string>('title') ?? ''
    const before = plainText(markup)
    const next = titleMarkup.get(value) ?? escapeText(value)
    titleMarkup.set(before, markup)
    editorActions().editPost({ title: next })
    return readBack(before, attribute<string>('title') === next)
  }

  const setSlug = (value: string): Applied => {
    if (isPublic()) return refused
    const before = editor().getEditedPostSlug() ?? ''
    editorActions().editPost({ slug: value })
    return readBack(before, attribute<string>('slug') === value)
  }

  return {
    seoTexts,
    attribute,
    readStored,
    savedScores: () => asStored((editor().getCurrentPostAttribute('meta') as Record<string, unknown> | undefined)?.[metaKey]).scores,
    writeInput,
    isPublic,
    hasSeoTitle,
    readSeoTitle: () => seoTitleOf(readStored().input, facts, seoTexts?.shown('title')),
    keyphrase: () => (seoTexts?.has('keyphrase') ? seoTexts.shown('keyphrase') : firstKeyphrase(readStored().input?.keyphrase ?? '')),
    author() {
      const id = attribute<number>('author') ?? 0
      if (id === 0 || (id === facts.author.id && !isAuthorAsked)) return facts.author.person
      return personOf(core().getEntityRecord(...userRecord(id)))
    },
    askAuthor() {
      isAuthorAsked = true
      parts.forgetRecord(...userRecord(facts.author.id))
    },
    image,
    mainImage() {
      const featured = attribute<number>('featured_media') ?? 0
      if (featured > 0) return featured
      const shownIn = (block: EditorBlock): readonly EditorBlock[] =>
        isHidden(block, facts.visibility ?? showsAll) ? [] : [block, ...block.innerBlocks.flatMap(shownIn)]
      const ids = blocks().getBlocks(textRoot(parts)).flatMap(shownIn).flatMap(imagesIn)
      return ids.slice(0, 5).find((id) => isLarge(image(id))) ?? 0
    },
    setField(field, value) {
      const part = field === 'seo_title' ? 'title' : field === 'description' ? field : null
      if (part && seoTexts?.isThere()) {
        const before = seoTexts.read(part)
        seoTexts.write(part, value)
        return readBack(before, seoTexts.read(part) === value)
      }
      if (field === 'seo_title') return hasSeoTitle() ? setOwnInput(field, value) : refused
      if (field === 'description') return setOwnInput(field, value)
      return field === 'slug' ? setSlug(value) : setTitle(value)
    },
  }
}

/** Present or coming address of the post; null: it was never saved. Publishing gives a draft without a slug one by its title. */
export function addressOf(editor: EditorSelectors): string | null {
  if (editor.getCurrentPostAttribute('status') === 'auto-draft') return null
  const parts = (editor.getEditedPostAttribute('slug') ?? '') === '' ? editor.getPermalinkParts() : null
  return parts && parts.suffix !== null ? `${parts.prefix}${editor.getEditedPostSlug() ?? ''}${parts.suffix}` : editor.getPermalink()
}

const userRecord = (id: number) => ['root', 'user', id, { context: 'view' }] as const

/** Twin of PHP's `PostFacts::person`: names that say nothing about a person. */
const noName = /^(?:admin|administrator|root|webmaster|editor|https?:\/\/.*|\d+|[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+)?$/i

/** An account as WordPress gives it. */
function personOf(user: Readonly<Record<string, unknown>> | null | undefined): Person | null {
  if (typeof user?.name !== 'string' || noName.test(user.name)) return null
  return {
    kind: 'person',
    name: user.name,
    url: typeof user.link === 'string' ? user.link : null,
    ...(typeof user.slug === 'string' && { key: user.slug }),
  }
}

/** Pixels from which an image of the text can stand for the article. */
const minArea = 50_000

const isLarge = (image: Image | null): boolean => image !== null && (image.width ?? 0) * (image.height ?? 0) >= minArea

/** Attachments that a block shows by itself. */
const imagesIn = ({ name, attributes }: EditorBlock): readonly number[] => {
  if (name === 'core/freeform' || name === 'core/html')
    return [...String(attributes.content ?? '').matchAll(/\bwp-image-(\d{1,15})\b/g)].map(([, id]) => Number(id))
  const id = name === 'core/media-text' ? attributes.mediaId : name === 'core/image' || name === 'core/cover' ? attributes.id : undefined
  return typeof id === 'number' ? [id] : []
}
