import { useView } from '../use-panel.ts'

/** Both scores on a line, where there is no room for rings. */
export function ScoreLines() {
  const { scores } = useView().view
  return (
    <div className="citable-score-lines">
      {scores.map((score) => (
        <div key={score.id} className={`citable-score-line citable-tone-${score.tone}`}>
          <span className="citable-score-line__value">{score.value ?? '–'}</span>
          <span>
            <span className="citable-score-line__label">{score.label}</span> <span>{score.word}</span>
          </span>
        </div>
      ))}
    </div>
  )
}
