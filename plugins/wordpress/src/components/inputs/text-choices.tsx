import { type ChoiceView, isTextKind } from '@citable/editor'
import { SelectControl } from '@wordpress/components'
import { useEffect, useState } from '@wordpress/element'
import { usePanel, useView } from '../use-panel.ts'

function Choice({ id, view, choose }: { readonly id: string; readonly view: ChoiceView; readonly choose: (value: string | null) => void }) {
  const { state } = useView()
  /** Chosen, and not yet read back: the text is read when typing pauses. */
  const [asked, setAsked] = useState<string | null>(null)
  useEffect(() => setAsked(null), [state.draft])
  return (
    <div className="citable-type" data-choice={id} data-value={view.value}>
      <SelectControl
        label={view.heading}
        help={view.sentence}
        value={asked ?? view.value}
        options={[...view.options]}
        onChange={(value) => {
          setAsked(value)
          choose(value === '' ? null : value)
        }}
        __next40pxDefaultSize
        __nextHasNoMarginBottom
      />
    </div>
  )
}

/** Language and kind of the text, as found and as its author says: edits of the post, which can be undone. */
export function TextChoices() {
  const { store } = usePanel()
  const { textKind, language } = useView().view
  return (
    <>
      {textKind && (
        <Choice id="text-kind" view={textKind} choose={(kind) => void store.choose({ textKind: isTextKind(kind) ? kind : null })} />
      )}
      {language && <Choice id="language" view={language} choose={(tag) => void store.choose({ language: tag })} />}
    </>
  )
}
