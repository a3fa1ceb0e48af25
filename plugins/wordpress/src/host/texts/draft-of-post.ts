import type { ArticleInput, Image, Person } from '@citable/core'
import { contextOfChoices, type EditorDraft, type Writable } from '@citable/editor'
import { type EditorFacts, schemaTypeOf } from '../facts.ts'
import { type AuthorInput, choicesOf, type StoredAnalysis } from '../stored-analysis.ts'
import { fillTemplate } from './fill-template.ts'
import { targetQueries } from './keyphrase.ts'
import { openingOf } from './opening.ts'
import { pageDescriptionOf } from './page-description.ts'
import { pageTitleOf } from './page-title.ts'
import { plainText } from './plain-text.ts'
import { withoutShortcodes } from './without-shortcodes.ts'

/** A post as WordPress's editors show it now, unsaved changes included. Texts are plain; '' for none. */
export interface ShownPost {
  readonly id: string
  readonly type: string
  readonly text:
    | { readonly kind: 'blocks'; readonly blocks: Extract<ArticleInput, { kind: 'blocks' }>['blocks'] }
    | { readonly kind: 'body'; readonly html: string }
  readonly title: string
  readonly seoTitle: string
  /** HTML. */
  readonly excerpt: string
  readonly slug: string
  readonly image: Image | null
  readonly author: Person | null
  /** null: it is not public. */
  readonly datePublished: string | null
  readonly dateModified: string | null
  /** null: it was never saved, or it is not public. */
  readonly url: string | null
  readonly input: AuthorInput | undefined
  /** The description in another SEO plugin, as stored and with its variables filled in; null: there is no such plugin. */
  readonly theirDescription: { readonly stored: string; readonly shown: string } | null
  readonly keyphrase: string
  /** Keyphrases of other posts. */
  readonly otherKeyphrases: readonly string[]
  /** True when the text is the saved one, which has been the same since `facts.unchangedSince`. */
  readonly isUnchanged: boolean
  /** UTC, ISO 8601. */
  readonly now: string
  readonly isEditable: boolean
  /** Parts that can be written while it is editable. */
  readonly accepts: readonly Writable[]
  readonly notRendered: EditorDraft['notRendered']
  /** Title and description of the social card as entered; '' or absent: those of the page. */
  readonly socialInput: AuthorInput | undefined
  readonly socialImage: Image | null
  /** At the last save. */
  readonly savedScores: StoredAnalysis['scores']
}

/** Converts a post to the draft that the panel analyzes. */
export function draftOfPost(post: ShownPost, facts: EditorFacts): EditorDraft {
  const { title, seoTitle, input, socialInput, savedScores: saved } = post
  const description = descriptionOf(post, facts)
  const shown = (text = ''): string => withoutShortcodes(text, facts.shortcodes)
  const schemaType = { chosen: input?.schema_type ?? null, set: schemaTypeOf(facts, post.type) }
  const articleType = schemaType.chosen ?? schemaType.set
  const choices = choicesOf(input)
  // Saving sets the page's dates, so it is judged with today's; without the time, which would change with every key.
  const today = `${post.now.slice(0, 10)}T00:00:00Z`
  const { unchangedSince } = facts
  return {
    documentId: post.id,
    input: {
      ...post.text,
      fields: {
        title: title === '' ? null : title,
        ...(seoTitle !== '' && { seoTitle }),
        description: description === '' ? null : description,
        slug: post.slug || null,
        image: post.image,
        authors: post.author ? [post.author] : [],
        datePublished: post.datePublished ?? today,
        dateModified: (post.isUnchanged && post.dateModified) || today,
      },
    },
    context: {
      url: post.url,
      ...contextOfChoices(choices),
      languageHint: facts.language,
      site: facts.site,
      page: null,
      targetQueries: targetQueries(post.keyphrase, input?.queries),
      otherKeyphrases: post.otherKeyphrases,
      ...(post.isUnchanged && unchangedSince !== null && { unchangedSince }),
      readJsonLd: false,
      ...(articleType !== null && { articleType }),
    },
    editable: post.isEditable,
    accepts: post.isEditable ? post.accepts : [],
    notRendered: post.notRendered,
    choices,
    schemaType,
    ...(facts.seoPlugin && { seoPlugin: facts.seoPlugin.name }),
    ...pageTitleOf(title, { ...input, seo_title: shown(input?.seo_title) }, facts, shown(post.excerpt)),
    ...(!facts.seoPlugin && {
      social: {
        title: shown(socialInput?.social_title) || shown(seoTitle) || title,
        description: shown(socialInput?.social_description) || description || openingOf(htmlOf(post), facts.shortcodes),
        image: post.socialImage,
      },
    }),
    baseline: saved?.aeo === undefined || saved.seo === undefined ? null : { kind: 'saved', aeoScore: saved.aeo, seoScore: saved.seo },
  }
}

const htmlOf = ({ text }: ShownPost): string =>
  text.kind === 'body' ? text.html : text.blocks.map((block) => ('html' in block ? block.html : '')).join('\n\n')

function descriptionOf(post: ShownPost, facts: EditorFacts): string {
  const written = writtenDescriptionOf(post, facts)
  return written === '' && facts.opensDescription && !facts.seoPlugin ? openingOf(htmlOf(post), facts.shortcodes) : written
}

function writtenDescriptionOf(
  { title, excerpt, input, theirDescription }: ShownPost,
  { seoPlugin, templates, shortcodes }: EditorFacts,
): string {
  const shown = withoutShortcodes(excerpt, shortcodes)
  return pageDescriptionOf({
    own: withoutShortcodes(input?.description ?? '', shortcodes),
    excerpt: shown,
    made: fillTemplate(templates.description, templates.separator, { title, excerpt: plainText(shown) }),
    seoTexts: seoPlugin && theirDescription && { seoPlugin, ...theirDescription },
  })
}
