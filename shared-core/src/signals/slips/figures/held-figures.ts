import type { AgreementReading } from '../../text/agreement-reading.ts'
import type { Slip } from '../../text/found.ts'
import { wrongDurations } from './durations.ts'
import { wrongHistories, wrongPaces } from './paces.ts'
import { overWhole, wrongShares } from './shares.ts'
import { toldValues } from './told-values.ts'
import { wrongMoney, wrongWholes } from './wholes.ts'

/** Figures, times and values of a text that cannot all be right. */
export const heldFigures = (reading: AgreementReading): readonly Slip[] =>
  [wrongDurations, wrongPaces, wrongHistories, overWhole, wrongShares, wrongWholes, wrongMoney, toldValues].flatMap((read) => read(reading))
