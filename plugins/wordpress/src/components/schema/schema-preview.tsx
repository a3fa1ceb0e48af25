import {
  type SchemaChangedNodeView,
  type SchemaDiffView,
  type SchemaFactView,
  type SchemaNodeView,
  type SchemaNoteView,
  type SchemaView,
  schemaDiffView,
  schemaView,
} from '@citable/editor'
import { Button, Notice, Spinner } from '@wordpress/components'
import { useMemo, useState } from '@wordpress/element'
import { __, sprintf } from '@wordpress/i18n'
import { StateIcon } from '../icons.tsx'
import { usePanel, useView } from '../use-panel.ts'
import { GraphSwitch } from './graph-switch.tsx'
import { SchemaType } from './schema-type.tsx'
import { type GraphPreview, type GraphPreviewState, useGraphPreview } from './use-graph-preview.ts'
import { whyNotPrinted } from './why-not-printed.ts'

const isDate = (property: string | null): boolean => property === 'datePublished' || property === 'dateModified'

export function SchemaParts() {
  return (
    <>
      <SchemaPreview />
      <GraphSwitch />
    </>
  )
}

/** Structured data of the public page, by the code that prints it: readable, exact, and our additions to another plugin's part. */
function SchemaPreview() {
  const { state, view } = useView()
  const current = useGraphPreview(state)
  return (
    <>
      <SchemaType />
      {current.preview ? (
        <Preview {...current} preview={current.preview} />
      ) : state.optimization && !current.hasFailed ? (
        <Spinner />
      ) : (
        <p className="citable-empty">
          {current.hasFailed ? __('The site did not answer. The preview follows with the next change.', 'citable') : view.schemaEmptyText}
        </p>
      )}
    </>
  )
}

function Preview({ preview, page, isCurrent }: GraphPreviewState & { readonly preview: GraphPreview }) {
  const { catalog } = usePanel()
  const { optimization } = useView().state
  const schema = useMemo(() => {
    // The line above says why there is little about a post with a password.
    const notes = preview.printed === 'password' ? [] : (optimization?.schema_notes ?? [])
    // Before publishing the dates are unknown; the line above says so.
    const fitting = preview.printed === 'not_published' ? notes.filter(({ property }) => !isDate(property)) : notes
    return schemaView(preview.graph, fitting, catalog, preview.text)
  }, [preview, optimization, catalog])
  const foreign = page?.foreign ?? null
  const diff = useMemo(
    () =>
      foreign && preview.merged_into
        ? schemaDiffView(foreign.nodes as Parameters<typeof schemaDiffView>[0], preview.graph['@graph'], foreign.seo_plugin, catalog)
        : null,
    [foreign, preview, catalog],
  )
  if (!schema) return null
  const reason = whyNotPrinted(preview.printed)
  return (
    <div className="citable-schema" data-current={isCurrent}>
      {reason && <Note icon="info" text={reason} />}
      {preview.foreign_url === null || page !== null || foreign ? null : (
        <Note icon="busy" text={__('Looking at what else the page carries…', 'citable')} />
      )}
      {page && !page.isRead && (
        <Note icon="warning" text={__('The page could not be read, so what other plugins print is not shown.', 'citable')} />
      )}
      {page && page.others.length > 0 && (
        <Note
          icon="warning"
          text={sprintf(
            /* translators: %s: types of schema.org, such as Article, BreadcrumbList. */
            __('The theme or another plugin prints an element of its own: %s. It is left as it is.', 'citable'),
            page.others.join(', '),
          )}
        />
      )}
      {diff && <Diff diff={diff} />}
      {schema.notes.map((note) => (
        <Note key={note.text} icon={note.tone === 'error' ? 'error' : 'warning'} text={note.text} />
      ))}
      {schema.cleanText && <Note icon="good" text={schema.cleanText} />}
      <ul className="citable-nodes" aria-label={__('Kinds of structured data', 'citable')}>
        {schema.nodes.map((node) => (
          <GraphNode key={node.key} node={node} />
        ))}
      </ul>
      {schema.withheld.length > 0 && (
        <section className="citable-withheld" aria-label={schema.withheldHeading}>
          <h3 className="citable-group__title">{schema.withheldHeading}</h3>
          <ul>
            {schema.withheld.map(({ label, note }) => (
              <li key={`${label} ${note.text}`}>
                <strong>{label}</strong>
                <NodeNote note={note} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <Code schema={schema} />
    </div>
  )
}

function Note({ icon, text }: { readonly icon: 'info' | 'warning' | 'error' | 'good' | 'busy'; readonly text: string }) {
  const tone = { info: 'neutral', busy: 'neutral', warning: 'fair', error: 'poor', good: 'good' } as const
  return (
    <p className="citable-note">
      <StateIcon name={icon} tone={tone[icon]} /> <span>{text}</span>
    </p>
  )
}

function NodeNote({ note }: { readonly note: SchemaNoteView }) {
  return (
    <p className="citable-note" data-level={note.level}>
      <StateIcon name={note.badge.icon} tone={note.badge.tone} />
      <span>
        <span className="screen-reader-text">{note.badge.word}: </span>
        {note.text}
      </span>
    </p>
  )
}

function Facts({ facts }: { readonly facts: readonly SchemaFactView[] }) {
  return (
    <dl className="citable-facts">
      {facts.map(({ property, label, values }) => (
        <div key={property}>
          <dt title={property}>{label}</dt>
          {values.map((value) => (
            <dd key={value}>
              <bdi>{value}</bdi>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}

/** A node, folded: its kind and name say enough for most readers. */
function GraphNode({ node }: { readonly node: SchemaNodeView }) {
  const isBad = node.notes.some(({ level }) => level === 'error')
  const isAdvised = node.notes.some(({ level }) => level === 'advice')
  return (
    <li className="citable-node" data-types={node.types.join(' ')}>
      <details>
        <summary>
          <span className="citable-node__head">
            <span className="citable-node__type">{node.typeText}</span>
            {node.notesText && (
              <span className="citable-node__count">
                <StateIcon name={isBad ? 'error' : isAdvised ? 'warning' : 'info'} tone={isBad ? 'poor' : isAdvised ? 'fair' : 'neutral'} />
                <span className="screen-reader-text">{node.notesText}</span>
              </span>
            )}
          </span>
          <span className="citable-node__name">
            <bdi>{node.name || node.factsText}</bdi>
          </span>
        </summary>
        {node.richResult && (
          <p className={`citable-rich citable-tone-${node.richResult.tone}`} data-rich={node.richResult.state}>
            <strong>{node.richResult.word}.</strong> <span>{node.richResult.help}</span>
          </p>
        )}
        {node.notes.map((note) => (
          <NodeNote key={note.text} note={note} />
        ))}
        <Facts facts={node.facts} />
      </details>
    </li>
  )
}

function Diff({ diff }: { readonly diff: SchemaDiffView }) {
  return (
    <section className="citable-diff" aria-label={diff.heading}>
      <Notice status="info" isDismissible={false}>
        <p>{diff.summary}</p>
        {diff.unchangedText && <p className="citable-row__small">{diff.unchangedText}</p>}
      </Notice>
      {diff.items.length > 0 && (
        <>
          <h3 className="citable-group__title">{diff.heading}</h3>
          <ul className="citable-changes">
            {diff.items.map((item) => (
              <ChangedNode key={item.key} item={item} diff={diff} />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function ChangedNode({ item, diff }: { readonly item: SchemaChangedNodeView; readonly diff: SchemaDiffView }) {
  return (
    <li className={`citable-added is-${item.kind}`} data-kind={item.kind}>
      <p className="citable-added__head">
        <strong>{item.typeText}</strong>
        <span className="citable-chip citable-chip--added">{item.badge.word}</span>
      </p>
      <p className="citable-node__name">
        <bdi>{item.name}</bdi>
      </p>
      <dl className="citable-facts">
        {item.changes.map(({ property, label, before, after }) => (
          <div key={property}>
            <dt title={property}>{label}</dt>
            {before.map((value) => (
              <dd key={value} className="citable-change__before">
                <span className="screen-reader-text">{diff.beforeLabel}: </span>
                <bdi>{value}</bdi>
              </dd>
            ))}
            {after.map((value) => (
              <dd key={value} className="citable-change__after">
                <span className="screen-reader-text">{diff.afterLabel}: </span>
                <bdi>{value}</bdi>
              </dd>
            ))}
          </div>
        ))}
      </dl>
      {item.facts.length > 0 && (
        <details>
          <summary>
            {diff.factsLabel}
            <span className="screen-reader-text">: {item.name || item.typeText}</span>
          </summary>
          <Facts facts={item.facts} />
        </details>
      )}
    </li>
  )
}

function Code({ schema }: { readonly schema: SchemaView }) {
  const [copied, setCopied] = useState<'' | 'copied' | 'failed'>('')
  return (
    <details className="citable-json">
      <summary>{schema.jsonLabel}</summary>
      <section
        className="citable-code"
        dir="ltr"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region has to be reachable by keyboard
        tabIndex={0}
        aria-label={__('Structured data of the page', 'citable')}
        data-graph={schema.serialized}
      >
        <pre>{schema.pretty}</pre>
      </section>
      <div className="citable-row__actions citable-json__actions">
        <Button
          variant="secondary"
          size="compact"
          aria-label={schema.copy.name}
          onClick={() => {
            const writing = navigator.clipboard?.writeText(schema.serialized) ?? Promise.reject(new Error('no clipboard'))
            writing.then(
              () => setCopied('copied'),
              () => setCopied('failed'),
            )
          }}
        >
          {schema.copy.label}
        </Button>
        <span role="status" className="citable-row__small">
          {copied === 'copied' ? schema.copiedText : copied === 'failed' ? schema.copyFailedText : ''}
        </span>
      </div>
    </details>
  )
}
