import type { Span } from '../../model/values.ts'
import type { Slip } from '../text/found.ts'

/** Two places of a text that cannot both be right. */
export const unfit = (span: Span, other: Span): Extract<Slip, { readonly kind: 'unfit' }> => ({
  kind: 'unfit',
  span,
  rare: span.quote,
  common: other.quote,
  other,
})
