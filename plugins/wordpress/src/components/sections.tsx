import { type CheckKind, findChecks } from '@citable/editor'
import { SelectControl, TextControl } from '@wordpress/components'
import { useState } from '@wordpress/element'
import { TextChoices } from './inputs/text-choices.tsx'
import { Questions } from './questions.tsx'
import { RowList } from './scores/check-row.tsx'
import { Points } from './scores/points.tsx'
import { ScoreParts } from './scores/score-parts.tsx'
import { useView } from './use-panel.ts'

/** Readers' questions, their answers, and the open points about them. */
export function AnswersParts() {
  return (
    <>
      <Questions />
      <Points of="answers" />
    </>
  )
}

/** Reading of the text, parts of the scores, and the open points about them. */
export function TextParts() {
  const { readabilityText, scores, status } = useView().view
  return (
    <>
      <TextChoices />
      {readabilityText && <p className="citable-row__small">{readabilityText}</p>}
      <Points of="text" />
      {scores.map((score) => (
        <details key={score.id} className="citable-fold">
          <summary>{score.label}</summary>
          <p className="citable-row__small">{score.help}</p>
          <ScoreParts score={score} />
          <p className="citable-row__small">{status.rubricText}</p>
        </details>
      ))}
    </>
  )
}

/** The text has what the check looks at. */
const applies = ({ status }: { readonly status: string }): boolean => status !== 'not_applicable' && status !== 'not_checked'

/** Every check, to be searched and narrowed; those that say something of the text come first. */
export function AllChecks() {
  const { checks, checkSearch } = useView().view
  const [search, setSearch] = useState('')
  const [wanted, setKind] = useState<CheckKind>('all')
  const kind = checkSearch.kinds.some(({ value }) => value === wanted) ? wanted : 'all'
  const found = findChecks(checks, kind, search)
  const rows = [...found.filter(applies), ...found.filter((row) => !applies(row))]
  return (
    <>
      <TextControl
        type="search"
        label={checkSearch.label}
        value={search}
        onChange={setSearch}
        __next40pxDefaultSize
        __nextHasNoMarginBottom
      />
      <SelectControl
        label={checkSearch.kindLabel}
        value={kind}
        options={[...checkSearch.kinds]}
        onChange={(value) => setKind(value as CheckKind)}
        __next40pxDefaultSize
        __nextHasNoMarginBottom
      />
      {rows.length > 0 ? <RowList rows={rows} /> : <p className="citable-empty">{checkSearch.emptyText}</p>}
    </>
  )
}
