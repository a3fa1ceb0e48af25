import type { AgreementReading } from '../../text/agreement-reading.ts'
import type { Slip } from '../../text/found.ts'
import { wrongWeekdays } from '../../text/wrong-weekdays.ts'
import { closedDays, turnedTerms } from './closed-days.ts'
import { wrongAnniversaries, wrongDirections } from './from-to.ts'
import { wrongTimes } from './hours.ts'
import { daysOutOfOrder } from './order-of-days.ts'
import { otherRows } from './rows.ts'
import { breakAfterAll, lostSections, wrongTemperatures } from './said-otherwise.ts'
import { twoSurnames } from './surnames.ts'
import { wrongFractions, wrongTotals } from './totals.ts'
import { overfullSeats, overfullVotes } from './votes.ts'
import { otherOrdinals, otherWeekdays } from './weekdays.ts'

/** Days, hours, rows, votes and names of a text that cannot all be right. */
export const factSlips = (reading: AgreementReading): readonly Slip[] =>
  [
    overfullVotes,
    overfullSeats,
    wrongWeekdays,
    otherWeekdays,
    otherOrdinals,
    daysOutOfOrder,
    turnedTerms,
    closedDays,
    wrongTimes,
    otherRows,
    wrongTotals,
    wrongFractions,
    twoSurnames,
    breakAfterAll,
    wrongTemperatures,
    lostSections,
    wrongDirections,
    wrongAnniversaries,
  ].flatMap((read) => read(reading))
