import type { TitleView } from '@citable/editor'
import { Box, Button, Flex, Typography } from '@strapi/design-system'
import { Bar, Line, Small } from '../../ui/parts.tsx'
import { useText } from '../../use-texts.tsx'
import { NoticeAt } from '../notice-at.tsx'
import { usePanel } from '../panel-context.tsx'
import { problemText } from '../problem-text.ts'

/** A title with what holds it and the sentences that do where they are given, why it was made, how much of it a result page shows, and the fields that can take it. */
export function TitleCard({ title, claims = [] }: { readonly title: TitleView; readonly claims?: TitleView['claims'] }) {
  const text = useText()
  const { store, act, judge } = usePanel()
  const uses = title.uses.map((use) => ({ ...use, problem: judge(use.edit).problem }))
  const savable = uses.filter(({ problem }) => problem === null)
  const problems = new Set(uses.flatMap(({ problem }) => (problem === null ? [] : [problemText(problem, text)])))
  const at = `title:${title.text}`
  return (
    <Box
      tag="li"
      background={title.isCurrent ? 'primary100' : 'neutral100'}
      hasRadius
      padding={4}
      data-testid={title.isCurrent ? 'citable-title-current' : 'citable-title'}
    >
      <Flex direction="column" alignItems="stretch" gap={2}>
        <Flex justifyContent="space-between" alignItems="flex-start" gap={3} wrap="wrap">
          <Box flex="1 1 28rem" minWidth={0}>
            <Typography variant="omega" fontWeight="semiBold" textColor="neutral800" style={{ overflowWrap: 'anywhere' }}>
              <bdi>{title.text}</bdi>
            </Typography>
          </Box>
          {savable.length === 0 ? null : (
            <Flex gap={2} wrap="wrap">
              {savable.map(({ edit, action }, index) => (
                <Button
                  key={action.label}
                  size="S"
                  variant={index > 0 ? 'tertiary' : 'secondary'}
                  aria-label={action.name}
                  onClick={() => act(at, () => store.apply(edit))}
                >
                  {action.label}
                </Button>
              ))}
            </Flex>
          )}
        </Flex>
        {title.room && <Bar aria-hidden="true" $share={title.room.share} $line={title.room.fits ? 'success500' : 'warning500'} />}
        <Small>
          {[title.originText, title.room?.text ?? '', title.scoreText, title.scoreHelp].filter((part) => part !== '').join(' · ')}
        </Small>
        {[...problems].map((problem) => (
          <Line key={problem} icon="info" tone="neutral">
            {problem}
          </Line>
        ))}
        {title.support === null ? null : (
          <div data-testid={`citable-title-${title.support.kind}`}>
            <Line icon={title.support.kind === 'carried' ? 'good' : 'info'} tone={title.support.kind === 'carried' ? 'good' : 'neutral'}>
              {title.support.text}
            </Line>
            {title.support.cutText === '' ? null : (
              <Line icon="info" tone="neutral">
                {title.support.cutText}
              </Line>
            )}
          </div>
        )}
        {title.faults.map((fault) => (
          <Line key={fault} icon="warning" tone="poor">
            {fault}
          </Line>
        ))}
        {title.reasons.map((reason) => (
          <Line key={reason} icon="good" tone="good">
            {reason}
          </Line>
        ))}
        {claims.map(({ place, start, quote }) => (
          <Typography key={`${place} ${start}`} tag="p" variant="pi" textColor="neutral700" dir="auto">
            {quote}
          </Typography>
        ))}
        <NoticeAt at={at} />
      </Flex>
    </Box>
  )
}
