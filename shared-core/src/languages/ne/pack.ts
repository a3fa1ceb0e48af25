import type { LanguagePack } from '../language.ts'
import { levels } from '../levels/ne.gen.ts'
import { months, words } from '../words/entries.ts'

/** Nepali. Stop words: the commonest words of news text. Other lists are missing; checks that need them do not apply. Not evaluated: the answer threshold is the default of spaced languages. */
export const pack: LanguagePack = {
  tag: 'ne',
  name: 'नेपाली',
  direction: 'ltr',
  script: 'spaced',
  doublesWords: true,
  reviewed: false,
  lists: {
    abbreviations: words('श्री डा प्रा'),
    stopWords: words(
      'अनुसार अर्को आफ्नो उनले उसले उहाँले एउटा एक कि कुनै कुरा केही को गरिएको गरे गरेको गर्दा गर्दै गर्न गर्नुभयो गर्ने छ छन् छैन जब जसले तर त्यो थिए थियो दिन धेरै पनि बढी बताउनुभयो भएको भने भनेको भन्दा भन्नुभयो भन्ने भन्यो भयो म मलाई मा मेरो मैले यो र रूपमा लाई लागि ले वा सन् हामीले हुने हो',
    ),
  },
  patterns: {
    references: 'संदर्भ|स्रोत',
    currency: 'रुपये|रुपए',
  },
  months: months('जनवरी फेब्रुअरी मार्च अप्रिल मे जुन जुलाई अगस्ट सेप्टेम्बर अक्टोबर नोभेम्बर डिसेम्बर'),
  ease: null,
  sentenceLimit: 20,
  answerThreshold: 490,
  phrases: {},
  levels,
}
