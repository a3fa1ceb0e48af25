import { createTitleComposer, judgedField } from '@citable/editor/title-blocks'
import { Button } from '@wordpress/components'
import { useState } from '@wordpress/element'
import { __, sprintf } from '@wordpress/i18n'
import { titleCaret } from '../../host/texts/title-caret.ts'
import { usePanel, useView } from '../use-panel.ts'

/** Words of the text that a click puts into the title, at the caret, else at its end. */
export function TitleBlocks() {
  const { store } = usePanel()
  const { state } = useView()
  const [composer] = useState(createTitleComposer)
  const blocks = composer.blocks(state)
  if (blocks.length === 0) return null
  const insert = (words: string) => void store.apply(composer.insert(state.draft, titleCaret(document, judgedField(state.draft)), words))
  return (
    <div className="citable-title-blocks">
      <p className="citable-row__small" id="citable-title-blocks">
        {__('Words of your text, for the title:', 'citable')}
      </p>
      <ul aria-labelledby="citable-title-blocks">
        {blocks.map(({ kind, text }) => (
          <li key={text} data-kind={kind}>
            <Button
              dir="auto"
              variant="secondary"
              size="small"
              aria-label={sprintf(
                /* translators: %s: words of the text. */
                __('Put into the title: %s', 'citable'),
                text,
              )}
              onClick={() => insert(text)}
            >
              {text}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
