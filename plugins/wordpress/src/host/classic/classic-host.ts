import type { Image, Span } from '@citable/core'
import { escapeText } from '@citable/core/escape-html'
import type { EditorDraft, Host, HostEdit, HostSingleEdit, Unsubscribe } from '@citable/editor'
import { applyFixes, applyInTurn } from '@citable/editor'
import type { WordPressHost } from '../block-editor/wordpress-host.ts'
import { readBack, refused } from '../block-editor/written.ts'
import type { EditorFacts } from '../facts.ts'
import type { SeoPart } from '../seo-plugin/seo-plugin.ts'
import type { SiteParts } from '../site-parts.ts'
import { type AuthorInput, inputOfChoices, type StoredAnalysis, storedAnalysis } from '../stored-analysis.ts'
import { draftOfPost } from '../texts/draft-of-post.ts'
import { firstKeyphrase } from '../texts/keyphrase.ts'
import { plainText } from '../texts/plain-text.ts'
import { readClassicMarkup } from './classic-markup.ts'

/** PHP's facts for the page of the classic editor. */
export interface ClassicFacts extends EditorFacts {
  /** This WordPress has a way to call an image decorative. */
  readonly canSayDecorative: boolean
  readonly post: {
    readonly id: number
    readonly type: string
    /** The saved post has a password. */
    readonly isProtected: boolean
    /** null: not public. */
    readonly url: string | null
    readonly image: Image | null
    /** Image of the social card, where Citable prints it. */
    readonly socialImage: Image | null
    readonly datePublished: string | null
    readonly dateModified: string | null
    readonly stored: StoredAnalysis
    /** Content hash of the text that has just been saved, and of which no analysis is stored; null: there is one, or nothing was saved. */
    readonly unanalysed?: string | null
    /** The texts that another SEO plugin stores: as stored, and as the page shows them, '' where that is unknown. null: there is no such plugin. */
    readonly seoTexts: Readonly<Partial<Record<SeoPart, { readonly stored: string; readonly shown: string }>>> | null
  }
}

/** The form of the classic editor; in tests a form in memory. */
export interface ClassicForm {
  /** As the field holds it: HTML. */
  readTitle(): string
  writeTitle(html: string): void
  /** The article as its readers get it, with paragraphs. */
  readHtml(): string
  /** The article as it is sent when the form is. */
  readContent(): string
  /** Title, text or excerpt differ from what was loaded. */
  hasChanged(): boolean
  readExcerpt(): string
  readSlug(): string
  /** While another plugin stores title and description, these two are its texts, variables included. */
  readInput(): AuthorInput
  writeInput(change: Readonly<Record<string, unknown>>): void
  /** '': the public may read the post once it is saved. */
  readPassword(): string
  /** Another person has taken over. */
  isLocked(): boolean
  observe(onChange: () => void): Unsubscribe
  /** Makes a passage of the article a link; false: it is gone. */
  link(passage: { readonly start: number; readonly quote: string }, url: string): boolean
  /** Selects a passage of a field, or of the article for any other place; false: it is gone. */
  show(passage: { readonly start: number; readonly quote: string }, place: Span['place']): boolean
}

export interface ClassicHost extends WordPressHost {
  /** Makes a passage of the article a link; false: it is gone, or another person has taken over. */
  insertLink(passage: { readonly start: number; readonly quote: string }, url: string): boolean
  /** The analysis of exactly the text that the form holds, to be sent with it; null when there is none. */
  analysisToSend(
    analysed: { readonly draft: EditorDraft; readonly optimization: Parameters<typeof storedAnalysis>[0] } | null,
  ): StoredAnalysis | null
}

/** The classic editor as a host. Title and description can be written; the text is the author's alone. */
export function createClassicHost(form: ClassicForm, facts: ClassicFacts, now: () => string, site: SiteParts): ClassicHost {
  const { post } = facts
  const hasSeoTitle = facts.titleEnding !== null || post.seoTexts !== null
  /** The text that `facts.unchangedSince` is about. */
  const savedText = form.readContent()
  const savedInput = JSON.stringify(form.readInput())
  /** WordPress forgets a change once it has a copy in the browser; only a load of the page saves. */
  let wasChanged = false
  const isUnsaved = (): boolean => {
    wasChanged ||= form.hasChanged()
    return wasChanged || JSON.stringify(form.readInput()) !== savedInput
  }

  const variable = facts.seoPlugin && new RegExp(...facts.seoPlugin.variable)

  /** Text of the page; '' where it is unknown before saving. */
  const shown = (part: SeoPart, text = ''): string => {
    if (part === 'keyphrase') return firstKeyphrase(text)
    const theirs = post.seoTexts?.[part]
    if (theirs === undefined || variable === null) return text.trim()
    if (text === theirs.stored) return theirs.shown
    return variable.test(text) ? '' : plainText(text)
  }

  const readSeoTitle = (): string => shown('title', form.readInput().seo_title)

  /** Inputs stored with the post: the texts of another plugin are not among them. */
  const readOwn = (): AuthorInput => {
    const { seo_title, description, keyphrase, ...rest } = form.readInput()
    if (facts.seoPlugin) {
      const phrase = post.seoTexts?.keyphrase ? ourPhrase : keyphrase
      return { ...rest, ...(ours !== '' && { description: ours }), ...(phrase && { keyphrase: phrase }) }
    }
    return form.readInput()
  }
  const ours = post.stored.input?.description ?? ''
  const ourPhrase = post.stored.input?.keyphrase

  const readDraft = (): EditorDraft => {
    const input = form.readInput()
    const shownPost = {
      id: String(post.id),
      type: post.type,
      text: { kind: 'body', html: readClassicMarkup(form.readHtml(), site, facts.canSayDecorative) },
      title: plainText(form.readTitle()),
      seoTitle: readSeoTitle(),
      excerpt: form.readExcerpt(),
      slug: form.readSlug(),
      image: post.image,
      author: facts.author.person,
      datePublished: post.datePublished,
      dateModified: post.dateModified,
      url: post.url,
      input,
      theirDescription: { stored: input.description ?? '', shown: shown('description', input.description) },
      keyphrase: shown('keyphrase', input.keyphrase),
      otherKeyphrases: facts.otherKeyphrases.map(({ text }) => text),
      isUnchanged: form.readContent() === savedText,
      now: now(),
      isEditable: !form.isLocked(),
      accepts: ['@title', ...(hasSeoTitle ? (['@seo_title'] as const) : []), '@description', 'choices'],
      notRendered: [],
      socialInput: post.stored.input,
      socialImage: post.socialImage,
      savedScores: post.stored.scores,
    } as const
    return draftOfPost(shownPost, facts)
  }

  const applySingle = (edit: HostSingleEdit): ReturnType<typeof applyInTurn> => {
    if (edit.kind !== 'set_field' || edit.field === 'slug') return refused
    if (edit.field === 'seo_title' && !hasSeoTitle) return refused
    if (edit.field !== 'title') {
      const before = form.readInput()[edit.field] ?? ''
      form.writeInput({ [edit.field]: edit.value })
      return readBack(before, (form.readInput()[edit.field] ?? '') === edit.value)
    }
    const before = plainText(form.readTitle())
    form.writeTitle(asTitle(edit.value))
    return readBack(before, plainText(form.readTitle()) === edit.value)
  }

  return {
    id: 'wordpress-classic',
    savedPage: () =>
      post.datePublished !== null && post.url !== null
        ? { address: post.url, isPublic: true, time: '' }
        : { address: `${facts.site.url}?p=${post.id}&preview=true`, isPublic: false, time: '' },
    // The fields of their texts are in the same form, and are sent with it.
    seoTexts: null,
    // This panel shows no graph.
    mainImage: () => 0,
    readDraft,
    readSeoTitle,
    readStored: () => ({ ...post.stored, input: readOwn() }),
    writeInput: (change) => form.writeInput(change),
    isUnsaved,
    isProtected: () => post.isProtected || form.readPassword() !== '',
    observe(onChange) {
      const edited = () => {
        isUnsaved()
        onChange()
      }
      const stops = [form.observe(edited), site.observe(onChange)]
      return () => {
        for (const stop of stops) stop()
      }
    },
    async apply(edit: HostEdit) {
      if (form.isLocked()) return { ok: false, reason: 'read_only' }
      if (edit.kind === 'fixes') return applyFixes(edit, (edits) => applyInTurn(edits, applySingle))
      return edit.kind === 'several' ? applyInTurn(edit.edits, applySingle) : applySingle(edit)
    },
    async choose(change) {
      if (form.isLocked()) return false
      form.writeInput({ ...inputOfChoices(change) })
      return true
    },
    // The form is sent by the browser; what goes with it is asked for then.
    storeAnalysis: async () => ({ ok: true, before: '' }),
    locate: async ({ place, start, quote }) => form.show({ start, quote }, place),
    insertLink: (passage, url) => !form.isLocked() && form.link(passage, url),
    highlight: () => () => {},
    analysisToSend(analysed) {
      if (analysed === null || JSON.stringify(analysed.draft) !== JSON.stringify(readDraft())) return null
      return storedAnalysis(analysed.optimization, {
        // WordPress takes white space off both ends of a title when it saves.
        title: form.readTitle().trim(),
        content: form.readContent(),
        seoTitle: readSeoTitle(),
        url: post.url,
        home: facts.site.url,
        now: now(),
        input: readOwn(),
      })
    },
  } satisfies Host & ClassicHost
}

/** A text for the title field, which holds HTML: unchanged where it does not look like markup. */
const asTitle = (text: string): string => (plainText(text) === text ? text : escapeText(text))
