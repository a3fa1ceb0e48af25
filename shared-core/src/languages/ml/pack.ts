import type { LanguagePack } from '../language.ts'
import { levels } from '../levels/ml.gen.ts'
import { months, words } from '../words/entries.ts'

/** Malayalam. Stop words: the commonest words of news text. Other lists are missing; checks that need them do not apply. Not evaluated: the answer threshold is the default of spaced languages. */
export const pack: LanguagePack = {
  tag: 'ml',
  name: 'മലയാളം',
  direction: 'ltr',
  script: 'spaced',
  doublesWords: true,
  reviewed: false,
  lists: {
    abbreviations: words('ശ്രീ ഡോ'),
    stopWords: words('അത് അദ്ദേഹം അവരുടെ അവർ ആ ഇത് ഈ എന്ന എന്നാൽ എന്ന് എന്റെ ഏറ്റവും ഒരു കഴിഞ്ഞ കൂടുതൽ ചെയ്തു ഞാൻ ട്രംപ് തന്നെ തന്റെ നിന്ന് പറഞ്ഞു പുതിയ വളരെ ൽ'),
  },
  months: months('ജനുവരി/ജനു ഫെബ്രുവരി/ഫെബ്രു മാർച്ച്/മാർ ഏപ്രിൽ/ഏപ്രി മേയ് ജൂൺ ജൂലൈ ഓഗസ്റ്റ്/ഓഗ സെപ്റ്റംബർ/സെപ്റ്റം ഒക്‌ടോബർ/ഒക്ടോ നവംബർ/നവം ഡിസംബർ/ഡിസം'),
  ease: null,
  sentenceLimit: 20,
  answerThreshold: 490,
  phrases: {},
  levels,
}
