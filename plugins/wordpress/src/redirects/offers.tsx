import { Button, Notice, TextControl } from '@wordpress/components'
import { useState } from '@wordpress/element'
import { __, sprintf } from '@wordpress/i18n'
import type { Offer } from './requests.ts'

export type Answer = (offer: Offer, answer: 'gone' | 'target' | 'new' | 'leave', target?: string) => Promise<string | null>

/** Addresses that have just gone, each with its question, and two answers for all of them. */
export function Offers({
  offers,
  answer,
  answerAll,
}: {
  readonly offers: readonly Offer[]
  readonly answer: Answer
  readonly answerAll: (answerOf: (offer: Offer) => 'gone' | 'new' | 'leave') => void
}) {
  return offers.length === 0 ? null : (
    <section className="citable-redirects__offers" aria-label={__('Addresses that have just gone', 'citable')}>
      <h2>{__('Addresses that have just gone', 'citable')}</h2>
      {offers.length > 1 && (
        <div className="citable-redirects__answers">
          <Button variant="secondary" onClick={() => answerAll((offer) => (offer.new === '' ? 'gone' : 'new'))} __next40pxDefaultSize>
            {offers.some((offer) => offer.new !== '')
              ? __('For all: the new address, or “gone for good” (410)', 'citable')
              : __('For all: “gone for good” (410)', 'citable')}
          </Button>
          <Button variant="tertiary" onClick={() => answerAll(() => 'leave')} __next40pxDefaultSize>
            {__('For all: “not found”, as now', 'citable')}
          </Button>
        </div>
      )}
      <ul>
        {offers.map((offer) => (
          <OneOffer key={offer.source} offer={offer} answer={answer} />
        ))}
      </ul>
    </section>
  )
}

function OneOffer({ offer, answer }: { readonly offer: Offer; readonly answer: Answer }) {
  const [target, setTarget] = useState('')
  const [problem, setProblem] = useState('')
  const give = async (...given: [answer: 'gone' | 'target' | 'new' | 'leave', target?: string]): Promise<void> =>
    setProblem((await answer(offer, ...given)) ?? '')
  return (
    <li data-offer={offer.source}>
      <p>
        <strong dir="auto">{offer.title}</strong> <code dir="ltr">{offer.source}</code>
        {offer.new !== '' && (
          <>
            {' → '}
            <code dir="ltr">{offer.new}</code>
          </>
        )}
      </p>
      <div className="citable-redirects__answers">
        {offer.new !== '' && (
          <Button variant="secondary" onClick={() => void give('new')} __next40pxDefaultSize>
            {__('Lead to the new address', 'citable')}
          </Button>
        )}
        <Button variant="secondary" onClick={() => void give('gone')} __next40pxDefaultSize>
          {__('“Gone for good” (410)', 'citable')}
        </Button>
        <TextControl
          /* translators: %s: the address of a page. */
          label={sprintf(__('Lead %s to', 'citable'), offer.source)}
          hideLabelFromVision
          placeholder="/new-page/"
          dir="ltr"
          value={target}
          onChange={setTarget}
          __next40pxDefaultSize
          __nextHasNoMarginBottom
        />
        <Button
          variant="secondary"
          disabled={target.trim() === ''}
          accessibleWhenDisabled
          onClick={() => void give('target', target)}
          __next40pxDefaultSize
        >
          {__('Lead there', 'citable')}
        </Button>
        <Button variant="tertiary" onClick={() => void give('leave')} __next40pxDefaultSize>
          {__('“Not found”, as now', 'citable')}
        </Button>
      </div>
      {problem !== '' && (
        <Notice status="error" isDismissible={false}>
          {problem}
        </Notice>
      )}
    </li>
  )
}
