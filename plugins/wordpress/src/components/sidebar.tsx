import type { PanelView, SocialCardView } from '@citable/editor'
import { speak } from '@wordpress/a11y'
import { Button, Notice, PanelBody } from '@wordpress/components'
import { select } from '@wordpress/data'
import { useEffect, useRef, useState } from '@wordpress/element'
import { __ } from '@wordpress/i18n'
import type { ReactNode } from 'react'
import { seenTour } from '../tour/seen-tour.ts'
import { StateIcon } from './icons.tsx'
import { QueriesField, SnippetFields } from './inputs/author-inputs.tsx'
import { loadedLater } from './loaded-later.tsx'
import { ProtectedNote } from './publish/protected-note.tsx'
import { Change, RowList } from './scores/check-row.tsx'
import { Points, useHeading } from './scores/points.tsx'
import { ScoreRing } from './scores/score-ring.tsx'
import { SearchSection } from './search-section.tsx'
import { SearchResult, SocialCard } from './titles/previews.tsx'
import { TitleFault } from './titles/title-fault.tsx'
import { usePanel, useView } from './use-panel.ts'
import { usePreview } from './use-preview.ts'
import { useRestoredFocus } from './use-restored-focus.ts'

export const AnswersParts = loadedLater(async () => (await import('./sections.tsx')).AnswersParts)
export const TextParts = loadedLater(async () => (await import('./sections.tsx')).TextParts)
const CostParts = loadedLater(async () => (await import('./sections.tsx')).CostParts)
export const AllChecks = loadedLater(async () => (await import('./sections.tsx')).AllChecks)
const InternalLinks = loadedLater(async () => (await import('../links/internal-links.tsx')).InternalLinks)
const Tour = loadedLater(async () => (await import('../tour/tour.tsx')).Tour)
export const SecondLook = loadedLater(async () => (await import('./second-look.tsx')).SecondLook)
const SocialFields = loadedLater(async () => (await import('./inputs/social-fields.tsx')).SocialFields)
const Titles = loadedLater(async () => (await import('./titles/titles.tsx')).Titles)
const SchemaParts = loadedLater(async () => (await import('./schema/schema-preview.tsx')).SchemaParts)

export function Overview() {
  const { store } = usePanel()
  const { view } = useView()
  const { status } = view
  const banners = view.banners.filter(({ code }) => code !== 'empty')
  return (
    <div className="citable-overview">
      {view.start ? (
        <Start />
      ) : (
        <div className="citable-scores" data-status={status.code}>
          {view.scores.map((score) => (
            <ScoreRing key={score.id} score={score} />
          ))}
        </div>
      )}
      {!(view.start && status.code === 'ready') && (
        <p className={`citable-status citable-tone-${status.tone}`}>
          <StateIcon name={status.icon} tone={status.tone} />
          <span>
            {status.word}
            {status.scorerText && <span className="citable-row__small"> · {status.scorerText}</span>}
          </span>
        </p>
      )}
      <ProtectedNote />
      {banners.map((banner) => (
        <Notice key={banner.code} status={banner.tone} isDismissible={false} className="citable-banner">
          <p>{banner.text}</p>
          {banner.detail && <p className="citable-row__small">{banner.detail}</p>}
          {banner.action === 'retry' && (
            <Button variant="link" onClick={() => store.refresh()}>
              {banner.actionLabel}
            </Button>
          )}
        </Notice>
      ))}
      {view.notice && (
        <Notice
          status={view.notice.tone === 'good' ? 'success' : 'warning'}
          onRemove={() => store.dismissNotice()}
          className="citable-banner"
        >
          {view.notice.text}
        </Notice>
      )}
    </div>
  )
}

function FixAll() {
  const { store } = usePanel()
  const { fixAll } = useView().view
  const [isShown, setShown] = useState(false)
  if (!fixAll) return null
  if (!isShown)
    return (
      <div className="citable-fix-all">
        <Button variant="secondary" size="compact" onClick={() => setShown(true)}>
          {fixAll.show.label}
        </Button>
      </div>
    )
  return (
    <div className="citable-fix-all">
      <ul className="citable-rows">
        {fixAll.changes.map(({ title, quote, ...change }) => (
          <li key={`${title} ${quote} ${change.before}`} className="citable-row">
            <p className="citable-row__message">
              {title}
              {quote && (
                <>
                  : <bdi>{quote}</bdi>
                </>
              )}
            </p>
            <Change change={change} />
          </li>
        ))}
      </ul>
      <Button variant="secondary" size="compact" onClick={() => void store.apply(fixAll.fixes)}>
        {fixAll.action.label}
      </Button>
      <p className="citable-row__small">{fixAll.help}</p>
    </div>
  )
}

/** The most useful open points, what may be one where the scores are low, and all safe fixes in one. */
export function NextSteps() {
  const { reveal } = usePanel()
  const { next, nextHeading, uncertain, start, prePublish } = useView().view
  if (start) return null
  const nothing = uncertain.first.length === 0 ? prePublish.cleanText : ''
  return (
    <>
      <TitleFault>
        <Button variant="secondary" size="compact" onClick={() => reveal.ask('titles')}>
          {__('Improve the title', 'citable')}
        </Button>
      </TitleFault>
      {nothing !== '' && <p className="citable-row__small citable-clean">{nothing}</p>}
      {next.length > 0 && (
        <section className="citable-group citable-next" aria-label={nextHeading}>
          <h3 className="citable-group__title">{nextHeading}</h3>
          <RowList rows={next} areSteps />
        </section>
      )}
      {uncertain.first.length > 0 && (
        <section className="citable-group citable-first" aria-label={uncertain.heading}>
          <h3 className="citable-group__title">{uncertain.heading}</h3>
          <p className="citable-row__small">{uncertain.help}</p>
          <RowList rows={uncertain.first} areSteps />
        </section>
      )}
      <FixAll />
    </>
  )
}

/** Why the scores are what they are, where there is room for it; else all checks begin with it. */
export function Costs() {
  const { costs, start } = useView().view
  if (start || !costs.isFirst) return null
  return (
    <PanelBody title={costs.heading} initialOpen={false} className="citable-costs">
      <CostParts />
    </PanelBody>
  )
}

/** First steps, in the place of points. */
function Start() {
  const heading = __('A good start', 'citable')
  return (
    <section className="citable-start" aria-label={heading}>
      <h3 className="citable-group__title">{heading}</h3>
      <ol>
        <li>{__('Give the text a working title that says what readers will know afterwards.', 'citable')}</li>
        <li>{__('Answer the main question in the first two sentences.', 'citable')}</li>
        <li>{__('Give each part a heading. Scores and advice appear as you type.', 'citable')}</li>
      </ol>
    </section>
  )
}

export function Applied() {
  const { store } = usePanel()
  const { applied } = useView().view
  return (
    <PanelBody title={applied.heading} initialOpen={true}>
      <ul className="citable-applied">
        {applied.items.map((item) => (
          <li key={item.id}>
            <span>{item.text}</span>
            {item.canUndo && (
              <Button
                variant="tertiary"
                size="small"
                aria-label={item.undo.name}
                data-citable-undo=""
                onClick={() => void store.undo(item.id)}
              >
                {item.undo.label}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </PanelBody>
  )
}

/** Says what changed to people who do not see it. */
export function useAnnouncements(view: PanelView): void {
  useEffect(() => {
    if (view.announcement) speak(view.announcement)
  }, [view.announcement])
  useEffect(() => {
    if (view.notice) speak(view.notice.text)
  }, [view.notice?.id])
}

/** The search result, its fields, titles and the social card, and what is open about them. */
export function SearchParts({
  children,
  social,
}: {
  readonly children?: ReactNode
  readonly social?: (card: SocialCardView) => ReactNode
}) {
  const { titles } = useView().view
  const preview = usePreview()
  return (
    <>
      {preview && (preview.unknownText ? <p>{preview.unknownText}</p> : <SearchResult preview={preview} />)}
      {children}
      <details className="citable-fold citable-titles-panel">
        <summary data-citable-input="titles">{titles.heading}</summary>
        <Titles />
      </details>
      {preview && (
        <details className="citable-fold citable-social">
          <summary>{preview.social.heading}</summary>
          {preview.social.othersText ? (
            <p>{preview.social.othersText}</p>
          ) : social && preview.social.isOurs ? (
            social(preview.social)
          ) : (
            <SocialCard card={preview.social} />
          )}
        </details>
      )}
      <Points of="search" />
    </>
  )
}

/** Everything in the sidebar. Nothing here computes: the view does. */
export function Sidebar() {
  const { reveal } = usePanel()
  const { view } = useView()
  const root = useRef<HTMLDivElement>(null)
  const [isNew] = useState(() => !select('core/preferences')?.get(...seenTour))
  useEffect(() => reveal.watch('sidebar', () => root.current?.focus()), [reveal])
  useAnnouncements(view)
  useRestoredFocus(root)
  return (
    <div ref={root} className="citable-panel" dir={view.direction} tabIndex={-1}>
      {isNew && <Tour />}
      <Overview />
      {view.applied.items.length > 0 && <Applied />}
      <NextSteps />
      <Costs />
      <SearchSection>
        <SearchParts social={(card) => <SocialFields card={card} />}>
          <SnippetFields />
        </SearchParts>
      </SearchSection>
      <PanelBody title={useHeading('answers')} initialOpen={false} className="citable-answers">
        <QueriesField />
        <AnswersParts />
      </PanelBody>
      <PanelBody title={useHeading('text')} initialOpen={false} className="citable-text">
        <TextParts />
      </PanelBody>
      <SecondLook />
      <PanelBody title={__('Internal links', 'citable')} initialOpen={false} className="citable-links">
        <InternalLinks />
      </PanelBody>
      <PanelBody title={view.schemaHeading} initialOpen={false} className="citable-schema-panel">
        <SchemaParts />
      </PanelBody>
      {!view.start && (
        <PanelBody title={view.checksHeading} initialOpen={false} className="citable-all-checks">
          <AllChecks />
        </PanelBody>
      )}
    </div>
  )
}
