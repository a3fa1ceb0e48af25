import type { PanelView } from '@citable/editor'
import { speak } from '@wordpress/a11y'
import { Button, Notice, PanelBody } from '@wordpress/components'
import { useEffect, useRef, useState } from '@wordpress/element'
import { __ } from '@wordpress/i18n'
import type { RevealedPart } from '../reveal.ts'
import { AuthorInputs } from './author-inputs.tsx'
import { Change, RowList } from './check-row.tsx'
import { StateIcon } from './icons.tsx'
import { loadedLater } from './loaded-later.tsx'
import { Previews } from './previews.tsx'
import { Proposals } from './proposals.tsx'
import { ProtectedNote } from './protected-note.tsx'
import { Questions } from './questions.tsx'
import { RenderedText } from './rendered-text.tsx'
import { ScoreParts, ScoreRing } from './score-ring.tsx'
import { TextChoices } from './text-choices.tsx'
import { Titles } from './titles.tsx'
import { useKeptFocus } from './use-kept-focus.ts'
import { usePanel, useView } from './use-panel.ts'

const SchemaPreview = loadedLater(async () => (await import('./schema-preview.tsx')).SchemaPreview)

export function Overview() {
  const { store } = usePanel()
  const { view } = useView()
  const { status } = view
  return (
    <div className="citable-overview">
      <div className="citable-scores" data-status={status.code}>
        {view.scores.map((score) => (
          <ScoreRing key={score.id} score={score} />
        ))}
      </div>
      <p className={`citable-status citable-tone-${status.tone}`}>
        <StateIcon name={status.icon} tone={status.tone} />
        <span>
          {status.word}
          {status.scorerText && <span className="citable-row__small"> · {status.scorerText}</span>}
        </span>
      </p>
      <ProtectedNote />
      {view.banners.map((banner) => (
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

function Groups() {
  const { store } = usePanel()
  const { view } = useView()
  const { aside, filter, groups } = view
  return (
    <>
      <fieldset className="citable-filter" aria-label={filter.label}>
        {filter.options.map(({ value, label }) => (
          <Button
            key={value}
            variant={value === filter.value ? 'primary' : 'tertiary'}
            size="small"
            aria-pressed={value === filter.value}
            onClick={() => store.setFilter(value)}
          >
            {label}
          </Button>
        ))}
      </fieldset>
      {view.groupsEmptyText && <p className="citable-empty">{view.groupsEmptyText}</p>}
      {groups
        .filter(({ rows }) => rows.length > 0)
        .map((group) => (
          <section key={group.id} className="citable-group" aria-label={`${group.scoreLabel}: ${group.label}`}>
            <h3 className="citable-group__title" title={group.help}>
              <span className={`citable-dot citable-tone-${group.tone}`} aria-hidden="true" />
              {group.label}
              <span className="citable-group__count">{group.countText}</span>
            </h3>
            <RowList rows={group.rows} />
          </section>
        ))}
      {aside.rows.length > 0 && (
        <details className="citable-aside">
          <summary>{aside.heading}</summary>
          <p className="citable-row__small">{aside.help}</p>
          <RowList rows={aside.rows} />
        </details>
      )}
    </>
  )
}

/** What is open, most useful first, all of its safe fixes in one, and what may be wrong about this text. */
export function Improvements() {
  const { filter, next, nextHeading, uncertain } = useView().view
  return (
    <>
      <PanelBody title={__('What to improve', 'citable')} initialOpen={true}>
        {filter.value === 'open' && next.length > 0 && (
          <section className="citable-group" aria-label={nextHeading}>
            <h3 className="citable-group__title">{nextHeading}</h3>
            <RowList rows={next} />
          </section>
        )}
        <FixAll />
        <Groups />
      </PanelBody>
      {uncertain.rows.length > 0 && (
        <PanelBody title={`${uncertain.heading} (${uncertain.rows.length})`} initialOpen={false}>
          <p className="citable-row__small">{uncertain.help}</p>
          <RowList rows={uncertain.rows} />
        </PanelBody>
      )}
    </>
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

function TitlesPanel() {
  const { reveal } = usePanel()
  const { titles } = useView().view
  const [isOpen, setOpen] = useState(true)
  const body = useRef<HTMLDivElement>(null)
  useEffect(
    () =>
      reveal.watch('titles', () => {
        setOpen(true)
        body.current?.scrollIntoView({ block: 'start' })
        body.current?.querySelector('button')?.focus()
      }),
    [reveal],
  )
  return (
    <PanelBody ref={body} title={titles.heading} opened={isOpen} onToggle={() => setOpen(!isOpen)} className="citable-titles-panel">
      <Titles />
    </PanelBody>
  )
}

/** Opens for a finding about one of its inputs, and hands the keyboard to that. */
function AboutPanel() {
  const { reveal } = usePanel()
  const [isOpen, setOpen] = useState(false)
  const [wanted, setWanted] = useState<RevealedPart | null>(null)
  const body = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const grants = (['@seo_title', '@description'] as const).map((part) =>
      reveal.watch(part, () => {
        setOpen(true)
        setWanted(part)
      }),
    )
    return () => {
      for (const leave of grants) leave()
    }
  }, [reveal])
  useEffect(() => {
    const field = wanted && body.current?.querySelector<HTMLElement>(`[data-citable-input="${wanted}"]`)
    if (!field) return
    setWanted(null)
    field.focus()
    field.scrollIntoView({ block: 'center' })
  }, [wanted, isOpen])
  return (
    <PanelBody ref={body} title={__('About this article', 'citable')} opened={isOpen} onToggle={() => setOpen(!isOpen)}>
      <TextChoices />
      <AuthorInputs />
    </PanelBody>
  )
}

/** Everything in the sidebar. Nothing here computes: the view does. */
export function Sidebar() {
  const { reveal } = usePanel()
  const { view } = useView()
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => reveal.watch('sidebar', () => root.current?.focus()), [reveal])
  useAnnouncements(view)
  useKeptFocus(root)
  return (
    <div ref={root} className="citable-panel" dir={view.direction} tabIndex={-1}>
      <Overview />
      <RenderedText />
      {view.applied.items.length > 0 && <Applied />}
      <Improvements />
      <Proposals />
      <TitlesPanel />
      <PanelBody title={view.questions.heading} initialOpen={false}>
        <Questions />
      </PanelBody>
      <PanelBody title={view.schemaHeading} initialOpen={false} className="citable-schema-panel">
        <SchemaPreview />
      </PanelBody>
      <Previews />
      <AboutPanel />
      <PanelBody title={__('Parts of the scores', 'citable')} initialOpen={false}>
        {view.scores.map((score) => (
          <div key={score.id} className="citable-parts-block">
            <h3 className="citable-group__title">{score.label}</h3>
            <p className="citable-row__small">{score.help}</p>
            <ScoreParts score={score} />
          </div>
        ))}
        {view.readabilityText && <p className="citable-row__small">{view.readabilityText}</p>}
        <p className="citable-row__small">{view.status.rubricText}</p>
      </PanelBody>
    </div>
  )
}
