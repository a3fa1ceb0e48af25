import type { Badge, PartView, ScoreView } from '@citable/editor'
import { Box, Flex, Typography, VisuallyHidden } from '@strapi/design-system'
import { CaretDown } from '@strapi/icons'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { colours, Icon } from './tones.tsx'

export const Quote = styled.blockquote`
  margin: 0;
  padding-inline-start: 1.2rem;
  border-inline-start: 2px solid ${({ theme }) => theme.colors.primary500};
  color: ${({ theme }) => theme.colors.neutral800};
  font-size: 1.3rem;
  line-height: 1.5;
  overflow-wrap: anywhere;
`

export const Bar = styled.span<{ $share: number; $line: 'success500' | 'warning500' | 'danger500' | 'neutral500' }>`
  display: block;
  height: 0.6rem;
  border-radius: 3px;
  overflow: hidden;
  background: ${({ theme }) => theme.colors.neutral150};
  &::after {
    content: '';
    display: block;
    height: 100%;
    width: ${({ $share }) => Math.round($share * 100)}%;
    border-radius: 3px;
    background: ${({ theme, $line }) => theme.colors[$line]};
  }
`

export const Small = ({ children, testId }: { readonly children: ReactNode; readonly testId?: string }) => (
  <Typography tag="p" variant="pi" textColor="neutral600" style={{ overflowWrap: 'anywhere' }} data-testid={testId}>
    {children}
  </Typography>
)

/** A part of a tab under its own heading. */
export function Part({ title, children, testId }: { readonly title: string; readonly children: ReactNode; readonly testId?: string }) {
  return (
    <Flex tag="section" direction="column" alignItems="stretch" gap={3} aria-label={title} data-testid={testId}>
      <Typography tag="h3" variant="delta" fontWeight="bold" textColor="neutral800">
        {title}
      </Typography>
      {children}
    </Flex>
  )
}

/** A folded part whose summary holds an arrow. */
export const Foldable = styled.details`
  & > summary {
    display: flex;
    gap: 0.8rem;
    min-height: 2.4rem;
    cursor: pointer;
    list-style: none;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  & > summary:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    border-radius: 4px;
  }
  & > summary > svg {
    flex: none;
    width: 1.2rem;
    height: 1.2rem;
    fill: ${({ theme }) => theme.colors.neutral600};
    transform: rotate(-90deg);
  }
  &:dir(rtl) > summary > svg {
    transform: rotate(90deg);
  }
  &[open] > summary > svg {
    transform: none;
  }
`
const Details = styled(Foldable)`
  border-top: 1px solid ${({ theme }) => theme.colors.neutral150};
  & > summary {
    align-items: center;
    min-height: 4rem;
  }
`

/** A folded part that few people look at. */
export function Fold({
  title,
  children,
  testId,
  onToggle,
}: {
  readonly title: string
  readonly children: ReactNode
  readonly testId?: string
  readonly onToggle?: (isOpen: boolean) => void
}) {
  return (
    <Details data-testid={testId} onToggle={(event) => onToggle?.(event.currentTarget.open)}>
      <summary>
        <CaretDown aria-hidden="true" />
        <Typography variant="omega" fontWeight="semiBold" textColor="neutral800">
          {title}
        </Typography>
      </summary>
      <Flex direction="column" alignItems="stretch" gap={3} paddingBottom={4}>
        {children}
      </Flex>
    </Details>
  )
}

/** A sentence with the icon of its state. */
export function Line({
  icon,
  tone,
  children,
}: {
  readonly icon: Badge['icon']
  readonly tone: Badge['tone']
  readonly children: ReactNode
}) {
  return (
    <Flex gap={2} alignItems="flex-start">
      <Box paddingTop="2px">
        <Icon name={icon} tone={tone} />
      </Box>
      <Typography variant="pi" textColor="neutral800">
        {children}
      </Typography>
    </Flex>
  )
}

/** Bars of the parts of a score, and what holds it back. */
export function ScoreParts({ score }: { readonly score: ScoreView }) {
  const parts = score.parts.filter(({ value }) => value !== null)
  return (
    <Flex tag="ul" direction="column" alignItems="stretch" gap={3} aria-label={score.label}>
      {parts.map((part) => (
        <ScorePart key={part.id} part={part} />
      ))}
      {score.limits.map((limit) => (
        <li key={limit}>
          <Line icon="warning" tone="fair">
            {limit}
          </Line>
        </li>
      ))}
    </Flex>
  )
}

function ScorePart({ part }: { readonly part: PartView }) {
  return (
    <li>
      <VisuallyHidden>{part.text}</VisuallyHidden>
      <Flex justifyContent="space-between" gap={2} paddingBottom={1} aria-hidden="true">
        <Typography variant="pi" textColor="neutral800">
          {part.label}
        </Typography>
        <Typography variant="pi" textColor="neutral800">
          {part.value}
        </Typography>
      </Flex>
      <Bar aria-hidden="true" $share={(part.value ?? 0) / 100} $line={colours[part.tone].line} />
    </li>
  )
}
