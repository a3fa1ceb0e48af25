import { Flex } from '@strapi/design-system'
import { styled } from 'styled-components'

const Grey = styled.span<{ $width: string; $height: string; $isRound?: boolean }>`
  display: block;
  width: ${({ $width }) => $width};
  height: ${({ $height }) => $height};
  border-radius: ${({ $isRound }) => ($isRound ? '50%' : '4px')};
  background: ${({ theme }) => theme.colors.neutral150};
`

/** The card's shape, until it is there. */
export function CardSkeleton() {
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%" aria-hidden="true" data-testid="citable-skeleton">
      <Flex gap={2} justifyContent="space-around">
        <Grey $width="6.4rem" $height="6.4rem" $isRound />
        <Grey $width="6.4rem" $height="6.4rem" $isRound />
      </Flex>
      {(['80%', '65%', '70%', '100%'] as const).map((width) => (
        <Grey key={width} $width={width} $height="1.4rem" />
      ))}
      <Grey $width="100%" $height="3.2rem" />
    </Flex>
  )
}
