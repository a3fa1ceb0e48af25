import { Notice } from '@wordpress/components'
import { useSelect } from '@wordpress/data'
import { __, sprintf } from '@wordpress/i18n'
import { isFirstPublication, scoresBelowMinimum } from '../../publishing/scores-below-minimum.ts'
import { StateIcon } from '../icons.tsx'
import { loadedLater } from '../loaded-later.tsx'
import { RowList } from '../scores/check-row.tsx'
import { ScoreLines } from '../scores/score-lines.tsx'
import { TitleFault } from '../titles/title-fault.tsx'
import { TitleBlocks } from '../titles/titles.tsx'
import { usePanel, useView } from '../use-panel.ts'
import { ProtectedNote } from './protected-note.tsx'

const Sources = loadedLater(async () => (await import('../../sources/sources.tsx')).Sources)

/** Reason why the button to publish is off, where the site asks for more. */
function Minimum() {
  const { state, view } = useView()
  const { facts } = usePanel()
  const isFirst = useSelect(
    (select) => isFirstPublication(select('core/editor').getCurrentPostAttribute('status') as string, 'publish'),
    [],
  )
  const below = isFirst ? scoresBelowMinimum(state, facts.publishMinimum) : []
  if (below.length === 0) return null
  return (
    <Notice status="warning" isDismissible={false} className="citable-banner citable-minimum">
      <p>
        {__('This site asks for higher scores before a text is published for the first time. A draft can be saved at any time.', 'citable')}
      </p>
      <ul>
        {below.map(({ id, value, min }) => (
          <li key={id}>
            {sprintf(
              /* translators: 1: name of a score, 2: its value, 3: what is asked for at least. */
              __('%1$s: %2$d, at least %3$d is asked for', 'citable'),
              view.scores.find((score) => score.id === id)?.label ?? id,
              value,
              min,
            )}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

/** Before publishing: where the article stands and what would help most. Warns; only a setting of the site can hold a text back. */
export function PrePublish() {
  const { view } = useView()
  const { prePublish, banners } = view
  return (
    <div className="citable-panel citable-prepublish">
      <ScoreLines />
      <p className="screen-reader-text">{prePublish.summary}</p>
      <Minimum />
      <ProtectedNote />
      {banners
        .filter(({ code }) => code === 'fellBack' || code === 'failure')
        .map((banner) => (
          <Notice key={banner.code} status="warning" isDismissible={false} className="citable-banner">
            {banner.text}
          </Notice>
        ))}
      {prePublish.counts.map(({ severity, text, lines }) => (
        <div key={severity} className="citable-prepublish__count">
          {text}
          <ul className="citable-row__small" dir="auto">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      ))}
      {prePublish.cleanText && (
        <p>
          <StateIcon name="good" tone="good" /> {prePublish.cleanText}
        </p>
      )}
      {prePublish.top.length > 0 && (
        <>
          <h3 className="citable-group__title">{prePublish.topHeading}</h3>
          <RowList rows={prePublish.top} areSteps />
        </>
      )}
      <Sources isBrief />
      <TitleFault />
      <TitleBlocks />
    </div>
  )
}
