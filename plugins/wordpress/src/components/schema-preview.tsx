import { Button, Notice } from '@wordpress/components'
import { useMemo, useState } from '@wordpress/element'
import { __, sprintf } from '@wordpress/i18n'
import { StateIcon } from './icons.tsx'
import { type GraphPreview, useGraphPreview } from './use-graph-preview.ts'
import { useView } from './use-panel.ts'

const whyNot = (printed: GraphPreview['printed']): string =>
  ({
    yes: '',
    off: __('Switched off for this post: nothing is printed.', 'citable'),
    site_hidden: __('This site asks search engines to stay away, so nothing is printed.', 'citable'),
    password: __('Nothing is printed while the post has a password.', 'citable'),
    private: __('Nothing is printed while the post is private.', 'citable'),
    not_published: __('This is what the page will carry. Dates join it when you publish.', 'citable'),
  })[printed]

/** Names of the nodes, in their order. */
const typesOf = (preview: GraphPreview): readonly string[] => preview.graph['@graph'].map((node) => [node['@type']].flat().join(' + '))

/** The JSON-LD of the public page, by the code that prints it. */
export function SchemaPreview() {
  const { state, view } = useView()
  const { preview, hasFailed, isCurrent } = useGraphPreview(state)
  const [isCopied, setCopied] = useState(false)
  const pretty = useMemo(() => (preview ? JSON.stringify(preview.graph, null, 2) : ''), [preview])
  if (!preview)
    return (
      <p className="citable-empty">
        {hasFailed
          ? __('The site did not answer. The preview follows with the next change.', 'citable')
          : view.schemaEmptyText || view.status.word}
      </p>
    )
  const reason = whyNot(preview.printed)
  return (
    <div data-current={isCurrent}>
      {preview.merged_into && (
        <Notice status="info" isDismissible={false}>
          {sprintf(
            /* translators: %s: name of another SEO plugin. */
            __('%s prints the structured data of this page. What is missing there is added to it.', 'citable'),
            preview.merged_into,
          )}
        </Notice>
      )}
      {reason && (
        <p className="citable-row__small">
          <StateIcon name="info" /> {reason}
        </p>
      )}
      <ul className="citable-types" aria-label={__('Kinds of structured data', 'citable')}>
        {typesOf(preview).map((type, at) => (
          <li key={`${type}-${at}`}>{type}</li>
        ))}
      </ul>
      {view.schema?.notes.map((note) => (
        <p key={note.text} className="citable-row__small">
          <StateIcon name={note.tone === 'error' ? 'error' : 'warning'} tone={note.tone === 'error' ? 'poor' : 'fair'} /> {note.text}
        </p>
      ))}
      <section
        className="citable-code"
        dir="ltr"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region has to be reachable by keyboard
        tabIndex={0}
        aria-label={__('Structured data of the page', 'citable')}
        data-graph={preview.text}
      >
        <pre>{pretty}</pre>
      </section>
      <Button
        variant="secondary"
        size="compact"
        onClick={() => {
          void navigator.clipboard?.writeText(preview.text).then(() => setCopied(true))
        }}
      >
        {isCopied ? __('Copied', 'citable') : __('Copy', 'citable')}
      </Button>
    </div>
  )
}
