import { Button, SelectControl } from '@wordpress/components'
import { useEffect, useState } from '@wordpress/element'
import { StateIcon } from '../icons.tsx'
import { usePanel, useView } from '../use-panel.ts'

/** The article's schema.org type. A choice is an ordinary edit of the post: undo works, saving stores it. */
export function SchemaType() {
  const { host } = usePanel()
  const { state, view } = useView()
  const { schemaType } = view
  /** Chosen, and not yet read back: the text is read when typing pauses. */
  const [asked, setAsked] = useState<string | null>(null)
  useEffect(() => setAsked(null), [state.draft])
  if (!schemaType) return null
  const { heading, options, sentence, problem, undo, value } = schemaType
  return (
    <div className="citable-type" data-type={value}>
      <SelectControl
        label={heading}
        help={problem === '' ? sentence : undefined}
        value={asked ?? value}
        options={[...options]}
        onChange={(type) => {
          setAsked(type)
          host.writeInput({ schema_type: type === '' ? undefined : type })
        }}
        __next40pxDefaultSize
        __nextHasNoMarginBottom
      />
      {problem !== '' && (
        <p className="citable-note is-error" role="status">
          <StateIcon name="error" tone="poor" /> <span>{problem}</span>
        </p>
      )}
      {undo && (
        <Button variant="link" size="small" onClick={() => host.writeInput({ schema_type: undefined })}>
          {undo.label}
        </Button>
      )}
    </div>
  )
}
