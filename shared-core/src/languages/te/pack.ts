import type { LanguagePack } from '../language.ts'
import { levels } from '../levels/te.gen.ts'
import { months, words } from '../words/entries.ts'

/** Telugu. Stop words: the commonest words of news text. Other lists are missing; checks that need them do not apply. Not evaluated: the answer threshold is the default of spaced languages. */
export const pack: LanguagePack = {
  tag: 'te',
  name: 'తెలుగు',
  direction: 'ltr',
  script: 'spaced',
  doublesWords: true,
  reviewed: false,
  lists: {
    abbreviations: words('శ్రీ డా'),
    stopWords: words(
      'అతని అతను అని అన్నారు అయిన ఆ ఆమె ఆయన ఇది ఈ ఉంది ఉన్న ఉన్నారు ఎక్కువ ఒక కంటే కానీ కారణంగా కూడా కోసం గత చాలా చెప్పారు చేయడానికి చేసిన జరిగిన ట్రంప్ తన తర్వాత నా నుండి నేను ప్రకారం మంది మరియు మాత్రమే మేము యొక్క రెండు లేదా లో వరకు వారి వారు శాతం సమయంలో',
    ),
  },
  months: months('జనవరి/జన ఫిబ్రవరి/ఫిబ్ర మార్చి ఏప్రిల్/ఏప్రి మే జూన్ జులై ఆగస్టు/ఆగ సెప్టెంబర్/సెప్టెం అక్టోబర్/అక్టో నవంబర్/నవం డిసెంబర్/డిసెం'),
  ease: null,
  sentenceLimit: 20,
  answerThreshold: 490,
  phrases: {},
  levels,
}
