import type { QuestionView } from '@citable/editor'
import { Button } from '@wordpress/components'
import { StateIcon } from './icons.tsx'
import { usePanel, useView } from './use-panel.ts'

function Question({ question }: { readonly question: QuestionView }) {
  const { store } = usePanel()
  return (
    <li className="citable-question">
      <div className="citable-row__head">
        <StateIcon name={question.badge.icon} tone={question.badge.tone} />
        <span className="citable-row__title" dir="auto">
          {question.question}
        </span>
      </div>
      <p className="citable-row__small citable-question__state">
        {question.badge.word} · {question.sourceText}
      </p>
      {question.quote && (
        <>
          <p className="citable-row__small citable-question__state">{question.quoteLabel}</p>
          <blockquote className="citable-quote" dir="auto">
            {question.quote}
          </blockquote>
        </>
      )}
      {question.lacks && <p className="citable-row__message">{question.lacks}</p>}
      {question.canJump && question.span && (
        <div className="citable-row__actions">
          <Button variant="tertiary" size="small" aria-label={question.jump.name} onClick={() => void store.show([question.span!])}>
            {question.jump.label}
          </Button>
        </div>
      )}
    </li>
  )
}

/** Questions that the text answers without asking them: each can become a heading or a target query. */
function ReaderQuestions() {
  const { host, store } = usePanel()
  const { readers } = useView().view.questions
  if (readers === null) return null
  const ask = (question: string) => {
    const saved = host.readStored().input?.queries ?? []
    host.writeInput({ queries: [...saved.filter((query) => query !== question), question] })
  }
  return (
    <>
      <h3 className="citable-row__title">{readers.heading}</h3>
      <ul className="citable-rows">
        {readers.items.map(({ question, quote, span, jump, asHeading, asQuery }) => (
          <li key={question} className="citable-question">
            <span className="citable-row__title" dir="auto">
              {question}
            </span>
            <blockquote className="citable-quote" dir="auto">
              {quote}
            </blockquote>
            <div className="citable-row__actions">
              {asHeading && (
                <Button
                  variant="secondary"
                  size="small"
                  aria-label={asHeading.action.name}
                  onClick={() => void store.apply(asHeading.edit)}
                >
                  {asHeading.action.label}
                </Button>
              )}
              <Button variant="tertiary" size="small" aria-label={asQuery.name} onClick={() => ask(question)}>
                {asQuery.label}
              </Button>
              <Button variant="tertiary" size="small" aria-label={jump.name} onClick={() => void store.show([span])}>
                {jump.label}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Questions readers ask, and the sentence an engine could quote for each. */
export function Questions() {
  return (
    <>
      <AskedQuestions />
      <ReaderQuestions />
    </>
  )
}

function AskedQuestions() {
  const { host } = usePanel()
  const { questions } = useView().view
  const all = [...questions.unanswered, ...questions.answered]
  if (all.length === 0)
    return (
      <>
        <p className="citable-empty">{questions.emptyText}</p>
        {questions.proposals.map((question) => (
          <Button
            key={question}
            variant="secondary"
            size="small"
            className="citable-question__proposal"
            aria-label={`${questions.emptyText} ${question}`}
            onClick={() => host.writeInput({ queries: [question] })}
          >
            <bdi>{question}</bdi>
          </Button>
        ))}
      </>
    )
  return (
    <>
      <p className="citable-row__small">{questions.countText}</p>
      <ul className="citable-rows">
        {all.map((question) => (
          <Question key={question.question} question={question} />
        ))}
      </ul>
    </>
  )
}
