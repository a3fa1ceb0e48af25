import type { AgreementReading } from '../../text/agreement-reading.ts'
import type { Slip } from '../../text/found.ts'
import { mixedAddress } from './address.ts'
import { besideLists } from './beside-lists.ts'
import { otherDurations, otherThanCode, wrongAges, wrongConversions, wrongGrowth, wrongShareOfWhole } from './figures.ts'
import { longSentences, repeatedPassages } from './passages.ts'
import { deadClicks, openAsterisks, unnamedDeadlines } from './pointers.ts'
import { promisedParts } from './promised-parts.ts'

export { buriedNews } from './buried-news.ts'

/** What a reader stumbles over who reads a draft from the beginning to the end once more. */
export const secondLook = (reading: AgreementReading): readonly Slip[] =>
  [
    otherDurations,
    otherThanCode,
    wrongGrowth,
    wrongShareOfWhole,
    wrongConversions,
    wrongAges,
    besideLists,
    mixedAddress,
    repeatedPassages,
    promisedParts,
    deadClicks,
    openAsterisks,
    unnamedDeadlines,
    longSentences,
  ].flatMap((read) => read(reading))
