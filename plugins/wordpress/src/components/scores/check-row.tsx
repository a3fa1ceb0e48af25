import { type FixView, type ProposalView, type RowView, reworded } from '@citable/editor'
import { Button, ExternalLink, TextareaControl } from '@wordpress/components'
import { useEffect, useId, useLayoutEffect, useRef, useState } from '@wordpress/element'
import { __, sprintf } from '@wordpress/i18n'
import { leadTo } from '../../sidebar-area.ts'
import { StateIcon } from '../icons.tsx'
import { usePanel, useView } from '../use-panel.ts'

/** A proposal is shown before it is used: the present value and the new one. */
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
      <p>{[row.severityText, row.weightText, row.gainText].filter((text) => text !== '').join(' · ')}</p>
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

/** Buttons for a point. */
function Actions({ row, isWhole }: { readonly row: RowView; readonly isWhole: boolean }) {
  const { store } = usePanel()
  const { fix } = row
  const isSafe = fix?.safety === 'safe'
  if (!row.canJump && !(row.canFix && (isSafe || isWhole)) && !(isWhole && row.aside)) return null
  return (
    <div className="citable-row__actions">
      {row.canJump && (
        <Button variant="tertiary" size="small" aria-label={row.jump.name} onClick={() => void store.show(row.spans, row.id)}>
          {row.jump.label}
        </Button>
      )}
      {row.canFix && fix?.edit && (isSafe || isWhole) && (
        <Button variant="secondary" size="small" aria-label={fix.action.name} onClick={() => void store.apply(fix.edit!)}>
          {fix.action.label}
        </Button>
      )}
      {isWhole && row.aside && (
        <Button variant="link" size="small" aria-label={row.aside.name} onClick={() => void store.setAside(row.id, !row.isAside)}>
          {row.aside.label}
        </Button>
      )}
    </div>
  )
}

/** A drafted change, to be taken as it is or in the author's words. */
function Proposal({ proposal }: { readonly proposal: ProposalView }) {
  const { store } = usePanel()
  const [words, setWords] = useState<string | null>(null)
  const root = useRef<HTMLDivElement>(null)
  const isReworded = words !== null
  // Before the focus that the button leaves behind is handed on.
  useLayoutEffect(() => {
    if (isReworded) root.current?.querySelector('textarea')?.focus()
  }, [isReworded])
  const { change } = proposal
  return (
    <div ref={root} className="citable-proposal">
      {words === null ? (
        <>
          <p className="screen-reader-text">
            {change.beforeLabel}: {change.before || '–'} {change.afterLabel}: {change.after}
          </p>
          <p className="citable-diff-words" dir="auto" aria-hidden="true">
            {proposal.parts.map(({ kind, text }, at) => {
              const Element = kind === 'removed' ? 'del' : kind === 'added' ? 'ins' : 'span'
              return <Element key={at}>{text}</Element>
            })}
          </p>
        </>
      ) : (
        <TextareaControl label={change.afterLabel} value={words} rows={4} dir="auto" onChange={setWords} __nextHasNoMarginBottom />
      )}
      <div className="citable-proposal__actions">
        <Button
          variant="secondary"
          size="small"
          aria-label={proposal.accept.name}
          disabled={words?.trim() === ''}
          onClick={() => void store.apply(words === null ? proposal.edit : reworded(proposal.edit, words))}
        >
          {proposal.accept.label}
        </Button>
        {proposal.value !== null && words === null && (
          <Button variant="tertiary" size="small" aria-label={proposal.reword.name} onClick={() => setWords(proposal.value)}>
            {proposal.reword.label}
          </Button>
        )}
      </div>
    </div>
  )
}

/** Leads to the profile when the writer's account has only a name such as "admin". The name is asked for again when the writer comes back. */
function AuthorName() {
  const { facts, host } = usePanel()
  const { person, profileUrl } = facts.author
  const [isAway, setAway] = useState(false)
  useEffect(() => {
    const ask = host.askAuthor
    if (!isAway || !ask) return
    addEventListener('focus', ask)
    return () => removeEventListener('focus', ask)
  }, [isAway])
  if (person || !profileUrl) return null
  return (
    <p className="citable-row__fix">
      <ExternalLink href={profileUrl} onClick={() => setAway(true)}>
        {__('Give the author a public name in the profile', 'citable')}
      </ExternalLink>
    </p>
  )
}

/** The field in which a point without a proposal is mended. */
const fields: Readonly<Record<string, '@description' | undefined>> = {
  'description-present': '@description',
  'description-length': '@description',
  'keyphrase-description': '@description',
}

function WriteIt({ field, name }: { readonly field: '@description'; readonly name: string }) {
  const { host, reveal } = usePanel()
  if (host.id !== 'wordpress') return null
  return (
    <div className="citable-row__actions">
      <Button
        variant="secondary"
        size="small"
        /* translators: %s: name of a check. */
        aria-label={sprintf(__('Write it: %s', 'citable'), name)}
        onClick={() => leadTo(field, reveal)}
      >
        {__('Write it', 'citable')}
      </Button>
    </div>
  )
}

/** A step that can be taken by one click says so before it is unfolded. */
function SeeProposal({ name, onClick }: { readonly name: string; readonly onClick: () => void }) {
  return (
    <div className="citable-row__actions">
      <Button
        variant="secondary"
        size="small"
        /* translators: %s: name of a check. */
        aria-label={sprintf(__('See the proposal: %s', 'citable'), name)}
        onClick={onClick}
      >
        {__('See the proposal', 'citable')}
      </Button>
    </div>
  )
}

/** One check: a line, and unfolded what was found, what to do, and how sure that is. A step says what to do at once. */
function CheckRow({ row, isStep, hasPoints }: { readonly row: RowView; readonly isStep: boolean; readonly hasPoints: boolean }) {
  const { proposals } = useView().view
  const [isOpen, setOpen] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const body = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!isAsked) return
    body.current?.querySelector('button')?.focus()
    setAsked(false)
  }, [isAsked])
  const id = useId()
  const { fix } = row
  // Two checks may ask for the same change.
  const proposal = fix?.edit ? proposals.items.find(({ key }) => key === JSON.stringify(fix.edit)) : undefined
  const asks = row.open || row.status === 'uncertain'
  // A question alone does not say what it asks about.
  const isAsking = row.status === 'uncertain' && row.detail !== '' && !(isStep && fix)
  const way = row.open && (
    <>
      {row.id === 'author-named' && <AuthorName />}
      {!proposal && fields[row.id] && <WriteIt field={fields[row.id]!} name={row.title} />}
    </>
  )
  return (
    <li className={`citable-row is-${row.status}`} data-check={row.id}>
      <button type="button" className="citable-row__head" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        <StateIcon name={row.badge.icon} tone={row.badge.tone} />
        <span className="citable-row__title">
          {row.line}
          <span className="screen-reader-text">: {row.badge.word}</span>
          {hasPoints && <span className="citable-row__points">{row.gainText}</span>}
        </span>
        <StateIcon name="fold" />
      </button>
      {isStep && asks && fix && <p className="citable-row__fix">{fix.text}</p>}
      {isAsking && !isOpen && <p className="citable-row__message">{row.detail}</p>}
      {isStep && way}
      {isStep && !isOpen && proposal && (
        <SeeProposal
          name={row.title}
          onClick={() => {
            setOpen(true)
            setAsked(true)
          }}
        />
      )}
      {isStep && !isOpen && <Actions row={row} isWhole={false} />}
      <div ref={body} id={id} hidden={!isOpen}>
        {isOpen && (
          <>
            {!isStep && asks && fix && <p className="citable-row__fix">{fix.text}</p>}
            {!isStep && way}
            {row.detail && <p className="citable-row__message">{row.detail}</p>}
            {row.quote && (
              <blockquote className="citable-quote" dir="auto">
                {row.quote}
              </blockquote>
            )}
            {proposal ? <Proposal proposal={proposal} /> : row.canFix && fix?.change && <Change change={fix.change} />}
            <Actions row={proposal ? { ...row, canFix: false } : row} isWhole />
            <Details row={row} />
          </>
        )}
      </div>
    </li>
  )
}

export function RowList({
  rows,
  areSteps = false,
  havePoints = false,
}: {
  readonly rows: readonly RowView[]
  readonly areSteps?: boolean
  readonly havePoints?: boolean
}) {
  return (
    <ul className="citable-rows" aria-label={__('Checks', 'citable')}>
      {rows.map((row) => (
        <CheckRow key={row.id} row={row} isStep={areSteps} hasPoints={havePoints} />
      ))}
    </ul>
  )
}
