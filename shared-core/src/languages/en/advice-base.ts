import type { AdviceWords } from '../advice-words.ts'

/** Words that hold for texts in every language, because tools and templates use English. Written for Citable. */
export const englishAdvice: Pick<AdviceWords, 'parts' | 'unfinished'> = {
  parts: {
    time: '\\d\\s?-?(?:min(?:ute)?s?|h(?:ou)?rs?|h|days?)(?![a-z])|(?:an|one|half an?|two|three|four|five|ten|fifteen|twenty|thirty|a few|several) (?:minutes?|hours?)|overnight',
    yield:
      'serv(?:es|ings?|e \\d)|makes|yields?|portions?|for (?:\\d+|two|four|six|eight) (?!more|min|h(?:ou)?r|sec|day|week|to |or |deg|g |ml)[a-z]|feeds|enough for|(?:cut|divide)s? (?:it |them )?into (?:\\d+|two|four|six|eight|ten|twelve|sixteen)',
    ingredients: "ingredients?|you(?:’|')?(?:ll| will)? need",
    steps: 'steps?|method|instructions?|directions?|preparation|how to make|first(?:ly)?,|then,|next,|finally,',
    day: '(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tonight|tomorrow|yesterday|this (?:morning|week|month|year|afternoon|evening)|last (?:week|month|year|night)|next (?:week|month|year)|\\d\\s?(?:am|pm|a\\.m\\.|p\\.m\\.)|(?:days?|weeks?|months?|hours?) ago|recently|this (?:spring|summer|autumn|fall|winter)',
    place:
      'where|venue|location|place|address|online|zoom|webinar|live ?stream|streamed|hall|theatre|theater|park|museum|church|school|stadium|street|centre|center|room|library',
    price:
      'free(?: of charge)?|price[sd]?|costs?|buy|order|sold|shop|store|subscription|available (?:at|from|in|on)|download|[$€£¥₹]\\s?\\d|\\d\\s?(?:[€£$]|USD|EUR|GBP)',
  },
  unfinished: {
    bracketed:
      '(?:to be|will be|not yet) (?:written|added|done|continued|completed|confirmed|filled in)[^\\]]{0,40}|unfinished|links?|url|link (?:here|to [^\\]]{1,40})|insert\\b[^\\]]{0,60}|add [^\\]]{1,40} here|to ?do\\b[^\\]]{0,60}|tbd|tba|tk|fixme|placeholder|(?:your )?text here|xx+|check (?:this|fact|figure|number)s?|needs? (?:a )?(?:source|citation|quote)|source\\?|quote tk',
    whole:
      '(?:this section |text )?(?:to be|will be) (?:written|added|completed|filled in)(?: later| soon)?|to ?do|tbd|tba|tk|placeholder|(?:insert|add|your) (?:text|content|image|quote|caption|description) here|content (?:goes|to go) here|text to follow',
    assistant:
      "as an? (?:ai|artificial intelligence|large language|ai language) (?:language )?(?:model|assistant),? (?:i|my)\\b|i(?:'|’)?m (?:sorry|unable)[^.]{0,40} as an ai|(?:my|as of my) (?:last )?(?:knowledge|training) (?:cutoff|update|data)|regenerate response",
    around:
      "(?:(?:sure|certainly|of course|absolutely)[!,.]? )?here(?:'s| is|’s) (?:your|the|an?|a possible|my) (?:[\\w-]+ ){0,4}(?:article|blog post|draft|post|version|rewrite|outline|text)\\b(?=[^.]{0,80}[:.!])(?! (?:i|we|you|that|which|from|by) )|would you like me to |let me know if you(?:'|’)?d like me to |if you(?:'|’)?d like, i can |i can also (?:write|create|provide|shorten|expand) ",
    open: 'the|a|an|and|or|but|because|than|their|its|our|my|your|every',
  },
}
