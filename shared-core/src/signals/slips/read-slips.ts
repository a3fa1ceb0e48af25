import type { BlockId, Span } from '../../model/values.ts'
import type { AgreementReading } from '../text/agreement-reading.ts'
import type { Slip } from '../text/found.ts'
import { announcedCounts } from './announced-counts.ts'
import { compoundNames } from './compound-names.ts'
import { countedTwice } from './counted-twice.ts'
import { doubledParagraphs, openMarks } from './marks-and-copies.ts'
import { pastInvitations } from './past-invitations.ts'
import { twoOffices } from './two-offices.ts'
import { twoSpellings } from './two-spellings.ts'
import { unansweredHeadings } from './unanswered-headings.ts'

/** What a careful reader counts and compares. */
export interface ReadSlips {
  readonly slips: readonly Slip[]
  /** Last days of what readers are asked to do, which are over. */
  readonly passed: readonly Span[]
  /** Headings that ask, over sections which hold nothing of what is asked for. */
  readonly unanswered: readonly BlockId[]
}

/** Slips of the hand that the text itself shows; no dictionary is asked. Loaded after the scores. */
export const readSlips = (reading: AgreementReading): ReadSlips => ({
  slips: [doubledParagraphs, announcedCounts, countedTwice, twoOffices, twoSpellings, compoundNames, openMarks].flatMap((read) =>
    read(reading),
  ),
  passed: pastInvitations(reading),
  unanswered: unansweredHeadings(reading),
})
