import { Td } from '@strapi/design-system'
import type { ReactNode } from 'react'

/** A cell that begins where its line does: Strapi's own begins on the left in every language. */
export const Cell = ({ children }: { readonly children?: ReactNode }) => <Td style={{ textAlign: 'start' }}>{children}</Td>
