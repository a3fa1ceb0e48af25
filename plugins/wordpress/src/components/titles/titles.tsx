import { type PanelView, titlesView } from '@citable/editor'
import { Button } from '@wordpress/components'
import { useEffect, useRef, useState } from '@wordpress/element'
import { StateIcon } from '../icons.tsx'
import { loadedLater } from '../loaded-later.tsx'
import { usePanel, useView } from '../use-panel.ts'
import type { AiTitlesProps } from './ai-titles.tsx'
import { Room } from './room.tsx'

const LoadedBlocks = loadedLater(async () => (await import('./title-blocks.tsx')).TitleBlocks)

/** Words for a better title, where the one on screen has a fault. They stay while a title is made of them: the first may mend its fault. */
export function TitleBlocks() {
  const { state } = useView()
  const wereOffered = useRef(false)
  if (state.optimization?.title_blocks?.length) wereOffered.current = true
  return wereOffered.current && <LoadedBlocks key={state.draft.documentId} />
}

/** Suggestions beside the current title, and those of a model where one may be asked; the code for that is loaded then. */
export function Titles() {
  const { catalog, facts } = usePanel()
  const { state, view } = useView()
  const [ai, setAi] = useState<typeof import('./ai-titles.tsx') | null>(null)
  useEffect(() => {
    if (facts.titleWriters.length > 0) import('./ai-titles.tsx').then(setAi, () => {})
  }, [])
  const show: AiTitlesProps['show'] = (titles) => (
    <TitleList titles={titles ? titlesView({ ...state, optimization: { ...state.optimization!, titles } }, catalog) : view.titles} />
  )
  const list = ai ? <ai.AiTitles key={state.draft.documentId} state={state} writers={facts.titleWriters} show={show} /> : show()
  return (
    <>
      {list}
      <TitleBlocks />
    </>
  )
}

/** A title in other words is no fault: the writer decides. */
const supportIcons = { carried: { name: 'good', tone: 'good' }, held: { name: 'info' } } as const

/** Each with why it was made and how much of it a result page shows. */
function TitleList({ titles }: { readonly titles: PanelView['titles'] }) {
  const { store } = usePanel()
  return (
    <>
      <ul className="citable-titles">
        {titles.items.map((title) => (
          <li key={`${title.isCurrent} ${title.text}`} className={title.isCurrent ? 'is-current' : undefined}>
            <p className="citable-titles__text" dir="auto">
              {title.text}
            </p>
            {title.room && <Room room={title.room} />}
            {title.scoreText !== '' && (
              <p className="citable-titles__score">{[title.scoreText, title.scoreHelp].filter((text) => text !== '').join(' · ')}</p>
            )}
            {title.support && (
              <>
                <p className="citable-titles__support" data-support={title.support.kind}>
                  <StateIcon {...supportIcons[title.support.kind]} /> <span>{title.support.text}</span>
                </p>
                {title.support.cutText !== '' && (
                  <p className="citable-titles__support">
                    <StateIcon name="info" /> <span>{title.support.cutText}</span>
                  </p>
                )}
                <p className="citable-row__small">{title.originText}</p>
              </>
            )}
            {title.faults.length + title.reasons.length > 0 && (
              <ul className="citable-reasons">
                {title.faults.map((fault) => (
                  <li key={fault}>
                    <StateIcon name="warning" tone="poor" /> <span>{fault}</span>
                  </li>
                ))}
                {title.reasons.map((reason) => (
                  <li key={reason}>
                    <StateIcon name="good" tone="good" /> <span>{reason}</span>
                  </li>
                ))}
              </ul>
            )}
            {title.uses.length > 0 ? (
              <div className="citable-titles__uses">
                {title.uses.map(({ edit, action }, at) => (
                  <Button
                    key={action.label}
                    variant={at > 0 ? 'tertiary' : 'secondary'}
                    size="compact"
                    aria-label={action.name}
                    onClick={() => void store.apply(edit)}
                  >
                    {action.label}
                  </Button>
                ))}
              </div>
            ) : title.support ? null : (
              <p className="citable-titles__state">
                {title.faults.length > 0 ? <StateIcon name="info" /> : <StateIcon name="good" tone="good" />} {title.originText}
              </p>
            )}
          </li>
        ))}
      </ul>
      {titles.noteText !== '' && (
        <p className="citable-titles__note">
          <StateIcon name="info" /> <span>{titles.noteText}</span>
        </p>
      )}
    </>
  )
}
