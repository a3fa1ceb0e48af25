import { createDetector } from './language-detector.ts'
import { normalizeWord } from './normalize-word.ts'
import { scanWords } from './scan-words.ts'

/** The detector, where all code is at hand. */
export const { certainLanguage, detectLanguage } = createDetector({ normalizeWord, scanWords })
