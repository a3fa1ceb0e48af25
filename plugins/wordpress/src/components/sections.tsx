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

/** Reading of the text, and the open points about it. */
export function TextParts() {
  const { readabilityText } = useView().view
  return (
    <>
      <TextChoices />
      {readabilityText && <p className="citable-row__small">{readabilityText}</p>}
      <Points of="text" />
    </>
  )
}

/** What each score is made of: its parts, and the checks that cost it points. */
export function CostParts() {
  const { costs, scores, status } = useView().view
  return (
    <>
      <p className="citable-row__small">{costs.help}</p>
      {scores.map((score) => (
        <section key={score.id} className="citable-group" aria-label={score.name} data-costs={score.id}>
          <h3 className="citable-group__title">{score.name}</h3>
          <p className="citable-row__small">{score.help}</p>
          <ScoreParts score={score} />
          {score.costs.length > 0 && <RowList rows={score.costs} havePoints />}
        </section>
      ))}
      <p className="citable-row__small">{status.rubricText}</p>
    </>
  )
}

/** The text has what the check looks at. */
const applies = ({ status }: { readonly status: string }): boolean => status !== 'not_applicable' && status !== 'not_checked'

/** The costs are drawn while they are looked at: each check occurs once. */
function CostsFold() {
  const { costs } = useView().view
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="citable-fold" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{costs.heading}</summary>
      {isOpen && <CostParts />}
    </details>
  )
}

/** Every check, to be searched and narrowed; those that say something of the text come first. */
export function AllChecks() {
  const { checks, checkSearch, costs } = useView().view
  const [search, setSearch] = useState('')
  const [wanted, setKind] = useState<CheckKind>('all')
  const kind = checkSearch.kinds.some(({ value }) => value === wanted) ? wanted : 'all'
  const found = findChecks(checks, kind, search)
  const rows = [...found.filter(applies), ...found.filter((row) => !applies(row))]
  return (
    <>
      {!costs.isFirst && <CostsFold />}
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
