import type { QuestionView } from '@citable/editor'
import { Box, Button, Flex, Typography } from '@strapi/design-system'
import { List } from './list.tsx'
import { NoticeAt } from './notice-at.tsx'
import { usePanel } from './panel-context.tsx'
import { Quote, Small } from './parts.tsx'
import { Points } from './points.tsx'
import { Icon } from './tones.tsx'

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
