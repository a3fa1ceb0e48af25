import type { EditorState } from '@citable/editor'
import { Button, Spinner } from '@wordpress/components'
import { useEffect, useState } from '@wordpress/element'
import { __, sprintf } from '@wordpress/i18n'
import type { ReactNode } from 'react'
import { askSiteAi } from '../host/ask-site-ai.ts'

type Titles = NonNullable<EditorState['optimization']>['titles']

export interface AiTitlesProps {
  readonly state: EditorState
  /** Draws these suggestions, without any those of the analysis. */
  show(titles?: Titles): ReactNode
}

interface Asked {
  readonly titles: Titles
  readonly said: string
  /** The text that was sent. */
  readonly text: string
}

/** The titles with a button that asks the AI of this site for more. Its titles stay until it is asked again. */
export function AiTitles({ state: { draft, optimization }, show }: AiTitlesProps) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const [problem, setProblem] = useState('')
  const [asking, setAsking] = useState<AbortController | null>(null)
  useEffect(() => () => asking?.abort(), [asking])

  const ask = async () => {
    const controller = new AbortController()
    const { signal } = controller
    setAsking(controller)
    setProblem('')
    const context = { ...draft.context, now: new Date().toISOString(), options: { seo: true, aeo: true, titles: 3 } }
    try {
      const { titles, written, refused } = await askSiteAi({ documentId: draft.documentId, input: draft.input, context }, signal)
      if (!signal.aborted) setAsked({ titles: titles.map(marked), said: sentenceOf(written, refused), text: textOf(draft) })
    } catch (error) {
      const { message } = (error ?? {}) as { readonly message?: string }
      if (!signal.aborted) setProblem(message || __('Something went wrong. Try again.', 'citable'))
    }
    setAsking((current) => (current === controller ? null : current))
  }

  const isOld = asked !== null && asked.text !== textOf(draft)
  return (
    <>
      {show(asked?.titles)}
      <div className="citable-titles__uses">
        <Button variant="secondary" size="compact" disabled={asking !== null || optimization === null} onClick={() => void ask()}>
          {__('Ask this site’s AI for more', 'citable')}
        </Button>
        {asking && (
          <>
            <Spinner />
            <Button variant="tertiary" size="compact" onClick={() => asking.abort()}>
              {__('Cancel', 'citable')}
            </Button>
          </>
        )}
      </div>
      <p
        className="citable-row__small"
        role="status"
        data-ai-titles={problem !== '' ? 'failed' : asking ? 'asking' : asked ? 'answered' : 'idle'}
      >
        {[
          problem || (asking ? __('The AI model is writing…', 'citable') : (asked?.said ?? '')),
          isOld && !asking ? __('The text has changed since then.', 'citable') : '',
        ].join(' ')}
      </p>
      <p className="citable-row__small">
        {__(
          'A click sends the title, the headings and the beginning of this text to the AI model that is connected to this site. Without a click nothing is sent.',
          'citable',
        )}
      </p>
    </>
  )
}

/** Says of a title that the AI wrote it. */
function marked(title: Titles[number]): Titles[number] {
  if (title.origin === 'rule') return title
  const message = __('Written by this site’s AI, checked against your text', 'citable')
  return { ...title, reasons: [{ code: 'writtenByAi', args: {}, message }, ...title.reasons] }
}

/** Outcome of writing titles. */
function sentenceOf(written: number, refused: number): string {
  if (written === 0) return __('The AI model suggested no title.', 'citable')
  if (refused === 0) return __('Every title of the AI passed the checks and was ranked with the others.', 'citable')
  return sprintf(
    /* translators: 1: titles that were left out, 2: titles that the AI wrote. */
    __('Titles of the AI that were left out: %1$d of %2$d. Only what the text supports and what reads as a title is shown.', 'citable'),
    refused,
    written,
  )
}

/** The text itself, without its fields: taking a title does not change it. */
const textOf = ({ input }: EditorState['draft']): string =>
  input.kind === 'blocks' ? JSON.stringify(input.blocks) : input.kind === 'body' ? input.html : ''
