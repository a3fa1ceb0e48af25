import type { ScoreView } from '@citable/editor'
import { StateIcon } from '../icons.tsx'

const radius = 33
const circumference = 2 * Math.PI * radius

/** A score as a ring with its number, which is one image with one sentence for screen readers, and its word and trend below. */
export function ScoreRing({ score }: { readonly score: ScoreView }) {
  return (
    <div className={`citable-score citable-tone-${score.tone}`}>
      <div className="citable-score__ring" role="img" aria-label={score.name}>
        <svg viewBox="0 0 80 80" width="88" height="88" aria-hidden="true" focusable="false">
          <circle className="citable-score__track" cx="40" cy="40" r={radius} fill="none" strokeWidth="7" />
          <circle
            className="citable-score__fill"
            cx="40"
            cy="40"
            r={radius}
            fill="none"
            stroke="currentColor"
            strokeWidth="7"
            // a round cap would draw a dot at 0
            strokeLinecap={score.share > 0 ? 'round' : 'butt'}
            strokeDasharray={`${circumference * score.share} ${circumference}`}
            transform="rotate(-90 40 40)"
          />
        </svg>
        <span className="citable-score__value" aria-hidden="true">
          {score.value ?? '–'}
        </span>
      </div>
      <div className="citable-score__label" title={score.help}>
        {score.label}
      </div>
      <div className="citable-score__word">{score.word || score.sentence}</div>
      {score.trend && (
        <div className="citable-score__trend">
          <StateIcon name={score.trend.icon} /> {score.trend.text}
        </div>
      )}
    </div>
  )
}
