import { Button, CheckboxControl, Notice } from '@wordpress/components'
import { useRef, useState } from '@wordpress/element'
import { __, _n, sprintf } from '@wordpress/i18n'
import { writeCsv } from './csv.ts'
import { type Outcome, readFile } from './read-file.ts'
import { isDone, maxRows, type Result, type Row, sentenceOf } from './requests.ts'

/** Faults that are listed on screen; the file of them has all. */
const listed = 50

const wrong = () => __('Something went wrong. Try again.', 'citable')

function download(name: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

/** Takes texts over from a file, says what became of each row, and takes all of it back. */
export function FileImport({
  save,
  onDone,
}: {
  readonly save: (rows: readonly Row[]) => Promise<readonly Result[]>
  readonly onDone: () => void
}) {
  const [file, setFile] = useState<File | null>(null)
  const [emptyRemoves, setEmptyRemoves] = useState(false)
  const [read, setRead] = useState<number | null>(null)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [problem, setProblem] = useState('')
  const [said, setSaid] = useState('')
  const isStopped = useRef(false)

  const take = async (): Promise<void> => {
    if (!file) return
    isStopped.current = false
    setOutcome(null)
    setProblem('')
    setSaid('')
    setRead(0)
    try {
      const found = await readFile(file, { emptyRemoves, save, onProgress: setRead, isStopped: () => isStopped.current })
      setOutcome(found)
      setSaid(
        [
          /* translators: %d: number of rows of a table. */
          sprintf(_n('%d row was read.', '%d rows were read.', found.rows, 'citable'), found.rows),
          /* translators: %d: number of posts. */
          sprintf(_n('%d post was changed.', '%d posts were changed.', found.stored, 'citable'), found.stored),
          /* translators: %d: number of rows of a table. */
          sprintf(_n('%d row was not taken over.', '%d rows were not taken over.', found.faults.length, 'citable'), found.faults.length),
        ].join(' '),
      )
    } catch (error) {
      setProblem(sentenceOf(error, wrong()))
    }
    setRead(null)
    onDone()
  }

  const takeBack = async (): Promise<void> => {
    const rows = outcome?.back ?? []
    let count = 0
    setProblem('')
    try {
      for (let at = 0; at < rows.length; at += maxRows) {
        const results = await save(rows.slice(at, at + maxRows))
        count += results.filter(isDone).length
      }
      setOutcome(outcome && { ...outcome, back: [] })
      /* translators: 1: number of posts that have their former texts again. 2: number of posts. */
      setSaid(sprintf(__('Taken back: %1$d of %2$d posts. Those that were changed since stay as they are.', 'citable'), count, rows.length))
    } catch (error) {
      setProblem(sentenceOf(error, wrong()))
    }
    onDone()
  }

  const faults = outcome?.faults ?? []
  return (
    <details className="citable-texts__import">
      <summary>{__('Take over from a CSV file', 'citable')}</summary>
      <p>
        {__(
          'Download the list, change it in a spreadsheet and choose it here. Rows are found by their “id”; columns that you leave out stay as they are.',
          'citable',
        )}
      </p>
      <p>
        <label htmlFor="citable-texts-file">{__('CSV file', 'citable')}</label>{' '}
        <input
          id="citable-texts-file"
          type="file"
          accept=".csv,text/csv"
          disabled={read !== null}
          onChange={({ currentTarget }) => setFile(currentTarget.files?.[0] ?? null)}
        />
      </p>
      <CheckboxControl
        label={__('Empty cells remove texts', 'citable')}
        help={__('Otherwise an empty cell leaves what is there.', 'citable')}
        checked={emptyRemoves}
        onChange={setEmptyRemoves}
        __nextHasNoMarginBottom
      />
      <div className="citable-texts__said">
        <Button variant="primary" disabled={!file || read !== null} accessibleWhenDisabled onClick={take}>
          {__('Take over', 'citable')}
        </Button>
        {read !== null && (
          <>
            <progress aria-label={__('Part of the file that is read', 'citable')} value={read} max={file?.size ?? 1} />
            <Button
              variant="secondary"
              onClick={() => {
                isStopped.current = true
              }}
            >
              {__('Stop', 'citable')}
            </Button>
          </>
        )}
        {outcome && outcome.back.length > 0 && (
          <Button variant="secondary" onClick={takeBack}>
            {__('Take all of it back', 'citable')}
          </Button>
        )}
      </div>
      <p role="status">{said}</p>
      {problem !== '' && (
        <Notice status="error" isDismissible={false}>
          {problem}
        </Notice>
      )}
      {faults.length > 0 && outcome && (
        <div className="citable-texts__faults">
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
          <Button
            variant="secondary"
            onClick={() =>
              download(
                'not-taken-over.csv',
                writeCsv([[...outcome.head, 'problem'], ...faults.map(({ cells, message }) => [...padded(cells, outcome.head), message])]),
              )
            }
          >
            {__('Download these rows', 'citable')}
          </Button>
        </div>
      )}
    </details>
  )
}

/** As many cells as the head has, or more. */
const padded = (cells: readonly string[], head: readonly string[]): readonly string[] => [
  ...cells,
  ...Array.from({ length: Math.max(0, head.length - cells.length) }, () => ''),
]
