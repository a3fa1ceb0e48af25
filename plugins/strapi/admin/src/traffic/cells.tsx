import { Th, Typography } from '@strapi/design-system'
import type { ReactNode } from 'react'

export const Words = ({ children }: { readonly children: ReactNode }) => <Typography textColor="neutral800">{children}</Typography>

export const Head = ({ children }: { readonly children: string }) => (
  <Th>
    <Typography variant="sigma" textColor="neutral600">
      {children}
    </Typography>
  </Th>
)
