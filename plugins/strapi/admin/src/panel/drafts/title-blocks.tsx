import { createTitleComposer, currentTitle, type TitleBlockView, titleWith } from '@citable/editor/title-blocks'
import { Button, Typography } from '@strapi/design-system'
import { Fragment, useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { useText } from '../../use-texts.tsx'
import { NoticeAt } from '../notice-at.tsx'
import { usePanel } from '../panel-context.tsx'

const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.8rem;
  margin-block-start: 0.4rem;

  & + p {
    margin-block-start: 1.2rem;
  }

  /* a question is longer than a phone is wide */
  button {
    block-size: auto;
    min-block-size: 3.2rem;
    padding-block: 0.6rem;
    max-inline-size: 100%;
    text-align: start;
  }
  button span {
    white-space: normal;
    overflow-wrap: anywhere;
  }
`

const place = 'title-blocks'

/** Words of the text that a click puts into the title, at the caret, else at its end, and sentences that a click puts in its place. */
export function TitleBlocks() {
  const text = useText()
  const { state, store, act, judge, entry } = usePanel()
  const [composer] = useState(createTitleComposer)
  const list = useRef<HTMLDivElement>(null)
  const used = useRef<number | null>(null)
  // The words that were put in go: the keyboard goes on with those that take their place.
  useEffect(() => {
    const { activeElement } = document
    const isLost = activeElement === document.body || activeElement?.getAttribute('role') === 'dialog'
    if (used.current === null || !isLost) return
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    buttons[Math.min(used.current, buttons.length - 1)]?.focus()
    used.current = null
  })
  const blocks = composer.blocks(state).filter((block) => judge(titleWith(state.draft, block)).problem === null)
  if (blocks.length === 0) return null
  const insert = (block: TitleBlockView) => {
    used.current = blocks.indexOf(block)
    const edit = composer.insert(state.draft, caretOf(entry.mapping.title, currentTitle(state.draft)), block)
    act(place, () => store.apply(edit))
  }
  const groups = [
    { heading: 'titleBlocks.heading', name: 'titleBlocks.insert', isSentence: false },
    { heading: 'titleBlocks.sentences', name: 'titleBlocks.replace', isSentence: true },
  ] as const
  return (
    <div ref={list} data-testid="citable-title-blocks">
      {groups.map(({ heading, name, isSentence }) => {
        const own = blocks.filter(({ kind }) => (kind === 'sentence') === isSentence)
        return (
          own.length > 0 && (
            <Fragment key={heading}>
              <Typography tag="p" variant="pi" textColor="neutral700" id={heading}>
                {text(heading)}
              </Typography>
              <Chips aria-labelledby={heading}>
                {own.map((block) => (
                  <li key={block.text} data-kind={block.kind}>
                    <Button
                      dir="auto"
                      size="S"
                      variant="tertiary"
                      aria-label={text(name, { words: block.text })}
                      onClick={() => insert(block)}
                    >
                      {block.text}
                    </Button>
                  </li>
                ))}
              </Chips>
            </Fragment>
          )
        )
      })}
      <NoticeAt at={place} />
    </div>
  )
}

/** Where the next letter would go in the field of the form; null: the field had no focus yet, or it holds another text. */
function caretOf(field: string, title: string): number | null {
  const input = document.querySelector<HTMLInputElement>(`input[name="${CSS.escape(field)}"], textarea[name="${CSS.escape(field)}"]`)
  return input?.value === title && input.selectionStart !== null && input.selectionStart > 0 ? input.selectionStart : null
}
