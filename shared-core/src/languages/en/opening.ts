import type { OpeningSource } from '../opening-source.ts'

/** Written by us. */
export const opening: OpeningSource = {
  articles: 'the a an',
  pointing: 'this these our my their his her its',
  of: 'of',
  adjectivesFollow: false,
  isA: '(?:is|are) (?:an?|the) ',
  nouns: 'of in at on for from with by',
  others: 'to and or but who which that whose where when near between as than not',
  clause: 'because|although|though|while|whereas|which|who|whose|where|so|after|since|amid|according to|despite|following',
  bareClause:
    'because|although|though|while|whereas|after|since|amid|despite|following|and (?:not|is|are|was|were|has|have|had|will|would|can|could|must|should|does|did|to|then|costs?|takes?|remembers?|makes?|keeps?)',
  date: '(?:for the first time|(?:on|since|until|by|from) (?:[0-9]|(?:[A-Z][a-z]+day|[A-Z][a-z]+uary|March|April|May|June|July|August|[A-Z][a-z]+ember|October)(?![a-z])))',
  and: 'and',
  past: 'ed|was|were|had|woke|came|went|said|knew|saw|thought|felt|got|took|stood|sat',
  purpose: 'with|for|that|which',
  between: 'also now still never always often only just already no longer currently soon finally once again',
  condition: 'if|unless|provided|only|except|as long as|until|but',
  contested:
    'people|sources?|insiders?|rumou?rs?|reports|media|experts?|critics?|researchers?|scientists?|stud(?:y|ies)|surveys?|polls?|activists?|analysts?|witness(?:es)?|lawyers?|lawsuit|(?:alleg|accus|investigat|murder|fraud|brib|abus|assault)[a-z]*|(?<!(?:was|were|been) )killed|kills|stole',
  object: '(?:(?:[A-Z][a-z]{2,}ing|To [a-z]+) (?:an?|your)|(?:If|When|Once|Before) your) ',
  front: {
    any: 'In|At|By|After|During|For|With|Under|Last|Yesterday',
    start: 'From|Since|As of|Starting|Beginning|On|This|Next|Today|Tomorrow',
  },
  lede: {
    done: '(?:ha[sv]e?|was|were|[a-z]+ed|won|rose|fell|took|held|began|beat|bought|sold|hit|left|lost|shut|became|gave|sent|spent) ',
    circumstance: '(?:in (?:the )?[A-Z]|at (?:the |an? |[A-Z])|during |as |outside |near |after an? )',
    verb: 'will|could|(?:is|are) (?:set |due |expected |likely |about )?to|(?:is|are|has been|have been) (?:[a-z]+ly |now |being |also )?[a-z]{2,}(?:ed|en|ing)|ha[sv]e? [a-z]{2,}(?:ed|en|t|n)|has|plans? to|aims? to|agreed to',
    past: '(?:was|were) (?:[a-z]+ly )?(?:[a-z]{2,}(?:ed|en)|found|held|shot|hit|sold|cut|put)|[a-z]{2,}ed(?! (?:in|by|with|from|on|at|as|under|during|for|to|of) )|won|rose|fell|took|held|began|beat|bought|sold|hit|left|lost|shut|became|gave|sent|spent',
    scheduled:
      '(?:re)?opens?|closes?|starts?|begins?|ends?|moves?|rises?|falls?|drops?|returns?|runs?|stops?|changes?|becomes?|expires?|launch(?:es)?|goes|comes?|takes?|replaces?|introduces?|offers?|receives?|gets?',
    day: 'yesterday|today|tonight|tomorrow|last night|this (?:morning|week|month|afternoon|evening)|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day(?!,? (?:[0-9]|[A-Z])| (?:morning|afternoon|evening|night)s)',
    announced:
      "We(?: are|[’']re) (?:very |so |really )?(?:delighted|pleased|proud|happy|thrilled|excited) to (?:announce|share|confirm|report|say)(?: the news)? that |It is with (?:great )?(?:pleasure|pride) that we announce that ",
    end: '(?:in|by) (?:early |late |mid-)?(?:spring|summer|autumn|fall|winter|January|February|March|April|May|June|July|August|September|October|November|December|[12][0-9]{3})|(?:early |later )?(?:next|this) (?:year|month|week|spring|summer|autumn|winter)|(?<=[a-rt-z] )against|(?<=(?:[0-9]|illion) )to|by [a-z]+ing',
    inside: '(?:on )?(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day (?=[a-z])|(?:yesterday|today) (?=[a-z])',
  },
}
