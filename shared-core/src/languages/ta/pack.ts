import { months, words } from '../entries.ts'
import type { LanguagePack } from '../language.ts'
import { levels } from '../levels/ta.gen.ts'

/** Tamil. Stop words: the commonest words of news text. Other lists are missing, so what needs them does not apply. Not evaluated: the answer threshold is the default of spaced languages. */
export const pack: LanguagePack = {
  tag: 'ta',
  name: 'தமிழ்',
  direction: 'ltr',
  script: 'spaced',
  reviewed: false,
  lists: {
    abbreviations: words('திரு டாக்டர்'),
    stopWords: words(
      'அது அந்த அவரது அவர் அவர்கள் ஆனால் ஆம் இது இந்த இருக்கும் இருந்தது இருந்து உள்ள என என்பது என்றார் என்று என்றும் ஒரு கடந்த கூறினார் டிரம்ப் தனது தான் நாங்கள் நான் பிறகு போது மற்றும் மிகவும் முதல் வேண்டும்',
    ),
  },
  months: months('ஜனவரி/ஜன பிப்ரவரி/பிப் மார்ச்/மார் ஏப்ரல்/ஏப் மே ஜூன் ஜூலை ஆகஸ்ட்/ஆக செப்டம்பர்/செப் அக்டோபர்/அக் நவம்பர்/நவ டிசம்பர்/டிச'),
  ease: null,
  sentenceLimit: 20,
  answerThreshold: 490,
  phrases: {},
  levels,
}
