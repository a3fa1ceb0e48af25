import { months, words } from '../entries.ts'
import type { LanguagePack } from '../language.ts'
import { levels } from '../levels/ka.gen.ts'

/** Georgian. Stop words: the commonest words of news text. Other lists are missing, so what needs them does not apply. Not evaluated: the answer threshold is the default of spaced languages. */
export const pack: LanguagePack = {
  tag: 'ka',
  name: 'ქართული',
  direction: 'ltr',
  script: 'spaced',
  reviewed: false,
  lists: {
    stopWords: words(
      'ადამიანი ამ ან არ არა არის ასევე განაცხადა და ერთი ეს თუ თქვა იგი იმ ის ისინი იყო კიდევ მაგრამ მათ მათი მან მას მე მეტი მის მისი მხოლოდ ორი რათა რაც როგორც როდესაც რომ რომელიც ს სადაც უნდა უფრო შემდეგ შესახებ შორის ჩვენ წელს წლის',
    ),
  },
  months: months(
    'იანვარი/იან თებერვალი/თებ მარტი/მარ აპრილი/აპრ მაისი/მაი ივნისი/ივნ ივლისი/ივლ აგვისტო/აგვ სექტემბერი/სექ ოქტომბერი/ოქტ ნოემბერი/ნოე დეკემბერი/დეკ',
  ),
  ease: null,
  sentenceLimit: 20,
  answerThreshold: 490,
  phrases: {},
  levels,
}
