import type { LanguagePack } from '../language.ts'
import { apart, levels } from '../levels/en.gen.ts'
import { months, phrases, shortPlural, words } from '../words/entries.ts'

/** English. Ease: Flesch 1948, "A new readability yardstick". */
export const pack: LanguagePack = {
  tag: 'en',
  name: 'English',
  direction: 'ltr',
  script: 'spaced',
  reviewed: true,
  lists: {
    stopWords: words(
      'a about above after again against all also although always am among an and another any anyone anything are around as at away',
      'back be became because become becomes been before being below between both but by came can cannot come could did do does doing done down during',
      "each either else enough even ever every everyone everything few first for from further get gets getting give given go goes going got had has have having he he'd he'll he's",
      'her here hers herself him himself his however i if in indeed instead into is it its itself just keep know last least less let like likely',
      'made make makes making many may maybe me might mine more moreover most much must my myself near need neither never next no nobody none nor not nothing now',
      'of off often on once one only onto or other others otherwise our ours ourselves out over own per perhaps please put quite rather really same see seem seems several shall she should since so some someone something still such',
      'take than that the their theirs them themselves then there therefore these they thing things this those though through thus to together too toward towards two under until up upon us use used uses using usually',
      'various versus very via vs want was way we well went were whether while will with within without would yet you your yours yourself yourselves',
      "don't doesn't didn't isn't aren't wasn't weren't won't wouldn't can't couldn't shouldn't hasn't haven't hadn't it's that's there's i'm i've i'll you're you've you'll we're we've we'll they're they've they'll let's",
      'don doesn didn isn aren wasn weren won wouldn couldn shouldn hasn haven hadn ain s t d ll re ve m',
    ),
    baitPhrases: phrases(
      "won't believe|will not believe|happened next|happens next|will shock you|blow your mind|nobody tells you|no one tells you|never tell you|this one trick|weird trick|doctors hate|change your life|change everything|never guess|make you cry|want you to know|is what happened|surprise you",
    ),
    vagueSubjects: words(
      'adventure afternoon article beginning blog changes chapter days dream entry evening experiences fact facts favorite',
      'favourite friday guide holiday holidays hours ideas info information insight insights lesson lessons look minutes',
      'moments monday month morning musing musings news night note notes opinion pm post project questions reasons recap',
      'reflection reflections report review saturday secret secrets service stories story stuff summary sunday surprise talk',
      'test thought thoughts thursday tip tips topics trick tricks trip trips truth tuesday update updates vacation view views',
      'visit wednesday week weekend welcome word words year years things',
    ),
    questionWords: words('how what when where which who whom whose why'),
    genericHeadings: phrases(
      'introduction|intro|overview|conclusion|conclusions|summary|in summary|final thoughts|closing thoughts|wrapping up|wrap up|the bottom line|bottom line|key takeaways|takeaways|background|about|about us|more|more information|further information|further reading|read more|references|sources|notes|resources|additional resources|related articles|related posts|see also|contents|table of contents|faq|faqs|frequently asked questions|questions and answers|q and a|getting started|details|miscellaneous|other|others|results|discussion|methods|features|benefits|advantages|disadvantages|pros and cons|pros|cons|tips|examples|example|step 1|step 2|step 3|next steps|what is it|how it works|why it matters|let us begin|the end|part 1|part 2|part one|part two|comments|share|contact|disclaimer|acknowledgements|appendix|verdict|our verdict|final verdict|preface|foreword|abstract|basics|the basics|general|general information|information|main points|highlights',
    ),
    referenceOpeners: phrases(
      'this|that|these|those|it|its|they|their|them|he|she|his|her|such|here|there|the former|the latter|the above|the following|as mentioned|as mentioned above|as noted|as we saw|as discussed|as stated above|because of this|for this reason|for that reason|therefore|thus|hence|consequently|as a result|in this case|in that case|in addition|additionally|furthermore|moreover|also|however|nevertheless|nonetheless|on the other hand|similarly|likewise|instead|otherwise|meanwhile|then|so|but|and|or|yet|another|the same|both|either|neither',
    ),
    abbreviations: words(
      'mr mrs ms dr prof st sr jr rev hon gen col lt sgt capt cmdr adm gov sen rep pres supt mt ft vs etc inc ltd co corp llc dept est approx no nos vol fig figs ed eds pp p ch sec art al cf e.g i.e eg ie a.m p.m u.s u.k u.n d.c ph.d m.d b.a m.a b.sc m.sc jan feb mar apr jun jul aug sep sept oct nov dec mon tue tues wed thu thur thurs fri sat sun ave blvd rd hwy min max tel ext incl excl viz ca',
    ),
    promotionalPhrases: phrases(
      "amazing|awesome|incredible|unbelievable|revolutionary|game changer|game changing|game-changer|game-changing|cutting edge|state of the art|best in class|world class|industry leading|market leading|next level|unparalleled|unmatched|unrivaled|unrivalled|second to none|must have|must-have|life changing|mind blowing|jaw dropping|breathtaking|stunning|ultimate|perfect solution|one stop shop|one-stop shop|seamless|seamlessly|effortless|effortlessly|supercharge|skyrocket|unlock the power|unleash|take your business to the next level|like never before|act now|buy now|order now|limited time|limited time offer|do not miss|don't miss|hurry|exclusive offer|special offer|risk free|risk-free|money back|guaranteed results|100 guaranteed|you won't believe|look no further|of your dreams|premium quality|top notch|top-notch|world's best|the best ever|super easy|super simple|magical|miracle|secret weapon|no brainer|no-brainer|groundbreaking|trailblazing|superb|exceptional value|outstanding",
    ),
    fillerPhrases: phrases(
      "at the end of the day|when it comes to|in order to|due to the fact that|the fact that|it is important to note that|it is worth noting that|it should be noted that|needless to say|as a matter of fact|for all intents and purposes|in today's world|in today's fast paced world|in this day and age|in the world of|it goes without saying|basically|actually|literally|really|very|quite|just|simply|obviously|of course|in general|generally speaking|as you know|as we all know|believe it or not|let us dive in|let's dive in|without further ado|first and foremost|last but not least|each and every|in terms of|with regard to|with respect to|a lot of|kind of|sort of|more or less|to be honest|in my opinion|at this point in time|all in all|delve into|in the realm of|plays a crucial role|plays a vital role|a testament to|ever evolving|ever-evolving",
    ),
    announcements: phrases(
      "in this article|in this post|in this blog post|in this guide|in this tutorial|this article will|this post will|this guide will|this article explains|this guide explains|this article explores|this article covers|this guide covers|this article discusses|we will look at|we will explore|we will discuss|we will cover|we will show you|we'll look at|we'll explore|we'll discuss|we'll cover|we'll show you|let's take a look at|let's explore|let us explore|read on to",
    ),
    genericWords: words(
      'important essential crucial vital key fundamental significant valuable necessary matter main role part aspect element factor basis foundation numerous variety different diverse countless unique individual special simple easy difficult possible benefit advantage positive good better best great improve enhance increase effective success result impact value quality help support offer provide allow enable contribute promote ensure achieve reach goal life live living world people person human everybody body mind society daily day time today modern age era future path journey step moment experience choose choice right suitable proper find discover explore learn understand think believe consider remember try start begin enjoy feel feeling change grow growth develop opportunity potential challenge solution idea approach method attention happy happiness joy satisfaction balance harmony wellbeing inspiration motivation confidence passion patience wonderful amazing perfect beautiful problem question answer topic point reason example work big small new',
    ),
    definitionVerbs: phrases(
      'is a|is an|is the|are a|are the|are|was a|was an|was the|were the|means|mean|refers to|refer to|is defined as|are defined as|is called|are called|is known as|are known as|stands for|describes|denotes|consists of|is one of|is any|is when',
    ),
    genericLinkTexts: phrases(
      'click here|here|this|link|this link|this page|this article|this post|read more|more|learn more|find out more|see more|continue reading|continue|details|website|page|go|download|view|check it out|see here|right here|more info|more information|info|source|open|start',
    ),
    sayingVerbs: words(
      'said says say saying according told tells explained explains added adds wrote writes noted notes argued argues stated states reported reports claimed claims warned warns recalled recalls announced announces suggested suggests concluded concludes commented comments insisted insists replied replies found observed observes estimates estimated',
    ),
    numberUnits: words(
      'percent percentage points people users customers patients students workers employees participants respondents companies businesses countries cities schools hospitals households homes cases studies times years months weeks days hours minutes seconds million billion trillion thousand hundred dozen dollars euros pounds cents usd eur gbp kg g mg lb lbs oz tons tonnes km m cm mm miles mile feet ft inches inch acres hectares litres liters l ml gallons kwh mwh gwh watts watt w kw mw volts v amps mah gb mb tb kb ghz mhz hz fps px pixels degrees celsius fahrenheit c f calories kcal bar psi mph kmh nights rooms seats guests visitors residents members votes deaths births jobs units items products orders pages words articles websites sites sessions clicks visits downloads servings cups tablespoons teaspoons grams kilograms metres meters kilometres kilometers',
    ),
    superlatives: words(
      'best worst biggest largest smallest highest lowest fastest slowest cheapest oldest newest latest longest shortest strongest weakest easiest hardest safest richest poorest greatest finest most least top first only',
    ),
    qualifiers: words(
      'best worst only first free guaranteed proven official exclusive ultimate complete definitive fastest cheapest easiest safest leading perfect always never all every',
    ),
    negations: words(
      "no not never none neither nor without cannot can't don't doesn't didn't isn't aren't wasn't won't wouldn't shouldn't couldn't nothing nobody",
    ),
    modals: words('should could might would can will'),
    deictics: words('this these here'),
    firstPerson: words("i i'm i've i'd me my mine we we're we've our us ours"),
    secondPerson: words("you you're you've you'll you'd your yours yourself"),
    thirdPerson: words("he she they him her them his their he's she's they're"),
    curiosityWords: phrases(
      "things|ways|reasons|times|people|signs|facts|moments|tweets|pictures|photos|secrets|tricks|hacks|truth|believe|won't believe|what happened|what happens next|happened next|blow your mind|change your life|will make you|never knew|you need|need to know|should know|everyone|actually|literally|totally|definitely|seriously|probably|hilarious|adorable|amazing|awesome|insane|epic|crazy|weird|genius|perfect|perfectly|shocking|mind|love|feel|life|favorite|guess|quiz|based on|which|are you|if you|when you|every|ever|most|hate|obsessed|brilliant|gorgeous|beautiful|delicious|incredible|surprising|awkward|struggles|problems|important",
    ),
    numberWords: words(
      'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million billion half dozen',
    ),
    listNouns: words(
      'ways tips reasons steps examples ideas mistakes tools things methods benefits signs questions facts types kinds rules tricks advantages disadvantages features options alternatives causes symptoms recipes books places hacks lessons strategies techniques myths habits stages exercises',
    ),
    conditions: words('if when whenever unless until only than before after without except whether as once provided'),
    stepWords: words('step steps'),
    transitionWords: phrases(
      'accordingly|additionally|afterward|afterwards|also|although|as a result|as soon as|because|before|besides|but|by contrast|consequently|despite|due to|even though|finally|first|for example|for instance|furthermore|hence|however|if|in addition|in contrast|in fact|in other words|in short|in particular|indeed|instead|later|likewise|meanwhile|moreover|nevertheless|next|on the other hand|otherwise|rather|second|similarly|since|so that|still|such as|that is|then|therefore|third|though|thus|to sum up|unless|unlike|until|when|whereas|while|yet',
    ),
  },
  affixes: [shortPlural],
  syllables: { kind: 'english' },
  answerTypes: {
    count: phrases(
      'how many|how much|how long|how far|how old|how often|how tall|how big|how high|how fast|what percentage|what percent|what number|at what rate',
    ),
    time: phrases(
      'when|what year|in what year|in which year|which year|what date|what day|since when|how long ago|what time|what dates|which dates|which day|which days|what days',
    ),
    who: phrases('who|whom|whose|by whom'),
    steps: phrases('how to|how do i|how do you|how can i|how can you|how should i'),
    definition: phrases("what is|what are|what was|what were|what does|what do you mean by|what's"),
  },
  titleForm:
    '^(?:how (?:to|do|does|did|can|could|should|would|is|are|was|were|will|much|many|long|often|old|far)|(?:what|who|when|where|why|which \\S+|what \\S+) (?:is|are|was|were|do|does|did|can|could|should|would|will|has|have|causes?)|why (?:do|does))\\s(?!you (?:need|should|must))|\\bexplained$',
  intents: {
    how_to: phrases('how to|how do i|how do you|how can i|guide to|step by step|tutorial|steps to|ways to|diy'),
    definition: phrases("what is|what are|what does|meaning of|definition of|explained|what's"),
    comparison: phrases('vs|versus|compared to|compared with|comparison|difference between|differences between|or'),
    list: phrases('best|top|ways|reasons|tips|examples|ideas|tools|things'),
    price: phrases('price|prices|cost|costs|pricing|how much|cheap|cheapest|fee|fees|salary'),
    review: phrases('review|reviews|reviewed|tested|hands on|rating|test of'),
    news: phrases('announces|announced|launches|launched|today|yesterday|breaking|update|report'),
    opinion: phrases('opinion|why i|why we|editorial|column|my view|in defense of|in defence of'),
  },
  patterns: {
    article: 'an?|the|another',
  },
  dayBehindMonth: true,
  months: months(
    'january/jan february/feb march/mar april/apr may june/jun july/jul august/aug september/sep/sept october/oct november/nov december/dec',
  ),
  passive: {
    auxiliaries: words('am is are was were be been being gets got'),
    participles: words(
      'born beaten begun bent bound bitten blown broken brought built burnt bought caught chosen cut dealt done drawn driven eaten fed felt fought found forbidden forgotten forgiven frozen given gone grown heard held hidden hit hurt kept known laid led left lent let lost made meant met paid put read ridden risen run said seen sent set sewn shaken shot shown shut sold spent spoken spread stolen struck stuck sung sworn swept taken taught thrown told thought torn understood woken won worn woven written',
    ),
    participlePatterns: ['^.{2,}[^e]ed$'],
    adverbPattern: 'ly$|^not$',
    statePattern:
      '^(?:\\w+ (?:interest|tir|excit|pleas|delight|concern|worri|surpris|convinc|satisfi|disappoint|bor|confus|locat|situat|bas|dedicat|qualifi|marri|retir|suppos|determin|committ|complicat|crowd|relat)ed|\\w+ gone|(?:is|am|are|was|were) (?:closed|done|finished|limited|exposed|known|born)) (?!by$)',
    reach: 0,
  },
  ease: { name: 'Flesch', kind: 'flesch', base: 206.835, perSentence: 1.015, perWord: 84.6 },
  sentenceLimit: 20,
  answerThreshold: 510,
  phrases: {
    whatIs: 'What is {}?',
    howTo: 'How to {}',
    difference: 'What is the difference between {} and {}?',
    howToPrefix: 'how to',
    versus: '{} vs {}',
    inSteps: '{} in {} steps',
  },
  levels,
  apart,
}
