import type { AgreementReading } from './agreement-reading.ts'
import type { Slip } from './found.ts'
import { missingParts } from './missing-parts.ts'
import { wrongFigures } from './wrong-figures.ts'

/** What other parts of the text contradict: figures, and parts that it points to. Loaded after the scores. */
export const contradictions = (reading: AgreementReading): readonly Slip[] => [...wrongFigures(reading), ...missingParts(reading)]
