import type { FixView, RowView } from '@citable/editor'
import { Button, ExternalLink } from '@wordpress/components'
import { useState } from '@wordpress/element'
import { __ } from '@wordpress/i18n'
import { StateIcon } from './icons.tsx'
import { usePanel } from './use-panel.ts'

/** A proposal is shown before it is used: what stands there now, and what would. */
export function Change({ change }: { readonly change: NonNullable<FixView['change']> }) {
  return (
    <dl className="citable-change">
      <dt>{change.beforeLabel}</dt>
      <dd dir={change.before ? 'auto' : undefined} className="citable-change__before">
        {change.before || '–'}
      </dd>
      <dt>{change.afterLabel}</dt>
      <dd dir="auto" className="citable-change__after">
        {change.after}
      </dd>
    </dl>
  )
}

function Details({ row }: { readonly row: RowView }) {
  const { evidence } = row
  return (
    <div className="citable-row__details">
      <p>
        <strong>{evidence.label}.</strong> {evidence.help}
      </p>
      <p>
        {row.weightText}
        {row.gainText && ` · ${row.gainText}`}
      </p>
      {evidence.sources.length > 0 && (
        <>
          <p className="citable-row__small">{evidence.sourcesLabel}</p>
          <ul>
            {evidence.sources.map(({ url, label }) => (
              <li key={url}>
                <ExternalLink href={url}>{label}</ExternalLink>
              </li>
            ))}
          </ul>
        </>
      )}
      {evidence.contrary.length > 0 && (
        <>
          <p className="citable-row__small">{evidence.contraryLabel}</p>
          <ul>
            {evidence.contrary.map(({ text, url }) => (
              <li key={text}>{url ? <ExternalLink href={url}>{text}</ExternalLink> : text}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

/** One check: what was found, what to do, and how sure that is. */
function CheckRow({ row }: { readonly row: RowView }) {
  const { store } = usePanel()
  const [isOpen, setOpen] = useState(false)
  const { fix } = row
  return (
    <li className={`citable-row is-${row.status}`} data-check={row.id}>
      <div className="citable-row__head">
        <StateIcon name={row.badge.icon} tone={row.badge.tone} />
        <span className="citable-row__title">
          {row.line}
          <span className="screen-reader-text">: {row.badge.word}</span>
        </span>
      </div>
      {row.detail && <p className="citable-row__message">{row.detail}</p>}
      {row.open && fix && <p className="citable-row__fix">{fix.text}</p>}
      {row.open && row.quotes[0] && (
        <blockquote className="citable-quote" dir="auto">
          {row.quotes[0]}
        </blockquote>
      )}
      {row.canFix && fix?.change && <Change change={fix.change} />}
      <div className="citable-row__actions">
        {row.open && row.severityText && <span className={`citable-chip is-${row.severity}`}>{row.severityText}</span>}
        {row.canJump && (
          <Button variant="tertiary" size="small" aria-label={row.jump.name} onClick={() => void store.show(row.spans)}>
            {row.jump.label}
          </Button>
        )}
        {row.canFix && fix?.edit && (
          <Button variant="secondary" size="small" aria-label={fix.action.name} onClick={() => void store.apply(fix.edit!)}>
            {fix.action.label}
          </Button>
        )}
        {row.aside && (
          <Button variant="link" size="small" aria-label={row.aside.name} onClick={() => void store.setAside(row.id, !row.isAside)}>
            {row.aside.label}
          </Button>
        )}
        <Button variant="link" size="small" aria-expanded={isOpen} className="citable-row__why" onClick={() => setOpen(!isOpen)}>
          {row.evidence.label}
          <span className="screen-reader-text">: {row.title}</span>
        </Button>
      </div>
      {isOpen && <Details row={row} />}
    </li>
  )
}

export function RowList({ rows }: { readonly rows: readonly RowView[] }) {
  return (
    <ul className="citable-rows" aria-label={__('Checks', 'citable')}>
      {rows.map((row) => (
        <CheckRow key={row.id} row={row} />
      ))}
    </ul>
  )
}
