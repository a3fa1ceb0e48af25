import { TextareaControl, ToggleControl } from '@wordpress/components'
import { useSelect } from '@wordpress/data'
import { useState } from '@wordpress/element'
import { __, sprintf } from '@wordpress/i18n'
import { keptAttribute } from '../host/kept-texts.ts'
import { readQueries } from '../host/read-queries.ts'
import { type AuthorInput, asStored, metaKey } from '../host/stored-analysis.ts'
import { usePanel } from './use-panel.ts'

/** What only the author knows. Each change is an ordinary edit of the post: undo works, saving keeps it. */
export function AuthorInputs() {
  const { host, facts } = usePanel()
  const meta = useSelect((select) => select('core/editor').getEditedPostAttribute('meta')?.[metaKey] as unknown, [])
  const input: AuthorInput = asStored(meta).input ?? {}
  // Drawn again when one of them changes.
  useSelect(
    (select) =>
      Object.values(keptAttribute)
        .map((name) => select('core/editor').getEditedPostAttribute(name))
        .join('\n'),
    [],
  )
  const kept = host.kept?.isThere() ? host.kept : null
  /* translators: %s: name of a plugin. */
  const keptHelp = sprintf(
    __('Kept in %s, which prints it. Variables of that plugin stay as they are.', 'citable'),
    facts.keeper?.name ?? '',
  )
  const saved = (input.queries ?? []).join('\n')
  const [draft, setDraft] = useState<string | null>(null)
  return (
    <>
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
      {(facts.titleEnding !== null || kept) && (
        <TextareaControl
          data-citable-input="@seo_title"
          label={__('Title for result pages', 'citable')}
          help={kept ? keptHelp : __('Empty: the title of the post and the name of the site.', 'citable')}
          rows={2}
          dir="auto"
          value={kept?.read('title') ?? input.seo_title ?? ''}
          onChange={(text) => {
            const title = text.replaceAll('\n', ' ')
            if (kept) kept.write('title', title)
            else host.writeInput({ seo_title: title })
          }}
          __nextHasNoMarginBottom
        />
      )}
      <TextareaControl
        data-citable-input="@description"
        label={__('Description', 'citable')}
        help={kept ? keptHelp : __('For result pages and structured data. Empty: the excerpt, if you wrote one.', 'citable')}
        rows={3}
        dir="auto"
        value={kept?.read('description') ?? input.description ?? ''}
        onChange={(description) => (kept ? kept.write('description', description.replaceAll('\n', ' ')) : host.writeInput({ description }))}
        __nextHasNoMarginBottom
      />
      <ToggleControl
        label={__('No structured data on this post', 'citable')}
        checked={input.off === true}
        onChange={(off) => host.writeInput({ off })}
        __nextHasNoMarginBottom
      />
      {facts.titleEnding !== null && (
        <ToggleControl
          label={__('Hide this post from search engines', 'citable')}
          checked={input.noindex === true}
          onChange={(noindex) => host.writeInput({ noindex })}
          __nextHasNoMarginBottom
        />
      )}
      {facts.settingsUrl && (
        <p className="citable-row__small">
          <a href={facts.settingsUrl}>{__('Settings of the site', 'citable')}</a>
        </p>
      )}
    </>
  )
}
