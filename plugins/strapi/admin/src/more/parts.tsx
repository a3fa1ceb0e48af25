import { Dialog, Flex, Td, Typography } from '@strapi/design-system'
import { ConfirmDialog } from '@strapi/strapi/admin'
import type { ReactNode } from 'react'

interface Inside {
  readonly children?: ReactNode
}

/** A cell that begins where its line does. Its like in `ui/` is in another part, which would have to be loaded for it. */
export const Cell = ({ children }: Inside) => <Td style={{ textAlign: 'start', whiteSpace: 'normal' }}>{children}</Td>

export const Small = ({ children }: Inside) => (
  <Typography tag="p" variant="pi" textColor="neutral600" style={{ overflowWrap: 'anywhere' }}>
    {children}
  </Typography>
)

/** What a person has to know before they go on. */
export const Note = ({ children }: Inside) => (
  <Flex background="neutral100" hasRadius padding={3}>
    <Typography textColor="neutral800">{children}</Typography>
  </Flex>
)

/** A button for what cannot be taken back: Strapi's own question comes first. */
export const Asking = ({ question, onConfirm, children }: Inside & { readonly question: string; onConfirm(): Promise<void> }) => (
  <Dialog.Root>
    <Dialog.Trigger>{children}</Dialog.Trigger>
    <ConfirmDialog onConfirm={onConfirm}>{question}</ConfirmDialog>
  </Dialog.Root>
)
