import { linesIn, roomView } from '@citable/editor'
import { TextareaControl, TextControl } from '@wordpress/components'
import { dispatch, useSelect } from '@wordpress/data'
import { useState } from '@wordpress/element'
import { __, sprintf } from '@wordpress/i18n'
import { cleanForSlug } from '@wordpress/url'
import { storedAttribute } from '../../host/seo-plugin/seo-plugin-texts.ts'
import { readQueries } from '../../host/texts/read-queries.ts'
import { loadedLater } from '../loaded-later.tsx'
import { Room } from '../titles/room.tsx'
import { usePanel, useView } from '../use-panel.ts'
import { useAuthorInput } from './use-author-input.ts'

const KeyphraseChecks = loadedLater(async () => (await import('./keyphrase-checks.tsx')).KeyphraseChecks)
const RobotsFields = loadedLater(async () => (await import('./robots-fields.tsx')).RobotsFields)

export function QueriesField() {
  const { host } = usePanel()
  const saved = (useAuthorInput().queries ?? []).join('\n')
  const [draft, setDraft] = useState<string | null>(null)
  return (
    <TextareaControl
      label={__('Questions readers ask', 'citable')}
      help={__('One per line, in the words of your readers. Empty: they are taken from the title and the headings.', 'citable')}
      rows={3}
      dir="auto"
      value={draft ?? saved}
      onChange={(text) => {
        setDraft(text)
        host.writeInput({ queries: readQueries(text) })
      }}
      onBlur={() => setDraft(null)}
      __nextHasNoMarginBottom
    />
  )
}

/** The part of the address that is the post's own, edited while it is typed; WordPress's form of it is shown once the field is left. */
function SlugField() {
  const { slug, isLive } = useSelect((select) => {
    const editor = select('core/editor')
    return { slug: String(editor.getEditedPostSlug() ?? ''), isLive: editor.getCurrentPostAttribute('status') === 'publish' }
  }, [])
  const [draft, setDraft] = useState<string | null>(null)
  return (
    <TextControl
      label={__('Address (slug)', 'citable')}
      help={isLive ? __('This post is public: WordPress redirects its old address when you change it.', 'citable') : undefined}
      value={draft ?? slug}
      dir="ltr"
      onChange={(text) => {
        setDraft(text)
        void dispatch('core/editor').editPost({ slug: cleanForSlug(text) })
      }}
      onBlur={() => setDraft(null)}
      __next40pxDefaultSize
      __nextHasNoMarginBottom
    />
  )
}

/** The keyphrase, for an author who wants it checked. */
function KeyphraseField() {
  const { host, facts } = usePanel()
  const input = useAuthorInput()
  const seoTexts = host.seoTexts?.has('keyphrase') ? host.seoTexts : null
  return (
    <TextControl
      label={__('Focus keyphrase (optional)', 'citable')}
      help={
        seoTexts
          ? /* translators: %s: name of a plugin. */
            sprintf(__('Kept in %s. Of several, with commas between them, the first is checked.', 'citable'), facts.seoPlugin?.name ?? '')
          : __('The words people search for. Empty: nothing is checked about it.', 'citable')
      }
      dir="auto"
      maxLength={200}
      value={seoTexts?.read('keyphrase') ?? input.keyphrase ?? ''}
      onChange={(text) => (seoTexts ? seoTexts.write('keyphrase', text) : host.writeInput({ keyphrase: text }))}
      __next40pxDefaultSize
      __nextHasNoMarginBottom
    />
  )
}

/** Keyphrase, and title, description and address of the search result. */
export function SnippetFields() {
  const { host, facts, catalog } = usePanel()
  const { state, view } = useView()
  const { draft } = state
  const input = useAuthorInput()
  // Drawn again when one of them changes.
  useSelect(
    (select) =>
      Object.values(storedAttribute)
        .map((name) => select('core/editor').getEditedPostAttribute(name))
        .join('\n'),
    [],
  )
  const seoTexts = host.seoTexts?.isThere() ? host.seoTexts : null
  /* translators: %s: name of a plugin. */
  const pluginHelp = sprintf(
    __('Kept in %s, which prints it. Variables of that plugin stay as they are.', 'citable'),
    facts.seoPlugin?.name ?? '',
  )
  // The other plugin's use of its template is not known here.
  const titleRoom = seoTexts?.shown('title') === '' ? null : view.titles.items[0]?.room
  const titleText = seoTexts?.read('title') ?? input.seo_title ?? ''
  const descriptionText = seoTexts?.read('description') ?? input.description ?? ''
  const description = seoTexts ? seoTexts.shown('description') : (input.description ?? '')
  const { input: text } = draft
  return (
    <>
      <KeyphraseField />
      {draft.context.targetQueries.length > 0 && <KeyphraseChecks />}
      {(facts.titleEnding !== null || seoTexts) && (
        <div>
          <TextareaControl
            data-citable-input="@seo_title"
            label={__('Title for result pages', 'citable')}
            help={seoTexts ? pluginHelp : __('Empty: the title of the post and the name of the site.', 'citable')}
            rows={linesIn(titleText, 2)}
            dir="auto"
            value={titleText}
            onChange={(value) => {
              const line = value.replaceAll('\n', ' ')
              if (seoTexts) seoTexts.write('title', line)
              else host.writeInput({ seo_title: line })
            }}
            __nextHasNoMarginBottom
          />
          {titleRoom && <Room room={titleRoom} part="title" />}
        </div>
      )}
      <div>
        <TextareaControl
          data-citable-input="@description"
          label={__('Description', 'citable')}
          help={seoTexts ? pluginHelp : __('For result pages and structured data. Empty: the excerpt, if you wrote one.', 'citable')}
          rows={linesIn(descriptionText, 3)}
          dir="auto"
          value={descriptionText}
          onChange={(value) =>
            seoTexts ? seoTexts.write('description', value.replaceAll('\n', ' ')) : host.writeInput({ description: value })
          }
          __nextHasNoMarginBottom
        />
        <Room
          room={roomView(description || (text.kind === 'page' ? '' : (text.fields.description ?? '')), 'description', catalog)}
          part="description"
        />
      </div>
      <SlugField />
      {facts.titleEnding !== null && <RobotsFields />}
    </>
  )
}
