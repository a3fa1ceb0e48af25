import {
  type Applied,
  applyFixes,
  applyInTurn,
  type DraftAnalysis,
  type EditorDraft,
  type Host,
  type HostEdit,
  type HostSingleEdit,
} from '@citable/editor'
import type { EditorFacts } from '../facts.ts'
import type { SeoPluginTexts } from '../seo-plugin/seo-plugin-texts.ts'
import { inputOfChoices, metaKey, type StoredAnalysis, storedAnalysis } from '../stored-analysis.ts'
import { draftOfPost } from '../texts/draft-of-post.ts'
import { plainText } from '../texts/plain-text.ts'
import { analysisField } from './author-fields.ts'
import { applyToBlocks } from './block-edits.ts'
import { createBlockReader } from './block-markup.ts'
import { showsAll } from './block-visibility.ts'
import { addressOf, createEditedPost } from './edited-post.ts'
import { paintPassages, selectPassage, textRoot } from './passages.ts'
import type { EditorBlock, EditorParts } from './stores.ts'
import { withPatterns } from './synced-patterns.ts'
import { notStored } from './written.ts'

/** Public or preview page of the last save. */
export interface SavedPage {
  readonly address: string
  readonly isPublic: boolean
  /** Time of the save. */
  readonly time: string
}

export interface WordPressHost extends Host {
  /** The texts that another SEO plugin stores; null: there is no such plugin. */
  readonly seoTexts: SeoPluginTexts | null
  /** The attachment that stands for the post: its featured image, else a large one of its text; 0: none. */
  mainImage(): number
  /** Known name of the page on result pages; '': as the post. */
  readSeoTitle(): string
  /** null: it was never saved. */
  savedPage(): SavedPage | null
  /** Asks for the author's name once more. Absent: it is known only when the page is opened again. */
  askAuthor?(): void
  /** A raw text with its synced patterns, as the content hash takes it. Absent: the editor has none. */
  withPatterns?(content: string): string
  /** What is stored with the post, and the inputs as the editor has them now. */
  readStored(): StoredAnalysis
  /** The post with the text that was saved, whatever is on the screen. Absent: the host sends the text itself. */
  readSavedDraft?(): EditorDraft
  /** The editor holds changes that a new load of the page would lose. */
  isUnsaved(): boolean
  /** The saved post has a password, or the next save gives it one. */
  isProtected(): boolean
  /** Changes the author's own inputs: an ordinary edit that can be undone. */
  writeInput(input: Readonly<Record<string, unknown>>): void
}

export interface BlockEditorHost extends WordPressHost {
  /** Fields that a save sends beside the edits of the post: the analysis of exactly this text, once. */
  fieldsToSend(): Readonly<Record<string, unknown>>
  /** Meta for an autosave, which knows no other fields: a preview shows the inputs on the screen. */
  autosaveMeta(): Readonly<Record<string, unknown>>
}

/** The block editor as a host. Reads and writes through its stores only. */
export function createWordPressHost(parts: EditorParts, facts: EditorFacts, now: () => string): BlockEditorHost {
  const { editor, blocks } = parts
  const readBlocks = createBlockReader({ ...parts, visibility: facts.visibility ?? showsAll })
  const post = createEditedPost(parts, facts)

  /** The saved text that `facts.unchangedSince` is about. */
  let known = ''
  const isUnchanged = (): boolean => {
    const saved = String(editor().getCurrentPostAttribute('content') ?? '')
    known ||= saved
    return !editor().hasChangedContent() && saved === known
  }

  const isEditable = () => !editor().isPostLocked() && editor().getCurrentPostAttribute('status') !== 'trash'

  const accepts = (): EditorDraft['accepts'] => [
    '@title',
    ...(post.hasSeoTitle() ? (['@seo_title'] as const) : []),
    '@description',
    ...(post.isPublic() ? [] : (['@slug'] as const)),
    'replace_text',
    'set_attribute',
    'set_address',
    'insert_block',
    'split_block',
    'choices',
  ]

  /** A date of the public post, UTC; null: it is not public. */
  const date = (name: 'date_gmt' | 'modified_gmt'): string | null => {
    const value = editor().getCurrentPostAttribute('status') === 'publish' ? editor().getCurrentPostAttribute(name) : null
    return typeof value === 'string' && value !== '' ? `${value}Z` : null
  }

  const readDraft = (): EditorDraft => draftWith(blocks().getBlocks(textRoot(parts)))

  const draftWith = (text: readonly EditorBlock[]): EditorDraft => {
    const { input } = post.readStored()
    const { inputs, notRendered } = readBlocks(text)
    const image = post.image(post.mainImage())
    const shown = {
      id: String(editor().getCurrentPostId() ?? 0),
      type: editor().getCurrentPostType(),
      text: { kind: 'blocks', blocks: inputs },
      title: plainText(post.attribute<string>('title') ?? ''),
      seoTitle: post.readSeoTitle(),
      excerpt: post.attribute<string>('excerpt') ?? '',
      slug: editor().getEditedPostSlug() ?? '',
      image,
      author: post.author(),
      datePublished: date('date_gmt'),
      dateModified: date('modified_gmt'),
      url: addressOf(editor()),
      input,
      theirDescription: post.seoTexts && { stored: post.seoTexts.read('description'), shown: post.seoTexts.shown('description') },
      keyphrase: post.keyphrase(),
      otherKeyphrases: facts.otherKeyphrases.filter((other) => other.post !== editor().getCurrentPostId()).map(({ text }) => text),
      isUnchanged: isUnchanged(),
      now: now(),
      isEditable: isEditable(),
      accepts: accepts(),
      notRendered,
      socialInput: input,
      socialImage: facts.seoPlugin ? null : (post.image(input?.social_image ?? 0) ?? image),
      savedScores: post.savedScores(),
    } as const
    return draftOfPost(shown, facts)
  }

  const applySingle = (edit: HostSingleEdit): Applied =>
    edit.kind === 'set_field' ? post.setField(edit.field, edit.value) : applyToBlocks(parts, edit)

  let analysis: StoredAnalysis | null = null

  return {
    id: 'wordpress',
    seoTexts: post.seoTexts,
    mainImage: post.mainImage,
    readDraft,
    readSavedDraft: () => draftWith(parts.parse(String(editor().getCurrentPostAttribute('content') ?? ''))),
    fieldsToSend() {
      const fields = analysis === null ? {} : { [analysisField]: analysis }
      analysis = null
      return fields
    },
    autosaveMeta: () => ({ ...(editor().getEditedPostAttribute('meta') as object | undefined), [metaKey]: post.readStored() }),
    readSeoTitle: post.readSeoTitle,
    askAuthor: post.askAuthor,
    savedPage() {
      const saved = (name: string) => String(editor().getCurrentPostAttribute(name) ?? '')
      const [status, link, time] = [saved('status'), saved('link'), saved('modified_gmt')]
      if (status === 'auto-draft' || link === '') return null
      const isPublic = status === 'publish'
      return { address: isPublic ? link : `${link}${link.includes('?') ? '&' : '?'}preview=true`, isPublic, time }
    },
    withPatterns: (content) => withPatterns(content, parts.pattern),
    readStored: post.readStored,
    writeInput: post.writeInput,
    isUnsaved: () => editor().isEditedPostDirty(),
    isProtected: () =>
      [editor().getCurrentPostAttribute('password'), post.attribute('password')].some((password) => (password ?? '') !== ''),
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
      if (!isEditable()) return false
      post.writeInput({ ...inputOfChoices(change) })
      return true
    },
    async storeAnalysis({ draft, optimization, current }: DraftAnalysis) {
      // An analysis of another text would claim questions and answers that are no longer there.
      analysis = null
      if (!current) return notStored
      // In the request alone: in the store it would be a change of the post that no person made.
      analysis = storedAnalysis(optimization, {
        title: post.attribute<string>('title') ?? '',
        content: withPatterns(editor().getEditedPostContent(), parts.pattern),
        seoTitle: post.readSeoTitle(),
        url: draft.context.url,
        home: facts.site.url,
        now: now(),
      })
      return { ok: true, before: '' }
    },
    async locate(span) {
      const { place } = span
      if (place === '@title') {
        parts.uncover()
        return parts.focusTitle()
      }
      if (place === '@description' || (place === '@seo_title' && post.hasSeoTitle())) return parts.focusInput(place)
      return !place.startsWith('@') && selectPassage(parts, span)
    },
    highlight: (spans, onDismiss) => paintPassages(parts, spans, onDismiss),
  }
}
