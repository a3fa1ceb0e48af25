import { Box, Flex, Typography } from '@strapi/design-system'
import type { ReactNode } from 'react'

interface SectionProps {
  readonly title: string
  readonly about: string
  readonly testId?: string
  readonly children: ReactNode
}

/** A part of the page under its heading, and what it is about. */
export const Section = ({ title, about, testId, children }: SectionProps) => (
  <Flex tag="section" direction="column" alignItems="stretch" gap={4} data-testid={testId}>
    <div>
      <Typography tag="h2" variant="delta" textColor="neutral800">
        {title}
      </Typography>
      <Box maxWidth="96rem" paddingTop={1}>
        <Typography tag="p" variant="pi" textColor="neutral700">
          {about}
        </Typography>
      </Box>
    </div>
    {children}
  </Flex>
)

/** For what is read in sentences, which a table would not let wrap. Safari drops the role of lists without bullets, so it is named. */
export const Cards = ({ children }: { readonly children: ReactNode }) => (
  <Flex tag="ul" role="list" direction="column" alignItems="stretch" gap={3}>
    {children}
  </Flex>
)

export const Card = ({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) => (
  <Box tag="li" background="neutral0" shadow="tableShadow" hasRadius padding={4}>
    <Typography tag="h3" fontWeight="bold" textColor="neutral800">
      {title}
    </Typography>
    <Box paddingTop={2}>{children}</Box>
  </Box>
)
