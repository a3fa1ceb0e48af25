import { Button, CheckboxControl, Notice, SelectControl, TextControl } from '@wordpress/components'
import { useEffect, useRef, useState } from '@wordpress/element'
import { __ } from '@wordpress/i18n'
import { isElsewhere, type Rule } from './requests.ts'
import { statusChoices } from './status-words.ts'

/** A new rule, or another answer of one that is there. */
export function RuleForm({
  edited,
  mayLeave,
  save,
  cancel,
}: {
  /** null: a new one. */
  readonly edited: Rule | null
  /** May lead visitors to another host. */
  readonly mayLeave: boolean
  /** null: it is stored; else why not. */
  readonly save: (rule: Rule, otherHost: boolean) => Promise<string | null>
  readonly cancel: () => void
}) {
  const [source, setSource] = useState(edited?.source ?? '')
  const [target, setTarget] = useState(edited?.target ?? '')
  const [status, setStatus] = useState(String(edited?.status ?? 301))
  const [otherHost, setOtherHost] = useState(edited !== null && isElsewhere(edited))
  const [problem, setProblem] = useState('')
  const answerField = useRef<HTMLSelectElement>(null)
  useEffect(() => {
    if (edited !== null) answerField.current?.focus()
  }, [edited])

  const submit = async (): Promise<void> => {
    const refused = await save({ source, target: status === '410' ? '' : target, status: Number(status) }, otherHost)
    setProblem(refused ?? '')
    if (refused !== null) return
    setSource('')
    setTarget('')
  }
  return (
    <form
      className="citable-redirects__form"
      aria-labelledby="citable-redirects-form"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <h2 id="citable-redirects-form">{edited === null ? __('Add a redirect', 'citable') : __('Edit the redirect', 'citable')}</h2>
      <TextControl
        label={__('Address that is gone', 'citable')}
        placeholder="/old-page/"
        dir="ltr"
        value={source}
        readOnly={edited !== null}
        onChange={setSource}
        __next40pxDefaultSize
        __nextHasNoMarginBottom
      />
      <SelectControl
        ref={answerField}
        label={__('Answer', 'citable')}
        value={status}
        options={statusChoices()}
        onChange={setStatus}
        __next40pxDefaultSize
        __nextHasNoMarginBottom
      />
      {status !== '410' && (
        <TextControl
          label={__('Leads to', 'citable')}
          placeholder="/new-page/"
          dir="ltr"
          value={target}
          onChange={setTarget}
          __next40pxDefaultSize
          __nextHasNoMarginBottom
        />
      )}
      <Button
        variant="primary"
        type="submit"
        disabled={source.trim() === '' || (status !== '410' && target.trim() === '')}
        accessibleWhenDisabled
        __next40pxDefaultSize
      >
        {__('Save', 'citable')}
      </Button>
      {edited !== null && (
        <Button variant="tertiary" onClick={cancel} __next40pxDefaultSize>
          {__('Cancel', 'citable')}
        </Button>
      )}
      {mayLeave && status !== '410' && (
        <CheckboxControl
          label={__('May lead to another host', 'citable')}
          checked={otherHost}
          onChange={setOtherHost}
          __nextHasNoMarginBottom
        />
      )}
      {problem !== '' && (
        <Notice status="error" isDismissible={false}>
          {problem}
        </Notice>
      )}
    </form>
  )
}
