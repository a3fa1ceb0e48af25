import type { ScoreView } from '@citable/editor'
import { Box, Flex, Typography } from '@strapi/design-system'
import { styled } from 'styled-components'
import { colours, Icon } from '../ui/tones.tsx'

const radius = 30
const length = 2 * Math.PI * radius

const Track = styled.circle`
  fill: none;
  stroke: ${({ theme }) => theme.colors.neutral150};
  stroke-width: 7;
`
const Arc = styled.circle<{ $line: 'success500' | 'warning500' | 'danger500' | 'neutral500' }>`
  fill: none;
  stroke: ${({ theme, $line }) => theme.colors[$line]};
  stroke-width: 7;
  stroke-linecap: round;
  transition: stroke-dashoffset 240ms ease;
  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`

/** A score as a ring: number, label and word say all that the colour says. */
export function Ring({ score }: { readonly score: ScoreView }) {
  const { line } = colours[score.tone]
  return (
    <Flex
      direction="column"
      alignItems="center"
      gap={1}
      flex="1 1 0"
      minWidth={0}
      role="group"
      aria-label={score.name}
      title={score.help}
      data-testid={`citable-score-${score.id}`}
      data-value={score.value ?? ''}
    >
      <Box position="relative" width="6.4rem" height="6.4rem" aria-hidden="true">
        <svg viewBox="0 0 76 76" width="100%" height="100%" role="presentation">
          <g transform="rotate(-90 38 38)">
            <Track cx="38" cy="38" r={radius} />
            {score.value === null ? null : (
              <Arc cx="38" cy="38" r={radius} $line={line} strokeDasharray={length} strokeDashoffset={length * (1 - score.share)} />
            )}
          </g>
        </svg>
        <Flex position="absolute" top={0} left={0} right={0} bottom={0} justifyContent="center" alignItems="center">
          <Typography variant="beta" textColor="neutral800">
            {score.value ?? '–'}
          </Typography>
        </Flex>
      </Box>
      <Typography variant="pi" fontWeight="bold" textColor="neutral800" textAlign="center">
        {score.label}
      </Typography>
      {score.word === '' ? null : (
        <Typography variant="pi" textColor="neutral700" textAlign="center">
          {score.word}
        </Typography>
      )}
      {score.trend === null ? null : (
        <Flex gap={1} alignItems="center">
          <Icon name={score.trend.icon} />
          <Typography variant="pi" textColor="neutral600">
            {score.trend.text}
          </Typography>
        </Flex>
      )}
    </Flex>
  )
}
