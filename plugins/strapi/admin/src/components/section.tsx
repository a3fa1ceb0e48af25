import { Box, Flex, Typography } from '@strapi/design-system'
import { CaretDown } from '@strapi/icons'
import { type ReactNode, useId, useState } from 'react'
import { styled } from 'styled-components'

const Head = styled.button<{ $open: boolean }>`
  display: flex;
  align-items: center;
  gap: 0.8rem;
  width: 100%;
  padding: 1rem 0;
  background: none;
  border: 0;
  cursor: pointer;
  text-align: start;
  & > svg {
    flex: none;
    width: 1.2rem;
    height: 1.2rem;
    fill: ${({ theme }) => theme.colors.neutral600};
    transform: ${({ $open }) => ($open ? 'none' : 'rotate(-90deg)')};
  }
  &:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: 2px;
    border-radius: 4px;
  }
`
const Frame = styled(Box)`
  border-top: 1px solid ${({ theme }) => theme.colors.neutral150};
`

export interface SectionProps {
  readonly title: string
  /** Short state on the right, such as "3 of 5 answered". */
  readonly summary?: string
  readonly isOpen?: boolean
  readonly children: ReactNode
  readonly testId?: string
}

/** A part of the panel that opens and closes; closed parts still say their state. */
export function Section({ title, summary = '', isOpen = false, children, testId }: SectionProps) {
  const [open, setOpen] = useState(isOpen)
  const id = useId()
  return (
    <Frame width="100%" data-testid={testId}>
      <Typography tag="h3" variant="omega">
        <Head type="button" aria-expanded={open} aria-controls={id} $open={open} onClick={() => setOpen(!open)}>
          <CaretDown aria-hidden="true" />
          <Flex justifyContent="space-between" gap={2} flex="1 1 auto" wrap="wrap">
            <Typography variant="omega" fontWeight="bold" textColor="neutral800">
              {title}
            </Typography>
            {summary === '' ? null : (
              <Typography variant="pi" textColor="neutral600">
                {summary}
              </Typography>
            )}
          </Flex>
        </Head>
      </Typography>
      <Box id={id} hidden={!open} paddingBottom={4}>
        {open ? children : null}
      </Box>
    </Frame>
  )
}
