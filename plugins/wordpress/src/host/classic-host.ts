import type { Image, Span } from '@citable/core'
import type { Draft, Host, HostEdit, HostSingleEdit, NotApplied, Unsubscribe } from '@citable/editor'
import { applyFixes, applyInTurn, contextOfChoices } from '@citable/editor'
import { readClassicMarkup } from './classic-markup.ts'
import { type EditorFacts, schemaTypeOf } from './facts.ts'
import { fillTemplate } from './fill-template.ts'
import type { KeptPart } from './keeper.ts'
import { firstKeyphrase, targetQueries } from './keyphrase.ts'
import { pageDescriptionOf } from './page-description.ts'
import { pageTitleOf } from './page-title.ts'
import { plainText } from './plain-text.ts'
import type { SiteParts } from './site-parts.ts'
import { type AuthorInput, choicesOf, inputOfChoices, type StoredAnalysis, storedAnalysis } from './stored-analysis.ts'
import type { WordPressHost } from './wordpress-host.ts'

/** What PHP hands over with the page of the classic editor. */
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
    /** Of the social card, where it is ours. */
    readonly socialImage: Image | null
    readonly datePublished: string | null
    readonly dateModified: string | null
    readonly stored: StoredAnalysis
    /** The texts that another SEO plugin keeps: as stored, and as the page shows them, '' where that cannot be told. null: there is no such plugin. */
    readonly kept: Readonly<Partial<Record<KeptPart, { readonly stored: string; readonly shown: string }>>> | null
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
  readExcerpt(): string
  readSlug(): string
  /** While another plugin keeps title and description, these two are its texts, variables included. */
  readInput(): AuthorInput
  writeInput(change: Readonly<Record<string, unknown>>): void
  /** '': everybody may read the post once it is saved. */
  readPassword(): string
  /** Somebody else has taken over. */
  isLocked(): boolean
  observe(onChange: () => void): Unsubscribe
  /** Selects a passage of a field, or of the article for any other place; false: it is gone. */
  show(passage: { readonly start: number; readonly quote: string }, place: Span['place']): boolean
}

export interface ClassicHost extends WordPressHost {
  /** The analysis of exactly the text that the form holds, to be sent with it; null when there is none. */
  analysisToSend(kept: { readonly draft: Draft; readonly optimization: Parameters<typeof storedAnalysis>[0] } | null): StoredAnalysis | null
}

/** The classic editor as a host. Title and description can be written; the text is the author's alone. */
export function createClassicHost(form: ClassicForm, facts: ClassicFacts, now: () => string, site: SiteParts): ClassicHost {
  const { post } = facts
  const hasSeoTitle = facts.titleEnding !== null || post.kept !== null
  /** The text that `facts.unchangedSince` speaks of. */
  const savedText = form.readContent()

  const variable = facts.keeper && new RegExp(...facts.keeper.variable)

  /** What the page will say; '' where that cannot be told before saving. */
  const shown = (part: KeptPart, text = ''): string => {
    if (part === 'keyphrase') return firstKeyphrase(text)
    const kept = post.kept?.[part]
    if (kept === undefined || variable === null) return text.trim()
    if (text === kept.stored) return kept.shown
    return variable.test(text) ? '' : plainText(text)
  }

  const readSeoTitle = (): string => shown('title', form.readInput().seo_title)

  /** What is stored with the post: the texts of another plugin are not ours. */
  const readOwn = (): AuthorInput => {
    const { seo_title, description, keyphrase, ...rest } = form.readInput()
    if (facts.keeper) {
      const phrase = post.kept?.keyphrase ? ourPhrase : keyphrase
      return { ...rest, ...(ours !== '' && { description: ours }), ...(phrase && { keyphrase: phrase }) }
    }
    return form.readInput()
  }
  const ours = post.stored.input?.description ?? ''
  const ourPhrase = post.stored.input?.keyphrase

  const readDraft = (): Draft => {
    const input = form.readInput()
    const title = plainText(form.readTitle())
    const seoTitle = readSeoTitle()
    const description = pageDescriptionOf({
      own: input.description,
      excerpt: form.readExcerpt(),
      made: fillTemplate(facts.templates.description, facts.templates.separator, { title, excerpt: plainText(form.readExcerpt()) }),
      kept: facts.keeper && {
        keeper: facts.keeper,
        stored: input.description ?? '',
        shown: shown('description', input.description),
      },
    })
    const schemaType = { chosen: input.schema_type ?? null, set: schemaTypeOf(facts, post.type) }
    const articleType = schemaType.chosen ?? schemaType.set
    const saved = post.stored.scores
    const choices = choicesOf(input)
    const editable = !form.isLocked()
    return {
      documentId: String(post.id),
      input: {
        kind: 'body',
        html: readClassicMarkup(form.readHtml(), site, facts.canSayDecorative),
        fields: {
          title: title === '' ? null : title,
          ...(seoTitle !== '' && { seoTitle }),
          description: description === '' ? null : description,
          slug: form.readSlug() || null,
          image: post.image,
          authors: facts.author.person ? [facts.author.person] : [],
          datePublished: post.datePublished,
          dateModified: post.dateModified,
        },
      },
      context: {
        url: post.url,
        ...contextOfChoices(choices),
        languageHint: facts.language,
        site: facts.site,
        page: null,
        targetQueries: targetQueries(shown('keyphrase', input.keyphrase), input.queries),
        otherKeyphrases: facts.otherKeyphrases.map(({ text }) => text),
        ...(facts.unchangedSince !== null && form.readContent() === savedText && { unchangedSince: facts.unchangedSince }),
        readJsonLd: false,
        ...(articleType !== null && { articleType }),
      },
      editable,
      accepts: editable ? ['@title', ...(hasSeoTitle ? (['@seo_title'] as const) : []), '@description', 'choices'] : [],
      notRendered: [],
      choices,
      schemaType,
      ...(facts.keeper && { keeper: facts.keeper.name }),
      ...pageTitleOf(title, input, facts, form.readExcerpt()),
      ...(!facts.keeper && {
        social: {
          title: post.stored.input?.social_title || seoTitle || title,
          description: post.stored.input?.social_description || description,
          image: post.socialImage,
        },
      }),
      baseline: saved?.aeo === undefined || saved.seo === undefined ? null : { kind: 'saved', aeoScore: saved.aeo, seoScore: saved.seo },
    }
  }

  const applySingle = (edit: HostSingleEdit): ReturnType<typeof applyInTurn> => {
    if (edit.kind !== 'set_field' || edit.field === 'slug') return refused
    if (edit.field === 'seo_title' && !hasSeoTitle) return refused
    if (edit.field !== 'title') {
      const before = form.readInput()[edit.field] ?? ''
      form.writeInput({ [edit.field]: edit.value })
      return (form.readInput()[edit.field] ?? '') === edit.value ? { ok: true, before } : notKept
    }
    const before = plainText(form.readTitle())
    form.writeTitle(asTitle(edit.value))
    return plainText(form.readTitle()) === edit.value ? { ok: true, before } : notKept
  }

  return {
    id: 'wordpress-classic',
    // The fields of their texts are in the same form, and are sent with it.
    kept: null,
    // This panel shows no graph.
    mainImage: () => 0,
    readDraft,
    readSeoTitle,
    readStored: () => ({ ...post.stored, input: readOwn() }),
    writeInput: (change) => form.writeInput(change),
    isProtected: () => post.isProtected || form.readPassword() !== '',
    observe(onChange) {
      const stops = [form.observe(onChange), site.observe(onChange)]
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
    keep: async () => ({ ok: true, before: '' }),
    locate: async ({ place, start, quote }) => form.show({ start, quote }, place),
    highlight: () => () => {},
    analysisToSend(kept) {
      if (kept === null || JSON.stringify(kept.draft) !== JSON.stringify(readDraft())) return null
      return storedAnalysis(kept.optimization, {
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

const refused: NotApplied = { ok: false, reason: 'refused' }
const notKept: NotApplied = { ok: false, reason: 'not_kept' }

/** A text for the title field, which holds HTML: as it is where nobody would take it for markup. */
const asTitle = (text: string): string =>
  plainText(text) === text ? text : text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
