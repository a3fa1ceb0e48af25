import { createTitleComposer, judgedField, type TitleBlockView } from '@citable/editor/title-blocks'
import { Button } from '@wordpress/components'
import { useState } from '@wordpress/element'
import { __, sprintf } from '@wordpress/i18n'
import { focusTitle, titleCaret } from '../../host/texts/title-caret.ts'
import { usePanel, useView } from '../use-panel.ts'

/** Words of the text that a click puts into the title, at the caret, else at its end, and sentences that a click puts in its place. */
export function TitleBlocks() {
  const { store } = usePanel()
  const { state } = useView()
  const [composer] = useState(createTitleComposer)
  const blocks = composer.blocks(state)
  if (blocks.length === 0) return null
  const isSentence = ({ kind }: TitleBlockView) => kind === 'sentence'
  const insert = async (block: TitleBlockView): Promise<void> => {
    const field = judgedField(state.draft)
    await store.apply(composer.insert(state.draft, titleCaret(document, field), block))
    // its author gets the advice to shorten it
    if (isSentence(block)) setTimeout(() => focusTitle(document, field))
  }
  const groups = [
    {
      id: 'citable-title-blocks',
      heading: __('Words of your text, for the title:', 'citable'),
      /* translators: %s: words of the text. */
      name: __('Put into the title: %s', 'citable'),
      blocks: blocks.filter((block) => !isSentence(block)),
    },
    {
      id: 'citable-title-sentences',
      heading: __('Or begin with a sentence of your text, and shorten it:', 'citable'),
      /* translators: %s: a sentence of the text. */
      name: __('Put in place of the title: %s', 'citable'),
      blocks: blocks.filter(isSentence),
    },
  ]
  return (
    <div className="citable-title-blocks">
      {groups.map(
        ({ id, heading, name, blocks: own }) =>
          own.length > 0 && (
            <div key={id}>
              <p className="citable-row__small" id={id}>
                {heading}
              </p>
              <ul aria-labelledby={id}>
                {own.map((block) => (
                  <li key={block.text} data-kind={block.kind}>
                    <Button
                      dir="auto"
                      variant="secondary"
                      size="small"
                      aria-label={sprintf(name, block.text)}
                      onClick={() => void insert(block)}
                    >
                      {block.text}
                    </Button>
                  </li>
                ))}
              </ul>
            </div>
          ),
      )}
    </div>
  )
}
