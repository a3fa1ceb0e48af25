import { Button } from '@wordpress/components'
import { StateIcon } from './icons.tsx'
import { usePanel, useView } from './use-panel.ts'

/** Suggestions beside the current title, each with why it was made and how much of it a result page shows. */
export function Titles() {
  const { store } = usePanel()
  const { titles } = useView().view
  if (titles.items.length === 0) return <p className="citable-empty">{titles.emptyText}</p>
  return (
    <ul className="citable-titles">
      {titles.items.map((title) => (
        <li key={title.text} className={title.isCurrent ? 'is-current' : undefined}>
          <p className="citable-titles__text" dir="auto">
            {title.text}
          </p>
          {title.width !== null && (
            <div className={`citable-width${title.fits ? '' : ' is-too-wide'}`}>
              <span className="citable-width__bar" aria-hidden="true">
                <span style={{ inlineSize: `${Math.round(title.widthShare * 100)}%` }} />
              </span>
              <span>{title.widthText}</span>
            </div>
          )}
          {title.reasons.length > 0 && (
            <ul className="citable-reasons">
              {title.reasons.map((reason) => (
                <li key={reason}>
                  <StateIcon name="good" tone="good" /> <span>{reason}</span>
                </li>
              ))}
            </ul>
          )}
          {title.edit ? (
            <Button variant="secondary" size="compact" aria-label={title.action.name} onClick={() => void store.apply(title.edit!)}>
              {title.action.label}
            </Button>
          ) : (
            <p className="citable-titles__state">
              <StateIcon name="good" tone="good" /> {title.originText || title.action.label}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
