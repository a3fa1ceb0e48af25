import { Button, SelectControl } from '@wordpress/components'
import { StateIcon } from './icons.tsx'
import { usePanel, useView } from './use-panel.ts'

/** What the article is published as. A choice is an ordinary edit of the post: undo works, saving keeps it. */
export function SchemaType() {
  const { host } = usePanel()
  const { schemaType } = useView().view
  if (!schemaType) return null
  const { heading, options, sentence, problem, undo, value } = schemaType
  return (
    <div className="citable-type" data-type={value}>
      <SelectControl
        label={heading}
        help={problem === '' ? sentence : undefined}
        value={value}
        options={[...options]}
        onChange={(type) => host.writeInput({ schema_type: type === '' ? undefined : type })}
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
