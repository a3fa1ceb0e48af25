import { type ProposalView, reworded } from '@citable/editor'
import { Button, PanelBody, TextareaControl } from '@wordpress/components'
import { useRef, useState } from '@wordpress/element'
import { __ } from '@wordpress/i18n'
import { usePanel, useView } from './use-panel.ts'

/** What a change does, word by word; people who do not see it hear both texts. */
function Diff({ proposal }: { readonly proposal: ProposalView }) {
  const { change, parts } = proposal
  return (
    <>
      <p className="screen-reader-text">
        {change.beforeLabel}: {change.before || '–'} {change.afterLabel}: {change.after}
      </p>
      <p className="citable-diff-words" dir="auto" aria-hidden="true">
        {parts.map(({ kind, text }, at) => {
          const Element = kind === 'removed' ? 'del' : kind === 'added' ? 'ins' : 'span'
          return <Element key={at}>{text}</Element>
        })}
      </p>
    </>
  )
}

function Proposal({ proposal, onDone }: { readonly proposal: ProposalView; readonly onDone: () => void }) {
  const { store } = usePanel()
  const [words, setWords] = useState<string | null>(null)
  const accept = () => {
    void store.apply(words === null ? proposal.edit : reworded(proposal.edit, words)).then(onDone)
  }
  return (
    <li className="citable-row" data-proposal={proposal.check}>
      <p className="citable-proposal__title">{proposal.title}</p>
      <p className="citable-row__small">{proposal.text}</p>
      {words === null ? (
        <Diff proposal={proposal} />
      ) : (
        <TextareaControl label={proposal.change.afterLabel} value={words} rows={4} dir="auto" onChange={setWords} __nextHasNoMarginBottom />
      )}
      <div className="citable-proposal__actions">
        <Button variant="secondary" size="small" aria-label={proposal.accept.name} disabled={words?.trim() === ''} onClick={accept}>
          {proposal.accept.label}
        </Button>
        {proposal.value !== null && words === null && (
          <Button variant="tertiary" size="small" aria-label={proposal.reword.name} onClick={() => setWords(proposal.value)}>
            {proposal.reword.label}
          </Button>
        )}
        <Button
          variant="tertiary"
          size="small"
          aria-label={proposal.discard.name}
          onClick={() => {
            store.discard(proposal.key)
            onDone()
          }}
        >
          {proposal.discard.label}
        </Button>
        {proposal.canJump && (
          <Button variant="tertiary" size="small" aria-label={proposal.jump.name} onClick={() => void store.show(proposal.spans)}>
            {proposal.jump.label}
          </Button>
        )}
      </div>
    </li>
  )
}

/** Drafted changes, one after the other. The keyboard goes on to the next one. */
export function Proposals() {
  const { store } = usePanel()
  const { proposals } = useView().view
  const list = useRef<HTMLUListElement>(null)
  if (proposals.items.length === 0 && proposals.restore === null) return null
  // The proposal's own button is gone by then: the list keeps the keyboard in its place.
  const stay = () => list.current?.focus()
  return (
    <PanelBody title={proposals.heading} initialOpen={false} className="citable-proposals">
      <p className="citable-row__small">{proposals.help}</p>
      <ul ref={list} tabIndex={-1} aria-label={__('Proposals', 'citable')}>
        {proposals.items.map((proposal) => (
          <Proposal key={proposal.key} proposal={proposal} onDone={stay} />
        ))}
      </ul>
      {proposals.restore && (
        <p className="citable-row__small">
          {proposals.discardedText}{' '}
          <Button variant="link" size="small" onClick={() => store.restoreDiscarded()}>
            {proposals.restore.label}
          </Button>
        </p>
      )}
    </PanelBody>
  )
}
