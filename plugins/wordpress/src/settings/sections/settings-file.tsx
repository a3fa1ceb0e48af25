import { Button } from '@wordpress/components'
import { useState } from '@wordpress/element'
import { __, _n, sprintf } from '@wordpress/i18n'
import { type Outcome, OutcomeNotice } from '../outcome.tsx'
import { type Difference, failureOf, readSettingsFile, takeSettingsFile } from '../requests.ts'
import { Section } from '../section.tsx'

function download(file: object): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([`${JSON.stringify(file, null, 2)}\n`], { type: 'application/json' }))
  link.download = `citable-settings-${new Date().toISOString().slice(0, 10)}.json`
  link.click()
  URL.revokeObjectURL(link.href)
}

/** null: no JSON. */
async function parse(file: File): Promise<object | null> {
  try {
    const value: unknown = JSON.parse(await file.text())
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null
  } catch {
    return null
  }
}

interface Preview {
  readonly file: object
  readonly changes: readonly Difference[]
}

/** All settings as a file, and a file of another site taken over after a look at what it changes. */
export function SettingsFile({ onTaken }: { readonly onTaken: () => void }) {
  const [preview, setPreview] = useState<Preview | null>(null)
  const [outcome, setOutcome] = useState<Outcome | null>(null)

  const ask = async (run: () => Promise<void>): Promise<void> => {
    setOutcome(null)
    try {
      await run()
    } catch (error) {
      setPreview(null)
      setOutcome(failureOf(error))
    }
  }
  const look = (chosen: File | undefined) =>
    ask(async () => {
      setPreview(null)
      if (!chosen) return
      const file = await parse(chosen)
      if (file === null) setOutcome({ tone: 'error', text: __('This file holds no JSON.', 'citable') })
      else setPreview({ file, changes: (await takeSettingsFile(file, false)).changes })
    })
  const take = ({ file }: Preview) =>
    ask(async () => {
      await takeSettingsFile(file, true)
      setPreview(null)
      setOutcome({ tone: 'success', text: __('The settings of the file are in force.', 'citable') })
      onTaken()
    })

  return (
    <Section title={__('Settings as a file', 'citable')}>
      <p>
        {__(
          'For another site, or to keep. Keys and pictures are not in the file. What a file would change is shown before anything is changed.',
          'citable',
        )}
      </p>
      <div className="citable-settings__row">
        <Button variant="secondary" onClick={() => void ask(async () => download(await readSettingsFile()))} __next40pxDefaultSize>
          {__('Download the settings', 'citable')}
        </Button>
      </div>
      <p className="citable-settings__row">
        <label htmlFor="citable-settings-file" className="citable-settings__label">
          {__('File with settings', 'citable')}
        </label>{' '}
        <input
          id="citable-settings-file"
          type="file"
          accept=".json,application/json"
          onChange={({ currentTarget }) => void look(currentTarget.files?.[0])}
        />
      </p>
      <div role="status" data-file-result={outcome?.tone}>
        {outcome && <OutcomeNotice outcome={outcome} />}
        {preview && (
          <p>
            {preview.changes.length === 0
              ? __('This file says what the settings say already.', 'citable')
              : sprintf(
                  /* translators: %d: number of settings. */
                  _n('%d setting would change.', '%d settings would change.', preview.changes.length, 'citable'),
                  preview.changes.length,
                )}
          </p>
        )}
      </div>
      {preview && preview.changes.length > 0 && (
        <>
          <div className="citable-settings__answers">
            <table className="widefat striped">
              <caption>{__('What this file changes', 'citable')}</caption>
              <thead>
                <tr>
                  <th scope="col">{__('Setting', 'citable')}</th>
                  <th scope="col">{__('Now', 'citable')}</th>
                  <th scope="col">{__('In the file', 'citable')}</th>
                </tr>
              </thead>
              <tbody>
                {preview.changes.map(({ name, before, after }) => (
                  <tr key={name}>
                    <th scope="row">
                      <code dir="ltr">{name}</code>
                    </th>
                    <td dir="auto">{before === '' ? '–' : before}</td>
                    <td dir="auto">{after === '' ? '–' : after}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <div className="citable-settings__save">
            <Button variant="primary" onClick={() => void take(preview)} __next40pxDefaultSize>
              {__('Take over', 'citable')}
            </Button>
            <Button variant="tertiary" onClick={() => setPreview(null)} __next40pxDefaultSize>
              {__('Cancel', 'citable')}
            </Button>
          </div>
        </>
      )}
    </Section>
  )
}
