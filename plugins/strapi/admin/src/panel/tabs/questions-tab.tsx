import type { QuestionView, ReaderQuestionsView } from '@citable/editor'
import { Box, Button, Flex, Typography } from '@strapi/design-system'
import { List } from '../../ui/list.tsx'
import { Quote, Small } from '../../ui/parts.tsx'
import { Icon } from '../../ui/tones.tsx'
import { NoticeAt } from '../notice-at.tsx'
import { usePanel } from '../panel-context.tsx'
import { Points } from './points.tsx'

/** Readers' questions, their answers, and the open points about them. */
export function QuestionsTab() {
  const { questions } = usePanel().view
  const all = [...questions.unanswered, ...questions.answered]
  return (
    <>
      {all.length === 0 ? (
        <Small>{questions.emptyText}</Small>
      ) : (
        <Flex tag="section" aria-label={questions.heading} direction="column" alignItems="stretch" gap={3} data-testid="citable-questions">
          <Small>{questions.countText}</Small>
          <List>
            {all.map((question) => (
              <Question key={question.question} question={question} />
            ))}
          </List>
        </Flex>
      )}
      {questions.readers === null ? null : <ReaderQuestions view={questions.readers} />}
      <Points of="answers" />
    </>
  )
}

function Question({ question }: { readonly question: QuestionView }) {
  const { show } = usePanel()
  const { span } = question
  const at = `question:${question.question}`
  return (
    <Box tag="li" background="neutral100" hasRadius padding={4} data-state={question.state}>
      <Flex direction="column" alignItems="stretch" gap={2}>
        <Flex gap={2} alignItems="flex-start">
          <Box paddingTop="3px">
            <Icon name={question.badge.icon} tone={question.badge.tone} />
          </Box>
          <Typography variant="omega" fontWeight="semiBold" textColor="neutral800">
            <bdi>{question.question}</bdi>
          </Typography>
        </Flex>
        <Small>
          {question.badge.word} · {question.sourceText}
        </Small>
        {question.quote === null ? null : (
          <>
            <Small>{question.quoteLabel}</Small>
            <Quote dir="auto">{question.quote}</Quote>
          </>
        )}
        {question.lacks === '' ? null : (
          <Typography variant="pi" textColor="neutral700">
            {question.lacks}
          </Typography>
        )}
        {question.canJump && span !== null ? (
          <Box>
            <Button size="S" variant="tertiary" aria-label={question.jump.name} onClick={() => show(at, [span])}>
              {question.jump.label}
            </Button>
          </Box>
        ) : null}
        <NoticeAt at={at} />
      </Flex>
    </Box>
  )
}

/** Questions that the text answers without asking them: each can become a heading. Target queries are fields of the entry here. */
function ReaderQuestions({ view }: { readonly view: ReaderQuestionsView }) {
  const { act, show, store } = usePanel()
  return (
    <Flex tag="section" aria-label={view.heading} direction="column" alignItems="stretch" gap={3} data-testid="citable-reader-questions">
      <Small>{view.heading}</Small>
      <List>
        {view.items.map(({ question, quote, span, jump, asHeading }) => (
          <Box key={question} tag="li" background="neutral100" hasRadius padding={4}>
            <Flex direction="column" alignItems="stretch" gap={2}>
              <Typography variant="omega" fontWeight="semiBold" textColor="neutral800">
                <bdi>{question}</bdi>
              </Typography>
              <Quote dir="auto">{quote}</Quote>
              <Flex gap={2} wrap="wrap">
                {asHeading === null ? null : (
                  <Button
                    size="S"
                    variant="secondary"
                    aria-label={asHeading.action.name}
                    onClick={() => act(`reader:${question}`, () => store.apply(asHeading.edit))}
                  >
                    {asHeading.action.label}
                  </Button>
                )}
                <Button size="S" variant="tertiary" aria-label={jump.name} onClick={() => show(`reader:${question}`, [span])}>
                  {jump.label}
                </Button>
              </Flex>
              <NoticeAt at={`reader:${question}`} />
            </Flex>
          </Box>
        ))}
      </List>
    </Flex>
  )
}
