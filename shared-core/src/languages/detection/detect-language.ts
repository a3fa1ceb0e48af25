import { normalizeWord } from '../words/normalize-word.ts'
import { scanWords } from '../words/scan-words.ts'
import { createDetector } from './language-detector.ts'

/** The detector, where all code is at hand. */
export const { certainLanguage, detectLanguage } = createDetector({ normalizeWord, scanWords })
