import type { AgreementReading } from '../../text/agreement-reading.ts'
import type { Slip } from '../../text/found.ts'
import { mixedAddress } from './address.ts'
import { wrongDurations } from './durations.ts'
import { otherDurations, otherThanCode, wrongAges, wrongConversions, wrongGrowth, wrongShareOfWhole } from './figures.ts'
import { wrongHistories, wrongPaces } from './paces.ts'
import { longSentences, toldTwice } from './passages.ts'
import { deadClicks, openAsterisks, unnamedDeadlines } from './pointers.ts'
import { promisedParts } from './promised-parts.ts'
import { overWhole, wrongShares } from './shares.ts'
import { twoSurnames } from './surnames.ts'
import { toldValues } from './told-values.ts'
import { overfullSeats, overfullVotes } from './votes.ts'
import { wrongMoney, wrongWholes } from './wholes.ts'

export { buriedNews } from './buried-news.ts'

/** What a reader stumbles over who reads a draft from the beginning to the end once more. */
export const secondLook = (reading: AgreementReading): readonly Slip[] =>
  [
    overfullVotes,
    overfullSeats,
    otherDurations,
    wrongDurations,
    otherThanCode,
    wrongGrowth,
    wrongShareOfWhole,
    wrongConversions,
    wrongAges,
    wrongPaces,
    wrongHistories,
    overWhole,
    wrongShares,
    wrongWholes,
    wrongMoney,
    toldValues,
    twoSurnames,
    mixedAddress,
    toldTwice,
    promisedParts,
    deadClicks,
    openAsterisks,
    unnamedDeadlines,
    longSentences,
  ].flatMap((read) => read(reading))
