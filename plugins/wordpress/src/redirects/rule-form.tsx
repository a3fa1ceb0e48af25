import { Button, CheckboxControl, Notice, SelectControl, TextControl } from '@wordpress/components'
import { useState } from '@wordpress/element'
import { __ } from '@wordpress/i18n'
import type { Rule } from './requests.ts'

const statusChoices = () => [
  { value: '301', label: __('301: moved for good', 'citable') },
  { value: '302', label: __('302: elsewhere for a while', 'citable') },
  { value: '410', label: __('410: gone for good', 'citable') },
]

/** A new rule, or another one for an address that has one. */
export function RuleForm({
  mayLeave,
  save,
}: {
  /** May lead visitors to another host. */
  readonly mayLeave: boolean
  /** null: it is stored; else why not. */
  readonly save: (rule: Rule, otherHost: boolean) => Promise<string | null>
}) {
  const [source, setSource] = useState('')
  const [target, setTarget] = useState('')
  const [status, setStatus] = useState('301')
  const [otherHost, setOtherHost] = useState(false)
  const [problem, setProblem] = useState('')

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
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <TextControl
        label={__('Address that is gone', 'citable')}
        placeholder="/old-page/"
        dir="ltr"
        value={source}
        onChange={setSource}
        __next40pxDefaultSize
        __nextHasNoMarginBottom
      />
      <SelectControl
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
