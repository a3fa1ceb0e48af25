import type { AgreementReading } from '../../text/agreement-reading.ts'
import type { Slip } from '../../text/found.ts'
import { conflictingValues } from './conflicting-values.ts'
import { wrongDurations } from './durations.ts'
import { wrongHistories, wrongPaces } from './paces.ts'
import { overWhole, wrongShares } from './shares.ts'
import { wrongMoney, wrongWholes } from './wholes.ts'

/** Figures, times and values of a text that cannot all be right. */
export const figureSlips = (reading: AgreementReading): readonly Slip[] =>
  [wrongDurations, wrongPaces, wrongHistories, overWhole, wrongShares, wrongWholes, wrongMoney, conflictingValues].flatMap((read) =>
    read(reading),
  )
