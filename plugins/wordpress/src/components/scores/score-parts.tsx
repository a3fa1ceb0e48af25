import type { ScoreView } from '@citable/editor'
import { StateIcon } from '../icons.tsx'

/** Bars of the parts of a score. */
export function ScoreParts({ score }: { readonly score: ScoreView }) {
  const parts = score.parts.filter(({ value }) => value !== null)
  return (
    <ul className="citable-parts" aria-label={score.label}>
      {parts.map((part) => (
        <li key={part.id} className={`citable-tone-${part.tone}`}>
          <span className="screen-reader-text">{part.text}</span>
          <span aria-hidden="true" className="citable-parts__label">
            {part.label}
          </span>
          <span aria-hidden="true" className="citable-parts__bar">
            <span style={{ inlineSize: `${part.value}%` }} />
          </span>
          <span aria-hidden="true" className="citable-parts__value">
            {part.value}
          </span>
        </li>
      ))}
      {score.limits.map((limit) => (
        <li key={limit} className="citable-parts__limit">
          <StateIcon name="warning" tone="fair" /> {limit}
        </li>
      ))}
    </ul>
  )
}
