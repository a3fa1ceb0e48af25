import { Button, CheckboxControl, Notice } from '@wordpress/components'
import { useState } from '@wordpress/element'
import { __, _n, sprintf } from '@wordpress/i18n'
import { sentenceOf } from '../post-texts/requests.ts'
import { type Fault, readRules } from './read-rules.ts'
import { maxRows, type Result, type Rule } from './requests.ts'

/** Faults that are listed. */
const listed = 50

/** Takes rules over from a table, and says what became of each. */
export function RulesFile({
  mayLeave,
  save,
  onDone,
}: {
  readonly mayLeave: boolean
  readonly save: (rules: readonly Rule[], otherHost: boolean) => Promise<readonly Result[]>
  readonly onDone: () => void
}) {
  const [file, setFile] = useState<File | null>(null)
  const [otherHost, setOtherHost] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [said, setSaid] = useState('')
  const [problem, setProblem] = useState('')
  const [faults, setFaults] = useState<readonly Fault[]>([])

  const take = async (): Promise<void> => {
    if (!file) return
    setIsBusy(true)
    setSaid('')
    setProblem('')
    setFaults([])
    try {
      const { rules, faults: unread } = readRules(await file.text())
      const found: Fault[] = [...unread]
      for (let at = 0; at < rules.length; at += maxRows) {
        const part = rules.slice(at, at + maxRows)
        const results = await save(
          part.map(({ rule }) => rule),
          otherHost,
        )
        part.forEach(({ line }, place) => {
          const { result = '', message = '' } = results[place] ?? {}
          if (result !== 'stored') found.push({ line, message })
        })
      }
      const stored = rules.length + unread.length - found.length
      setFaults(found.sort((a, b) => a.line - b.line))
      setSaid(
        [
          /* translators: %d: number of redirects. */
          sprintf(_n('%d redirect was stored.', '%d redirects were stored.', stored, 'citable'), stored),
          /* translators: %d: number of rows of a table. */
          sprintf(_n('%d row was not taken over.', '%d rows were not taken over.', found.length, 'citable'), found.length),
        ].join(' '),
      )
    } catch (error) {
      setProblem(sentenceOf(error, __('Something went wrong. Try again.', 'citable')))
    }
    setIsBusy(false)
    onDone()
  }

  return (
    <details className="citable-redirects__file">
      <summary>{__('Take over from a CSV file', 'citable')}</summary>
      <p>{__('With the columns “source”, “target” and “status”. A row for an address that is there already replaces it.', 'citable')}</p>
      <p>
        <label htmlFor="citable-redirects-csv">{__('CSV file', 'citable')}</label>{' '}
        <input
          id="citable-redirects-csv"
          type="file"
          accept=".csv,text/csv"
          disabled={isBusy}
          onChange={({ currentTarget }) => setFile(currentTarget.files?.[0] ?? null)}
        />
      </p>
      {mayLeave && (
        <CheckboxControl
          label={__('Rows may lead to another host', 'citable')}
          checked={otherHost}
          onChange={setOtherHost}
          __nextHasNoMarginBottom
        />
      )}
      <p>
        <Button variant="primary" disabled={!file || isBusy} accessibleWhenDisabled onClick={() => void take()}>
          {__('Take over', 'citable')}
        </Button>
      </p>
      <p role="status">{said}</p>
      {problem !== '' && (
        <Notice status="error" isDismissible={false}>
          {problem}
        </Notice>
      )}
      {faults.length > 0 && (
        <ul>
          {faults.slice(0, listed).map(({ line, message }) => (
            <li key={line}>
              {sprintf(
                /* translators: 1: number of a line in a file. 2: what is wrong with it. */
                __('Line %1$d: %2$s', 'citable'),
                line,
                message,
              )}
            </li>
          ))}
        </ul>
      )}
    </details>
  )
}
