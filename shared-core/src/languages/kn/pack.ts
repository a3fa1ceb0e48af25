import type { LanguagePack } from '../language.ts'
import { levels } from '../levels/kn.gen.ts'
import { months, words } from '../words/entries.ts'

/** Kannada. Stop words: the commonest words of news text. Other lists are missing; checks that need them do not apply. Not evaluated: the answer threshold is the default of spaced languages. */
export const pack: LanguagePack = {
  tag: 'kn',
  name: 'ಕನ್ನಡ',
  direction: 'ltr',
  script: 'spaced',
  doublesWords: true,
  reviewed: false,
  lists: {
    abbreviations: words('ಶ್ರೀ ಕು ಡಾ ಶ್ರೀಮತಿ'),
    stopWords: words(
      'ಅಥವಾ ಅದು ಅನ್ನು ಅವರ ಅವರನ್ನು ಅವರು ಆ ಆದರೆ ಇದು ಇನ್ನೂ ಈ ಈಗ ಎಂದು ಎಂಬ ಎರಡು ಒಂದು ಕಳೆದ ಜನರು ಟ್ರಂಪ್ ತನ್ನ ತಮ್ಮ ತಿಳಿಸಿದರು ನಂತರ ನನಗೆ ನನ್ನ ನಮ್ಮ ನಾನು ನಾವು ಪ್ರಕಾರ ಬಗ್ಗೆ ಮತ್ತು ಮಾಡಲು ಮೇಲೆ ಯಾವುದೇ ರಲ್ಲಿ ವಿರುದ್ಧ ಹಾಗೂ ಹೆಚ್ಚು ಹೇಳಿದರು ಹೇಳಿದ್ದಾರೆ',
    ),
  },
  months: months('ಜನವರಿ/ಜನ ಫೆಬ್ರವರಿ/ಫೆಬ್ರ ಮಾರ್ಚ್ ಏಪ್ರಿಲ್/ಏಪ್ರಿ ಮೇ ಜೂನ್ ಜುಲೈ ಆಗಸ್ಟ್/ಆಗ ಸೆಪ್ಟೆಂಬರ್/ಸೆಪ್ಟೆಂ ಅಕ್ಟೋಬರ್/ಅಕ್ಟೋ ನವೆಂಬರ್/ನವೆಂ ಡಿಸೆಂಬರ್/ಡಿಸೆಂ'),
  ease: null,
  sentenceLimit: 20,
  answerThreshold: 490,
  phrases: {},
  levels,
}
