import type { AdviceWords } from '../advice-words.ts'
import { englishAdvice } from './advice-base.ts'
import { labels } from './title-labels.ts'

const weekdays = '(?:mon|tues|wednes|thurs|fri|satur|sun)day'

/** Written by us. */
export const words: AdviceWords = {
  labels,
  ...englishAdvice,
  dates: {
    relative: `yesterday(?!['’]s? )|(?<!the |in the |over the |every |each |your |our |their |his |her |for |and |or )(?:last|next) (?:week(?:end)?|month|year|summer|winter|spring|autumn|fall|${weekdays})(?! (?:of|in|or|to)\\b)|(?:earlier |later )this (?:week|month|year)|this (?:coming |past )?(?:${weekdays})(?! (?:or|to)\\b)|on ${weekdays}(?!s|['’]|,? (?:and|or|to|through|until|mornings?|afternoons?|evenings?|nights?|[12]?\\d|the|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|\\s?[-–]|, (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|[123]?\\d))|(?:a few|a couple of|several|two|three|four|five|six|\\d{1,2}) (?:days|weeks|months) ago`,
    ahead: 'next ',
    until:
      '(?:until|till|through|by|no later than|before|ends? on|closes? on|deadline(?: is| of|:)?)(?: (?:midnight|noon|the end of))?(?: on)?(?: (?:mon|tues|wednes|thurs|fri|satur|sun)day,?)?',
    future: "will|won['’]t|(?:is|are) (?:going to|due to|set to|scheduled|expected to|planned)|upcoming|shall",
    holds:
      'is|are|can|may|must|will|apply|applications?|register|registration|valid|open|available|book|order|submit|vote|save|runs|ends?|lasts|closes?|deadline|due',
    past: 'was|were|had|did|ran|lasted|remained|stayed|served|lived|worked|ruled|held|continued|operated|would|has been|have been|used to|closed|ended|opened',
  },
  sources:
    '(?<!(?:the|these|those|both|our|all) )(?<![a-z])(?:(?:a|one|another) (?:[a-z]+ )?(?:study|survey)|stud(?:y|ies)|surveys|research|experts|scientists|researchers|doctors) (?:has |have |all |generally )?(?:shows?|shown|says?|agree|found|finds|suggests?|proves?|proven|confirms?|recommend|believe)(?![a-z])|according to (?:a |some |many |several |recent |new )*(?:study|studies|experts|research|surveys?)(?! (?:by|from|at|of|in))|(?:scientifically|clinically) proven',
  numbers:
    'one/single/first two/both/pair/second/twin/twice three/third/trio four/fourth/quartet five/fifth six/sixth seven/seventh eight/eighth nine/ninth ten/tenth eleven/eleventh twelve/twelfth/dozen fifteen twenty thirty forty fifty/half hundred',
}
